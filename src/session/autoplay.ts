import { type Move, type State } from '../rules/engine.js';
import { type Session } from './session.js';

/** What is played without being asked: see the attribute `auto-move`. */
export type AutoMode = 'none' | 'forced' | 'safe';

/** A timer handed in, so that tests can turn it by hand. */
export interface Timer {
  /** @returns a function that calls it off */
  after(ms: number, run: () => void): () => void;
}

/**
 * The next move that needs no decision. A forced move that would bring back an earlier position is
 * left to the player: playing it would go round for ever.
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
  return only && !session.hasStood(rules.apply(state, only)) ? only : undefined;
}

/** Plays moves that need no decision, one after a pause each, until there is none or it is stopped. */
export class AutoPlay<S extends State = State> {
  #cancel: (() => void) | undefined;
  #mode: AutoMode = 'none';
  #attached = false;
  #held = false;

  readonly #session: Session<S>;
  readonly #timer: Timer;
  /** Milliseconds between two moves. */
  readonly #pace: () => number;
  /** Called when it begins and when it ends. */
  readonly #changed: () => void;

  constructor(session: Session<S>, timer: Timer, pace: () => number, changed: () => void) {
    this.#session = session;
    this.#timer = timer;
    this.#pace = pace;
    this.#changed = changed;
  }

  get running(): boolean {
    return this.#mode !== 'none';
  }

  /** @param attached whether the moves belong to the player's last one, and are undone with it */
  start(mode: AutoMode, attached: boolean): void {
    if (this.running) this.stop();
    if (this.#held || !nextAutoMove(this.#session, mode)) return;
    this.#mode = mode;
    this.#attached = attached;
    this.#wait();
    this.#changed();
  }

  stop(): void {
    if (!this.running) return;
    this.#cancel?.();
    this.#cancel = undefined;
    this.#mode = 'none';
    this.#changed();
  }

  /** Holds it while the page is hidden or a dialog lies over the board. */
  hold(held: boolean): void {
    this.#held = held;
    if (held) this.stop();
  }

  #wait(): void {
    this.#cancel = this.#timer.after(this.#pace(), () => this.#step());
  }

  #step(): void {
    const move = this.#held ? undefined : nextAutoMove(this.#session, this.#mode);
    if (!move || !this.#session.play(move, 'auto', this.#attached).ok) return this.stop();
    // A listener may have stopped it, or begun another run.
    if (!this.running) return;
    if (nextAutoMove(this.#session, this.#mode)) this.#wait();
    else this.stop();
  }
}
