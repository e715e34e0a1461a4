/** The picture of docs/odds.md: how many deals each kind of player wins, from odds.json. */

/** @typedef {import('./odds-figures.mjs').Entry} Entry */

const WIDTH = 760;
const LEFT = 250;
const RIGHT = 30;
const TOP = 70;
const ROW = 22;
const GAP = 12;

/** In the order of skill: what it is called, its colour, and its mark about the origin. */
const players = {
  perfect: {
    name: 'perfect',
    colour: '#1b6e53',
    mark: 'M0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6Z',
  },
  hints: { name: 'hints', colour: '#1f4fa3', mark: 'M0-7L7 0L0 7L-7 0Z' },
  plain: { name: 'plain', colour: '#a8590a', mark: 'M0-6.5L6.5 5.5H-6.5Z' },
  random: { name: 'random', colour: '#8a2b4f', mark: 'M-5-5L5 5M5-5L-5 5' },
};

/** @param {string} id */
const titleOf = (id) =>
  ({
    'hide-and-seek': 'Hide-and-Seek',
    'grandfathers-clock': 'Grandfather’s Clock',
    'big-ben': 'Big Ben',
    'german-clock': 'German Clock',
    'wandering-card': 'Wandering Card',
  })[id] ?? id[0].toUpperCase() + id.slice(1);

/** @param {string} name @param {number} x @param {number} y @param {string} [more] */
function markOf(name, x, y, more = '') {
  const { colour, mark } = players[/** @type {keyof typeof players} */ (name)];
  const paint = name === 'random' ? `fill="none" stroke="${colour}"` : `fill="${colour}"`;
  return `<path ${more}d="${mark}" transform="translate(${x.toFixed(1)} ${y})" ${paint} stroke-width="2.4"/>`;
}

/** @param {number} share */
const across = (share) => LEFT + share * (WIDTH - LEFT - RIGHT);

/**
 * A row for each set of options in which somebody plays, or which is a game's default; the line
 * through a mark is its interval.
 * @param {Entry[]} entries
 */
export function chartOf(entries) {
  const counted = entries.filter(({ won }) => won !== undefined);
  /** @type {Map<string, Entry[]>} */
  const rows = new Map();
  for (const entry of counted) {
    const options = Object.entries(entry.set).map(([name, value]) => `${name}="${value}"`);
    const key = `${entry.game}\n${options.join(' ')}`;
    rows.set(key, [...(rows.get(key) ?? []), entry]);
  }
  const shown = [...rows].filter(
    ([, [first, second]]) => second !== undefined || first.game !== 'big-ben',
  );
  const parts = [];
  let y = TOP;
  let game = '';
  for (const [key, all] of shown) {
    const [id, options] = key.split('\n');
    if (id !== game) {
      y += GAP;
      parts.push(`<text x="12" y="${y + 5}" font-weight="600">${titleOf(id)}</text>`);
      game = id;
    }
    const label = options.replaceAll('"', '');
    parts.push(
      `<path d="M${LEFT} ${y}H${WIDTH - RIGHT}" stroke="#e4e0d8"/>`,
      options &&
        `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end" font-size="11">${label}</text>`,
    );
    const best = new Map(all.map((entry) => [entry.player, entry]));
    for (const player of Object.keys(players)) {
      const entry = best.get(player);
      if (!entry) continue;
      const { deals, won = 0, interval = [0, 0] } = entry;
      const { colour } = players[/** @type {keyof typeof players} */ (player)];
      const [from, to] = interval.map((share) => across(share).toFixed(1));
      parts.push(
        `<path d="M${from} ${y}H${to}" stroke="${colour}" stroke-width="3"/>`,
        markOf(player, across(won / deals), y, `data-of="${id} ${player}" `),
      );
    }
    y += ROW;
  }
  const scale = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${across(share)} ${TOP - 8}V${y}" stroke="#cfc9bd"/>` +
      `<text x="${across(share)}" y="${TOP - 14}" text-anchor="middle">${share * 100} %</text>`,
  );
  const legend = Object.entries(players).map(
    ([id, { name }], i) =>
      markOf(id, LEFT + 10 + i * 110, 22) +
      `<text x="${LEFT + 24 + i * 110}" y="26">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 8}" role="img" font-family="system-ui, sans-serif" font-size="13" fill="#26231e">
<title>Share of deals won, by game, options and player</title>
<path d="M0 0H${WIDTH}V${y + 8}H0Z" fill="#fffdf8"/>
${[...legend, ...scale, ...parts].filter(Boolean).join('\n')}
</svg>
`;
}
