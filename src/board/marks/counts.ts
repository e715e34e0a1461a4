import type { PileFacts } from '../../rules/engine.js';
import {
  type Arrangement,
  CARD_HEIGHT,
  type Chosen,
  type Place,
  placed,
  type Spot,
} from '../geometry/arrange.js';
import { placeOf } from '../geometry/spots.js';
import { roles } from '../roles.js';
import { fill } from './fill.js';
import { makeElement } from '../pieces.js';

/** The numbers beside the piles where the number of cards matters to play: stock, waste and fans. */
export class Counts {
  readonly element = makeElement({ class: 'signs', 'aria-hidden': 'true' });

  update(piles: readonly PileFacts[], { arrangement, scale }: Chosen): void {
    const counted = piles.flatMap((pile) => {
      const { place, role } = pile;
      // An hour's track tells how many cards have come.
      const told = pile.hour || pile.rank || ('ring' in place && place.ring === 'centre');
      const count = roles[role].counted === 'all' ? pile.cards.length : pile.hidden;
      // A single open card counts itself.
      const isOne = pile.cards.length === 1 && pile.hidden === 0;
      return told || isOne || count === 0 ? [] : [{ pile, text: String(count) }];
    });
    const signs = fill(this.element, counted.length, { class: 'count', part: 'count' });
    counted.forEach(({ pile, text }, i) => {
      const isDocked = arrangement.places[pile.id]?.docked === true;
      const isNamed = !isDocked && arrangement.caption?.of === pile.id;
      const spot = besideOf(placeOf(pile, arrangement.places), arrangement, isNamed);
      signs[i]!.style.transform = placed(spot, scale);
      signs[i]!.classList.toggle('docked', isDocked);
      if (signs[i]!.textContent !== text) signs[i]!.textContent = text;
    });
  }
}

/**
 * The spot of a count: below its pile, or where else there is room beside it.
 * @param isNamed whether what is above the pile says what it is: then the name of the game may be below
 */
function besideOf(
  place: Place,
  { places, badges, width, height }: Arrangement,
  isNamed: boolean,
): Spot {
  const { x, y } = place;
  const reach = CARD_HEIGHT / 2 + Math.max(0, place.step.y > 0 ? place.room : 0);
  const below = { x, y: y + reach + 0.17 };
  const aside = [
    { x: x + 0.72, y },
    { x: x - 0.72, y },
  ];
  const above = { x, y: y - CARD_HEIGHT / 2 - 0.17 };
  const spots = isNamed ? [...aside, below, above] : [below, ...aside, above];
  const free = spots.find(
    (spot) =>
      spot.x > 0.1 &&
      spot.x < width - 0.1 &&
      spot.y > 0.1 &&
      spot.y < height - 0.1 &&
      badges.every((badge) => Math.hypot(badge.x - spot.x, badge.y - spot.y) > 0.4) &&
      Object.values(places).every(
        (other) =>
          Math.abs(other.x - spot.x) > 0.6 || Math.abs(other.y - spot.y) > CARD_HEIGHT / 2 + 0.1,
      ),
  );
  return free ?? spots[0]!;
}
