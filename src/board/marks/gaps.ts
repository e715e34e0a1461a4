import type { PileFacts } from '../../rules/engine.js';
import { type Chosen, type Spot, spreadBy } from '../geometry/arrange.js';
import { placeOf, transformAt } from '../geometry/spots.js';
import { gapsOf } from '../roles.js';
import { fill } from './fill.js';
import { makeElement } from '../pieces.js';

/**
 * The outlines of the cards that are missing in a fan, where they will lie: beyond its last one, of each what that leaves
 * free; around an empty one a single outline, which is seen where it can be filled.
 */
export class Gaps {
  readonly element = makeElement({ class: 'ground', 'aria-hidden': 'true' });

  update(piles: readonly PileFacts[], { arrangement, scale }: Chosen): void {
    const { masonry, inside } = arrangement;
    const wanting = piles.filter((pile) => gapsOf(pile) > 0);
    const gaps = fill(this.element, wanting.length, { class: 'gap', part: 'gap' });
    wanting.forEach((pile, i) => {
      const missing = gapsOf(pile);
      const { length } = pile.cards;
      const place = placeOf(pile, arrangement.places);
      const last = Math.max(0, length - 1);
      const [by, next] = [last, last + 1].map((i) => spreadBy(place, i, length + missing)) as [
        Spot,
        Spot,
      ];
      const step = Math.hypot(next.x - by.x, next.y - by.y) * scale;
      // Where cards spread outwards, what is free is at the upper side of a card that is turned.
      const turn = place.angle !== 0 || place.step.y < 0 ? 180 : 0;
      const spot = { x: place.x + by.x, y: place.y + by.y, angle: place.angle + turn };
      gaps[i]!.style.transform = transformAt(spot, scale);
      const isEmpty = length === 0;
      gaps[i]!.classList.toggle('around', isEmpty);
      gaps[i]!.classList.toggle('in-niche', Boolean(masonry && inside));
      gaps[i]!.style.setProperty('--_step', `${step.toFixed(2)}px`);
      const edges = fill(gaps[i]!, isEmpty ? 1 : missing, { class: 'edge' });
      edges.forEach((edge, k) => {
        edge.style.translate = isEmpty ? '' : `0 ${((k + 1) * step).toFixed(2)}px`;
      });
    });
  }
}
