import { ACE, isRed, makeCard, type Suit } from '../../cards/index.js';
import type { Badge, PileFacts } from '../../rules/engine.js';
import { CARD_HEIGHT, type Chosen, placed } from '../geometry/arrange.js';
import { placeOf } from '../geometry/spots.js';
import { drawPip } from '../cards/faces.js';
import { roles } from '../roles.js';
import { fill } from './fill.js';
import { makeElement } from '../pieces.js';

/** Half of a suit's size, in card widths and at least in pixels, and how far it is from the edges of its card. */
const HALF = 0.11;
const LEAST = 6;
const EDGE = 0.015;

/** The suit that comes next on each pile, where one order of suits applies to all piles. */
export class NextSuits {
  readonly element = makeElement({ class: 'signs', 'aria-hidden': 'true' });

  update(
    piles: readonly PileFacts[],
    badges: readonly Badge[],
    { arrangement, scale }: Chosen,
  ): void {
    const order = badges.find((badge) => badge.kind === 'suit-order')?.suits ?? [];
    const wanting = piles.flatMap((pile) => {
      const suit = roles[pile.role].showsNextSuit ? order[pile.cards.length] : undefined;
      return suit === undefined || suit === null ? [] : [{ pile, suit }];
    });
    const signs = fill(this.element, wanting.length, {});
    wanting.forEach(({ pile, suit }, i) => {
      const sign = signs[i]!;
      const { x, y, angle } = placeOf(pile, arrangement.places);
      const isEmpty = pile.cards.length === 0;
      const kind = [
        'next-suit',
        isEmpty ? '' : 'on-card',
        isRed(makeCard(ACE, suit as Suit)) ? 'red' : '',
      ];
      sign.className = kind.filter(Boolean).join(' ');
      // At the corner without an index; in the middle of an empty pile.
      const turn = (angle * Math.PI) / 180;
      const from = Math.max(HALF, LEAST / scale) + EDGE;
      const [right, up] = isEmpty ? [0, 0] : [0.5 - from, CARD_HEIGHT / 2 - from];
      const spot = {
        x: x + right * Math.cos(turn) + up * Math.sin(turn),
        y: y + right * Math.sin(turn) - up * Math.cos(turn),
      };
      sign.style.transform = placed(spot, scale);
      if (sign.dataset['suit'] === String(suit)) return;
      sign.dataset['suit'] = String(suit);
      sign.replaceChildren(drawPip(suit));
    });
  }
}
