/** Medians, and ratios of them with an interval, for measurements whose runs took turns. */

/** The middle of some numbers. @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/**
 * The ratio of two medians, with its 95 % interval from resampling the runs.
 * @param {readonly number[]} own
 * @param {readonly number[]} other the same runs
 */
export function ratio(own, other) {
  const drawn = Array.from({ length: 2000 }, () => {
    const picks = own.map(() => Math.floor(Math.random() * own.length));
    const of = (/** @type {readonly number[]} */ times) =>
      median(picks.map((i) => times[i] ?? NaN));
    return of(own) / of(other);
  }).sort((a, b) => a - b);
  const [low = NaN, high = NaN] = [drawn[50], drawn[1949]];
  return `${(median(own) / median(other)).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}
