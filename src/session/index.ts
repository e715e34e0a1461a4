export * from './autoplay.js';
export * from './records.js';
export { type OpeningDeal } from './save.js';
export * from './session.js';
