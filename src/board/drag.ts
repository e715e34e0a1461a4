import type { PileFacts } from '../rules/engine.js';
import { CARD_HEIGHT, type Chosen, type Spot } from './arrange.js';
import { type CardSpot, placeOf, spotOf, transformAt } from './cards.js';

/** Cards that follow the pointer. */
export interface Drag {
  /** Moves them to this offset, in pixels, from where they lay. */
  moveBy(dx: number, dy: number): void;
  /** The pile that receives a drop at a point of the board, in pixels. */
  pileUnder(x: number, y: number): number | undefined;
}

/** A drop within this many card widths of a pile that takes the card goes to that pile. */
const TOLERANCE = 1.1;
/** A drop within this many card widths of a card's centre is on that card. */
const ON_CARD = 0.55;
/** A dragged card leans towards a target within this many card widths. */
const PULL = 1.8;

/**
 * Begins to drag cards. Under a finger they are enlarged, so that they stay visible; near a pile that
 * takes them, they lean towards it and turn to its angle.
 * @param elements the cards, from the lowest to the top one
 * @param goals the piles that take them
 */
export function drag(
  elements: readonly HTMLElement[],
  piles: readonly PileFacts[],
  { arrangement: { places, height }, scale }: Chosen,
  source: number,
  goals: readonly number[],
  underFinger: boolean,
): Drag {
  const spotAt = (pile: PileFacts, index: number): CardSpot =>
    spotOf(pile, placeOf(pile, places), index);
  const pile = piles[source]!;
  const starts = elements.map((_, i) => spotAt(pile, pile.cards.length - elements.length + i));
  const [start] = starts as [CardSpot];
  // Where the next card would lie.
  const landings = goals.map((goal) => {
    const facts = piles[goal]!;
    return spotAt({ ...facts, cards: [...facts.cards, 0] }, facts.cards.length);
  });
  const size = underFinger ? 1.28 : 1.06;
  const moveBy = (dx: number, dy: number): void => {
    const at = { x: start.x + dx / scale, y: start.y + dy / scale, angle: start.angle };
    const { x, y, angle } = lean(at, landings);
    elements.forEach((element, i) => {
      const above = starts[i]!;
      const spot = { x: x + above.x - start.x, y: y + above.y - start.y, angle };
      element.style.transform = `${transformAt(spot, scale)} scale(${size})`;
    });
  };
  moveBy(0, 0);

  return {
    moveBy,
    pileUnder(x, y) {
      const spot = { x: x / scale, y: y / scale };
      /** The nearest of some piles within a distance, never the one that the cards come from. */
      const nearest = (among: Iterable<number>, within: number): number | undefined => {
        let best: number | undefined;
        for (const i of among) {
          const one = piles[i]!;
          if (i === source || one.role === 'turned') continue;
          const place = placeOf(one, places);
          const last = spotAt(one, one.spread === 'fan' ? Math.max(0, one.cards.length - 1) : 0);
          // A column also takes cards that are dropped anywhere below it.
          const hangs = place.angle === 0 && place.step.y > 0 && goals.includes(i);
          const end = hangs ? { x: last.x, y: Math.max(last.y, height) } : last;
          const away = fromSegment(spot, place, end);
          if (away < within) [within, best] = [away, i];
        }
        return best;
      };
      // A drop on a pile goes there; beside all piles, to the nearest one that takes the cards.
      return nearest(piles.keys(), ON_CARD) ?? nearest(goals, TOLERANCE);
    },
  };
}

/** Which card of a pile is at a point of the board, in pixels: 1 is the top one, and the default. */
export function depthAt(
  pile: PileFacts,
  { arrangement: { places }, scale }: Chosen,
  x: number,
  y: number,
): number {
  const place = placeOf(pile, places);
  const index = pile.cards.findLastIndex((_, i) => {
    const spot = spotOf(pile, place, i);
    const turn = (spot.angle * Math.PI) / 180;
    const [dx, dy] = [x / scale - spot.x, y / scale - spot.y];
    const across = dx * Math.cos(turn) + dy * Math.sin(turn);
    const along = dy * Math.cos(turn) - dx * Math.sin(turn);
    return Math.abs(across) <= 0.5 && Math.abs(along) <= CARD_HEIGHT / 2;
  });
  return index < 0 ? 1 : pile.cards.length - index;
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
function lean(at: CardSpot, goals: readonly CardSpot[]): CardSpot {
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
