import type { Search } from '../search/search.js';

/** Positions in one slice: a few milliseconds of work, or up to fifty on a slow machine. */
export const SLICE = 1000;
/**
 * Positions after which a search counts as long. Up to then it needs no more than 3 MB of memory, later
 * up to 27. So only one long search runs at a time.
 */
export const LONG = 9e4;

interface Task {
  readonly id: number;
  readonly search: Search<unknown>;
  /** After each slice without an answer. */
  went?(): void;
  done(answer: unknown): void;
  failed(error: unknown): void;
}

const isLong = ({ search }: Task): boolean => search.nodes >= LONG;

/**
 * Runs several searches in turn, a slice of each, and yields to other tasks of its thread in between:
 * short searches never wait for long ones, and a cancelled search stops after its slice. Long searches
 * run one after another, in the order in which they became long.
 */
export class Scheduler {
  readonly #tasks: Task[] = [];
  readonly #channel = new MessageChannel();
  #long: Task | undefined;
  #working = false;

  constructor() {
    this.#channel.port1.onmessage = () => this.#work();
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

  /** Ends all searches and closes the channel, which would keep the thread alive. */
  close(): void {
    this.#tasks.length = 0;
    this.#channel.port1.close();
  }

  #next(): Task | undefined {
    const tasks = this.#tasks;
    if (!this.#long || !tasks.includes(this.#long)) this.#long = tasks.find(isLong);
    const at = tasks.findIndex((task) => task === this.#long || !isLong(task));
    return at < 0 ? undefined : tasks.splice(at, 1)[0];
  }

  #work(): void {
    const task = this.#next();
    this.#working = task !== undefined;
    if (!task) return;
    try {
      const answer = task.search.step(SLICE);
      if (answer === undefined) {
        this.#tasks.push(task);
        task.went?.();
      } else task.done(answer);
    } catch (error) {
      task.failed(error);
    }
    this.#channel.port2.postMessage(null);
  }
}
