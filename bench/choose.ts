/** A cheap source of random choices, at the same cost for both sides of the comparison. */
let seed = 0;

/** Restarts the choices for a game, so that both sides make the same ones. */
export function startChoosing(deal: number): void {
  seed = deal | 0;
}

/** An integer below `count`, which is at most 65536. */
export function choose(count: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
  return ((seed >>> 16) * count) >>> 16;
}
