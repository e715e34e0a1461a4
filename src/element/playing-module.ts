import { LazyModule } from '../game/index.js';

/** Asked for as soon as there is a game. */
export const playing = new LazyModule('play', () => import('./playing.js'));
