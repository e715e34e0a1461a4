import type { Board } from '../board/index.js';
import { LazyModule, type Play } from '../game/index.js';
import type { ViewHost } from './view-host.js';

/** Loaded when a player wants it. */
const part = new LazyModule('magnifier', () => import('../board/input/magnifier.js'));
type Magnifier = InstanceType<Awaited<ReturnType<typeof part.get>>['Magnifier']>;

/** The boards that are magnified, or will be once it is loaded. */
const magnified = new WeakMap<Board, Magnifier | 'awaited'>();

/** Begins and ends magnifying, as it is wanted; to be called after each rendering, and when the game leaves the page. */
export function magnify(play: Play, board: Board, { player }: ViewHost): void {
  const isWanted = (): boolean => player()['magnifier'] === 'on' && board.element.isConnected;
  const now = magnified.get(board);
  if (!isWanted()) {
    if (now !== 'awaited') now?.end();
    magnified.delete(board);
    return;
  }
  if (now) return now === 'awaited' ? undefined : now.update();
  magnified.set(board, 'awaited');
  void play.load(part).then((loaded) => {
    // If it fails to load, it is requested again when it is next turned on.
    if (!loaded || !isWanted() || magnified.get(board) !== 'awaited') return;
    magnified.set(board, new loaded.Magnifier(board));
  });
}
