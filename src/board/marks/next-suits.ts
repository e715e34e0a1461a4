import { ACE, isRed, makeCard, type Suit } from '../../cards/index.js';
import type { Badge, PileFacts } from '../../rules/engine.js';
import {
  type Arrangement,
  CARD_HEIGHT,
  type Chosen,
  NUMERALS,
  placed,
  type Spot,
} from '../geometry/arrange.js';
import { placeOf } from '../geometry/spots.js';
import { onTrack } from './dial.js';
import { drawPip } from '../cards/faces.js';
import { roles } from '../roles.js';
import { fill } from './fill.js';
import { makeElement } from '../pieces.js';

/** From the middle of a numeral to that of the suit beside it, or below it; in rows there are ticks between them. */
const [BESIDE, BELOW] = [0.29, 0.3];
const PAST_TICKS = 0.49;
/** From the edge of a card without a numeral to the middle of its suit. */
const APART = 0.15;

/**
 * Where the suit is shown: beside the numeral of its pile, whose bar and card stay as they are. On a round dial that is
 * on the circle of the numerals, clockwise; on others to the right, or below it where the track is at its side. A pile
 * without a numeral has its suit below it, or at its side where there is no room.
 */
function spotOf(pile: PileFacts, { dial, marks, places }: Arrangement): Spot {
  const mark = marks[pile.id];
  if (!mark) {
    const { x, y } = placeOf(pile, places);
    const isLow = dial?.rect && dial.rect.track.x > dial.rect.track.y;
    return isLow ? { x: x + 0.5 + APART, y } : { x, y: y + CARD_HEIGHT / 2 + APART };
  }
  const { x, y } = mark;
  if (!dial) return { x: x + PAST_TICKS, y };
  if (dial.rect) {
    const isAtSide = onTrack(mark, dial).angle % 180 > 0;
    return isAtSide ? { x, y: y + BELOW } : { x: x + BESIDE, y };
  }
  const share = BESIDE / NUMERALS;
  return { x: x - (y - dial.y) * share, y: y + (x - dial.x) * share };
}

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
      sign.className = isRed(makeCard(ACE, suit as Suit)) ? 'next-suit red' : 'next-suit';
      sign.style.transform = placed(spotOf(pile, arrangement), scale);
      if (sign.dataset['suit'] === String(suit)) return;
      sign.dataset['suit'] = String(suit);
      sign.replaceChildren(drawPip(suit));
    });
  }
}
