import { checksum, formatSteps, type Game, type SavedGame, type Step } from '../rules/engine.js';
import { type GameStorage, readText } from './storage.js';
import { formatHead, headOf, LIMIT, pageKey, readGame, type StoredGame } from './stored-game.js';
import { keepDamaged, writeAndRead } from './stored-record.js';
import { besideGame } from './storage-keys.js';

/** Moves of a page: few enough for one move to write less than 1 KB. */
const PAGE = 48;

interface Page {
  readonly number: number;
  /** The checksum of this page and those before. */
  readonly sum: number;
  /** The characters of this page and those before. */
  readonly size: number;
  /** The number of moves on this page and those before. */
  readonly end: number;
  readonly last: Step | undefined;
}

/** Stands for a request in the head of a game that the player has left for another. */
const LEFT = 'left';

const START: Page = { number: 0, sum: checksum(''), size: 0, end: 0, last: undefined };

/** A head without what changes when only time has passed: the checksum and the time. */
const timeless = (head: string | null): string | undefined =>
  head
    ?.split('~')
    .filter((_, field) => field !== 0 && field !== 9)
    .join('~');

/**
 * Writes a game to storage: a short head with each move, and further moves on pages. A page that the
 * stored head needs is never overwritten, so that the game can be read whatever was written last.
 */
export class GameWriter {
  /** The key of what could not be read. */
  readonly damagedKey: string;
  /** The key of the last good copy. */
  readonly #goodKey: string;
  /** The key of the game that the player can go back to. */
  readonly #otherKey: string;
  /** The head as it was last read or written. */
  #head: string | null = null;
  #pages: readonly Page[] = [];
  readonly #storage: () => GameStorage;

  constructor(
    storage: () => GameStorage,
    readonly key: string,
  ) {
    this.#storage = storage;
    this.damagedKey = besideGame(key, 'damagedGame');
    this.#goodKey = besideGame(key, 'goodGame');
    this.#otherKey = besideGame(key, 'otherGame');
  }

