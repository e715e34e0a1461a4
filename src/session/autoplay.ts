import type { Move, State } from '../rules/engine.js';
import type { By } from './records.js';
import type { Session } from './session.js';

/** Which moves are made automatically: see the attribute `auto-move`. */
export type AutoMode = 'none' | 'forced' | 'safe';

/** A timer that tests can replace. */
export interface Timer {
  /** @returns a function that cancels it */
  after(ms: number, run: () => void): () => void;
}

export const realTimer: Timer = {
  after(ms, run) {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
};

/**
 * The next automatic move. A forced move that leads back to an earlier position is left to the player,
 * because it could repeat forever.
 */
export function nextAutoMove<S extends State>(
  session: Session<S>,
  mode: AutoMode,
): Move | undefined {
  if (mode === 'none') return undefined;
  const { rules, state } = session;
  const safe = mode === 'safe' ? rules.safe(state) : undefined;
  if (safe) return safe;
  const moves = rules.moves(state);
  const only = moves.length === 1 ? moves[0] : undefined;
  return only && !session.history.hasStood(rules.apply(state, only)) ? only : undefined;
}

/**
 * The moves of a line, one after another, as long as the game follows it: the player may take over at
 * any point, and may undo moves of it.
 */
export function along<S extends State>(
  session: Session<S>,
  line: readonly string[],
): () => Move | undefined {
  const begun = session.history.tokens;
  return () => {
    const { tokens, moves } = session.history;
    const made = tokens.length - begun.length;
    const kept = tokens.every((token, i) => token === (begun[i] ?? line[i - begun.length]));
    return made >= 0 && kept ? moves.find(({ token }) => token === line[made]) : undefined;
  };
}

type Next = () => Move | undefined;

/** Automatic moves that are being made. */
interface Run {
  readonly next: Next;
  readonly by: By;
  /** Milliseconds between two of them. */
  readonly pace: () => number;
  /** Whether they are undone together with the player's last move. */
  readonly attached: boolean;
}

/** Makes moves automatically, with a pause before each, until there is none or it is stopped. */
export class AutoPlay<S extends State = State> {
  #cancel: (() => void) | undefined;
  #run: Run | undefined;
  /** What was being made when it was held. */
  #interrupted: Run | undefined;
  #held = false;

  readonly #session: Session<S>;
  readonly #timer: Timer;
  /** Milliseconds between two moves. */
  readonly #pace: () => number;
  /** Called when it starts and when it stops. */
  readonly #changed: () => void;
  /** Whether something of the page's covers the game; asked before each move. */
  readonly #isCovered: () => boolean;

  constructor(
    session: Session<S>,
    timer: Timer,
    pace: () => number,
    changed: () => void,
    isCovered: () => boolean = () => false,
  ) {
    this.#isCovered = isCovered;
    this.#session = session;
    this.#timer = timer;
    this.#pace = pace;
    this.#changed = changed;
  }

  get running(): boolean {
    return this.#run !== undefined;
  }

  /**
   * Starts automatic moves.
   * @param attached whether they are undone together with the player's last move
   */
  start(mode: AutoMode, attached: boolean): void {
    this.follow(() => nextAutoMove(this.#session, mode), 'auto', this.#pace, attached);
  }

  /**
   * Plays the moves that `next` returns, until it returns none.
   * @param pace milliseconds between two moves
   */
  follow(next: Next, by: By, pace = this.#pace, attached = false): void {
    this.stop();
    this.#begin({ next, by, pace, attached });
  }

  stop(): void {
    this.#interrupted = undefined;
    this.#halt();
  }

  /** Prevents automatic moves while the page is hidden or a dialog is open. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held || !this.running) return;
    this.#interrupted = this.#run;
    this.#halt();
  }

  /** Goes on with what was held, unless it has been stopped meanwhile. */
  goOn(): void {
    const run = this.#interrupted;
    this.#interrupted = undefined;
    if (run && !this.running) this.#begin(run);
  }

  #begin(run: Run): void {
    if (this.#held || this.#isCovered() || !run.next()) return;
    this.#run = run;
    this.#wait(run);
    this.#changed();
  }

  #wait(run: Run): void {
    this.#cancel = this.#timer.after(run.pace(), () => this.#step(run));
  }

  #halt(): void {
    if (!this.running) return;
    this.#cancel?.();
    this.#cancel = undefined;
    this.#run = undefined;
    this.#changed();
  }

  #step(run: Run): void {
    const { next, by, attached } = run;
    const move = this.#held || this.#isCovered() ? undefined : next();
    if (!move || !this.#session.play(move, by, attached).ok) return this.stop();
    // A listener may have stopped or restarted it.
    if (this.#run !== run) return;
    if (next()) this.#wait(run);
    else this.stop();
  }
}
