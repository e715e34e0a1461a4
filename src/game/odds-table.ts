import { LazyModule } from './lazy-module.js';

/** The table of odds, loaded when first needed. */
export const oddsTable = new LazyModule('odds', () => import('./odds.js'));
