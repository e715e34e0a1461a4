import type { PileFacts } from '../../rules/engine.js';
import { type Chosen, spreadBy } from '../geometry/arrange.js';
import { placeOf, transformAt } from '../geometry/spots.js';
import { gapsOf } from '../roles.js';
import { fill } from './fill.js';
import { makeElement } from '../pieces.js';

/** From the edge of the last card to that of the first one that is missing, and so on, in card widths. */
const EDGE = 0.12;

/**
 * The edges of the cards that are missing in a fan, beyond its last one, as if they lay under it; around an empty one a
 * single edge, which is seen where it can be filled.
 */
export class Gaps {
  readonly element = makeElement({ class: 'ground', 'aria-hidden': 'true' });

  update(piles: readonly PileFacts[], { arrangement, scale }: Chosen): void {
    const wanting = piles.filter((pile) => gapsOf(pile) > 0);
    const gaps = fill(this.element, wanting.length, { class: 'gap', part: 'gap' });
    wanting.forEach((pile, i) => {
      const missing = gapsOf(pile);
      const { length } = pile.cards;
      const place = placeOf(pile, arrangement.places);
      const by = spreadBy(place, Math.max(0, length - 1), length + missing);
      // Where cards spread outwards, the edges are at the upper side of a card that is turned.
      const turn = place.angle !== 0 || place.step.y < 0 ? 180 : 0;
      const spot = { x: place.x + by.x, y: place.y + by.y, angle: place.angle + turn };
      gaps[i]!.style.transform = transformAt(spot, scale);
      const isEmpty = length === 0;
      gaps[i]!.classList.toggle('around', isEmpty);
      const edges = fill(gaps[i]!, isEmpty ? 1 : missing, {});
      edges.forEach((edge, k) => {
        edge.style.translate = isEmpty ? '' : `0 ${((k + 1) * EDGE * scale).toFixed(2)}px`;
      });
    });
  }
}
