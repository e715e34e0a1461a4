import type {
  ChangeDetail,
  DealDetail,
  ErrorDetail,
  GameDetail,
  LoadDetail,
  LossDetail,
  MoveDetail,
  StepDetail,
  StuckDetail,
  WinDetail,
} from '../session/index.js';

/** The base of all events of the kit: they bubble, cross shadow roots, and have frozen details. */
abstract class SolitaireEvent<Detail> extends CustomEvent<Readonly<Detail>> {
  constructor(name: string, detail: Readonly<Detail>, cancelable = false) {
    super(`solitaire-${name}`, { detail, cancelable, bubbles: true, composed: true });
  }
}

/** A new game has been dealt. */
export class SolitaireDealEvent extends SolitaireEvent<DealDetail> {
  constructor(detail: DealDetail) {
    super('deal', detail);
  }
}

/** A game was loaded or resumed; no other event fires for its moves. */
export class SolitaireLoadEvent extends SolitaireEvent<LoadDetail> {
  constructor(detail: LoadDetail) {
    super('load', detail);
  }
}

/** The player or a method is about to deal a game; `preventDefault()` stops it. */
export class SolitaireBeforeDealEvent extends SolitaireEvent<DealDetail> {
  constructor(detail: DealDetail) {
    super('before-deal', detail, true);
  }
}

/** A legal move is about to happen; `preventDefault()` stops it. */
export class SolitaireBeforeMoveEvent extends SolitaireEvent<MoveDetail> {
  constructor(detail: MoveDetail) {
    super('before-move', detail, true);
  }
}

/** Moves are about to be undone; `preventDefault()` stops it. */
export class SolitaireBeforeUndoEvent extends SolitaireEvent<StepDetail> {
  constructor(detail: StepDetail) {
    super('before-undo', detail, true);
  }
}

/** A hint is about to be looked for; `preventDefault()` stops it. */
export class SolitaireBeforeHintEvent extends SolitaireEvent<GameDetail> {
  constructor(detail: GameDetail) {
    super('before-hint', detail, true);
  }
}

/** A move has happened. */
export class SolitaireMoveEvent extends SolitaireEvent<MoveDetail> {
  constructor(detail: MoveDetail) {
    super('move', detail);
  }
}

/** Moves have been undone. */
export class SolitaireUndoEvent extends SolitaireEvent<StepDetail> {
  constructor(detail: StepDetail) {
    super('undo', detail);
  }
}

/** Moves have been redone. */
export class SolitaireRedoEvent extends SolitaireEvent<StepDetail> {
  constructor(detail: StepDetail) {
    super('redo', detail);
  }
}

/** A move or redo has won the game. */
export class SolitaireWinEvent extends SolitaireEvent<WinDetail> {
  constructor(detail: WinDetail) {
    super('win', detail);
  }
}

/** A move or redo has lost the game. */
export class SolitaireLossEvent extends SolitaireEvent<LossDetail> {
  constructor(detail: LossDetail) {
    super('loss', detail);
  }
}

/** The solver has shown that the game can't be won any more, or it can be won again after undo. */
export class SolitaireStuckEvent extends SolitaireEvent<StuckDetail> {
  constructor(detail: StuckDetail) {
    super('stuck', detail);
  }
}

/** Something went wrong that the page may want to know about. */
export class SolitaireErrorEvent extends SolitaireEvent<ErrorDetail> {
  constructor(detail: ErrorDetail) {
    super('error', detail);
  }
}

/** The state has changed, through any of the above. */
export class SolitaireChangeEvent extends SolitaireEvent<ChangeDetail> {
  constructor(detail: ChangeDetail) {
    super('change', detail);
  }
}

/** Every event of the kit, by name. */
export interface SolitaireEventMap {
  'solitaire-deal': SolitaireDealEvent;
  'solitaire-load': SolitaireLoadEvent;
  'solitaire-before-deal': SolitaireBeforeDealEvent;
  'solitaire-before-move': SolitaireBeforeMoveEvent;
  'solitaire-before-undo': SolitaireBeforeUndoEvent;
  'solitaire-before-hint': SolitaireBeforeHintEvent;
  'solitaire-move': SolitaireMoveEvent;
  'solitaire-undo': SolitaireUndoEvent;
  'solitaire-redo': SolitaireRedoEvent;
  'solitaire-win': SolitaireWinEvent;
  'solitaire-loss': SolitaireLossEvent;
  'solitaire-stuck': SolitaireStuckEvent;
  'solitaire-error': SolitaireErrorEvent;
  'solitaire-change': SolitaireChangeEvent;
}

declare global {
  // Extends the types of addEventListener of elements, documents and windows with the map above.
  interface GlobalEventHandlersEventMap extends SolitaireEventMap {}
}
