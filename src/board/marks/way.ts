import type { Move, PileFacts } from '../../rules/engine.js';
import { type Arrangement, atHour, hundredths, round } from '../geometry/arrange.js';
import { pointedAt } from './hands.js';

/** A line, in hundredths of a card width. */
interface Line {
  readonly d: string;
  readonly 'stroke-width': number;
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

/** The coaches of a train, without their round ends, and from one to the next. */
const COACH = 10;
const APART = 25.5;

/** The train on a line stands at the station of the turned card, and at the terminus once the game is over. */
export function trainOf(
  { marks, rail = 0, terminus }: Arrangement,
  piles: readonly PileFacts[],
  moves: readonly Move[],
): readonly Line[] {
  const [move] = moves;
  const mark = terminus && marks[(move ? piles[move.from]?.over : terminus) ?? ''];
  if (!mark) return [];
  const { x, y } = hundredths({ x: mark.x, y: mark.y + rail });
  const coaches = [-1, 0, 1].map((i) => `M${round(x + i * APART - COACH / 2)} ${y}h${COACH}`);
  return [{ d: coaches.join(''), 'stroke-width': 14 }];
}

/** What is lit in a street once its game is won: the lamps, and behind the doors, which are arched. */
export const lightsOf = ({
  celebration,
  ornament = '',
}: Arrangement): readonly { readonly class: string; readonly d: string }[] =>
  celebration === 'doors'
    ? ornament.match(/M[^M]+Z/g)!.map((d) => ({ class: d.includes('a') ? 'behind' : 'lantern', d }))
    : [];
