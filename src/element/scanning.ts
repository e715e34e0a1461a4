import type { Board } from '../board/index.js';
import { LazyModule, type Play } from '../game/index.js';
import type { ViewHost } from './view-host.js';

/** Loaded when a player or a page wants it. */
const scanning = new LazyModule('scanning', () => import('../controls/scanning/index.js'));
type Scanning = InstanceType<Awaited<ReturnType<typeof scanning.get>>['Scanning']>;

/** The games that are scanned, or will be once it is loaded. */
const scanned = new WeakMap<Board, Scanning | 'awaited'>();

/** Begins and ends scanning, as it is wanted; to be called after each rendering, and when the game leaves the page. */
export function scan(play: Play, board: Board, { setting, player }: ViewHost): void {
  // What is only looked at, in a text, has nothing to be chosen.
  const isWanted = (): boolean =>
    setting('keys') === 'scan' && !play.readOnly && board.element.isConnected;
  const now = scanned.get(board);
  if (!isWanted()) {
    if (now !== 'awaited') now?.end();
    scanned.delete(board);
    return;
  }
  if (now) return now === 'awaited' ? undefined : now.update();
  scanned.set(board, 'awaited');
  void play.load(scanning).then((part) => {
    // If it fails to load, it is requested again when it is next turned on.
    if (!part || !isWanted() || scanned.get(board) !== 'awaited') return;
    scanned.set(board, new part.Scanning({ play, board, player }));
  });
}
