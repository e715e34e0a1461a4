/** Everything of the rules but the games: what the rest of the kit is written against. */
export * from '../cards/index.js';
export * from './notation.js';
export * from './options.js';
export * from './rules.js';
export * from './saved-game.js';
export { replayEffects, topOf } from './table.js';
export { visible } from './visible.js';
