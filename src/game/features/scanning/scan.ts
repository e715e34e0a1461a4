import type { Timer } from '../../../session/index.js';

/** After so many rounds in which nothing was chosen, scanning waits for the switch. */
const ROUNDS = 3;

/** What is scanned. What has the same id is the same. */
export interface Scanned<T extends { readonly id: unknown }> {
  /** All that can be chosen now, in order. */
  items(): readonly T[];
  /** Whether something else is going on now, which is to be seen first. */
  waits(): boolean;
  /** Whether nobody can see it now: then it ends, until the switch is pressed. */
  isHidden(): boolean;
  /** Shows and says what would be chosen; undefined ends that. */
  show(item: T | undefined): void;
  choose(item: T): void;
  /** For how many times the pace it stays shown when it has been chosen; 0 if the turn begins anew. */
  stays(item: T): number;
  /** Nothing has been chosen for some rounds: nothing more is shown until the switch is pressed. */
  rested(): void;
}

/**
 * Shows what can be chosen, one after another, to be chosen with a switch: either it goes on by itself,
 * and the one switch chooses what is shown, or one switch goes on and another chooses.
 */
export class Scan<T extends { readonly id: unknown }> {
  #shown: T | undefined;
  #rounds = 0;
  /** Ends the wait for the next one; undefined while nothing goes on by itself. */
  #cancel: (() => void) | undefined;
  readonly #of: Scanned<T>;
  readonly #timer: Timer;
  readonly #pace: () => number | undefined;

  /** @param pace milliseconds between two; undefined if it goes on by a switch of its own */
  constructor(of: Scanned<T>, timer: Timer, pace: () => number | undefined) {
    this.#of = of;
    this.#timer = timer;
    this.#pace = pace;
  }

  /** Whether it goes on by itself now. */
  get running(): boolean {
    return this.#cancel !== undefined;
  }

  /** What would be chosen now. */
  get shown(): T | undefined {
    return this.#shown;
  }

  /** Begins anew: the first is shown. */
  begin(): void {
    this.#clear();
    this.step();
  }

  /** The switch that shows the next choice; it also begins the turn. */
  step(): void {
    this.#rounds = 0;
    this.#next();
    this.#wait();
  }

  /** The switch that chooses: nothing is chosen that has not been shown. */
  choose(): void {
    const item = this.#shown;
    this.#rounds = 0;
    if (!item || !this.#of.items().some(({ id }) => id === item.id)) return this.step();
    const paces = this.#of.stays(item);
    if (paces === 0) this.#clear();
    this.#wait(paces || 1);
    this.#of.choose(item);
  }

  /** Something was shown in another way, such as a hint: the next press chooses it. */
  take(item: T): void {
    this.#clear();
    this.#shown = item;
    if (this.running) this.#wait();
  }

  /** The choices have changed: the turn begins anew, if scanning was running. */
  changed(): void {
    this.#clear();
    if (this.running) this.#wait();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#clear();
  }

  #clear(): void {
    if (this.#shown) this.#of.show(undefined);
    this.#shown = undefined;
  }

  #next(): void {
    const items = this.#of.items();
    const now = items.findIndex(({ id }) => id === this.#shown?.id);
    this.#clear();
    this.#shown = items[(now + 1) % items.length];
    if (this.#shown) this.#of.show(this.#shown);
  }

  #wait(paces = 1): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const pace = this.#pace();
    if (pace !== undefined) this.#cancel = this.#timer.after(paces * pace, () => this.#goOn());
  }

  #goOn(): void {
    const of = this.#of;
    if (of.isHidden()) return this.stop();
    if (of.waits()) return this.#wait();
    const items = of.items();
    const isLast = this.#shown !== undefined && items.at(-1)?.id === this.#shown.id;
    if (items.length === 0 || (isLast && ++this.#rounds >= ROUNDS)) {
      this.stop();
      return of.rested();
    }
    this.#next();
    this.#wait();
  }
}
