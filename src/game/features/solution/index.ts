import type { OpeningDeal } from '../../../rules/engine.js';
import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';
import { decides, Solver } from '../solver/index.js';

/** How the game can be won from here, shown move by move. */
export class Solution implements Feature {
  readonly commands: CommandTable;
  /** The day's deal for which the player has been asked. */
  #asked: OpeningDeal | undefined;

  constructor(play: Play) {
    this.commands = {
      solution: {
        offered: () => decides(play.session),
        enabled: () => play.status === 'playing' && !play.playback,
        run: () => {
          if (this.#asks(play)) return play.messages.sayWhenLoaded('solutionAsks');
          void play.feature(Solver)?.ask((advice) => advice.showSolution(play, advice.questions));
        },
      },
    };
  }

  /** Whether the player has to be asked, once: a day's deal that has been shown no longer counts. */
  #asks({ session }: Play): boolean {
    const { opening, notes } = session.saved;
    if (!opening.day || notes.solutionShown || opening === this.#asked) return false;
    this.#asked = opening;
    return true;
  }
}
