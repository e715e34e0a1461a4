import type { StoredGame } from '../../../keeping/stored-game.js';
import type { SavedGame } from '../../../rules/engine.js';

/** What was found in storage before the first deal. */
export interface Found {
  /** The key under which it was looked for; undefined if the game is not to be saved. */
  readonly key?: string;
  readonly game?: StoredGame;
  /** The head as it was read; null if there was none, undefined if it can't be read. */
  readonly head?: string | null;
  /** The game that is resumed, if any. */
  readonly resumed?: SavedGame | undefined;
  /** Today’s game as it ended, which is shown in the place of another one; the saved game stays what it is. */
  readonly done?: SavedGame | undefined;
}
