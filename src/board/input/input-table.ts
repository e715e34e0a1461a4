import { type BoardPlay, isWhole, pilesOf } from '../board-play.js';
import { playing } from '../playing-module.js';
import type { BoardView } from '../view.js';
import type { InputTable } from './input.js';

/** Whether the game that is shown is the player's, and disabled. */
export const isDisabled = (play: BoardPlay): boolean =>
  play.commands.disabled === true && !(isWhole(play) && play.playback);

/** What gestures are decided by: the game that is shown, and what has been loaded. */
export const inputTable = (
  play: BoardPlay,
  board: BoardView,
  canLook: InputTable['canLook'],
): InputTable => ({
  get rules() {
    return play.shown.rules;
  },
  get state() {
    return play.shown.state;
  },
  get piles() {
    return pilesOf(play);
  },
  readOnly: play.readOnly,
  get disabled() {
    return isDisabled(play);
  },
  toColumns: () => board.look.toColumns === true,
  get canDrag() {
    return playing.loaded !== undefined;
  },
  canLook,
});
