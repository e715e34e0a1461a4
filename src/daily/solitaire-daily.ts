import { SolitaireDaily } from './solitaire-daily.class.js';

SolitaireDaily.define();

export { SolitaireDaily };
export type { StreakReport } from './solitaire-daily.class.js';
export type * from '../element/public-types.js';
