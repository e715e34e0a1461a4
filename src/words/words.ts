import type { Card } from '../cards/index.js';
import type {
  Badge,
  Effect,
  Explanation,
  LossReason,
  PileFacts,
  PileSpec,
  Legality,
} from '../rules/engine.js';

/** Why a command from the player came to nothing, in the rules' terms and the board's. */
export type Refusal =
  | Exclude<Legality, 'ok'>
  | 'busy'
  | 'cancelled'
  | 'demonstration'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'no-moves-from';

/** What the player asked about: the card in hand and the piles between which it should go. */
export interface Attempt {
  readonly card?: Card;
  readonly from?: PileFacts;
  readonly to?: PileFacts;
}

/** The labels of controls: plain strings. */
export interface Labels {
  readonly board: string;
  readonly toolbar: string;
  readonly newGame: string;
  readonly restart: string;
  readonly undo: string;
  readonly redo: string;
  readonly hint: string;
  readonly play: string;
  readonly pause: string;
  readonly deal: string;
  readonly ownDeal: string;
  readonly moves: string;
  readonly time: string;
  readonly lost: string;
  readonly why: string;
  readonly back: string;
  readonly solution: string;
  readonly finish: string;
  readonly step: string;
  readonly takeOver: string;
  readonly backToGame: string;
  readonly menu: string;
  readonly settings: string;
  readonly bringBack: string;
  readonly close: string;
}

/** The names of settings and of their values, as the settings dialog shows them. */
export interface SettingWords {
  readonly title: string;
  readonly note: string;
  /** By setting, then by value; the setting's own name stands under the empty value. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * One language. Every string that a player meets comes from here; sentences are made from plain
 * facts and effects, never from a game's name.
 */
export interface Words {
  readonly lang: string;
  readonly labels: Labels;
  gameName(game: string): string;
  card(card: Card): string;
  /** Where a pile is: “12 o’clock”. */
  place(pile: PileSpec): string;
  /** A pile for listeners: its place, then its card, then its count. */
  pile(pile: PileFacts): string;
  badge(badge: Badge): string;
  move(effects: readonly Effect[], piles: readonly PileFacts[]): string;
  /** As short as it can be: only what has become visible. */
  moveBrief(effects: readonly Effect[], piles: readonly PileFacts[]): string;
  undone(count: number): string;
  redone(count: number): string;
  /** @param count how many cards are lifted: `card`, and those that lie on it */
  lifted(card: Card, targets: readonly PileSpec[], count?: number): string;
  putDown(card: Card): string;
  dealt(game: string, deal: number | null): string;
  loaded(moveCount: number): string;
  won(moveCount: number): string;
  /** The heading of a win: what is complete now. */
  wonTitle(piles: readonly PileSpec[]): string;
  lost(reason: LossReason): string;
  /** A part of the kit that the player wants has not come. */
  readonly notLoaded: string;
  /** What is not needed to begin with. */
  more(): Promise<{ readonly more: MoreWords }>;
}

/** How many of all deals can be won. */
export interface Chances {
  /** 0 to 1. */
  readonly share: number;
  /** Whether the deal decides alone. */
  readonly noChoices: boolean;
  /** Whether the share is known, and not only that it is at least so much. */
  readonly sure: boolean;
  /** Proved: exactly one deal in so many. */
  readonly oneIn?: number | undefined;
}

/** What is said of advice, refusals, reasons and settings: loaded with the first of them. */
export interface MoreWords {
  readonly settings: SettingWords;
  /** @param chance of winning with it, where that is known */
  hint(card: Card | undefined, from: PileSpec, to: PileSpec, chance?: number): string;
  noHint: string;
  /** A hint where no move can win any more. */
  hintLost: string;
  /** A hint where no solver can be asked: a move that is legal, and no more. */
  plainHint(card: Card | undefined, from: PileSpec, to: PileSpec): string;
  /** The solver can't be asked. */
  noSolver: string;
  /** The solver's word on the position; `undefined` while it thinks. */
  verdict(kind: 'won' | 'lost' | 'unknown' | undefined): string;
  /** No way to a win was found, or there is none, after so many moves of the game. */
  noSolution(kind: 'lost' | 'unknown', moveCount: number): string;
  /** That the solution knows every card. */
  solutionBegins(moveCount: number): string;
  /** A move of the solution: its number, how many there are, and what it does. */
  solutionStep(
    number: number,
    count: number,
    effects: readonly Effect[],
    piles: readonly PileFacts[],
  ): string;
  solutionEnds(count: number): string;
  /** @param chances how many of all deals can be won, where that is known */
  explain(explanation: Explanation, piles: readonly PileSpec[], chances?: Chances): string;
  /** How many moves a win took, and the fewest that the deal needs. */
  par(moveCount: number, fewest: number): string;
  odds(chances: Chances): string;
  refusal(code: Refusal, attempt: Attempt): string;
}
