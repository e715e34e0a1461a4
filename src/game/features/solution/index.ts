import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';
import { decides, Solver } from '../solver/index.js';

/** How the game can be won from here, shown move by move. */
export class Solution implements Feature {
  readonly commands: CommandTable;

  constructor(play: Play) {
    this.commands = {
      solution: {
        offered: () => decides(play.session),
        enabled: () => play.status === 'playing' && !play.playback,
        run: () =>
          void play.feature(Solver)?.ask((advice) => advice.showSolution(play, advice.questions)),
      },
    };
  }
}
