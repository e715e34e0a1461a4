import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import { LazyModule } from '../../lazy-module.js';
import type { Play } from '../../play.js';

const replay = new LazyModule('replay', () => import('./replay.js'));

/** The player’s game once more, move by move. */
export class Replay implements Feature {
  readonly commands: CommandTable;

  constructor(play: Play) {
    this.commands = {
      replay: {
        enabled: () => play.session.history.canUndo && !play.playback,
        run: () => void play.load(replay).then((module) => module?.replay(play)),
      },
    };
  }
}
