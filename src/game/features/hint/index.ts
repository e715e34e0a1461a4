import type { Move } from '../../../rules/engine.js';
import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';
import { Solver } from '../solver/index.js';

/** A good move, shown on the board. */
export class Hint implements Feature {
  readonly commands: CommandTable;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.commands = {
      hint: {
        key: 'h',
        enabled: () => play.status === 'playing' && !play.playback,
        run: () => void this.show(),
      },
    };
  }

  /** Shows a good move; null if there is none, or if the game has moved on. */
  async show(): Promise<Move | null> {
    const play = this.#play;
    if (play.playback) play.showInstead(undefined);
    const { state } = play.session;
    const advice = await play.feature(Solver)?.load(true);
    if (!play.isAt(state)) return null;
    if (advice) return advice.hint(play, advice.questions);
    // If advice can't be loaded, any legal move is better than none.
    const [first = null] = play.session.moves;
    if (first) play.display.showHint(first);
    return first;
  }
}
