import type { ReadLink } from '../rules/notation/link.js';

/** What the game of the day tells a board that it has made. */
export interface DailyBoard {
  /** The link that the board is to open now; undefined if there is none, or another board opens it. */
  link(): Promise<ReadLink | undefined>;
  /**
   * The player doesn’t want a link’s game any more.
   * @returns whether the day’s game takes its place
   */
  leave(): boolean;
}

/** The boards that the game of the day has made: for the deal of a day, or for that of a link. */
export const dailyBoards = new WeakMap<Element, DailyBoard>();
