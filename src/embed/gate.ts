/** Lets so many through in a second, and as many at once. */
export class Gate {
  #left: number;
  #since: number;
  #isShut = false;

  /** @param most in a second */
  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#left = most;
    this.#since = now();
  }

  /** Whether another one may go through; `first` says of one that may not that it is the first. */
  pass(): { readonly ok: true } | { readonly ok: false; readonly first: boolean } {
    const now = this.now();
    this.#left = Math.min(this.most, this.#left + ((now - this.#since) / 1000) * this.most);
    this.#since = now;
    if (this.#left < 1) {
      const first = !this.#isShut;
      this.#isShut = true;
      return { ok: false, first };
    }
    // It was a flood until none of it is left.
    if (this.#left >= this.most / 2) this.#isShut = false;
    this.#left--;
    return { ok: true };
  }
}
