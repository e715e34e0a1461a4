import type { Effect, State } from '../rules/engine.js';
import type { By, Cause, GameRecord } from './records.js';

/** A change of the position, for the view. */
export interface Transition<S extends State = State> {
  readonly cause: Cause;
  readonly before: S | undefined;
  readonly after: S;
  /** In order; empty if the cards don't move one by one. */
  readonly effects: readonly Effect[];
  /** The number of moves made or undone. */
  readonly count: number;
  readonly by: By;
}

/** Who is told. */
export interface Listeners<S extends State = State> {
  /** Notifies the page of an event; for `before-move`, false cancels the move. May throw. */
  notify(record: GameRecord): boolean;
  /** Reports an error that a listener has thrown. */
  report(error: unknown): void;
  /** Shows a transition, after the page has been notified of all that belongs to it. */
  show?(transition: Transition<S>): void;
}

/**
 * Dispatches events one after another, and then shows the transitions that they belong to. What is added
 * while a listener runs queues behind the current event.
 */
export class EventQueue<S extends State = State> {
  #asking = false;
  #dispatching = false;
  readonly #records: GameRecord[] = [];
  readonly #transitions: Transition<S>[] = [];
  readonly #listeners: Listeners<S>;

  constructor(listeners: Listeners<S>) {
    this.#listeners = listeners;
  }

  /** Whether the page is just being asked about a move. */
  get asking(): boolean {
    return this.#asking;
  }

  /** Asks the page about a move, at once; false cancels it. */
  ask(record: GameRecord): boolean {
    this.#asking = true;
    const go = this.#notify(record);
    this.#asking = false;
    return go;
  }

  add(...records: readonly GameRecord[]): void {
    this.#records.push(...records);
  }

  /** Adds what is to be shown once the page has been notified of everything. */
  addTransition(transition: Transition<S>): void {
    this.#transitions.push(transition);
  }

  /** Dispatches what is queued; inside a listener, that is left to the dispatch that called it. */
  dispatch(): void {
    if (this.#dispatching) return;
    this.#dispatching = true;
    const records = this.#records;
    for (let record = records.shift(); record; record = records.shift()) this.#notify(record);
    this.#dispatching = false;
    const waiting = this.#transitions.splice(0);
    // Transitions before a new deal need not be drawn, and may have other rules.
    const fresh = waiting.findLastIndex(({ cause }) => cause === 'deal' || cause === 'load');
    for (const transition of waiting.slice(Math.max(0, fresh))) this.#listeners.show?.(transition);
  }

  #notify(record: GameRecord): boolean {
    try {
      return this.#listeners.notify(record);
    } catch (error) {
      this.#listeners.report(error);
      return true;
    }
  }
}
