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

/** @param {Entry} entry */
export function exactly({ exact, chance }) {
  if (exact) return exact[1] === 1 ? 'all' : `1 in ${exact[1]}`;
  return chance === undefined ? '' : `${(chance * 100).toFixed(3)} %`;
}
