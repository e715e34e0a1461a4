import { ACE, isRed, makeCard, type Suit } from '../../cards/index.js';
import type { Badge, PileFacts } from '../../rules/engine.js';
import {
  APART,
  type Arrangement,
  CARD_HEIGHT,
  type Chosen,
  placed,
  type Spot,
  SUIT,
} from '../geometry/arrange.js';
import { placeOf } from '../geometry/spots.js';
import { onTrack } from './track.js';
import { drawPip } from '../cards/faces.js';
import { roles } from '../roles.js';
import { fill } from './fill.js';
import { makeElement } from '../pieces.js';

/** From the middle of a numeral to that of the suit beside it, or below it. */
const [BESIDE, BELOW] = [0.33, 0.31];
const BELOW_CARD = 0.22;

/**
 * Where the suit is shown: beside the numeral of its pile, whose bar and card stay as they are. On a round dial it is
 * between the numeral and the middle; on others at that side of it that is nearer to the axis, or below it where the track
 * of a narrow one is at the side. In rows, whose ticks are beside the numerals, it is below the pile. The pile without a
 * numeral has its suit to the right of it, below it on a narrow dial.
 */
function spotOf(pile: PileFacts, { dial, marks, places }: Arrangement): Spot {
  const mark = marks[pile.id];
  const { x: across, y: down } = dial?.rect?.track ?? { x: 1, y: 0 };
  const isLow = across > down;
  if (!mark || !dial) {
    const { x, y } = placeOf(pile, places);
    if (!dial) return { x, y: y + CARD_HEIGHT / 2 + BELOW_CARD };
    return dial.rect && !isLow ? { x, y: y + CARD_HEIGHT / 2 + APART } : { x: x + 0.5 + APART, y };
  }
  const { x, y } = mark;
  if (dial.rect) {
    const { angle } = onTrack(mark, dial);
    if (!isLow && angle % 180 > 0) return { x, y: y + BELOW };
    return { x: x + (x > dial.x + 0.1 ? -BESIDE : BESIDE), y };
  }
  const [dx, dy] = [dial.x - x, dial.y - y];
  const by = SUIT / Math.hypot(dx, dy);
  return { x: x + by * dx, y: y + by * dy };
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
