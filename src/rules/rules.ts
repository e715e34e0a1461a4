import type { Card, Rank } from '../cards/index.js';
import type { OptionSpec, Options, Presets } from './options.js';

/** Added to a card that lies face down. */
export const DOWN = 64;

/** A card on the table: a {@link Card}, plus {@link DOWN} where it lies face down. */
export type TableCard = number;

export const cardOf = (slot: TableCard): Card => slot & 63;
export const isDown = (slot: TableCard): boolean => slot >= DOWN;

/** From the bottom card to the top one. */
export type Pile = readonly TableCard[];

/**
 * A position of one game: a plain value, read-only by type. Applying a move shares what it does not
 * change, and what leaves the kit's elements is frozen. The games add small whole numbers for what the
 * piles can't show; {@link Rules.memory} names them.
 */
export interface State {
  readonly piles: readonly Pile[];
}

/** One legal step. `from` and `to` are places in {@link Rules.piles}. */
export interface Move {
  /**
   * The ids of both piles, as in `c3-h12`, and the count where a run of cards goes, as in `c3-c5-4`:
   * what saved games and events hold.
   */
  readonly token: string;
  readonly from: number;
  readonly to: number;
  /** How many cards the player moves together, from the top of the pile; 1 where it is missing. */
  readonly count?: number;
}

/** How many cards a move takes from the top of its pile. */
export const countOf = ({ count = 1 }: Move): number => count;

/**
 * One card on its way; the effects of a move happen in their order. Each says all of what happened,
 * so that its place among the others means nothing else.
 */
export interface Effect {
  readonly card: Card;
  readonly from: number;
  /** Where in its pile the card lay, counted from the bottom, when this effect begins. */
  readonly fromIndex: number;
  readonly to: number;
  readonly toIndex: number;
  /** How it lay before this effect. */
  readonly wasFaceUp: boolean;
  /** How it lies afterwards. */
  readonly faceUp: boolean;
}

/** Whether an effect shows a card that lay face down. */
export const turnsUp = ({ wasFaceUp, faceUp }: Effect): boolean => faceUp && !wasFaceUp;

export type PileRole = 'foundation' | 'tableau' | 'stock' | 'waste' | 'turned';

/** What is true of a pile for the whole game. */
export interface PileSpec {
  readonly id: string;
  readonly role: PileRole;
  /** Where it belongs: a ring of the dial, or a row (0 is the topmost) and its order in it. */
  readonly place:
    | { readonly ring: 'inner' | 'outer'; readonly hour: number }
    | { readonly ring: 'centre' }
    | { readonly row: number; readonly order: number };
  /** The rank whose cards it collects, where it collects one. */
  readonly rank?: Rank;
  /** The hour that it must show in the end, 1 to 12; 0 is the centre. */
  readonly hour?: number;
  /** How its cards lie: squared up, each showing those beneath it, or put under the others. */
  readonly spread: 'stack' | 'fan' | 'tuck';
}

/** What is true of a pile now. */
export interface PileFacts extends PileSpec {
  readonly cards: Pile;
  /** Cards that lie face down. */
  readonly hidden: number;
  /** Cards it needs before it is full: a foundation's way to go, a fan's gaps. */
  readonly missing: number;
  readonly complete: boolean;
  /** The pile on which it lies now, for a pile without a place of its own. */
  readonly over?: string;
}

/** Something to show beside the piles. */
export type Badge =
  | { readonly kind: 'redeals'; readonly count: number }
  | { readonly kind: 'suit-order'; readonly suits: readonly (number | null)[] };

export interface Table {
  readonly piles: readonly PileFacts[];
  /** The pile where play goes on, when the game itself points to one. */
  readonly hand?: string;
  readonly badges: readonly Badge[];
}

export type LossReason = 'cycle' | 'no-moves' | 'passes-over';

export type Outcome =
  | { readonly status: 'playing' }
  | { readonly status: 'won' }
  | { readonly status: 'lost'; readonly reason: LossReason };

export const PLAYING: Outcome = Object.freeze({ status: 'playing' });
export const WON: Outcome = Object.freeze({ status: 'won' });
export const lostBy = (reason: LossReason): Outcome => Object.freeze({ status: 'lost', reason });

