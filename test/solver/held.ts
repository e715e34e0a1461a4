/** How much memory the solver's tables hold. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The bytes in typed arrays that something still holds. */
export function held(): number {
  // What the first round finds is freed beside it; the second waits for that.
  collect();
  collect();
  return process.memoryUsage().arrayBuffers;
}
