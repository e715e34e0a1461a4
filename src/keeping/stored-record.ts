import { type GameStorage, readText } from './storage.js';
import { BESIDE } from './storage-keys.js';

/** How a record is written and read. */
export interface RecordFormat<T> {
  /** The record of someone who has none yet. */
  readonly none: T;
  /** Writes no more than {@link parse} takes. */
  format(value: T): string;
  parse(text: string): ParsedRecord<T>;
  /** Adds what was written after a record had been lost to what can be restored of it. */
  join(older: T, newer: T): T;
}

export type ParsedRecord<T> =
  | { readonly ok: true; readonly value: T }
  /** `isNewer`: a newer version of the kit has written it, so that it must be left alone. */
  | { readonly ok: false; readonly why: string; readonly isNewer?: boolean };

/** A record that has been read, or why it could not be; `isAside`: it has been set aside. */
export type ReadRecord<T> = ParsedRecord<T> & { readonly isAside?: boolean };

/** Characters of what is kept although it can't be read. */
const MOST_DAMAGED = 2_000_000;

/**
 * Writes a text, and reads it back; if something else is there, what was there before is put back.
 * @param reads whether the text can be read
 * @throws what the storage throws, and an error if the text can't be read
 */
export function writeAndRead(
  storage: GameStorage,
  key: string,
  text: string,
  reads: (text: string) => boolean = () => true,
): void {
  const before = readText(storage, key);
  storage.setItem(key, text);
  let back: string | null;
  try {
    back = readText(storage, key);
  } catch {
    // The text was written, but can't be checked right now.
    return;
  }
  if (back === text && reads(text)) return;
  if (before === null) storage.removeItem(key);
  else storage.setItem(key, before);
  throw new Error('what was stored can’t be read again');
}

/**
 * Keeps what could not be read, each text in a line, without what was kept before being lost.
 * @throws what the storage throws
 */
export function keepDamaged(storage: GameStorage, key: string, text: string): void {
  const before = readText(storage, key);
  const all = before === null ? text : `${before}\n${text}`;
  if (before !== null && (before === text || all.length > MOST_DAMAGED)) return;
  storage.setItem(key, all);
}

/**
 * A record in the storage. What is written is read back; beside it lies a copy, and what can be restored
 * after it has been damaged. All methods may throw what the storage throws.
 */
export class StoredRecord<T> {
  readonly key: string;
  readonly #storage: () => GameStorage;
  readonly #format: RecordFormat<T>;
  /** What was read last: dialogs read at every rendering. */
  readonly #last = new Map<string, { readonly text: string; readonly found: ParsedRecord<T> }>();

  constructor(storage: () => GameStorage, key: string, format: RecordFormat<T>) {
    this.#storage = storage;
    this.key = key;
    this.#format = format;
  }

  /** Reads the record. If it is damaged, it is set aside, and its last good copy can be restored. */
  read(): ReadRecord<T> {
    const storage = this.#storage();
    const text = readText(storage, this.key);
    if (text === null) return { ok: true, value: this.#format.none };
    const found = this.#parse(this.key, text);
    if (found.ok || found.isNewer) return found;
    // First removed: there may not be room for both.
    storage.removeItem(this.key);
    try {
      keepDamaged(storage, this.key + BESIDE.damaged, text);
      this.#keepGood(storage);
    } catch (error) {
      storage.setItem(this.key, text);
      throw error;
    }
    return { ok: false, why: found.why, isAside: true };
  }

  /** Writes the record, reads it back and copies it; if that fails, the one before is still there. */
  write(value: T): void {
    const storage = this.#storage();
    const [good, text] = [this.key + BESIDE.good, this.#format.format(value)];
    const write = (): void =>
      writeAndRead(storage, this.key, text, () => this.#parse(this.key, text).ok);
    try {
      write();
    } catch (error) {
      if (!/quota/i.test(String((error as Error | null)?.name))) throw error;
      // Without the copy, there may be room. The record itself is replaced as a whole or not at all.
      storage.removeItem(good);
      write();
    }
    try {
      storage.setItem(good, text);
    } catch {
      // There is no room for two: the record is there, and an older copy, if there is one.
    }
  }

  /** What can be restored; undefined if there is nothing. */
  get restorable(): T | undefined {
    return this.#look(BESIDE.restore);
  }

  /** Adds what has been set aside to the record again. */
  restore(): void {
    const older = this.restorable;
    const now = this.read();
    if (older === undefined || (!now.ok && !now.isAside)) return;
    this.write(now.ok ? this.#format.join(older, now.value) : older);
    this.#remove(BESIDE.restore, BESIDE.damaged);
  }

  /** Removes the record and everything beside it. */
  erase(): void {
    this.#storage().removeItem(this.key);
    this.#remove(...Object.values(BESIDE));
  }

  /** The copy of a damaged record can be restored from now on, with what could be restored before. */
  #keepGood(storage: GameStorage): void {
    const copy = this.#look(BESIDE.good);
    if (copy === undefined) return;
    const before = this.restorable;
    const value = before === undefined ? copy : this.#format.join(before, copy);
    storage.setItem(this.key + BESIDE.restore, this.#format.format(value));
    this.#remove(BESIDE.good);
  }

  #look(beside: string): T | undefined {
    const text = readText(this.#storage(), this.key + beside);
    const found = text === null ? undefined : this.#parse(beside, text);
    return found?.ok ? found.value : undefined;
  }

  #remove(...besides: readonly string[]): void {
    for (const beside of besides) this.#storage().removeItem(this.key + beside);
  }

  /** @param place where the text lies */
  #parse(place: string, text: string): ParsedRecord<T> {
    const last = this.#last.get(place);
    if (last?.text === text) return last.found;
    const found = this.#format.parse(text);
    this.#last.set(place, { text, found });
    return found;
  }
}
