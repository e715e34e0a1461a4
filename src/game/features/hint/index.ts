import type { Move } from '../../../rules/engine.js';
import { type By, OK } from '../../../session/index.js';
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

  /** Shows a good move; null if there is none, if the page cancels it, or if the game has moved on. */
  async show(by: By = 'player'): Promise<Move | null> {
    const play = this.#play;
    const asked = play.session.askHint(by, () => (void this.show(by), OK));
    if (!asked.ok) {
      if (by === 'player') play.messages.tell(asked);
      return null;
    }
    if (play.playback) play.showInstead(undefined);
    const found = this.#find();
    const solver = play.feature(Solver);
    const move = await (solver ? solver.meanwhile(['verdict', undefined], found) : found);
    if (move) play.session.note({ hints: play.session.history.notes.hints + 1 });
    return move;
  }

  async #find(): Promise<Move | null> {
    const play = this.#play;
    const { state } = play.session;
    const advice = await play.feature(Solver)?.load(true);
    if (!play.isAt(state)) return null;
    if (advice) return advice.hint(play, advice.questions);
    // If the module for hints can't be loaded, any legal move is better than none.
    const [first = null] = play.session.moves;
    if (first) play.display.showHint(first);
    return first;
  }
}
