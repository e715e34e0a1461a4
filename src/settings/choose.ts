// Not in the index: a page's first load needs only what is read.
import { isOwnKey } from '../keeping/storage-keys.js';
import { type RecordFormat, StoredRecord } from '../keeping/stored-record.js';
import {
  isSetting,
  KEY,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_SETTINGS,
  parseSettings,
  type PlayerSettings,
  playerSettings,
  shared,
} from './player.js';

const format: RecordFormat<PlayerSettings> = {
  none: {},
  format(values) {
    const short = ([name, value]: [string, string]): boolean =>
      name.length <= LONGEST_NAME && value.length <= LONGEST_NAME;
    const entries = Object.entries(values).filter(isSetting).filter(short).slice(-MOST_SETTINGS);
    const text = (): string => JSON.stringify(Object.fromEntries(entries));
    // The settings that were chosen first go first.
    while (text().length > LONGEST_TEXT) entries.shift();
    return text();
  },
  parse(text) {
    const value = parseSettings(text);
    return value ? { ok: true, value } : { ok: false, why: 'it is not an object with settings' };
  },
  join: (older, newer) => ({ ...older, ...newer }),
};

const record = new StoredRecord(() => localStorage, KEY, format);

const changed = (): void => {
  for (const one of shared.changed) one();
};

/** New values by the names of settings; undefined leaves one to the page again. */
type Changes = Readonly<Record<string, string | undefined>>;

/** What was changed last comes last. */
function changeAll(values: PlayerSettings, changes: Changes): PlayerSettings {
  const all = new Map(Object.entries(values));
  for (const [name, value] of Object.entries(changes)) {
    all.delete(name);
    if (value !== undefined) all.set(name, value);
  }
  return Object.freeze(Object.fromEntries(all));
}

/**
 * Changes a setting for all boards of the page, and stores it if the browser allows it.
 * @param value undefined leaves it to the page again
 * @param stores whether the board on which it was chosen stores anything
 * @returns why it can't be stored, so that it lasts until the page is closed; undefined if it is stored
 */
export function choose(name: string, value: string | undefined, stores = true): string | undefined {
  const change = { [name]: value };
  shared.page = changeAll(shared.page, change);
  // What boards that store have not read yet, they read when they need it.
  if (stores || shared.values) shared.values = changeAll(playerSettings(), change);
  const why = stores ? store({ ...shared.unsaved, ...change }) : undefined;
  changed();
  return why;
}

/** Whether something was chosen on this page that could not be stored. */
export const areUnsaved = (): boolean => shared.unsaved !== undefined;

/** Adds changes to what is stored; those that can't be are stored with a later one. */
function store(changes: Changes): string | undefined {
  try {
    // Not what was chosen on a board that stores nothing.
    const found = record.read();
    if (found.ok || found.isAside) record.write(changeAll(found.ok ? found.value : {}, changes));
    shared.unsaved = undefined;
    return undefined;
  } catch (error) {
    shared.unsaved = changes;
    return String(error);
  }
}

/**
 * Sets stored settings aside that can't be read.
 * @returns whether there were any, and whether their last good copy can be restored
 */
export function mendSettings(): 'good' | 'restorable' | 'lost' {
  try {
    if (record.read().ok) return 'good';
    return record.restorable ? 'restorable' : 'lost';
  } catch {
    return 'good';
  }
}

/** Whether settings that were damaged can be restored. */
export function canRestoreSettings(): boolean {
  try {
    return record.restorable !== undefined;
  } catch {
    return false;
  }
}

/** Adds the last good copy of damaged settings to those chosen since. */
export function restoreSettings(): void {
  try {
    record.restore();
  } catch {
    // They can still be restored another time.
  }
  shared.values = undefined;
  changed();
}

/**
 * Removes everything that the kit has stored, and what boards of this page remember of it.
 * @returns whether the browser allowed it
 */
export function forgetEverything(): boolean {
  let done = true;
  try {
    // A page can have replaced it by an object that does not tell what it holds.
    if (!Number.isInteger(localStorage.length)) throw new TypeError('the keys can’t be listed');
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    for (const key of keys) if (isOwnKey(key)) localStorage.removeItem(key);
  } catch {
    done = false;
  }
  shared.values = shared.page = {};
  shared.unsaved = undefined;
  shared.forgotten++;
  changed();
  return done;
}
