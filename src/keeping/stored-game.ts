import {
  checksum,
  formatGame,
  type Game,
  parseGame,
  type Parsed,
  type SavedGame,
  type State,
} from '../rules/engine.js';
import { type GameStorage, readText } from './storage.js';
import { besideGame } from './storage-keys.js';

/**
 * A game in storage. Its head, which each move writes, consists of a checksum of everything, a
 * checksum of the page's request, the number of the last page of moves, and the saved game without the
 * moves on pages. A page consists of the number of the page before, and of moves.
 */
export interface StoredGame<S extends State = State> {
  readonly head: string;
  /** The checksum of what the page had requested, as text. */
  readonly request: string | undefined;
  /** The game as `formatGame` writes it. */
  readonly text: string;
  /** Undefined if the checksum is wrong. */
  readonly parsed: Parsed<SavedGame<S>> | undefined;
}

/** Characters of a stored game: tens of thousands of moves, which take a second to replay. */
export const LIMIT = 300_000;

/**
 * The key of a page.
 * @param key the key of the head: `hourhand.game.`, the game's id, and the board's own key if it has one
 */
export const pageKey = (key: string, page: number): string => besideGame(key, 'moves', page);

/**
 * The head of a game.
 * @param page the number of the last page
 * @param sum the checksum of the pages
 */
export const formatHead = (saved: SavedGame, request: string, page = 0, sum?: number): string =>
  headOf(formatGame(saved), request, page, sum);

/**
 * The head of a game that is text already.
 * @param text as `formatGame` writes it, without the moves on pages
 */
export function headOf(text: string, request: string, page = 0, sum?: number): string {
  const content = `${checksum(request)}~${page}~${text}`;
  return `${checksum(content, sum)}~${content}`;
}

/**
 * Reads a stored game; undefined if there is none.
 * @throws what the storage throws
 */
export function readGame<S extends State>(
  storage: GameStorage,
  key: string,
  game: Game<S>,
): StoredGame<S> | undefined {
  const head = readText(storage, key);
  if (head === null) return undefined;
  const [check = '', request, last, ...fields] = head.length > LIMIT ? [] : head.split('~');
  let pages = '';
  for (let number = Number(last); number > 0 && pages.length < LIMIT;) {
    const page = readText(storage, pageKey(key, number)) ?? '';
    pages = page + pages;
    fields[4] = `${page.replace(/^\d+\./, '')}.${fields[4]}`;
    number = parseInt(page);
  }
  const text = fields.join('~');
  const isWhole = check === String(checksum(pages + head.slice(check.length + 1)));
  return { head, request, text, parsed: isWhole ? parseGame(game, text) : undefined };
}
