import { settingSpecs, takes } from './specs.js';

/** The name of a setting that belongs to one game: also of an option, and of the kind of `deal`. */
export const ofGame = (game: string, name: string): string => `${game}/${name}`;

export type PlayerSettings = Readonly<Record<string, string>>;

/** The key in `localStorage`. */
export const KEY = 'hourhand.player';

/** Shared by all boards of a page, even from different copies of the kit. */
interface Shared {
  values: PlayerSettings;
  readonly changed: Set<() => void>;
}

export const shared: Shared = ((globalThis as Record<symbol, unknown>)[
  Symbol.for('hourhand.player.1')
] ??= {
  values: read(),
  changed: new Set(),
}) as Shared;

/** Reading `localStorage` can throw, and its content can't be trusted. */
function read(): PlayerSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const values: Record<string, string> = {};
    for (const [name, value] of Object.entries(stored as Record<string, unknown>)) {
      const spec = settingSpecs.get(name.slice(name.lastIndexOf('/') + 1));
      // Options and kinds of deals are checked where they are used.
      if (typeof value === 'string' && (!spec || takes(spec, value))) values[name] = value;
    }
    return values;
  } catch {
    return {};
  }
}

export const playerSettings = (): PlayerSettings => shared.values;

/** Calls back after each change, here or in another tab, until the signal aborts. */
export function onPlayerChange(changed: () => void, signal: AbortSignal): void {
  shared.changed.add(changed);
  signal.addEventListener('abort', () => shared.changed.delete(changed));
  const elsewhere = (event: StorageEvent): void => {
    if (event.key !== KEY) return;
    shared.values = read();
    changed();
  };
  window.addEventListener('storage', elsewhere, { signal });
}
