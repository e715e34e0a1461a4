import type { GameWriter } from '../../../keeping/game-writer.js';
import type { StoredGame } from '../../../keeping/stored-game.js';
import type { SavedGame } from '../../../rules/engine.js';
import type { Play } from '../../play.js';

/**
 * The game that the player can bring back, stored beside the saved one, so that they can do so after a reload, too: the
 * one that they have left for another, or, of two games that were each played in a tab of its own, the other one.
 */
export class OtherGame {
  /** The last game of the session, if it is the stored one. */
  #text: string | undefined;
  #isNew = false;
  readonly #play: Play;
  readonly #writer: () => GameWriter | undefined;

  /** @param writer gives the writer, if the game is saved */
  constructor(play: Play, writer: () => GameWriter | undefined) {
    this.#play = play;
    this.#writer = writer;
  }

  /** Whether it has been found when the page was opened, and the player has not gone on without it. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /** Offers the game that was stored before the page was opened, unless there is another to be brought back. */
  find(): void {
    const { session, display } = this.#play;
    if (session.lastGame !== undefined) return;
    let found: ReturnType<GameWriter['readOther']>;
    try {
      found = this.#writer()?.readOther(session.game);
    } catch {
      // The page is told when the first move can't be saved either.
    }
    if (!found) return;
    session.lastGame = this.#text = found.text;
    // The player knows of a game that they have left, and finds it in the menu.
    this.#isNew = !found.isLeft;
    display.update();
  }

  /** To be called when the game on the board has been saved: the one that the player has left for it is stored, too. */
  saved(): void {
    const { lastGame } = this.#play.session;
    if (lastGame === undefined || lastGame === this.#text) return;
    this.#text = lastGame;
    try {
      this.#writer()?.copyLeft(lastGame);
    } catch {
      // It can be brought back until the page is closed.
    }
  }

  /** Stores a game, if there is room. */
  keep(saved: SavedGame): void {
    try {
      if (saved.steps.length > 0) this.#writer()?.copyOther(saved);
    } catch {
      // It can be brought back until the page is closed.
    }
  }

  /** To be called when the board that was saved in place of this one has gone, with what reads its game. */
  replace(read: () => StoredGame | undefined): void {
    try {
      const stored = read();
      if (!stored?.parsed?.ok) return;
      this.#play.session.lastGame = stored.text;
      this.keep(stored.parsed.value);
      this.offered();
    } catch {
      // The page is told when the next move can't be saved either.
    }
  }

  /** To be called when the stored game is the last one of the session. */
  offered(): void {
    this.#text = this.#play.session.lastGame;
  }

  /** Offers a game that the player has left before the stored one, which is offered after a reload. */
  offerFirst(left: string): void {
    this.#play.session.lastGame = left;
    this.offered();
  }

  /** To be called for each commit: a game that has been brought back, or that another has replaced, is not stored. */
  committed(): void {
    this.#isNew = false;
    if (this.#text === undefined || this.#text === this.#play.session.lastGame) return;
    this.#text = undefined;
    try {
      this.#writer()?.removeOther();
    } catch {
      // It is offered once more.
    }
  }
}
