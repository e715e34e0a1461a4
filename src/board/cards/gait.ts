import type { PileFacts } from '../../rules/engine.js';
import { CARD_HEIGHT, type Place } from '../geometry/arrange.js';
import type { CardSpot } from '../geometry/spots.js';
import { type CardView, FLYING } from './card-view.js';
import { glide, type Leg, type Way } from './motion.js';

/** The share of a card's way in which it slides under a pile, or out from there. */
const SLIDE = 0.42;
/** How far a card must be away to be clear of another one: along its sides, and across them. */
const [ALONG, ACROSS] = [CARD_HEIGHT + 0.04, 1.04];

/** Where a card is before it is put under a pile: on the side from which it comes out at the other one. */
function beside({ x, y, angle, step }: Place): CardSpot {
  const length = Math.hypot(step.x, step.y);
  const way = length > 0 ? { x: step.x / length, y: step.y / length } : { x: 0, y: 1 };
  const turn = (angle * Math.PI) / 180;
  const along = Math.abs(way.y * Math.cos(turn) - way.x * Math.sin(turn)) > 0.5;
  const by = along ? ALONG : ACROSS;
  return { x: x - way.x * by, y: y - way.y * by, angle };
}

/** Where a card that lies under others of its pile begins to slide under them; undefined for other cards. */
export function slotOf(
  pile: PileFacts,
  place: Place,
  index: number,
  piles: readonly PileFacts[],
): CardSpot | undefined {
  const { cards, id, spread } = pile;
  const isUnder =
    index < cards.length - 1 ||
    piles.some(({ over, cards: [first] }) => over === id && first !== undefined);
  return spread === 'tuck' && isUnder ? beside(place) : undefined;
}

/** The parts of the way of a card that moves by itself: it is lifted, and comes from under a pile or gets there. */
export function legsOf(view: CardView, from: string, { target, slot, time }: Way): Leg[] {
  const legs: Leg[] = [];
  let start = from;
  // It slides out at the level that it has under its pile,
  if (view.slot && view.shown === view.side) {
    legs.push(glide(start, view.slot, time * SLIDE));
    start = view.slot;
  }
  // is over all others on its way, and slides under the next pile.
  const to = slot ?? target;
  const level = FLYING + view.level;
  legs.push({
    to,
    time: time * (slot ? 1 - SLIDE : 1),
    frames: arc(start, to),
    level,
    lifted: true,
  });
  if (slot) legs.push({ ...glide(slot, target, time * SLIDE), level: view.level });
  return legs;
}

/** The points of an arc, as shares of the way; at the last but one the card has arrived but not settled. */
const POINTS = [0, 0.15, 0.32, 0.5, 0.68, 0.85, 0.95, 1];
const COME = 0.95;
/** How far an arc leaves the straight line, as a share of its length, and in pixels at most. */
const [BOW, MOST] = [0.1, 44];
/** How much larger a card is while it is lifted, and by how many degrees it is turned too far when it comes. */
const [LIFT, TOO_FAR] = [0.07, 2];

/** The frames of a card that is lifted on its way, always upwards, and turned in the shorter direction. */
function arc(from: string, to: string): Keyframe[] {
  const [a, b] = [from, to].map((transform) => new DOMMatrix(transform)) as [DOMMatrix, DOMMatrix];
  const angle = (one: DOMMatrix): number => (Math.atan2(one.b, one.a) * 180) / Math.PI;
  // A card that goes to a place for smaller ones gets as small on its way.
  const [small, smaller] = [a, b].map((one) => Math.hypot(one.a, one.b)) as [number, number];
  const start = angle(a);
  const turn = ((angle(b) - start + 540) % 360) - 180;
  const [dx, dy] = [b.e - a.e, b.f - a.f];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx < 0 ? -1 : 1;
  const bow = (side * Math.min(BOW * length, MOST)) / length;
  return POINTS.map((way) => {
    const high = 4 * way * (1 - way);
    const [x, y] = [a.e + dx * way + dy * bow * high, a.f + dy * way - dx * bow * high];
    const turned = start + turn * Math.min(1, way / COME) + (way === COME ? side * TOO_FAR : 0);
    const transform =
      `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${turned.toFixed(2)}deg) ` +
      `scale(${(small + (smaller - small) * way + LIFT * high).toFixed(3)})`;
    return { offset: way, transform };
  });
}
