import type { Arrangement } from '../geometry/arrange.js';
import type { Station } from '../geometry/railway.js';

/* The line of a map, in hundredths of a card width. */

/** From a station to where the line turns beside its cards, and the radius of that turn: usually, and where stations are far apart. */
export const USUAL = { out: 66, bend: 28 };
export const WIDER = { out: 84, bend: 44 };
/** How near to the middle of a station the line comes: all of its end is under the ring, and none is seen within. */
export const UP_TO = 6.6;
/** From a station to the middle of the bar at its end; half of that bar, which is clear of the card below it. */
export const END = 57;
const BAR = 12;

/** Arrowheads on a line that goes down, in the middle between two heights. */
const arrowheads = (x: number, from: number, to: number): string =>
  [-11, 0, 11]
    .map((by) => `M${x - 4.2} ${Math.round((from + to) / 2) + by - 2}l4.2 4.2 4.2 -4.2`)
    .join('');

/**
 * From one station to the next one: straight on, or beside the cards into the next row.
 * @param edge how far to the left and to the right a turn goes
 * @param bend its radius
 * @param gap left free around the stations
 */
function between(
  [from, to]: readonly [Station, Station],
  edge: readonly [left: number, right: number],
  bend: number,
  gap = 0,
): string {
  const { ahead } = from;
  const start = `M${from.x + ahead * gap} ${from.y}H`;
  if (to.ahead === ahead) return start + String(to.x - ahead * gap);
  const x = edge[ahead > 0 ? 1 : 0];
  const arc = `A${bend} ${bend} 0 0 ${ahead > 0 ? 1 : 0} `;
  return (
    `${start}${x - ahead * bend}${arc}${x} ${from.y + bend}` +
    `V${to.y - bend}${arc}${x - ahead * bend} ${to.y}H${to.x + ahead * gap}`
  );
}

export type Paths = Required<Pick<Arrangement, 'ornament' | 'ahead' | 'line'>>;

/** The line between its stations, what is drawn of it with a bar at both ends, and the arrowheads at its turns. */
export function pathsOf(
  stations: readonly Station[],
  edge: readonly [left: number, right: number],
  bend: number,
): Paths {
  const line = stations.slice(1).map((to, i) => {
    const both = [stations[i]!, to] as const;
    return { way: between(both, edge, bend), rail: between(both, edge, bend, UP_TO) };
  });
  const turns = stations.filter(({ ahead }, i) => stations[i + 1]?.ahead === -ahead);
  const ends = [stations[0]!, stations.at(-1)!].map(({ x, y, ahead }, i) => {
    const outwards = i === 0 ? -ahead : ahead;
    const end = x + outwards * END;
    return `M${x + outwards * UP_TO} ${y}H${end}M${end} ${y - BAR}v${2 * BAR}`;
  });
  const end = stations.at(-1)!;
  return {
    ornament: [...line.map(({ rail }) => rail), ...ends].join(''),
    ahead: turns
      .map(({ y, ahead }, i) => arrowheads(edge[ahead > 0 ? 1 : 0], y, turns[i + 1]?.y ?? end.y))
      .join(''),
    line,
  };
}
