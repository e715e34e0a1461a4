import { settingSpecs, takes } from './specs.js';

/** The settings that players choose for themselves; they hold for every game of the kit. */
const PLAYER_SETTINGS = ['faces', 'hand', 'speed', 'sound', 'keys', 'verbosity'] as const;

export type PlayerSettings = Readonly<Record<string, string>>;

/** Where they are stored. */
export const KEY = 'hourhand.player';

/** One choice for all boards of a page, whatever copy of the kit they come from. */
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

/** Even reading `localStorage` can throw, and what stands in it may be anybody's. */
function read(): PlayerSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const values: Record<string, string> = {};
    for (const name of PLAYER_SETTINGS) {
      const value = (stored as Record<string, unknown>)[name];
      const spec = settingSpecs.get(name)!;
      if (typeof value === 'string' && takes(spec, value)) values[name] = value;
    }
    return values;
  } catch {
    return {};
  }
}

export const playerSettings = (): PlayerSettings => shared.values;

/** Calls back after each change, here or in another tab, until the signal. */
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
