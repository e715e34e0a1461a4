export type { Hint, HintKind, Par } from './adapter.js';
export {
  finish,
  type GameConfig,
  type Limits,
  type Search,
  type Shortage,
  type SolveResult,
} from './search.js';
export { type Chance, circles, watchChances } from './shuttle.js';
export { hint, par, solve, type TurningPoint, turningPoint } from './solver.js';
export { setWorkerAddress } from './worker-address.js';
