import type { Board } from '../board/index.js';
import type { Play } from '../game/index.js';
import { magnify } from './magnify.js';
import { scan } from './scanning.js';
import type { ViewHost } from './view-host.js';

/** Begins and ends what only some players want; to be called after each rendering, and when the game leaves the page. */
export function assist(play: Play, board: Board, host: ViewHost): void {
  scan(play, board, host);
  magnify(play, board, host);
}
