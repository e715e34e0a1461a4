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

/** Makes moves automatically, with a pause before each, until there is none or it is stopped. */
export class AutoPlay<S extends State = State> {
  #cancel: (() => void) | undefined;
  #next: Next | undefined;
  #by: By = 'auto';
  #wait = (): void => {};
  #attached = false;
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
    return this.#next !== undefined;
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
    if (this.running) this.stop();
    if (this.#held || this.#isCovered() || !next()) return;
    this.#next = next;
    this.#by = by;
    this.#wait = (): void => {
      this.#cancel = this.#timer.after(pace(), () => this.#step());
    };
    this.#attached = attached;
    this.#wait();
    this.#changed();
  }

  stop(): void {
    if (!this.running) return;
    this.#cancel?.();
    this.#cancel = undefined;
    this.#next = undefined;
    this.#changed();
  }

  /** Prevents automatic moves while the page is hidden or a dialog is open. */
  hold(held: boolean): void {
    this.#held = held;
    if (held) this.stop();
  }

  #step(): void {
    const next = this.#next!;
    const move = this.#held || this.#isCovered() ? undefined : next();
    if (!move || !this.#session.play(move, this.#by, this.#attached).ok) return this.stop();
    // A listener may have stopped or restarted it.
    if (this.#next !== next) return;
    if (next()) this.#wait();
    else this.stop();
  }
}
