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

/** Why the player's command was refused: a code of the rules or of the board. */
export type Refusal =
  | Exclude<Legality, 'ok'>
  | 'busy'
  | 'cancelled'
  | 'demonstration'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'no-moves-from';

/** What the player tried: a card, and the piles it should move between. */
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
  /** By setting, then by value; the empty value has the setting's own name. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * One language: every text that a player sees or hears. Sentences are made from facts and effects,
 * so they don't depend on which game it is.
 */
export interface Words {
  readonly lang: string;
  readonly labels: Labels;
  gameName(game: string): string;
  card(card: Card): string;
  /** Where a pile is: “12 o’clock”. */
  place(pile: PileSpec): string;
  /** A pile for screen readers: its place, then its card, then its count. */
  pile(pile: PileFacts): string;
  badge(badge: Badge): string;
  move(effects: readonly Effect[], piles: readonly PileFacts[]): string;
  /** As short as possible: only the cards that have become visible. */
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
  /** A part of the kit that the player asked for could not be loaded. */
  readonly notLoaded: string;
  /** The words that are not needed at first. */
  more(): Promise<{ readonly more: MoreWords }>;
}

/** The share of deals that can be won. */
export interface Chances {
  /** 0 to 1. */
  readonly share: number;
  /** Whether the deal alone decides the game. */
  readonly noChoices: boolean;
  /** Whether the share is the actual value; otherwise it is a lower bound. */
  readonly sure: boolean;
  /** If the exact chance is 1 in n: n. */
  readonly oneIn?: number | undefined;
}

/** The words for advice, refusals, explanations and settings, loaded when first needed. */
export interface MoreWords {
  readonly settings: SettingWords;
  /** @param chance of winning with this move, if known */
  hint(card: Card | undefined, from: PileSpec, to: PileSpec, chance?: number): string;
  noHint: string;
  /** A hint in a position that can't be won. */
  hintLost: string;
  /** A hint without the solver: just a legal move. */
  plainHint(card: Card | undefined, from: PileSpec, to: PileSpec): string;
  /** The solver could not be loaded or doesn't answer. */
  noSolver: string;
  /** Whether the position can be won; `undefined` while the solver is working. */
  verdict(kind: 'won' | 'lost' | 'unknown' | undefined): string;
  /** `unknown`: no solution was found; `lost`: there is none after this many moves of the game. */
  noSolution(kind: 'lost' | 'unknown', moveCount: number): string;
  /** Says also that the solver can see every card. */
  solutionBegins(moveCount: number): string;
  /** A move of the solution: its number, the number of all moves, and what it does. */
  solutionStep(
    number: number,
    count: number,
    effects: readonly Effect[],
    piles: readonly PileFacts[],
  ): string;
  solutionEnds(count: number): string;
  /** @param chances how many deals can be won, if known */
  explain(explanation: Explanation, piles: readonly PileSpec[], chances?: Chances): string;
  /** How many moves a win took, and the fewest possible for the deal. */
  par(moveCount: number, fewest: number): string;
  odds(chances: Chances): string;
  refusal(code: Refusal, attempt: Attempt): string;
}
