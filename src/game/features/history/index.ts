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
        run: () => {
          if (!play.session.undo('player').ok) play.messages.refuse('nothing-to-undo');
        },
      },
      redo: {
        enabled: () => canStep(play.session.history.canRedo),
        run: () => {
          if (!play.session.redo('player').ok) play.messages.refuse('nothing-to-redo');
        },
      },
      restart: { run: () => play.session.restart('player') },
      newGame: { run: () => play.newGame(play.dealer.next(play.session), 'player') },
      bringBack: {
        enabled: () => play.session.lastGame !== undefined,
        run: () => play.session.bringBack('player'),
      },
    };
  }
}
