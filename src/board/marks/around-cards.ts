import type { PileFacts } from '../../rules/engine.js';
import { CARD_HEIGHT, type Chosen, isInside } from '../geometry/arrange.js';
import { ring } from '../geometry/outline.js';
import { placeOf, spotOf } from '../geometry/spots.js';
import { fixed as n } from './lanes.js';

/** Around cards and small dials under which a way goes. */
const GAP = 0.05;

type Arrangement = Chosen['arrangement'];

/** What an upright pile takes, with so much around it. */
export function boxAround(
  pile: PileFacts,
  places: Arrangement['places'],
  around: number,
): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const place = placeOf(pile, places);
  const spots = [place, ...pile.cards.map((_, i) => spotOf(pile, place, i))];
  const [across, down] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [wide, high] = [0.5 + around, CARD_HEIGHT / 2 + around];
  return {
    left: Math.min(...across) - wide,
    right: Math.max(...across) + wide,
    top: Math.min(...down) - high,
    bottom: Math.max(...down) + high,
  };
}

/** All of a board but for the cards and the small dials within its dial, in card widths: a path for `evenodd`. */
export function aroundCards(
  { width, height, places, dial }: Arrangement,
  piles: readonly PileFacts[],
): string {
  const within = piles.filter(({ id, over }) => {
    const place = over === undefined && places[id];
    return place && isInside(place, dial!);
  });
  const cards = within.map((pile) => {
    const { left, right, top, bottom } = boxAround(pile, places, GAP);
    return `M${n(left)} ${n(top)}H${n(right)}V${n(bottom)}H${n(left)}Z`;
  });
  const dials = [dial!.seconds, dial!.counter].map((small) =>
    small ? `${ring(small.x, small.y, small.r + GAP)}Z` : '',
  );
  return [`M-9-9H${n(width + 9)}V${n(height + 9)}H-9Z`, ...cards, ...dials].join('');
}
