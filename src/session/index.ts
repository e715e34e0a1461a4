export * from './autoplay.js';
export * from './records.js';
export { type OpeningDeal, type SavedGame } from '../rules/engine.js';
export type { Again, Transition } from './event-queue.js';
export { backwards, type ReadonlyHistory } from './history.js';
export * from './session.js';
export type { SessionWorld } from './world.js';
