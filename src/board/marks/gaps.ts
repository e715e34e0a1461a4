import type { PileFacts } from '../../rules/engine.js';
import { type Chosen, spreadBy } from '../geometry/arrange.js';
import { placeOf, transformAt } from '../geometry/spots.js';
import { gapsOf } from '../roles.js';
import { fill } from './fill.js';
import { makeElement } from '../pieces.js';

/** The places that are free in fans, under the cards. */
export class Gaps {
  readonly element = makeElement({ class: 'ground', 'aria-hidden': 'true' });

  update(piles: readonly PileFacts[], { arrangement, scale }: Chosen): void {
    const spots = piles.flatMap((pile) => {
      const { cards } = pile;
      const missing = gapsOf(pile);
      if (missing === 0) return [];
      const place = placeOf(pile, arrangement.places);
      return Array.from({ length: missing }, (_, i) => {
        const by = spreadBy(place, cards.length + i, cards.length + missing);
        return { x: place.x + by.x, y: place.y + by.y, angle: place.angle };
      });
    });
    const gaps = fill(this.element, spots.length, { class: 'gap', part: 'gap' });
    spots.forEach((spot, i) => (gaps[i]!.style.transform = transformAt(spot, scale)));
  }
}
