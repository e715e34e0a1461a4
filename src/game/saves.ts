import { checksum, type Game, type Rules, type SavedGame } from '../rules/engine.js';
import { type GameStorage, readText } from '../keeping/storage.js';
import { formatHead, LIMIT, readGame, type StoredGame } from '../keeping/stored-game.js';
import type { By, Cause } from '../session/index.js';
import type { GameController } from './controller.js';
import { isDay } from './deal-request.js';
import { Part } from './part.js';

/** Where a page's games are saved. */
export interface SaveHost {
  readonly game: Game;
  /** May throw. */
  storage(): GameStorage;
  /** The key under which the game is saved; undefined if it isn't. */
  saveKey(): string | undefined;
  /** Reserves a key for this board; false if another board on the page has it. */
  reserveKey(key: string): boolean;
  /** Shows the page's author a warning, once. */
  warn(message: string): void;
}

const part = new Part('saved games', () => import('./saver.js'));

/** Finds the saved game, and saves the first moves, until the `Saver` is loaded. */
export class Saves {
  /** The game that was found. */
  found: StoredGame | undefined;
  /** Whether that game was resumed. */
  resumed = false;
  /** The key under which it was looked for. */
  key: string | undefined;
  /** The head as it was last read or written; undefined if it can't be read. */
  head: string | null | undefined;
  /** Whether the game on the board is the one to be saved: nothing is, before the first move. */
  isCurrent = false;
  readonly host: SaveHost;
  readonly #board: GameController;

  constructor(host: SaveHost, board: GameController) {
    this.host = host;
    this.#board = board;
  }

  /**
   * Looks for a saved game before the first deal.
   * @returns the game if it is to be resumed: it is on, and the page still requests the same opening
   */
  open({ options }: Rules): SavedGame | undefined {
    const { host } = this;
    const key = host.saveKey();
    if (!key || !host.reserveKey(key)) return undefined;
    this.key = key;
    try {
      const found = (this.found = readGame(host.storage(), key, host.game));
      this.head = null;
      if (!found) return undefined;
      this.#load();
      // A game that can't be read is not overwritten, but set aside by the saver.
      this.head = undefined;
      if (!found.parsed?.ok) return undefined;
      this.head = found.head;
      const { value } = found.parsed;
      const { openingRequest: request, isChosen } = this.#board.dealer;
      this.resumed = this.isCurrent =
        value.rules.outcome(value.states[value.at]!).status === 'playing' &&
        (isChosen || JSON.stringify(value.rules.options) === JSON.stringify(options)) &&
        (request === 'random' ||
          (isChosen && isDay(request)) ||
          found.request === String(checksum(request)));
      return this.isCurrent ? value : undefined;
    } catch {
      // The page is told when the first move can't be saved either.
      return undefined;
    }
  }

  /** To be called for each commit. */
  commit(cause: Cause, by: By): void {
    const { host } = this;
    const { saver, session, dealer } = this.#board;
    this.isCurrent = cause !== 'deal' && (cause !== 'load' || by === 'player');
    if (saver) return saver.commit(by);
    const key = host.saveKey();
    if (!key || !this.isCurrent) return;
    this.#load();
    try {
      const storage = host.storage();
      if (key !== this.key || !host.reserveKey(key) || readText(storage, key) !== this.head) return;
      const head = formatHead(session.saved, dealer.openingRequest);
      // Later, a long game is written on pages.
      if (head.length > LIMIT) return;
      storage.setItem(key, head);
      this.head = head;
    } catch {
      // The saver tries again, and tells of it.
    }
  }

  #load(): void {
    const board = this.#board;
    void board.need(part, false).then((loaded) => {
      if (loaded) board.saver ??= new loaded.Saver(this, board);
    });
  }
}
