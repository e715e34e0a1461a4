import type { GameStorage } from '../keeping/storage.js';
import type { GameRecord, SessionWorld } from '../session/index.js';
import type { Words } from '../words/index.js';
import type { DealHost } from './dealer.js';

/** Takes the answer of a page that could not say at once whether a command may be carried out. */
export type Later = (go: boolean) => void;

/** What a game needs from the page. */
export interface PlayHost extends DealHost, Pick<SessionWorld, 'now' | 'report'> {
  /**
   * Notifies the page of an event. May throw.
   * @param later given if the page is asked about a command
   * @returns for such a command, false if the page cancels it, and undefined if it answers `later`
   */
  notify(record: GameRecord, later?: Later): boolean | undefined;
  /** English, which is always loaded. */
  readonly words: Words;
  /** Where the page’s games are saved. May throw. */
  storage(): GameStorage;
  /** The key under which the game is saved; undefined if it isn't. */
  saveKey(): string | undefined;
  /** Whether the game is only to be looked at: then nothing is picked up. */
  readonly readOnly?: boolean;
  /** Reserves a key for this board; false if another board on the page has it. */
  reserveKey(key: string): boolean;
}

/** The browser’s storage, unless the page wants none to be used; may throw. */
export const storageOf = (host: PlayHost): (() => GameStorage) | undefined =>
  host.setting('storage') === 'none' ? undefined : () => host.storage();
