import type { Card, Rank } from '../../cards/index.js';
import type { OptionSpec, Options, Presets } from './options.js';
import { type Legality, whyNotLegal } from './legality.js';
import type { PileRole } from './roles.js';

export { LEGALITIES, type Legality } from './legality.js';

/** Added to a face-down card. */
export const DOWN = 64;

/** A card on the table: a {@link Card}, plus {@link DOWN} if it is face down. */
export type TableCard = number;

export const cardOf = (slot: TableCard): Card => slot & 63;
export const isDown = (slot: TableCard): boolean => slot >= DOWN;

/** From the bottom card to the top one. */
export type Pile = readonly TableCard[];

/**
 * A position of a game: a plain value, read-only by type. Piles that a move doesn't change are shared
 * between positions. Games add small integers for anything the piles can't show; {@link Rules.memory}
 * lists them.
 */
export interface State {
  readonly piles: readonly Pile[];
}

/** A move. `from` and `to` are indices in {@link Rules.piles}. */
export interface Move {
  /**
   * The ids of both piles, as in `c3-h12`, and the number of cards if it is a run, as in `c3-c5-4`:
   * used in saved games and events.
   */
  readonly token: string;
  readonly from: number;
  readonly to: number;
  /** The number of cards that move together, from the top of the pile; 1 by default. */
  readonly count?: number;
}

/** The number of cards that a move takes from the top of its pile. */
export const countOf = ({ count = 1 }: Move): number => count;

/**
 * What a move does to one card. The effects of a move happen in order. Each says everything that
 * happens to its card, so that its position in the list has no other meaning.
 */
export interface Effect {
  readonly card: Card;
  readonly from: number;
  /** The card's index in its pile, from the bottom, before this effect. */
  readonly fromIndex: number;
  readonly to: number;
  /** Its index in the new pile after this effect. */
  readonly toIndex: number;
  /** Whether it was face up before this effect. */
  readonly wasFaceUp: boolean;
  /** Whether it is face up afterwards. */
  readonly faceUp: boolean;
}

/** Whether an effect turns a face-down card face up. */
export const turnsUp = ({ wasFaceUp, faceUp }: Effect): boolean => faceUp && !wasFaceUp;

/** The properties of a pile that never change. */
export interface PileSpec {
  readonly id: string;
  readonly role: PileRole;
  /** Its place: on a ring of the dial, or in a row (0 is the top row) and its order in it. */
  readonly place:
    | { readonly ring: 'inner' | 'outer'; readonly hour: number }
    | { readonly ring: 'centre' }
    | { readonly row: number; readonly order: number };
  /** The rank that it collects, if any. */
  readonly rank?: Rank;
  /** The hour that it must show in the end, 1 to 12; 0 is the centre. */
  readonly hour?: number;
  /** How its cards lie: squared, fanned, or tucked under the others. */
  readonly spread: 'stack' | 'fan' | 'tuck';
}

/** A pile and its current contents. */
export interface PileFacts extends PileSpec {
  readonly cards: Pile;
  /** The number of face-down cards. */
  readonly hidden: number;
  /** The number of cards until it is full: those a foundation still needs, or a fan's gaps. */
  readonly missing: number;
  readonly complete: boolean;
  /** The id of the pile on which it currently lies, for a pile without a place of its own. */
  readonly over?: string;
}

/** Something to show beside the piles. */
export type Badge =
  | { readonly kind: 'redeals'; readonly count: number }
  | { readonly kind: 'suit-order'; readonly suits: readonly (number | null)[] };

export interface Table {
  readonly piles: readonly PileFacts[];
  readonly badges: readonly Badge[];
}

/** Why a game can be lost, as far as the rules know. */
export const LOSS_REASONS = ['cycle', 'no-moves', 'none-aside', 'passes-over'] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

export type Outcome =
  | { readonly status: 'playing' }
  | { readonly status: 'won' }
  | { readonly status: 'lost'; readonly reason: LossReason };

export const PLAYING: Outcome = Object.freeze({ status: 'playing' });
export const WON: Outcome = Object.freeze({ status: 'won' });
export const lostBy = (reason: LossReason): Outcome => Object.freeze({ status: 'lost', reason });

