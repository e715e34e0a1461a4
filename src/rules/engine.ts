/** The API of the rules without the games: what the rest of the kit imports. */
export * from '../cards/index.js';
export * from './notation.js';
export * from './options.js';
export * from './rules.js';
export * from './saved-game.js';
export { replayEffects, topOf } from './table.js';
export { visible } from './visible.js';
