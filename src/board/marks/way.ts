import type { Move, PileFacts } from '../../rules/engine.js';
import { type Arrangement, atHour, hundredths, THICK } from '../geometry/arrange.js';
import { pointedAt } from './hands.js';

/** A line, in hundredths of a card width. */
interface Line {
  readonly d: string;
  readonly 'stroke-width': number;
}

/** A drawing around its place on a line. */
interface Train {
  readonly class: 'train';
  readonly d: string;
  readonly transform: string;
}

/**
 * The way of the turned card on the rim, from where it lies to the hour that it goes to: the shorter one; and the bead
 * at its end, a line without length. What goes to the centre, or comes from there, has none.
 */
export function wayOf(
  { dial, places, way }: Arrangement,
  piles: readonly PileFacts[],
  moves: readonly Move[],
): readonly [way: Line, bead: Line] | undefined {
  const target = pointedAt(piles, moves);
  const place = places[piles[moves[0]?.from ?? -1]?.over ?? ''];
  if (!way || !dial || !target?.hour || !place) return undefined;
  const [dx, dy] = [place.x - dial.x, place.y - dial.y];
  if (Math.hypot(dx, dy) < 1) return undefined;
  const start = (Math.atan2(dx, -dy) / Math.PI) * 6;
  const hours = ((((target.hour - start) % 12) + 18) % 12) - 6;
  const at = (hour: number): string => {
    const { x, y } = hundredths(atHour(dial, dial.r, hour));
    return `${x} ${y}`;
  };
  const r = dial.r * 100;
  const to = at(target.hour);
  const d = `M${at(start)}A${r} ${r} 0 0 ${Number(hours > 0)} ${to}`;
  return [
    { d, 'stroke-width': 2 },
    { d: `M${to}h0`, 'stroke-width': 11 },
  ];
}

/** A wheel on the line, at so much from the rear of the train. */
const wheel = (x: number, r: number): string =>
  `M${x - r} ${-r}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/** A window: it goes round the other way, so that nothing fills it. */
const pane = (x: number, y: number): string => `M${x} ${y}v5h4v-5Z`;

/** A carriage with three windows, and what couples it to the next one. */
const carriage = (x: number): string =>
  `M${x} -17q0 -2 2 -2h19q2 0 2 2v10h3v2h-26Z` +
  [3, 9.5, 16].map((at) => pane(x + at, -15.5)).join('') +
  wheel(x + 5.5, 3) +
  wheel(x + 17.5, 3);

/** An engine with its cab, dome and chimney, and a buffer in front. */
const engine = (x: number): string =>
  `M${x} -20h11v6h2q0 -3 2.5 -3t2.5 3h2l-1 -6h6l-1 6h2q2 0 2 2v5h3v3h-29Z` +
  pane(x + 3.5, -17) +
  wheel(x + 6, 4.5) +
  wheel(x + 16, 3.2) +
  wheel(x + 24, 3.2);

/** Two carriages behind an engine that goes to the right, around the middle of all. */
const [CARRIAGE, LENGTH] = [26, 82];
const TRAIN =
  carriage(-LENGTH / 2) + carriage(CARRIAGE - LENGTH / 2) + engine(2 * CARRIAGE - LENGTH / 2);

/** The train on a line stands at the station of the turned card, and at the terminus once the game is over. */
export function trainOf(
  { line = [], marks, rail = 0, terminus }: Arrangement,
  piles: readonly PileFacts[],
  moves: readonly Move[],
): readonly Train[] {
  const [move] = moves;
  const mark = terminus && marks[(move ? piles[move.from]?.over : terminus) ?? ''];
  if (!mark) return [];
  const { x, y } = hundredths({ x: mark.x, y: mark.y + rail });
  // It goes on as the line does: to where the next piece leads first, or as the last one ends.
  const next = line.find(({ way }) => way.startsWith(`M${x} ${y}H`))?.way;
  const [from, to] = next
    ? [x, Number(/H(-?[\d.]+)/.exec(next)![1])]
    : [Number(/([\d.]+) \S+?H[^H]*$/.exec(line.at(-1)!.way)![1]), x];
  const ahead = to < from ? -1 : 1;
  return [
    { class: 'train', d: TRAIN, transform: `translate(${x} ${y - THICK / 2}) scale(${ahead} 1)` },
  ];
}

/** The fanlight of a door, which is closed and begins at the left end of its sill. */
export const fanlight = (door: string): string =>
  door.replace(/^M(\S+) \S+V(\S+)a/, 'M$1 $2a').replace(/V\S+Z$/, 'Z');

/** What is lit in a street once its game is won: the lamps, and the fanlights of the doors, which are arched. */
export const lightsOf = ({
  celebration,
  ornament = '',
}: Arrangement): readonly { readonly class: string; readonly d: string }[] =>
  celebration === 'doors'
    ? ornament.match(/M[^M]+Z/g)!.map((d) =>
        d.includes('a')
          ? { class: 'fanlight', d: fanlight(d) }
          : // Its post is not lit.
            { class: 'lantern', d: d.replace(/ \S+?V/, ' ') },
      )
    : [];
