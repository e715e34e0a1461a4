import type { Rules, SavedGame } from '../rules/engine.js';
import type { By, Cause, GameRecord, Transition } from '../session/index.js';
import type { CommandTable } from './command.js';
import type { Difficulty } from './difficulty.js';
import type { Message } from './message.js';

/** What happens in a game: an event, the solution being shown, or the fewest moves found for its deal. */
export type Happening = GameRecord | { readonly type: 'solution' | 'par'; readonly par?: number };

/**
 * A subject of its own that takes part in a game: what it lets the player do, and what it does when
 * something has happened. A game calls its features in the order in which they were added.
 */
export interface Feature {
  readonly commands?: CommandTable;
  /** What is said instead of the last message until the player has answered it. */
  readonly question?: Message | undefined;
  /** The game to go on with, asked before the first deal: it is on, and has these rules. */
  resume?(rules: Rules): SavedGame | undefined;
  /** The first game has begun, and the page knows it. */
  began?(): void;
  /** Looks for a deal that can be won; undefined if none is found. */
  findWinnable?(rules: Rules, difficulty?: Difficulty): Promise<number | undefined>;
  /** Something happens; the page is notified afterwards. */
  happened?(happening: Happening): void;
  /** The game has changed; the page is notified afterwards. */
  committed?(cause: Cause, by: By): void;
  /** A change is shown. */
  shown?(transition: Transition): void;
  /** The message about a change has been said. */
  said?(transition: Transition): void;
  /** A message is told; it is shown after this. */
  told?(message: Message): void;
  /** A line of moves is shown instead of the player’s game, or that is shown again. */
  replaced?(): void;
  /**
   * The game must not go on by itself now, or may again.
   * @param paused whether the page has paused it: then it goes on afterwards as before
   */
  held?(held: boolean, paused: boolean): void;
  /** The page is shown or hidden, or may be closed. */
  seen?(visible: boolean): void;
  /** The game is put on the page, or taken off it. */
  connected?(connected: boolean): void;
  /** Settings may have changed, or what the player plays with. */
  set?(): void;
}