  /**
   * Whether the stored game is the one that was last read or written here, except for its time.
   * @throws what the storage throws
   */
  look(): 'same' | 'gone' | 'changed' {
    const head = readText(this.#storage(), this.key);
    if (timeless(head) === timeless(this.#head)) return 'same';
    return head === null ? 'gone' : 'changed';
  }

  /** Forgets what was stored: the next game is written with all its moves. */
  forget(): void {
    this.#head = null;
    this.#pages = [];
  }

  /**
   * Reads the stored game; undefined if there is none.
   * @throws what the storage throws
   */
  read(game: Game): StoredGame | undefined {
    const stored = readGame(this.#storage(), this.key, game);
    this.accept(stored);
    return stored;
  }

  /**
   * Takes a game that has been read as the stored one. If it could not be parsed, it is set aside.
   * @param head the head, if it has been written since
   * @throws what the storage throws
   */
  accept(stored: StoredGame | undefined, head = stored?.head): void {
    this.forget();
    const isDamaged = stored && !stored.parsed?.ok;
    // At first, because the storage may throw.
    if (!isDamaged) this.#head = head ?? null;
    const pages = stored ? this.#readPages(stored.head) : [];
    if (isDamaged) return this.#setAside(stored.head, pages);
    if (!stored?.parsed?.ok) return;
    const { steps } = stored.parsed.value;
    let page = START;
    this.#pages = pages.map(({ number, text }) => {
      const end = page.end + text.split('.').length - 1;
      const sum = checksum(text, page.sum);
      page = { number, sum, size: page.size + text.length, end, last: steps[end - 1] };
      return page;
    });
  }

  /**
   * Writes a game: its head, and pages for all but the last moves.
   * @param request what the page had requested
   * @throws what the storage throws, and a RangeError if the game is too long; what was stored can
   * still be read then
   */
  write(saved: SavedGame, request: string): void {
    const storage = this.#storage();
    const { steps } = saved;
    const old = this.#pages;
    // Moves are only added or replaced at the end.
    const stale = old.findIndex(({ end, last }) => steps[end - 1] !== last || end === steps.length);
    const pages = stale < 0 ? old.slice() : old.slice(0, stale);
    const kept = pages.length;
    const texts: string[] = [];
    let { number } = old.at(-1) ?? START;
    let page = pages.at(-1) ?? START;
    while (steps.length - page.end > PAGE) {
      const end = page.end + PAGE;
      const text = `${page.number}.${formatSteps(steps.slice(page.end, end))}`;
      const [sum, size] = [checksum(text, page.sum), page.size + text.length];
      page = { number: ++number, sum, size, end, last: steps[end - 1] };
      pages.push(page);
      texts.push(text);
    }
    if (page.size > LIMIT) throw new RangeError('the game has too many moves');
    const rest = { ...saved, steps: steps.slice(page.end) };
    const head = formatHead(rest, request, page.number, page.sum);
    if (head.length > LIMIT) throw new RangeError('the game is too long');
    texts.forEach((text, i) =>
      writeAndRead(storage, pageKey(this.key, pages[kept + i]!.number), text),
    );
    if (head !== this.#head) writeAndRead(storage, this.key, head);
    this.#head = head;
    this.#pages = pages;
    for (const { number } of old.slice(kept)) storage.removeItem(pageKey(this.key, number));
  }

  /**
   * Keeps a copy of a game that could be written or read, from which it can be restored.
   * @throws what the storage throws
   */
  copy(saved: SavedGame): void {
    this.#copyTo(this.#goodKey, saved);
  }

  /**
   * Keeps a day’s game as it ended, which another game does not take the place of.
   * @throws what the storage throws
   */
  copyDay(saved: SavedGame): void {
    this.#copyTo(besideGame(this.key, 'dayGame'), saved);
  }

  /**
   * Keeps the one of two games, each played in a tab of its own, that is not the stored one.
   * @throws what the storage throws
   */
  copyOther(saved: SavedGame): void {
    this.#copyTo(this.#otherKey, saved);
  }

  /**
   * Keeps the game that the player has left for the stored one, in the same place.
   * @param text as `formatGame` writes it
   * @throws what the storage throws
   */
  copyLeft(text: string): void {
    this.#copyHead(this.#otherKey, headOf(text, LEFT));
  }

  /** @throws what the storage throws */
  removeOther(): void {
    this.#storage().removeItem(this.#otherKey);
  }

  #copyTo(key: string, saved: SavedGame): void {
    this.#copyHead(key, formatHead(saved, ''));
  }

  #copyHead(key: string, head: string): void {
    if (head.length <= LIMIT) writeAndRead(this.#storage(), key, head);
  }

  /**
   * The last good copy of a game; undefined if there is none.
   * @throws what the storage throws
   */
  readCopy(game: Game): string | undefined {
    return this.#readFrom(this.#goodKey, game)?.text;
  }

  /**
   * The game that was played in another tab, or in this one while another was stored, or that the player has left for
   * another (`isLeft`); undefined if there is none.
   * @throws what the storage throws
   */
  readOther(game: Game): { readonly text: string; readonly isLeft: boolean } | undefined {
    const stored = this.#readFrom(this.#otherKey, game);
    return stored && { text: stored.text, isLeft: stored.request === String(checksum(LEFT)) };
  }

  #readFrom(key: string, game: Game): StoredGame | undefined {
    const stored = readGame(this.#storage(), key, game);
    return stored?.parsed?.ok ? stored : undefined;
  }

  /** The pages that a head refers to, in order. */
  #readPages(head: string): { readonly number: number; readonly text: string }[] {
    const pages: { readonly number: number; readonly text: string }[] = [];
    const seen = new Set<number>();
    let number = Number(head.slice(0, 100).split('~')[2]);
    while (number > 0 && !seen.has(number)) {
      const text = readText(this.#storage(), pageKey(this.key, number));
      if (text === null) break;
      pages.push({ number, text });
      seen.add(number);
      number = parseInt(text);
    }
    return pages.reverse();
  }

  #setAside(head: string, pages: readonly { readonly number: number; readonly text: string }[]) {
    const storage = this.#storage();
    // Removed first, because there may be no room for both.
    storage.removeItem(this.key);
    for (const { number } of pages) storage.removeItem(pageKey(this.key, number));
    try {
      keepDamaged(storage, this.damagedKey, [head, ...pages.map(({ text }) => text)].join('\n'));
    } catch {
      // The player had no use for it; only its inspection is lost.
    }
  }
}
