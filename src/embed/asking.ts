import { putOff } from '../element/event-of.js';
import { isRecord, show, type Trouble } from './protocol.js';

/** Milliseconds that the host has to answer before the game goes on. */
const PATIENCE = 1000;

type Answer = { readonly value: unknown } | { readonly error: Trouble };

const DONE: Answer = { value: { ok: true } };

/**
 * Asks the host about what the player is about to do, if the host wants to be asked. Its answer comes later
 * than a listener's in the same page would, so the command waits for it, but not for long.
 */
export class Asking {
  #isWanted = false;
  #last = 0;
  readonly #waiting = new Map<number, (go: boolean) => void>();

  /**
   * Puts an event off, if the host is to be asked about it. Automatic moves are not asked about, nor is
   * what the host itself has asked for.
   * @returns the number by which the host answers; undefined if it isn't asked
   */
  begin(event: Event, by: unknown): number | undefined {
    if (!this.#isWanted || !event.cancelable || by !== 'player') return undefined;
    const later = putOff(event);
    if (!later) return undefined;
    const ask = ++this.#last;
    const end = performance.now() + PATIENCE;
    const timer = setTimeout(() => this.#settle(ask, true), PATIENCE);
    this.#waiting.set(ask, (go) => {
      clearTimeout(timer);
      // A page in the same process keeps the timer waiting as well.
      later(go || performance.now() > end);
    });
    return ask;
  }

  /** What the host says: whether it wants to be asked, or an answer. An answer that comes too late is dropped. */
  take(type: 'ask' | 'answer', detail: unknown): Answer {
    const given = isRecord(detail) ? detail : {};
    const name = type === 'ask' ? 'on' : 'go';
    const value = given[name];
    if (typeof value !== 'boolean') {
      const message = `${name} of ${type} is ${show(value)}; it takes true or false`;
      return { error: { code: 'bad-arguments', message } };
    }
    if (type === 'answer') this.#settle(given['ask'] as number, value);
    else this.#isWanted = value;
    return DONE;
  }

  #settle(ask: number, go: boolean): void {
    const settle = this.#waiting.get(ask);
    this.#waiting.delete(ask);
    settle?.(go);
  }
}
