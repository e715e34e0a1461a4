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

function without(values: PlayerSettings, name: string): Record<string, string> {
  const { [name]: _, ...others } = values;
  return others;
}

/**
 * Changes a setting for all boards of the page, and stores it if the browser allows it.
 * @param value undefined leaves it to the page again
 * @param stores whether the board on which it was chosen stores anything
 */
export function choose(name: string, value: string | undefined, stores = true): void {
  const change = (values: PlayerSettings): PlayerSettings => {
    const others = without(values, name);
    return Object.freeze(value === undefined ? others : { ...others, [name]: value });
  };
  shared.page = change(shared.page);
  // What boards that store have not read yet, they read when they need it.
  if (stores || shared.values) shared.values = change(playerSettings());
  if (stores) {
    try {
      // Not what was chosen on a board that stores nothing.
      const found = record.read();
      if (found.ok || found.isAside) record.write(change(found.ok ? found.value : {}));
    } catch {
      // It can't be stored: the change lasts until the page is closed.
    }
  }
  changed();
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
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    for (const key of keys) if (isOwnKey(key)) localStorage.removeItem(key);
  } catch {
    done = false;
  }
  shared.values = shared.page = {};
  shared.forgotten++;
  changed();
  return done;
}
