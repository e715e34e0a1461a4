export * from './autoplay.js';
export * from './records.js';
export { type OpeningDeal } from '../rules/engine.js';
export * from './session.js';
