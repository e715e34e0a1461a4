import type { Card } from '../cards/index.js';
import type { Badge, Effect, LossReason, PileFacts, PileSpec } from '../rules/engine.js';

/** Cards that a pile takes next. */
export interface Wanted {
  readonly cards: readonly Card[];
  /** The ranks of which it takes every suit. */
  readonly ranks: readonly number[];
  /** Whether it takes any card. */
  readonly all: boolean;
}

/** Where an open card is. */
export interface Found {
  readonly card: Card;
  readonly pile: PileFacts;
  /** The number of cards that lie on it. */
  readonly under: number;
}

/** A card that can be moved, or a move of the stock. */
export interface Choice {
  readonly card: Card | undefined;
  readonly from: PileFacts;
  /** In a useful order. */
  readonly to: readonly PileFacts[];
  /** How many cards go: `card`, and those that lie on it. */
  readonly count: number;
}

/** The names of the buttons for listeners. */
export type ListeningLabels = Readonly<
  Record<
    | 'describe'
    | 'cardBelow'
    | 'cardAbove'
    | 'wants'
    | 'listMoves'
    | 'repeat'
    | 'keyHelp'
    | 'putBack',
    string
  >
>;

/** What players hear when they ask, and when much happens at once. */
export interface ListeningWords {
  /** The heading of the buttons. */
  readonly listen: string;
  readonly listening: ListeningLabels;
  /**
   * A pile in full: all open cards from the top down, what is hidden or missing, what it takes next.
   * @param above the turned card that lies on it, if there is one
   * @param badges those that belong to the pile
   */
  described(
    pile: PileFacts,
    above: PileFacts | undefined,
    wanted: Wanted,
    badges: readonly Badge[],
  ): string;
  /** A card of a pile, or as many face down, while its cards are read one by one. */
  read(card: Card | undefined, hidden: number, number: number, count: number): string;
  /** @param found where those cards lie that can be seen */
  wants(pile: PileFacts, wanted: Wanted, found: readonly Found[]): string;
  /**
   * The legal moves, as many choices at once as can be remembered.
   * @param count how many moves there are; undefined if it goes on from the choices told before
   * @param more how many choices are told when the player asks again
   */
  legalMoves(count: number | undefined, choices: readonly Choice[], more: number): string;
  /**
   * The most needed of the keys that make sense with these piles, one in each line.
   * @param readOnly whether the game is only to be looked at
   */
  keyHelp(piles: readonly PileSpec[], readOnly?: boolean): string;
  readonly nothingLifted: string;
  /**
   * A key for a pile that has the focus already.
   * @param turned the turned card, if it lies on another pile
   */
  alreadyHere(turned?: Card, on?: PileFacts): string;
  /** An arrow at the edge. */
  readonly noPileThere: string;
  /** A key for a pile that other games have. */
  readonly noSuchPile: string;
  /** Of a lost game what counts: how many cards are left. */
  left(reason: LossReason, piles: readonly PileFacts[]): string;
  /** The same when the player asks: why it was lost, and where those cards lie. */
  remaining(reason: LossReason, piles: readonly PileFacts[]): string;
  /** Many moves at once. */
  played(count: number, effects: readonly Effect[], piles: readonly PileFacts[]): string;
  /** What belongs to one of several boards on a page. */
  ofBoard(what: string, board: string): string;
}

/** Sentences about moves that most games begin without. */
export interface MoveWords {
  /** @param effects what it did, in the order in which it happened */
  undone(count: number, effects: readonly Effect[], piles: readonly PileSpec[]): string;
  /** @param piles before the moves */
  redone(count: number, effects: readonly Effect[], piles: readonly PileFacts[]): string;
  /** @param count how many cards are lifted: `card`, and those that lie on it */
  lifted(card: Card, targets: readonly PileFacts[], count?: number): string;
  putDown(card: Card): string;
  /**
   * Said to who has picked cards up and hears which: where they can go. Empty columns, of which players know, are only
   * told if there is nothing else: with them, a move would take three words more than is aimed at.
   */
  pickedUp(targets: readonly PileFacts[], count?: number): string;
  /** The same when the player asks: all goals. */
  canGo(card: Card, targets: readonly PileFacts[], count?: number): string;
  /** Said to who has made a move, and so knows its card and where that lay: only what follows from it. */
  moved(effects: readonly Effect[], piles: readonly PileFacts[]): string;
}
