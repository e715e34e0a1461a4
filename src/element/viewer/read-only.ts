import type { Feature, Play } from '../../game/index.js';
import { refuse, type Result } from '../../session/index.js';

const COMMANDS = ['play', 'undo', 'redo', 'backTo', 'deal', 'load', 'bringBack'] as const;

const refused = (): Result =>
  refuse('read-only', 'replay and position show a game to be looked at, which can’t be played');

/** Every command of a game that is only to be looked at is refused. */
export class ReadOnly implements Feature {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  began(): void {
    for (const name of COMMANDS) this.#play.session[name] = refused;
  }
}
