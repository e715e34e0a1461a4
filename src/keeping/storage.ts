/** Where texts are kept, such as a browser's `localStorage`. Every method may throw. */
export type GameStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The text under a key; null if there is none. Everything is read through this, because a page can have
 * replaced its storage by an object that returns something else, such as undefined for what it does not
 * hold: what is no text counts as none.
 * @throws what the storage throws
 */
export function readText(storage: Pick<GameStorage, 'getItem'>, key: string): string | null {
  // eslint-disable-next-line no-restricted-properties
  const text: unknown = storage.getItem(key);
  return typeof text === 'string' ? text : null;
}
