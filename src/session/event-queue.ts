import type { Effect, State } from '../rules/engine.js';
import { type By, type Cause, type GameRecord, OK, refuse, type Result } from './records.js';

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

/** Gives a command once more, without asking about it again. */
export type Again = () => Result;

/** Who is told. */
export interface Listeners<S extends State = State> {
  /** Whether the game is only to be looked at: then every command is refused. */
  readonly readOnly?: boolean;
  /**
   * Notifies the page of an event. May throw.
   * @param again given if the page is asked about a command
   * @returns for such a command, false if the page cancels it, and undefined if it answers later: it
   * then calls `again`, or does not
   */
  notify(record: GameRecord, again?: Again): boolean | undefined;
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
  /** Whether the page has been asked about the command that is given next, and has agreed. */
  #agreed = false;
  #dispatching = false;
  readonly #records: GameRecord[] = [];
  readonly #transitions: Transition<S>[] = [];
  readonly #listeners: Listeners<S>;

  constructor(listeners: Listeners<S>) {
    this.#listeners = listeners;
  }

  /** Why no command is taken now; undefined if one is. */
  get refusal(): Result | undefined {
    if (this.#listeners.readOnly) return READ_ONLY;
    return this.#asking ? BUSY : undefined;
  }

  /**
   * Asks the page about a command, at once.
   * @param what names it in a message
   * @param again gives it once more; then the page is not asked
   */
  ask(record: GameRecord, what: string, again: Again): Result {
    const agreed = this.#agreed;
    this.#agreed = false;
    if (agreed) return OK;
    this.#asking = true;
    const go = this.#notify(record, () => {
      this.#agreed = true;
      const result = again();
      // It may be impossible by now, which is found out before the page would be asked.
      this.#agreed = false;
      return result;
    });
    this.#asking = false;
    return go ? OK : refuse(go === false ? 'cancelled' : 'asked', `the page did not allow ${what}`);
  }

  /** Notifies the page of something that is not the result of a command. */
  tell(record: GameRecord): void {
    this.add(record);
    this.dispatch();
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

  #notify(record: GameRecord, again?: Again): boolean | undefined {
    try {
      return this.#listeners.notify(record, again);
    } catch (error) {
      this.#listeners.report(error);
      return true;
    }
  }
}

const BUSY = refuse('busy', 'not allowed inside a listener of a solitaire-before-… event');
const READ_ONLY = refuse(
  'read-only',
  'replay and position show a game to be looked at, which can’t be played',
);
