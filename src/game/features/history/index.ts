import { restart } from '../../../session/index.js';
import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';

/** Going back and on in a game, and from game to game. */
export class History implements Feature {
  readonly commands: CommandTable;

  constructor(play: Play) {
    const canStep = (can: boolean): boolean => can && !play.playback;
    this.commands = {
      undo: {
        key: 'u',
        enabled: () => canStep(play.session.history.canUndo),
        run: () => play.messages.tell(play.session.undo('player')),
      },
      redo: {
        enabled: () => canStep(play.session.history.canRedo),
        run: () => play.messages.tell(play.session.redo('player')),
      },
      restart: { run: () => play.messages.tell(restart(play.session, 'player')) },
      newGame: {
        run: () => play.messages.tell(play.newGame(play.dealer.next(play.session), 'player')),
      },
      bringBack: {
        enabled: () => play.session.lastGame !== undefined,
        run: () => play.session.bringBack('player'),
      },
    };
  }
}
