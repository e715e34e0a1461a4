import type { GameWriter } from '../../../keeping/game-writer.js';
import type { SavedGame } from '../../../rules/engine.js';
import type { Play } from '../../play.js';

/**
 * Of two games, each played in a tab of its own, the one that is not the saved one: it is stored beside it, so that
 * the player can bring it back after a reload, too.
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
    try {
      this.#text = this.#writer()?.readOther(session.game);
    } catch {
      // The page is told when the first move can't be saved either.
    }
    if (this.#text === undefined) return;
    session.lastGame = this.#text;
    this.#isNew = true;
    display.update();
  }

  /** Stores a game, if there is room. */
  keep(saved: SavedGame): void {
    try {
      if (saved.steps.length > 0) this.#writer()?.copyOther(saved);
    } catch {
      // It can be brought back until the page is closed.
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
