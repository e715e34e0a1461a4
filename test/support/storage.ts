/** A storage for tests, which can be looked at, and fail. */
import type { GameStorage } from '../../src/keeping/storage.js';

export class FakeStorage implements GameStorage {
  readonly entries: Map<string, string>;
  /** The writes and removals so far. */
  readonly log: { readonly key: string; readonly text: string | null }[] = [];
  /** Called before each access; may throw. */
  before: (method: 'getItem' | 'setItem' | 'removeItem') => void = () => {};

  constructor(entries: Iterable<readonly [string, string]> = []) {
    this.entries = new Map(entries);
  }

  getItem(key: string): string | null {
    this.before('getItem');
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.before('setItem');
    this.entries.set(key, text);
    this.log.push({ key, text });
  }

  removeItem(key: string): void {
    this.before('removeItem');
    this.entries.delete(key);
    this.log.push({ key, text: null });
  }
}

/** What a test sees of the page’s storage. */
export interface OwnStorage {
  readonly entries: Map<string, string>;
  /** Thrown by every write, if set. */
  full: DOMException | undefined;
}

/** Replaces `localStorage` during each test of a suite; it is empty at first. */
export function ownStorage(): OwnStorage {
  const own: OwnStorage = { entries: new Map(), full: undefined };
  const storage = {
    getItem: (key: string) => own.entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (own.full) throw own.full;
      own.entries.set(key, value);
    },
    removeItem: (key: string) => void own.entries.delete(key),
    key: (index: number) => [...own.entries.keys()][index] ?? null,
    get length() {
      return own.entries.size;
    },
  };
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage');
  beforeEach(() => {
    own.entries.clear();
    own.full = undefined;
    Object.defineProperty(window, 'localStorage', { configurable: true, value: storage });
  });
  afterEach(() => {
    if (real) Object.defineProperty(window, 'localStorage', real);
    else Reflect.deleteProperty(window, 'localStorage');
  });
  return own;
}
