/**
 * Chance that can be repeated: mulberry32, a small generator.
 * @param {number} seed
 * @returns {() => number} numbers from 0 to 1, the same for the same seed
 */
export function chance(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
