import { NOTHING, type Statistics } from '../session/statistics.js';
import { formatStatistics, parseStatistics } from '../session/statistics-text.js';
import type { GameStorage } from '../session/index.js';
import { randomNumber } from './deal-request.js';

export const STATISTICS_KEY = 'hourhand.statistics';

type Change = (all: Statistics) => Statistics;

/** What could not be stored yet, for all boards of the page. */
let waiting: Change[] = [];

/**
 * The statistics in the browser’s storage, read before each change because other tabs change them too.
 * What can’t be stored lasts until the page is closed.
 */
export class StatisticsStore {
  /** The codes of troubles that the page has been notified of. */
  readonly #told = new Set<string>();
  /** What was read last: dialogs read at every rendering. */
  #last: { readonly text: string; readonly value: Statistics } | undefined;
  readonly #storage: () => GameStorage;
  readonly #trouble: (code: string, message: string) => void;

  /** @param trouble notifies the page of a trouble; called once for each */
  constructor(storage: () => GameStorage, trouble: (code: string, message: string) => void) {
    this.#storage = storage;
    this.#trouble = trouble;
  }

  /** Whether everything counted so far is stored. */
  get stored(): boolean {
    return waiting.length === 0;
  }

  read(): Statistics {
    return waiting.reduce((all, change) => change(all), this.#stored() ?? NOTHING);
  }

  update(change: Change): void {
    const before = this.read();
    const after = change(before);
    if (after === before) return;
    waiting.push(change);
    // What a newer version of the kit has stored is left alone.
    if (!this.#stored()) return;
    const sources = after.sources.length > 0 ? after.sources : [randomNumber().toString(36)];
    try {
      this.#storage().setItem(STATISTICS_KEY, formatStatistics({ ...after, sources }));
      waiting = [];
    } catch (error) {
      this.#tell('storage', `the statistics can’t be stored: ${String(error)}`);
    }
  }

  /** Forgets everything, also what could not be read. */
  erase(): void {
    waiting = [];
    try {
      this.#storage().removeItem(STATISTICS_KEY);
      this.#storage().removeItem(`${STATISTICS_KEY}.damaged`);
    } catch (error) {
      this.#tell('storage', `the statistics can’t be erased: ${String(error)}`);
    }
  }

  /** What is stored; undefined if it can’t be read and must not be replaced. */
  #stored(): Statistics | undefined {
    let text: string | null;
    try {
      text = this.#storage().getItem(STATISTICS_KEY);
    } catch (error) {
      this.#tell('storage', `the statistics can’t be read: ${String(error)}`);
      return undefined;
    }
    if (text === null) return NOTHING;
    if (text === this.#last?.text) return this.#last.value;
    const found = parseStatistics(text);
    if (found.ok) {
      this.#last = { text, value: found.value };
      return found.value;
    }
    const { code, where, takes } = found.error;
    if (code === 'newer-version') {
      const newer = `${STATISTICS_KEY} was stored by a newer version of Hourhand`;
      this.#tell(code, `${newer}; nothing is added to it`);
      return undefined;
    }
    const why = where ? `${where} is wrong: it takes ${takes}` : code;
    const aside = `${STATISTICS_KEY}.damaged`;
    try {
      // First removed: there may not be room for both.
      this.#storage().removeItem(STATISTICS_KEY);
      this.#storage().setItem(aside, text);
      const kept = `it is kept in ${aside}, and counting begins anew`;
      this.#tell('damaged-statistics', `${STATISTICS_KEY} can’t be read (${why}); ${kept}`);
      return NOTHING;
    } catch (error) {
      this.#tell('storage', `the statistics can’t be stored: ${String(error)}`);
      return undefined;
    }
  }

  #tell(code: string, message: string): void {
    if (this.#told.has(code)) return;
    this.#told.add(code);
    this.#trouble(code, message);
  }
}
