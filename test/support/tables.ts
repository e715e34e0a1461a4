/** A game without a page, with a storage of its own. */
import {
  type Display,
  features,
  Play,
  type PlayHost,
  silentDisplay,
} from '../../src/game/index.js';
import { type Game, games, resolveOptions } from '../../src/rules/index.js';
import type { GameStorage } from '../../src/keeping/storage.js';
import type { GameRecord } from '../../src/session/index.js';
import { en } from '../../src/words/index.js';
import './known.js';

/** A storage in memory. */
export class Memory implements GameStorage {
  readonly entries = new Map<string, string>();
  /** Thrown by every call, if set. */
  error: Error | undefined;

  getItem = (key: string): string | null => (this.#check(), this.entries.get(key) ?? null);
  setItem = (key: string, value: string): void =>
    void (this.#check(), this.entries.set(key, value));
  removeItem = (key: string): void => void (this.#check(), this.entries.delete(key));

  #check(): void {
    if (this.error) throw this.error;
  }
}

interface Wishes {
  readonly deal?: string | number;
  readonly storage?: Memory;
  readonly settings?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly winnable?: boolean;
  /** Whether the page has disabled the game from the beginning. */
  readonly disabled?: boolean;
  /** What the player has chosen for this game. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Deals that can be won, by options. */
  readonly table?: Readonly<Record<string, string>>;
  /** How hard deals are, by options. */
  readonly rated?: Readonly<Record<string, string>>;
  /** Hears what is wrong with what the page has set. */
  readonly warn?: (message: string) => void;
  /** The time that has passed, in milliseconds. */
  readonly now?: () => number;
}

/** @param of a game, or the id of one of the kit’s */
export function sitDown(of: string | Game, wishes: Wishes = {}) {
  const told: GameRecord[] = [];
  const shared: string[] = [];
  const kept = wishes.storage ? 'auto' : 'none';
  const settings: Record<string, string> = {
    speed: 'normal',
    storage: kept,
    'day-zone': 'utc',
    ...wishes.settings,
  };
  const game = typeof of === 'string' ? games[of]! : of;
  const host: PlayHost = {
    game,
    winnableDeals: wishes.table,
    ratedDeals: wishes.rated,
    words: en,
    options: () => resolveOptions(game, wishes.options ?? {}).options,
    deal: () => wishes.deal,
    winnable: () => wishes.winnable ?? false,
    choice: (name) => wishes.choices?.[name],
    setting: (name) => settings[name] ?? (name === 'day-zone' ? 'local' : 'none'),
    storage: () => wishes.storage!,
    saveKey: () => undefined,
    reserveKey: () => true,
    warn: wishes.warn ?? (() => {}),
    notify: (record) => (told.push(record), true),
    report: (error) => {
      throw error;
    },
    now: wishes.now ?? (() => 0),
  };
  const display: Display = {
    ...silentDisplay,
    preparePlayback: async () => ({ runs: true }),
    shareText: async (text) => (shared.push(text), 'copied'),
  };
  const play = new Play(host, display, features);
  play.surround({ visible: true, disabled: wishes.disabled ?? false });
  void play.session;
  return { play, told, shared };
}
