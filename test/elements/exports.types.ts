/** The types that a page's TypeScript takes from the kit, each used as a page would: compiled, not run. */
import type {
  BigBenSolitaire,
  ChangeDetail,
  DealDetail,
  DealRequest,
  EffectRecord,
  DialogName,
  ErrorDetail,
  Explanation,
  FaceRenderer,
  GameDetail,
  LoadDetail,
  LossDetail,
  MoveDetail,
  MoveReport,
  Result,
  SolitaireBeforeDealEvent,
  SolitaireBeforeHintEvent,
  SolitaireBeforeMoveEvent,
  SolitaireBeforeUndoEvent,
  SolitaireChangeEvent,
  SolitaireDealEvent,
  SolitaireErrorEvent,
  SolitaireLoadEvent,
  SolitaireLossEvent,
  SolitaireMoveEvent,
  SolitaireRedoEvent,
  SolitaireStuckEvent,
  SolitaireUndoEvent,
  SolitaireWinEvent,
  ResultsReport,
  StateReport,
  StatisticsReport,
  StepDetail,
  StuckDetail,
  Trouble,
  WinDetail,
} from '../../src/hourhand.js';
import { SolitaireMoveEvent as AsValue } from '../../src/hourhand.js';
import type * as All from '../../src/hourhand.js';
import type * as Clock from '../../src/tags/clock.js';
import type { SolitaireSettings } from '../../src/tags/solitaire-settings.class.js';
import type * as ClockClass from '../../src/tags/clock.class.js';

/** Both the same type: assignable either way. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** An event and its detail. */
type Carries<E extends { readonly detail: unknown }, Detail> = Same<E['detail'], Readonly<Detail>>;

export const details: [
  Carries<SolitaireDealEvent, DealDetail>,
  Carries<SolitaireLoadEvent, LoadDetail>,
  Carries<SolitaireBeforeDealEvent, DealDetail>,
  Carries<SolitaireBeforeMoveEvent, MoveDetail>,
  Carries<SolitaireBeforeUndoEvent, StepDetail>,
  Carries<SolitaireBeforeHintEvent, GameDetail>,
  Carries<SolitaireMoveEvent, MoveDetail>,
  Carries<SolitaireUndoEvent, StepDetail>,
  Carries<SolitaireRedoEvent, StepDetail>,
  Carries<SolitaireWinEvent, WinDetail>,
  Carries<SolitaireLossEvent, LossDetail>,
  Carries<SolitaireStuckEvent, StuckDetail>,
  Carries<SolitaireErrorEvent, ErrorDetail>,
  Carries<SolitaireChangeEvent, ChangeDetail>,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true, true];

/** The entries of single games bring the same types. */
export const entries: [
  Same<Clock.MoveDetail, MoveDetail>,
  Same<Clock.SolitaireWinEvent, SolitaireWinEvent>,
  Same<Clock.SolitaireEventMap, All.SolitaireEventMap>,
  Same<ClockClass.Result, Result>,
  Same<ClockClass.SolitaireLossEvent, SolitaireLossEvent>,
] = [true, true, true, true, true];

export function page(game: BigBenSolitaire): readonly unknown[] {
  const wish: DealRequest = 'daily';
  const faces: FaceRenderer = (card, { large }) => (card && large ? new Text(card) : null);
  game.faceRenderer = faces;
  const result: Result = game.play('f1-h2');
  const trouble: Trouble | null = result.ok ? null : result.error;
  const moves: readonly MoveReport[] = game.moves;
  const state: StateReport = game.state;
  const asked: Promise<[Result, MoveReport | null, Explanation | null]> = Promise.all([
    game.newGame(wish),
    game.hint(),
    game.explain(),
  ]);
  game.howToPlay();
  const dialog: DialogName = 'share';
  const shown: Promise<Result> = game.showDialog(dialog);
  game.pause();
  game.resume();
  const counted: Promise<StatisticsReport | null> = game.statistics();
  const best = counted.then((all): ResultsReport['fewest'] => all?.current.fewest ?? null);
  const cleared: Promise<Result> = game.clearStatistics();
  const now: readonly [boolean, boolean | null] = [game.paused, game.canBeWon];
  const heard: (EffectRecord | undefined)[] = [];
  // Both the name and the class tell what the detail is.
  game.addEventListener('solitaire-move', ({ detail }) => heard.push(detail.effects[0]));
  document.addEventListener('solitaire-move', (event) => {
    if (event instanceof AsValue) heard.push(event.detail.effects[0]);
  });
  return [trouble?.at, moves[0]?.token, state.piles, asked, heard, shown, best, cleared, now];
}

/** What a page sets is a property of a game and of the tag around games, with its values. */
export const settings: [
  Same<BigBenSolitaire['verbosity'], 'full' | 'brief' | undefined>,
  Same<SolitaireSettings['autoMove'], 'none' | 'forced' | 'safe' | undefined>,
] = [true, true];
