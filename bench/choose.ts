/** The cheapest chooser that is fair enough: both sides of the comparison pay the same for it. */
let seed = 0;

/** Begins a game's choices anew, so that both sides make the same ones. */
export function startChoosing(deal: number): void {
  seed = deal | 0;
}

/** A whole number below `count`, which is at most 65536. */
export function choose(count: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
  return ((seed >>> 16) * count) >>> 16;
}
