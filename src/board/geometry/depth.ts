import type { PileFacts } from '../../rules/engine.js';
import { CARD_HEIGHT, type Chosen, type Spot } from './arrange.js';
import { placeOf, spotOf } from './spots.js';

/** Which card of a pile a spot is on: 1 is the top one, and the default. */
export function depthAt(spot: Spot, pile: PileFacts, { arrangement: { places } }: Chosen): number {
  const place = placeOf(pile, places);
  const index = pile.cards.findLastIndex((_, i) => {
    const { x, y, angle } = spotOf(pile, place, i);
    const turn = (angle * Math.PI) / 180;
    const [dx, dy] = [spot.x - x, spot.y - y];
    const across = dx * Math.cos(turn) + dy * Math.sin(turn);
    const along = dy * Math.cos(turn) - dx * Math.sin(turn);
    return Math.abs(across) <= 0.5 && Math.abs(along) <= CARD_HEIGHT / 2;
  });
  return index < 0 ? 1 : pile.cards.length - index;
}
