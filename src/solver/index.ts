export type { Hint, HintKind, Par, Rating } from './search/adapter.js';
export {
  finish,
  type GameConfig,
  type Limits,
  type Search,
  type Shortage,
  type SolveResult,
} from './search/search.js';
export { type Chance, circles, watchChances } from './games/shuttle/solve.js';
export { hint, par, rate, solve, type TurningPoint, turningPoint } from './search/solver.js';
export { setWorkerAddress } from './worker/worker-address.js';
