import { ACE, isRed, makeCard, type Suit } from '../../cards/index.js';
import type { Badge, PileFacts } from '../../rules/engine.js';
import {
  type Arrangement,
  CARD_HEIGHT,
  type Chosen,
  placed,
  type Spot,
} from '../geometry/arrange.js';
import { placeOf } from '../geometry/spots.js';
import { drawPip } from '../cards/faces.js';
import { roles } from '../roles.js';
import { fill } from './fill.js';
import { makeElement } from '../pieces.js';

/** Half of the size of a suit on a card, in card widths and at least in pixels. */
const HALF = 0.1;
const LEAST = 5;
/** From its edge to those of the card, with room for its ring: likewise. */
const EDGE = 0.015;
const RING = 1;
/** From the middle of a card to the right of its pips: what is put on it begins there. */
const PIPS = 0.28;
/** Between the card in the centre and what is beside it. */
const APART = 0.11;
/** The radius of those on a track, between the numerals and the inner edges of the cards. */
const ON_TRACK = 1.92;

/** A pile that takes a suit next. */
interface Wanting {
  readonly pile: PileFacts;
  readonly suit: number;
}

/**
 * Where the suit is shown: on the track of a round dial, instead of the hour's bar. Elsewhere and in the centre,
 * beside the card or at its corner that has no index, or in the middle of an empty pile.
 */
function spotOf({ pile }: Wanting, { arrangement, scale }: Chosen): Spot {
  const { dial, marks, places } = arrangement;
  const { x, y, angle } = placeOf(pile, places);
  if (isOnTrack(pile, arrangement)) {
    const mark = marks[pile.id]!;
    const share = ON_TRACK / Math.hypot(mark.x - dial!.x, mark.y - dial!.y);
    return { x: dial!.x + (mark.x - dial!.x) * share, y: dial!.y + (mark.y - dial!.y) * share };
  }
  if (pile.cards.length === 0) return { x, y };
  const half = Math.max(HALF, LEAST / scale);
  if (isBeside(pile, arrangement)) return { x: x + 0.5 + APART + half, y };
  const turn = (angle * Math.PI) / 180;
  // Within the card, with its ring.
  const most = 0.5 - half - Math.max(EDGE, RING / scale);
  const [right, up] = [Math.min(PIPS + half, most), CARD_HEIGHT / 2 - 0.5 + most];
  return {
    x: x + right * Math.cos(turn) + up * Math.sin(turn),
    y: y + right * Math.sin(turn) - up * Math.cos(turn),
  };
}

const isOnTrack = ({ id }: PileFacts, { dial, marks }: Arrangement): boolean =>
  dial !== undefined && !dial.rect && marks[id] !== undefined;

/** On a round dial there is room beside the card in the centre. */
const isBeside = ({ over, id }: PileFacts, { dial, places }: Arrangement): boolean => {
  const { x, y } = places[over ?? id]!;
  return dial !== undefined && !dial.rect && Math.hypot(x - dial.x, y - dial.y) < 1;
};

/** The suit that comes next on each pile, where one order of suits applies to all piles. */
export class NextSuits {
  readonly element = makeElement({ class: 'signs', 'aria-hidden': 'true' });

  /** @returns the piles whose suits are on the track */
  update(piles: readonly PileFacts[], badges: readonly Badge[], chosen: Chosen): readonly string[] {
    const order = badges.find((badge) => badge.kind === 'suit-order')?.suits ?? [];
    const wanting = piles.flatMap((pile): Wanting[] => {
      const suit = roles[pile.role].showsNextSuit ? order[pile.cards.length] : undefined;
      return suit === undefined || suit === null ? [] : [{ pile, suit }];
    });
    const signs = fill(this.element, wanting.length, {});
    const { arrangement, scale } = chosen;
    wanting.forEach((one, i) => {
      const sign = signs[i]!;
      const { pile, suit } = one;
      const isCovering =
        pile.cards.length > 0 && !isOnTrack(pile, arrangement) && !isBeside(pile, arrangement);
      const kind = [
        'next-suit',
        isCovering ? 'on-card' : isOnTrack(pile, arrangement) ? 'on-track' : '',
        isRed(makeCard(ACE, suit as Suit)) ? 'red' : '',
      ];
      sign.className = kind.filter(Boolean).join(' ');
      const spot = spotOf(one, chosen);
      sign.style.transform = placed(spot, scale);
      if (sign.dataset['suit'] === String(suit)) return;
      sign.dataset['suit'] = String(suit);
      sign.replaceChildren(drawPip(suit));
    });
    return wanting.flatMap(({ pile }) => (isOnTrack(pile, arrangement) ? [pile.id] : []));
  }
}
