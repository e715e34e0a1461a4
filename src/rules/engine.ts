/** The API of the rules without the games: what the rest of the kit imports. */
export * from '../cards/index.js';
export * from './notation/notation.js';
export * from './contract/options.js';
export { easyMove } from './contract/easy.js';
export { finishingLine } from './contract/finishing-line.js';
export { type PileRole, ROLES } from './contract/roles.js';
export * from './contract/rules.js';
export { NO_NOTES, type Notes } from './notation/notes.js';
export * from './notation/saved-game.js';
export { replayEffects, topOf } from './contract/table.js';
export { usefulMove } from './contract/useful.js';
export { visible } from './contract/visible.js';
