/** Measures the time of play, without pauses. */
export class Stopwatch {
  readonly #now: () => number;
  #total = 0;
  #since: number | undefined;

  /** @param now monotonic time in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whole milliseconds. */
  get elapsed(): number {
    return Math.round(this.#exact);
  }

  get running(): boolean {
    return this.#since !== undefined;
  }

  start(): void {
    this.#since ??= this.#now();
  }

  stop(): void {
    // Not rounded here: many short intervals would add up to nothing.
    this.#total = this.#exact;
    this.#since = undefined;
  }

  reset(total = 0): void {
    this.#total = total;
    this.#since = undefined;
  }

  get #exact(): number {
    return this.#total + (this.#since === undefined ? 0 : this.#now() - this.#since);
  }
}
