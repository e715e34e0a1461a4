export { optionMeanings } from './all-games.js';
export { type BigBenState } from './big-ben.js';
export * from './engine.js';
export { explain } from './explain.js';
export { games, rulesOf } from './games.js';
export { type GermanClockState, suitOrder } from './german-clock.js';
export { formatState, parseState } from './position.js';
export { type ShuttleState } from './shuttle.js';
