import { LazyModule } from '../game/index.js';

/** Asked for as soon as there is a board, while its first cards are dealt. */
export const playing = new LazyModule('board', () => import('./playing.js'));
