import type { PileFacts } from '../../rules/engine.js';
import { CARD_HEIGHT, type Chosen, spreadBy } from '../geometry/arrange.js';
import { placeOf, transformAt } from '../geometry/spots.js';
import { gapsOf } from '../roles.js';
import { fill } from './fill.js';
import { makeElement } from '../pieces.js';

/** Where the next card of a fan goes, under the cards, and how many are missing. */
export class Gaps {
  readonly element = makeElement({ class: 'ground', 'aria-hidden': 'true' });

  update(piles: readonly PileFacts[], { arrangement, scale }: Chosen): void {
    const wanting = piles.filter((pile) => gapsOf(pile) > 0);
    const gaps = fill(this.element, wanting.length, { class: 'gap', part: 'gap' });
    wanting.forEach((pile, i) => {
      const gap = gaps[i]!;
      const missing = gapsOf(pile);
      const count = pile.cards.length;
      const place = placeOf(pile, arrangement.places);
      const by = spreadBy(place, count, count + missing);
      const spot = { x: place.x + by.x, y: place.y + by.y, angle: place.angle };
      gap.style.transform = transformAt(spot, scale);
      const before = count > 0 ? spreadBy(place, count - 1, count + missing) : by;
      // In the middle of what the last card leaves of it, and upright.
      const step = Math.hypot(by.x - before.x, by.y - before.y);
      const outwards = place.angle !== 0 || place.step.y < 0 ? -1 : 1;
      const along = count === 0 ? 0 : (outwards * (CARD_HEIGHT - step)) / 2;
      const figure = (gap.firstElementChild ?? makeElement({}, gap, 'span')) as HTMLElement;
      figure.style.transform = `translateY(${(along * scale).toFixed(2)}px) rotate(${-place.angle}deg)`;
      const text = `+${missing}`;
      if (figure.textContent !== text) figure.textContent = text;
    });
  }
}
