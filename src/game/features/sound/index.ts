import type { Transition } from '../../../session/index.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';

/** Moves that make a sound. */
export class Sound implements Feature {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  shown(transition: Transition): void {
    const { host, display, status } = this.#play;
    const { cause, by } = transition;
    if (host.setting('sound') !== 'on' || by === 'method') return;
    display.sound(transition, cause === 'move' && status === 'won');
  }
}
