import type { Search } from './search.js';

/** Positions in one slice: a few milliseconds of work. */
const SLICE = 2000;

interface Task {
  readonly id: number;
  readonly search: Search<unknown>;
  done(answer: unknown): void;
  failed(error: unknown): void;
}

/**
 * Works on several searches in turn, a slice of each, and lets the rest of its thread have its turn
 * in between: nothing waits long, and a search that nobody wants any more stops at its next slice.
 */
export class Desk {
  readonly #tasks: Task[] = [];
  readonly #channel = new MessageChannel();
  #working = false;

  constructor() {
    this.#channel.port1.onmessage = () => this.#work();
  }

  get idle(): boolean {
    return this.#tasks.length === 0;
  }

  add(task: Task): void {
    this.#tasks.push(task);
    if (this.#working) return;
    this.#working = true;
    this.#channel.port2.postMessage(null);
  }

  cancel(id: number): void {
    const at = this.#tasks.findIndex((task) => task.id === id);
    if (at >= 0) this.#tasks.splice(at, 1);
  }

  /** Lets go of what would keep its thread alive. */
  close(): void {
    this.#tasks.length = 0;
    this.#channel.port1.close();
  }

  #work(): void {
    const task = this.#tasks.shift();
    this.#working = task !== undefined;
    if (!task) return;
    try {
      const answer = task.search.step(SLICE);
      if (answer === undefined) this.#tasks.push(task);
      else task.done(answer);
    } catch (error) {
      task.failed(error);
    }
    this.#channel.port2.postMessage(null);
  }
}
