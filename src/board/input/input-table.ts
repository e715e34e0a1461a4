import { type BoardPlay, pilesOf } from '../board-play.js';
import { playing } from '../playing-module.js';
import type { BoardView } from '../view.js';
import type { InputTable } from './input.js';

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
  toColumns: () => board.look.toColumns === true,
  get canDrag() {
    return playing.loaded !== undefined;
  },
  canLook,
});
