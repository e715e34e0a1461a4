import { Part } from './part.js';

/** The table of odds, loaded when first needed. */
export const oddsTable = new Part('odds', () => import('./odds.js'));
