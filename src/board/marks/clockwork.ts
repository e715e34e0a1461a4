/** Milliseconds: a clock steps this long after a second has begun, so that it is never early and shows it twice. */
const LATE = 20;

/**
 * Lets the clock of a won board run: tells it each second, as long as it can be seen. With reduced motion it stands.
 * All that it listens to is given up while it is off.
 */
export class Clockwork {
  readonly #board: Element;
  readonly #step: (time: Date | undefined) => void;
  #off: AbortController | undefined;
  /** Whether the board is in the viewport. */
  #inSight = false;
  /** Of the next second, and then of all. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param step shows a time; undefined if the clock stands */
  constructor(board: Element, step: (time: Date | undefined) => void) {
    this.#board = board;
    this.#step = step;
  }

  /** Switches it on or off. */
  run(on: boolean): void {
    if (on === (this.#off !== undefined)) return;
    this.#off?.abort();
    this.#off = undefined;
    if (!on) return this.#stop();
    this.#off = new AbortController();
    const { signal } = this.#off;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const decide = (): void => {
      if (!signal.aborted && this.#inSight && !calm.matches) this.#start();
      else this.#stop();
    };
    calm.addEventListener('change', decide, { signal });
    const observer = new IntersectionObserver((seen) => {
      this.#inSight = seen.at(-1)!.isIntersecting;
      decide();
    });
    observer.observe(this.#board);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  #start(): void {
    if (this.#timer) return;
    const step = (): void => this.#step(new Date(Date.now()));
    const wait = 1000 - (Date.now() % 1000) + LATE;
    this.#timer = setTimeout(() => {
      this.#timer = setInterval(step, 1000);
      step();
    }, wait);
    step();
  }

  #stop(): void {
    // It ends intervals too.
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#step(undefined);
  }
}
