import type { State } from '../rules/engine.js';
import type { Listeners } from './event-queue.js';
import type { By, Cause } from './records.js';

/** What a session needs from its environment. */
export interface SessionWorld<S extends State = State> extends Listeners<S> {
  /** Monotonic time in milliseconds. */
  now(): number;
  /** Saves the game: called for each commit but the first, before the page is notified of it. */
  save?(cause: Cause, by: By): void;
}