/** Why a move is not legal; `ok` where it is. Words are found for each by the languages. */
export type Legality =
  | 'ok'
  | 'unknown-move'
  | 'game-over'
  | 'empty-pile'
  | 'not-available'
  | 'foundation-keeps'
  | 'pile-complete'
  | 'not-next-in-suit'
  | 'not-next-down'
  | 'not-next-down-in-suit'
  | 'wrong-hour'
  | 'suit-not-open'
  | 'wrong-colour'
  | 'has-gaps'
  | 'empty-fan'
  | 'no-gaps'
  | 'fill-first'
  | 'stock-empty'
  | 'stock-not-empty'
  | 'waste-empty'
  | 'no-redeals'
  | 'king-must-return'
  | 'nothing-hidden'
  | 'same-pile';

/** Why a lost game was lost, as plain facts. */
export type Explanation =
  | {
      readonly kind: 'cycle';
      /** Pile ids; each pile's lowest card sends play to the next, the last one's to the first. */
      readonly piles: readonly string[];
      readonly cards: readonly Card[];
      /** How many such cycles the deal has. */
      readonly count: number;
    }
  | { readonly kind: Exclude<LossReason, 'cycle'> }
  | {
      /** Found by the solver: the last position that could still be won. */
      readonly kind: 'turning-point';
      /** Moves made when it could last be won; -1 where the deal itself could not. */
      readonly moveCount: number;
      /** The move that gave it away; null where the deal itself could not be won. */
      readonly token: string | null;
      /** The card that it moved, where that lay face up. */
      readonly card: Card | null;
      /** A move that would have kept the win. */
      readonly instead: { readonly token: string; readonly card: Card | null } | null;
      /** Whether it is proved that nothing later could be won. */
      readonly sure: boolean;
    };

/** A position without what the player can't see: a hidden card is `null`. */
export interface VisibleState {
  readonly piles: readonly (readonly (Card | null)[])[];
  readonly memory: Readonly<Record<string, number>>;
}

/** A number that a game remembers beside its piles: a pile's place, or a count. */
export interface MemorySpec {
  readonly name: string;
  readonly kind: 'pile' | 'count';
  /** The largest count, for reading a position back. */
  readonly max: number;
}

/** One game under one set of options: values in, values out, nothing remembered. */
export interface Rules<S extends State = State> {
  readonly game: string;
  readonly options: Options;
  /** Whether the player decides nothing: the deal is the game. */
  readonly noChoices?: boolean;
  readonly piles: readonly PileSpec[];
  /** The cards that are dealt, in their starting order. */
  readonly pack: readonly Card[];
  /** All cards of the game, in any order: the pack and what is laid out before the deal. */
  readonly allCards: readonly Card[];
  readonly memory: readonly MemorySpec[];
  /** @param cards the pack in dealing order, as {@link checkDeal} accepts it */
  deal(cards: readonly Card[]): S;
  /** The legal moves, none when the game has ended. */
  moves(state: S): readonly Move[];
  /**
   * The move between two piles, legal or not. A game that moves single cards takes no count.
   * @param count how many cards go, from the top of the pile; 1 where it is missing
   */
  move(from: number, to: number, count?: number): Move;
  legality(state: S, from: number, to: number, count?: number): Legality;
  /** @throws {IllegalMove} for a move that is not legal here */
  apply(state: S, move: Move): S;
  /** What a legal move does, card by card. */
  effects(state: S, move: Move): readonly Effect[];
  outcome(state: S): Outcome;
  table(state: S): Table;
  /** The move a double tap on a pile plays, if the pile has one. */
  obvious(state: S, from: number): Move | undefined;
  /** The next move to a foundation that can never be wrong. */
  safe(state: S): Move | undefined;
}

/** A game as data, and the maker of its rules. */
export interface Game<S extends State = State> {
  readonly id: string;
  readonly options: readonly OptionSpec[];
  readonly presets?: Presets;
  /** Whether the kit's solver knows the game: its catalogue entry then names an adapter. */
  readonly hasSolver?: boolean;
  create(options: Options): Rules<S>;
}

/**
 * A pile that no play could bring about, in a position of the right cards read from a text. Each
 * game's stands apart from its rules, so that pages go without.
 */
export type PositionValidator = (rules: Rules, state: State) => number | undefined;

/** A move that the rules refuse. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  constructor(
    /** Why: a {@link Legality} other than `ok`. */
    readonly code: Exclude<Legality, 'ok'>,
    /** The refused move's token. */
    readonly token: string,
  ) {
    super(`“${token}” is not a legal move here: ${code}`);
  }
}

export const pileIndex = (rules: Rules, id: string): number =>
  rules.piles.findIndex((pile) => pile.id === id);
