import { checksum } from '../rules/engine.js';
import { type GameStorage, readText } from './storage.js';
import { besideGame } from './storage-keys.js';
import { LIMIT } from './stored-game.js';
import { writeAndRead } from './stored-record.js';

/** Days whose games are kept: those of a month that the player leaves one after another. */
const MOST = 31;

/**
 * The unfinished games of days that the player has left for another deal, each as text. They are stored as a checksum
 * and, the last one at the end, a line for each: its date and the game, with a space between. Where nothing may be
 * stored, or storage fails, they last until the page is closed.
 */
export class LeftDays {
  #games: Map<string, string> = new Map();
  /** What was stored when it was last looked at. */
  #stored: string | null = null;
  readonly #storage: () => GameStorage;
  readonly #gameKey: () => string | undefined;

  /** @param gameKey gives the key of the board’s saved game; undefined if nothing may be stored */
  constructor(storage: () => GameStorage, gameKey: () => string | undefined) {
    this.#storage = storage;
    this.#gameKey = gameKey;
  }

  get(date: string): string | undefined {
    this.#look();
    return this.#games.get(date);
  }

  set(date: string, game: string): void {
    this.#look();
    this.#games.delete(date);
    this.#games.set(date, game);
    this.#write();
  }

  delete(date: string): void {
    this.#look();
    if (this.#games.delete(date)) this.#write();
  }

  /** Forgets what is in memory; storage has been emptied. */
  clear(): void {
    this.#games.clear();
  }

  get #key(): string | undefined {
    const key = this.#gameKey();
    return key && besideGame(key, 'leftDays');
  }

  /** Reads what another tab, or an earlier page, has stored. What is damaged counts as nothing. */
  #look(): void {
    const key = this.#key;
    if (!key) return;
    let text: string | null;
    try {
      text = readText(this.#storage(), key);
    } catch {
      // The page is told when a move can't be saved either.
      return;
    }
    if (text === this.#stored) return;
    this.#stored = text;
    const [check, ...lines] = (text ?? '').split('\n');
    if (check !== String(checksum(lines.join('\n')))) return;
    this.#games = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
    );
  }

  #write(): void {
    const key = this.#key;
    if (!key) return;
    let size = 0;
    const lines = [...this.#games]
      .slice(-MOST)
      .map(([date, game]) => `${date} ${game}`)
      .reverse()
      .filter((line) => (size += line.length) <= LIMIT)
      .reverse();
    const content = lines.join('\n');
    const text = lines.length > 0 ? `${checksum(content)}\n${content}` : null;
    try {
      if (text === null) this.#storage().removeItem(key);
      else writeAndRead(this.#storage(), key, text);
      this.#stored = text;
    } catch {
      // They last until the page is closed; the page is told when a move can't be saved either.
    }
  }
}
