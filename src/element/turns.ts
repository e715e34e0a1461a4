/** A board that speaks. */
export interface Speaker {
  /** The name that the page or its game gives it. */
  readonly ownName: string;
  /** Called when a board has come or gone. */
  changed(): void;
}

interface Turns {
  readonly speakers: Set<Speaker>;
  /** Who spoke last. */
  last: Speaker | undefined;
  /** Until when that takes, about: a time of `performance.now()`. */
  until: number;
}

/** The number changes with what the boards agree on. */
const KEY = Symbol.for('hourhand.speech.1');

const page = globalThis as unknown as Record<symbol, Turns | undefined>;

/** The boards of the page, also those of another copy of the kit: they speak one after another. */
export const turns: Turns = (page[KEY] ??= { speakers: new Set(), last: undefined, until: 0 });
