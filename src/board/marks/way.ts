import type { Move, PileFacts } from '../../rules/engine.js';
import { type Arrangement, atHour, hundredths, type Spot } from '../geometry/arrange.js';
import { pointedAt } from './hands.js';

/** The way of a turned card round a dial, in hundredths of a card width. */
export interface Way {
  readonly d: string;
  readonly from: Spot;
  readonly to: Spot;
}

/** The radii of the dot where it sets out and of the bead where it goes to. */
export const [START, END] = [4, 6];

/**
 * The way of the turned card on the rim, from where it lies to the hour that it goes to: the shorter one. What goes
 * to the centre, or comes from there, has none.
 */
export function wayOf(
  { dial, places, way }: Arrangement,
  piles: readonly PileFacts[],
  moves: readonly Move[],
): Way | undefined {
  const target = pointedAt(piles, moves);
  const place = places[piles[moves[0]?.from ?? -1]?.over ?? ''];
  if (!way || !dial || !target?.hour || !place) return undefined;
  const [dx, dy] = [place.x - dial.x, place.y - dial.y];
  if (Math.hypot(dx, dy) < 1) return undefined;
  const start = (Math.atan2(dx, -dy) / Math.PI) * 6;
  const hours = ((((target.hour - start) % 12) + 18) % 12) - 6;
  const [from, to] = [start, target.hour].map((hour) => hundredths(atHour(dial, dial.r, hour)));
  const r = dial.r * 100;
  const d = `M${from!.x} ${from!.y}A${r} ${r} 0 0 ${Number(hours > 0)} ${to!.x} ${to!.y}`;
  return { d, from: from!, to: to! };
}
