import type { PileFacts } from '../../rules/engine.js';
import { roles } from '../roles.js';
import { CARD_HEIGHT, type Chosen, type Spot } from './arrange.js';
import { type CardSpot, placeOf, spotOf } from './spots.js';

/** A drop within this many card widths of a pile that takes the card goes to that pile. */
const TOLERANCE = 1.1;
/** The same if no other pile is nearer. */
const ALONE = 1.7;
/** The first in pixels, for small cards. */
const REACH = 40;
/** A drop within this many card widths of a card's centre is on that card. */
const ON_CARD = 0.55;
/** A dragged card leans towards a target within this many card widths. */
const PULL = 1.8;

/** A drop: what is on the table, and what is dropped. */
export interface Dropping extends Chosen {
  readonly piles: readonly PileFacts[];
  /** The pile that the cards come from. */
  readonly source: number;
  /** The piles that take them. */
  readonly goals: readonly number[];
  /** Whether a pile's cards are the ones that are dropped: those of a pile on it are. */
  isOwn(pile: number): boolean;
}

/**
 * The pile that receives a drop at a spot, which may be the cards' own. A drop on a pile goes there; beside
 * all piles, to the nearest one that takes the cards, unless their own one is nearer; a little farther away,
 * only if nothing else could be meant.
 */
export function pileUnder(
  spot: Spot,
  { arrangement: { places, height }, scale, piles, source, goals, isOwn }: Dropping,
): number | undefined {
  const away = (pile: number, below: boolean): number => {
    const one = piles[pile]!;
    const place = placeOf(one, places);
    const last = spotOf(one, place, one.spread === 'fan' ? Math.max(0, one.cards.length - 1) : 0);
    // A column also takes cards that are dropped anywhere below it.
    const hangs = below && place.angle === 0 && place.step.y > 0;
    const end = hangs ? { x: last.x, y: Math.max(last.y, height + 1) } : last;
    return fromSegment(spot, place, end);
  };
  /** The nearest of some piles within a distance. */
  const nearest = (among: Iterable<number>, within: number, below = false): number | undefined => {
    let best: number | undefined;
    for (const i of among) {
      if (!roles[piles[i]!.role].hasButton) continue;
      const distance = away(i, below);
      if (distance < within) [within, best] = [distance, i];
    }
    return best === undefined || !isOwn(best) ? best : source;
  };
  const within = Math.max(TOLERANCE, REACH / scale);
  const on = nearest(piles.keys(), ON_CARD);
  const near = on ?? nearest(goals, Math.min(within, away(source, false)), true);
  if (near !== undefined) return near;
  const alone = nearest(piles.keys(), ALONE, true);
  return goals.find((goal) => goal === alone);
}

/** The distance from a point to a line segment, with heights scaled so that a card is square. */
function fromSegment(point: Spot, a: Spot, b: Spot): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along =
    length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  const t = Math.max(0, Math.min(1, along));
  const dx = point.x - (a.x + t * (b.x - a.x));
  const dy = point.y - (a.y + t * (b.y - a.y));
  return Math.hypot(dx, dy / CARD_HEIGHT);
}

/** A dragged card's spot, moved slightly towards the nearest target and turned to its angle. */
export function lean(at: CardSpot, goals: readonly CardSpot[]): CardSpot {
  let near = PULL;
  let goal: CardSpot | undefined;
  for (const spot of goals) {
    const away = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (away < near) [near, goal] = [away, spot];
  }
  if (!goal) return at;
  const pull = 1 - near / PULL;
  const turn = ((((goal.angle - at.angle) % 360) + 540) % 360) - 180;
  return {
    x: at.x + (goal.x - at.x) * pull * 0.35,
    y: at.y + (goal.y - at.y) * pull * 0.35,
    angle: at.angle + turn * pull,
  };
}
