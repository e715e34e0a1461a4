export * from './autoplay.js';
export * from './records.js';
export { type OpeningDeal, type SavedGame } from '../rules/engine.js';
export * from './session.js';
