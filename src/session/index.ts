export * from './autoplay.js';
export * from './records.js';
export { formatGame, type OpeningDeal, parseGame, type SavedGame, type Step } from './save.js';
export * from './session.js';
