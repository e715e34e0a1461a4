export { optionMeanings } from './games/all-games.js';
export { type BigBenState } from './games/big-ben.js';
export * from './engine.js';
export { explain } from './contract/explain.js';
export { games, rulesOf } from './games/index.js';
export { type GermanClockState, suitOrder } from './games/german-clock.js';
export { formatState, parseState } from './notation/position.js';
export { type ShuttleState } from './games/shuttle-rules.js';
export * from './verify.js';
