import { NOTHING, PLAYS, type Statistics } from '../../../keeping/tally.js';
import { merge } from '../../../keeping/statistics-merge.js';
import { formatStatistics, parseStatistics } from '../../../keeping/statistics-text.js';
import type { GameStorage } from '../../../keeping/storage.js';

import { BESIDE, STORAGE_KEYS } from '../../../keeping/storage-keys.js';
import { type RecordFormat, StoredRecord } from '../../../keeping/stored-record.js';
import { timesForgotten } from '../../../settings/player.js';
import { randomNumber } from '../../deal-request.js';

export const STATISTICS_KEY = STORAGE_KEYS.statistics;

type Change = (all: Statistics) => Statistics;

/** What could not be stored yet, for all boards of the page. */
let waiting: Change[] = [];

/** How often everything had been forgotten when this was last looked at. */
let forgotten = timesForgotten();

function notStored(): readonly Change[] {
  if (forgotten !== timesForgotten()) waiting = [];
  forgotten = timesForgotten();
  return waiting;
}

const format: RecordFormat<Statistics> = {
  none: NOTHING,
  format: formatStatistics,
  parse(text) {
    const found = parseStatistics(text);
    if (found.ok) return found;
    const { code, where, takes } = found.error;
    const why = where ? `${where} is wrong: it takes ${takes}` : code;
    return { ok: false, why, isNewer: code === 'newer-version' };
  },
  join(older, newer) {
    const both = merge(newer, older);
    const isNew = ({ game, deal, since }: Statistics['plays'][number]): boolean =>
      newer.plays.some((one) => one.game === game && one.deal === deal && one.since === since);
    const plays = [...older.plays.filter((play) => !isNew(play)), ...both.plays].slice(-PLAYS);
    return Object.freeze({ ...both, plays: Object.freeze(plays) });
  },
};

/**
 * The statistics in the browser’s storage, read before each change because other tabs change them too.
 * What can’t be stored lasts until the page is closed.
 */
export class StatisticsStore {
  /** Whether they have been found damaged on this page. */
  #damaged = false;
  /** The codes of troubles that the page has been notified of. */
  readonly #told = new Set<string>();
  readonly #record: StoredRecord<Statistics>;
  readonly #trouble: (code: string, message: string) => void;

  /** @param trouble notifies the page of a trouble; called once for each */
  constructor(storage: () => GameStorage, trouble: (code: string, message: string) => void) {
    this.#record = new StoredRecord(storage, STATISTICS_KEY, format);
    this.#trouble = trouble;
  }

  /** Whether everything counted so far is stored. */
  get stored(): boolean {
    return notStored().length === 0;
  }

  /** Whether a newer version of the kit has stored them: they are left as they are. */
  get isNewer(): boolean {
    const found = this.#try('read', () => this.#record.read());
    return found?.ok === false && found.isNewer === true;
  }

  /** Whether results that have been found damaged on this page can be restored. */
  get isDamaged(): boolean {
    return this.#damaged && this.restorable;
  }

  /** Whether results that were damaged, now or earlier, can be restored. */
  get restorable(): boolean {
    return this.#try('read', () => this.#record.restorable !== undefined) ?? false;
  }

  read(): Statistics {
    return notStored().reduce((all, change) => change(all), this.#stored() ?? NOTHING);
  }

  update(change: Change): void {
    const before = this.read();
    const after = change(before);
    if (after === before) return;
    waiting.push(change);
    // What a newer version of the kit has stored is left alone.
    if (!this.#stored()) return;
    this.#try('stored', () => {
      this.#record.write(after);
      waiting = [];
    });
  }

  /**
   * The statistics as text for another device. Only then they get a random name, so that nobody adds them
   * to their own twice.
   */
  export(): string {
    this.update((all) =>
      all.sources.length > 0 ? all : { ...all, sources: [randomNumber().toString(36)] },
    );
    return formatStatistics(this.read());
  }

  /** Adds the results that were damaged to those counted since. */
  restore(): void {
    this.#try('restored', () => {
      this.#record.restore();
      this.#damaged = false;
    });
  }

  /** Forgets everything, also what could not be read. */
  erase(): void {
    waiting = [];
    this.#damaged = false;
    this.#try('erased', () => this.#record.erase());
  }

  /** What is stored; undefined if it can’t be read and must not be replaced. */
  #stored(): Statistics | undefined {
    const found = this.#try('read', () => this.#record.read());
    if (!found || found.ok) return found?.value;
    if (!found.isAside) {
      const newer = `${STATISTICS_KEY} was stored by a newer version of Hourhand`;
      this.#tell('newer-version', `${newer}; nothing is added to it`);
      return undefined;
    }
    this.#damaged = true;
    const aside = `it is kept in ${STATISTICS_KEY}${BESIDE.damaged}, and counting begins anew`;
    const copy = this.isDamaged ? '; the player can restore the last good copy' : '';
    this.#tell(
      'damaged-statistics',
      `${STATISTICS_KEY} can’t be read (${found.why}); ${aside}${copy}`,
    );
    return NOTHING;
  }

  #try<T>(what: string, run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      this.#tell('storage', `the statistics can’t be ${what}: ${String(error)}`);
      return undefined;
    }
  }

  #tell(code: string, message: string): void {
    if (this.#told.has(code)) return;
    this.#told.add(code);
    this.#trouble(code, message);
  }
}
