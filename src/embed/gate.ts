/** Lets through a number of messages in each second, and that many at once. */
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

  /** Whether another message may go through; `first` tells whether a refused one is the first of a flood. */
  pass(): { readonly ok: true } | { readonly ok: false; readonly first: boolean } {
    const now = this.now();
    this.#left = Math.min(this.most, this.#left + ((now - this.#since) / 1000) * this.most);
    this.#since = now;
    if (this.#left < 1) {
      const first = !this.#isShut;
      this.#isShut = true;
      return { ok: false, first };
    }
    // A flood is over only when half of the allowance is there again.
    if (this.#left >= this.most / 2) this.#isShut = false;
    this.#left--;
    return { ok: true };
  }
}
