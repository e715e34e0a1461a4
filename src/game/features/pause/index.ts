import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';

/** The page’s pause: it stops the time and automatic moves. */
export class Pause implements Feature {
  #paused = false;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Pauses a game that is on; the player is told, and can play on at any time. */
  pause(paused: boolean): void {
    if (paused && this.#play.status !== 'playing') return;
    if (!this.#hold(paused)) return;
    this.#play.messages.sayWhenLoaded(paused ? 'paused' : 'unpaused');
  }

  /** A player who makes a move ends the pause. */
  shown(): void {
    this.#hold(false);
  }

  /** @returns whether anything has changed */
  #hold(paused: boolean): boolean {
    if (paused === this.#paused) return false;
    this.#paused = paused;
    this.#play.surround({ paused });
    return true;
  }
}
