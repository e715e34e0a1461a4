import type { Card } from '../cards/index.js';
import type { Options, PileFacts } from '../rules/engine.js';

/** A finger, a mouse, or keys: all of them, or only those that are neither letters nor digits. */
export type PlayedWith = 'touch' | 'mouse' | 'keys' | 'arrows';

/** What a player hears of for the first time, so that it is explained: the stock, or the key of 11 or 12 o’clock. */
export type News = 'stock' | 'minus' | 'equals';

/** To who listens: the pile that Tab leads to on the board, by its id. */
export interface Focus {
  readonly pile: string;
  /** Whether it has the focus. */
  readonly isThere: boolean;
  /** Whether it is a column and has the focus. */
  readonly inColumn?: boolean;
}

/** A move that can be made now. */
export interface PossibleMove {
  /** The card that moves, unless it is face down. */
  readonly card?: Card | undefined;
  readonly from: PileFacts;
  readonly to: PileFacts;
  /** Whether it is the only move of its pile: then one tap makes it; otherwise the card is picked up first. */
  readonly only?: boolean;
  /** What the player plays with; undefined if that isn't known. */
  readonly with?: PlayedWith | undefined;
  /** Whether it has been told before: it stays for the eye, and is not heard after each move. */
  readonly again?: boolean;
  /** What who only listens plays with, who has no mouse. */
  readonly byEar?: PlayedWith | undefined;
  readonly focus?: Focus | undefined;
  readonly news?: readonly News[];
}

/** Why a move is a good one. */
export type Reason =
  /** No other move is legal; and the game is lost with it. */
  | { readonly kind: 'only' | 'ends' }
  /** The pile to which the card goes is complete then. */
  | { readonly kind: 'completes'; readonly pile: PileFacts }
  /** A card lies free then that a foundation, `pile`, waits for; or fewer cards lie on it. */
  | { readonly kind: 'frees' | 'nearer'; readonly card: Card; readonly pile: PileFacts }
  /** Another card can go to a pile then. */
  | { readonly kind: 'follows'; readonly card: Card; readonly pile: PileFacts }
  /** A column or fan is empty then. */
  | { readonly kind: 'empties'; readonly pile: PileFacts }
  /** By the solver: the chance of winning with it. */
  | { readonly kind: 'chance'; readonly share: number }
  /**
   * It can never be wrong on its foundation; it belongs there; the stock fills gaps, deals a card, or is gone through
   * again; the solver has proved that no move is better, or knows of none.
   */
  | { readonly kind: 'safe' | 'home' | 'fills' | 'deals' | 'again' | 'best' | 'good' };

/** How one game is played, with its options. */
export interface GameGuide {
  /** A sentence or two, short enough for the line under the board. */
  readonly goal: string;
  readonly table: readonly string[];
  readonly moves: readonly string[];
  readonly end: readonly string[];
}

/** Keys as they are printed on a keyboard, and what they do. */
export type KeyLine = readonly [keys: readonly string[], does: string];

/** The texts of the dialog that explains a game. */
export interface HowToPlayWords {
  title(game: string): string;
  readonly table: string;
  readonly moves: string;
  readonly end: string;
  /** The heading of what the options of this board change. */
  readonly options: string;
  readonly odds: string;
  readonly keys: string;
  /** The example: its name, and its buttons. */
  readonly example: {
    readonly title: string;
    readonly begins: string;
    /** Said after the last move. */
    readonly ends: string;
    readonly back: string;
    readonly next: string;
    readonly play: string;
    readonly pause: string;
    readonly again: string;
  };
  /** What a finger does. */
  readonly touch: { readonly title: string; readonly lines: readonly string[] };
  /** Undefined for a game without words. */
  game(game: string, options: Options): GameGuide | undefined;
  /** What the value of an option means for the player. */
  option(name: string, value: string): string;
  /** The keys of every board. */
  readonly keyLines: readonly KeyLine[];
  /** Letters and digits, which players can turn off; those of commands have the commands’ labels. */
  readonly shortcuts: readonly KeyLine[];
  /** Those of boards with a pile in the centre. */
  readonly centreShortcuts: readonly KeyLine[];
  /** Those of boards with a stock and a waste. */
  readonly stockShortcuts: readonly KeyLine[];
}

/** What is said to a player who doesn’t know the game yet, and where there is something to decide. */
export interface LearnWords {
  readonly howToPlay: HowToPlayWords;
  /** The first line of a player’s first game: the goal, and what to do next. */
  firstLine(game: string, options: Options, move: PossibleMove | undefined): string;
  /** The player has begun a new game, of a kind that they don’t know: said before its first line. */
  readonly newGame: string;
  /** The same, with the cards of the game before. */
  readonly sameDeal: string;
  /** What to do next: which card, where it lies, and how it is played. */
  nextMove(move: PossibleMove): string;
  /** Which move is good, how it is made, and why. */
  guided(move: PossibleMove, reason: Reason): string;
  /** The card of a move that was told has been picked up: where it is put down, and why. */
  secondHalf(move: PossibleMove, reason?: Reason): string;
  /** A player’s first game is not explained any further. */
  readonly knowsNow: string;
  /** The same to those who have made other moves than were told. */
  readonly helpIsThere: string;
  /**
   * The turned card may go to any of several piles.
   * @param count how many cards of its rank are face up
   */
  choosePile(card: Card, count: number): string;
  /**
   * The stock can fill gaps now.
   * @param filling the move that does
   */
  gaps(piles: readonly PileFacts[], filling: PossibleMove): string;
  /** Suits of the order have been fixed; null stands for one that is still open. */
  suitOrder(suits: readonly (number | null)[]): string;
  /** The stock is empty for the first time, and can be gone through again by this move. */
  redeal(move: PossibleMove): string;
  /** Nothing goes by itself here. */
  readonly yourMove: string;
}