/** Why a game was lost. */
export type Explanation =
  | {
      readonly kind: 'cycle';
      /** Pile ids; each pile's lowest card leads to the next pile, the last one's to the first. */
      readonly piles: readonly string[];
      readonly cards: readonly Card[];
      /** The number of such cycles in the deal. */
      readonly count: number;
      /** Whether the start pile's last card returned, which turns the cards of one cycle at most. */
      readonly kingReturned: boolean;
    }
  | { readonly kind: Exclude<LossReason, 'cycle'> }
  | {
      /** Found by the solver: the last position that could still be won. */
      readonly kind: 'turning-point';
      /** The number of moves made in that position; -1 if the deal itself can't be won. */
      readonly moveCount: number;
      /** The losing move; null if the deal itself can't be won. */
      readonly token: string | null;
      /** The card that it moved, if that was face up. */
      readonly card: Card | null;
      /** A move that would have kept the game winnable. */
      readonly instead: { readonly token: string; readonly card: Card | null } | null;
      /** Whether it is proved that no later position can be won. */
      readonly sure: boolean;
    };

/** A position as the player sees it: a hidden card is `null`. */
export interface VisibleState {
  readonly piles: readonly (readonly (Card | null)[])[];
  readonly memory: Readonly<Record<string, number>>;
}

/** A number that a game remembers besides its piles: a pile's index, or a count. */
export interface MemorySpec {
  readonly name: string;
  readonly kind: 'pile' | 'count';
  /** The largest valid value, for parsing a position. */
  readonly max: number;
}

/** The rules of a game with one set of options: pure functions of positions and moves. */
export interface Rules<S extends State = State> {
  readonly game: string;
  readonly options: Options;
  /** Whether the player has no choices, so that the deal decides the game. */
  readonly noChoices?: boolean;
  readonly piles: readonly PileSpec[];
  /** The cards that are dealt, in their starting order. */
  readonly pack: readonly Card[];
  /** All cards of the game, in any order: the pack and the cards laid out before the deal. */
  readonly allCards: readonly Card[];
  readonly memory: readonly MemorySpec[];
  /** @param cards the pack in dealing order, as {@link checkDeal} accepts it */
  deal(cards: readonly Card[]): S;
  /** The legal moves; none if the game has ended. */
  moves(state: S): readonly Move[];
  /**
   * The move between two piles, legal or not. A game that moves only single cards ignores `count`.
   * @param count the number of cards, from the top of the pile; 1 by default
   */
  move(from: number, to: number, count?: number): Move;
  legality(state: S, from: number, to: number, count?: number): Legality;
  /** @throws {IllegalMove} if the move is not legal */
  apply(state: S, move: Move): S;
  /** What a legal move does, card by card. */
  effects(state: S, move: Move): readonly Effect[];
  outcome(state: S): Outcome;
  table(state: S): Table;
  /** The move that a double tap on a pile makes, if any. */
  obvious(state: S, from: number): Move | undefined;
  /** A move to a foundation that can never be wrong, if there is one. */
  safe(state: S): Move | undefined;
}

/** A game as data, and a function that creates its rules. */
export interface Game<S extends State = State> {
  readonly id: string;
  readonly options: readonly OptionSpec[];
  readonly presets?: Presets;
  /** Whether the solver knows the game: its catalogue entry must then name an adapter. */
  readonly hasSolver?: boolean;
  create(options: Options): Rules<S>;
}

/**
 * Returns a pile that no play could lead to, in a parsed position that has the right cards. Kept apart
 * from the rules so that pages don't load it.
 */
export type PositionValidator = (rules: Rules, state: State) => number | undefined;

/** Thrown for a move that is not legal. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  constructor(
    /** Why: a {@link Legality} other than `ok`. */
    readonly code: Exclude<Legality, 'ok'>,
    /** The move's token. */
    readonly token: string,
  ) {
    super(
      // A program without types may give the text of a move, which has no token.
      (token as string | undefined) === undefined
        ? 'this is not a move: moves(state) lists those that are legal, and parseMove(rules, text) reads one'
        : `“${token}” is not a legal move here: ${whyNotLegal(code)}; moves(state) lists those that are`,
    );
  }
}

export const pileIndex = (rules: Rules, id: string): number =>
  rules.piles.findIndex((pile) => pile.id === id);
