/** The figures of src/solver/odds.json as the documentation and the front door write them. */

/**
 * @typedef {object} Entry one line of odds.json
 * @property {string} game
 * @property {Record<string, string>} set the options that differ from the default
 * @property {string} player
 * @property {number} seed
 * @property {number} deals
 * @property {number} [nodes]
 * @property {number} [won]
 * @property {number} [lost]
 * @property {number} [unknown]
 * @property {[number, number]} [interval]
 * @property {[1, number]} [exact] the chance itself, where it is proved to be 1 in so many
 * @property {number} [chance] the chance itself, where a formula gives it: see bench/exact.ts
 */

/**
 * Figures as percentages: at least two decimals, and as many as show the width of the interval in
 * two digits, so that a small share is not rounded away.
 * @param {Entry} entry
 */
export function percentages({ deals, won = 0, interval: range = [0, 1] }) {
  const width = (range[1] - range[0]) * 100;
  const decimals = Math.max(2, 1 - Math.floor(Math.log10(width)));
  const [share, least, most] = [won / deals, ...range].map((one) => (one * 100).toFixed(decimals));
  return { share, least, most };
}

/**
 * The same for readers who compare them: no more decimals than the number of deals carries, so that a small sample does
 * not look finer than a large one. A last digit stands for no less than a quarter of the interval.
 * @param {Entry} entry
 */
export function shortPercentages({ deals, won = 0, unknown = 0, interval: range = [0, 1], exact }) {
  const width = exact ? 0.04 : (range[1] - range[0]) * 100;
  const decimals = Math.max(0, -Math.ceil(Math.log10(width / 4)));
  const unit = 10 ** decimals;
  /** @param {number} share @param {(value: number) => number} round */
  const write = (share, round = Math.round) => {
    const percent = round(Number((share * 100 * unit).toFixed(6))) / unit;
    return percent.toFixed(percent === 100 ? 0 : decimals);
  };
  return {
    share: write(exact ? 1 / exact[1] : won / deals),
    // “At least” is never more than that.
    least: write(range[0], unknown > 0 ? Math.floor : Math.round),
    most: write(range[1]),
  };
}

/** @param {Entry} entry */
export function exactly({ exact, chance }) {
  if (exact) return exact[1] === 1 ? 'all' : `1 in ${exact[1]}`;
  return chance === undefined ? '' : `${(chance * 100).toFixed(3)} %`;
}

/**
 * 95 %, after Wilson; what is unknown may be either.
 * @param {number} least
 * @param {number} most
 * @param {number} all
 * @returns {[number, number]}
 */
export function interval(least, most, all) {
  const z = 1.959964;
  /** @param {number} hits @param {number} sign */
  const end = (hits, sign) => {
    const p = hits / all;
    const middle = p + (z * z) / (2 * all);
    const half = z * Math.sqrt((p * (1 - p)) / all + (z * z) / (4 * all * all));
    const value = (middle + sign * half) / (1 + (z * z) / all);
    return Math.round(Math.min(1, Math.max(0, value)) * 1e6) / 1e6;
  };
  return [end(least, -1), end(most, 1)];
}
