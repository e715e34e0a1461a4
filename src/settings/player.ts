import { readText } from '../keeping/storage.js';
import { STORAGE_KEYS } from '../keeping/storage-keys.js';
import { settingSpecs, takes } from './specs.js';

/** The name of a setting that belongs to one game: also of an option, and of the kind of `deal`. */
export const ofGame = (game: string, name: string): string => `${game}/${name}`;

export type PlayerSettings = Readonly<Record<string, string>>;

/** The key in `localStorage`. */
export const KEY = STORAGE_KEYS.player;

/** The most settings, and the most characters of a name, a value, and all of them as text. */
export const MOST_SETTINGS = 200;
export const LONGEST_NAME = 200;
export const LONGEST_TEXT = 50_000;

/** Shared by all boards of a page, even from different copies of the kit. */
interface Shared {
  /** For boards that store: what is stored, and what was chosen on this page. Read when first needed. */
  values: PlayerSettings | undefined;
  /** For boards with `storage="none"`: only what was chosen on this page. */
  page: PlayerSettings;
  /** For boards that store: what was chosen on this page and could not be stored; undefined leaves it to the page. */
  unsaved?: Readonly<Record<string, string | undefined>> | undefined;
  /** How often everything that is stored has been forgotten on this page. */
  forgotten: number;
  readonly changed: Set<() => void>;
}

export const shared: Shared = ((globalThis as Record<symbol, unknown>)[
  Symbol.for('hourhand.player.2')
] ??= { values: undefined, page: {}, forgotten: 0, changed: new Set() }) as Shared;

/** Reads a stored text, whose content can't be trusted; undefined if it is damaged. */
export function parseSettings(text: string): PlayerSettings | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
    return Object.freeze(Object.fromEntries(Object.entries(stored).filter(isSetting)));
  } catch {
    return undefined;
  }
}

/** Options and kinds of deals are checked where they are used. */
export function isSetting(entry: [name: string, value: unknown]): entry is [string, string] {
  const [name, value] = entry;
  const spec = settingSpecs.get(name.slice(name.lastIndexOf('/') + 1));
  return typeof value === 'string' && (!spec || takes(spec, value));
}

/** What is stored; nothing if it is damaged, which `mendSettings` finds out again. Reading can throw. */
function read(): PlayerSettings {
  let stored: PlayerSettings = {};
  try {
    stored = parseSettings(readText(localStorage, KEY) ?? '{}') ?? {};
  } catch {
    // There is none.
  }
  const { unsaved } = shared;
  if (!unsaved) return stored;
  const all = Object.entries({ ...stored, ...unsaved });
  return Object.freeze(Object.fromEntries(all.filter(isSetting)));
}

/** @param stores whether the board reads and writes the browser's storage */
export const playerSettings = (stores = true): PlayerSettings =>
  stores ? (shared.values ??= read()) : shared.page;

/** How often everything that is stored has been forgotten on this page. */
export const timesForgotten = (): number => shared.forgotten;

/** Calls back after each change, here or in another tab, until the signal aborts. */
export function onPlayerChange(changed: () => void, signal: AbortSignal): void {
  shared.changed.add(changed);
  signal.addEventListener('abort', () => shared.changed.delete(changed));
  const elsewhere = (event: StorageEvent): void => {
    // The key is null if another tab has removed all.
    if (event.key !== KEY && event.key !== null) return;
    shared.values = undefined;
    changed();
  };
  window.addEventListener('storage', elsewhere, { signal });
}
