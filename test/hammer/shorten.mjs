/** Makes a failing sequence of steps shorter. */

/** Milliseconds for all tries. */
const BUDGET = 90_000;

/** What a fault is about, without the numbers in it. @param {string} fault */
const kindOf = (fault) => fault.replace(/[\d.]+/g, '').slice(0, 30);

/**
 * @param {import('./player.mjs').Player} player
 * @param {import('./player.mjs').Episode} episode
 * @param {number} at the step after which it failed
 * @param {readonly string[]} faults
 * @returns {Promise<{ steps: readonly import('./steps.mjs').Step[], again: boolean, tries: number }>}
 */
export async function shorten(player, { game, seed, steps }, at, faults) {
  const end = performance.now() + BUDGET;
  const kinds = faults.map(kindOf);
  let best = steps.slice(0, at + 1);
  let tries = 0;
  const fails = async (/** @type {readonly import('./steps.mjs').Step[]} */ some) => {
    tries++;
    const failure = await player.play({ game, seed, steps: some });
    if (!failure?.faults.some((fault) => kinds.includes(kindOf(fault)))) return false;
    best = some.slice(0, failure.at + 1);
    return true;
  };
  if (!(await fails(best))) return { steps: best, again: false, tries };
  // First from the beginning, then anywhere: halves, quarters, and so on, down to single steps.
  for (let size = Math.ceil(best.length / 2); performance.now() < end;) {
    let shorter = false;
    for (let from = 0; from < best.length - 1 && performance.now() < end;) {
      const rest = [...best.slice(0, from), ...best.slice(Math.min(from + size, best.length - 1))];
      if (rest.length < best.length && (await fails(rest))) shorter = true;
      else from += size;
    }
    if (size === 1 && !shorter) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return { steps: best, again: true, tries };
}
