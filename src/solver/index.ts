export { type Hint, hint, type HintKind } from './hint.js';
export { type Par, parGrandfathers as par } from './par.js';
export {
  finish,
  type Limits,
  type Search,
  type Setting,
  type Shortage,
  type Verdict,
} from './search.js';
export { type Chance, circles, watchChances } from './shuttle.js';
export { solve, type TurningPoint, turningPoint } from './solve.js';
