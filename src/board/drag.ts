import type { PileFacts } from '../rules/engine.js';
import { CARD_HEIGHT, type Chosen, type Spot } from './arrange.js';
import { type CardSpot, placeOf, spotOf, transformAt } from './cards.js';

/** A card under the pointer. */
export interface Drag {
  /** Moves it by so many pixels from where it lay. */
  moveBy(dx: number, dy: number): void;
  /** The pile that a drop at a point of the board, in pixels, is meant for. */
  pileUnder(x: number, y: number): number | undefined;
}

/** How far from a pile that takes the card, in card widths, a drop still counts as meant for it. */
const TOLERANCE = 1.1;
/** How far from the middle of a card, in card widths, a drop is still on it. */
const ON_CARD = 0.55;
/** How near a goal, in card widths, a dragged card begins to lean towards it. */
const PULL = 1.8;

/**
 * Takes a card up. Under a finger it is enlarged, so that it can be seen; near a pile that would
 * take it, it leans that way and turns as it would lie there.
 * @param goals the piles that would take the card
 */
export function drag(
  element: HTMLElement,
  piles: readonly PileFacts[],
  { arrangement: { places, height }, scale }: Chosen,
  source: number,
  goals: readonly number[],
  underFinger: boolean,
): Drag {
  const spotAt = (pile: PileFacts, index: number): CardSpot =>
    spotOf(pile, placeOf(pile, places), index);
  const pile = piles[source]!;
  const start = spotAt(pile, pile.cards.length - 1);
  // Where a further card would lie.
  const landings = goals.map((goal) => {
    const facts = piles[goal]!;
    return spotAt({ ...facts, cards: [...facts.cards, 0] }, facts.cards.length);
  });
  const size = underFinger ? 1.28 : 1.06;
  const moveBy = (dx: number, dy: number): void => {
    const at = { x: start.x + dx / scale, y: start.y + dy / scale, angle: start.angle };
    element.style.transform = `${transformAt(lean(at, landings), scale)} scale(${size})`;
  };
  moveBy(0, 0);

  return {
    moveBy,
    pileUnder(x, y) {
      const spot = { x: x / scale, y: y / scale };
      /** The nearest of some piles within a distance; nobody drops a card on itself. */
      const nearest = (among: Iterable<number>, within: number): number | undefined => {
        let best: number | undefined;
        for (const i of among) {
          const one = piles[i]!;
          if (i === source || one.role === 'turned') continue;
          const place = placeOf(one, places);
          const last = spotAt(one, one.spread === 'fan' ? Math.max(0, one.cards.length - 1) : 0);
          // A column takes what is let go anywhere below it.
          const hangs = place.angle === 0 && place.step.y > 0 && goals.includes(i);
          const end = hangs ? { x: last.x, y: Math.max(last.y, height) } : last;
          const away = fromSegment(spot, place, end);
          if (away < within) [within, best] = [away, i];
        }
        return best;
      };
      // A card let go on a pile is meant for that; beside the piles, for the nearest that takes it.
      return nearest(piles.keys(), ON_CARD) ?? nearest(goals, TOLERANCE);
    },
  };
}

/** The distance of a point from a line between two others, a card's height counting as its width. */
function fromSegment(point: Spot, a: Spot, b: Spot): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along =
    length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  const t = Math.max(0, Math.min(1, along));
  const dx = point.x - (a.x + t * (b.x - a.x));
  const dy = point.y - (a.y + t * (b.y - a.y));
  return Math.hypot(dx, dy / CARD_HEIGHT);
}

/** A dragged card's spot, drawn a little towards the nearest goal and turned like it. */
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
