import type { Badge, Options, PileFacts } from '../../rules/engine.js';
import { ACE, isRed, makeCard, type Suit } from '../../cards/index.js';
import { belongs } from '../../game/index.js';
import type { Words } from '../../words/index.js';
import { type Chosen, placed, type Spot, TOUCHABLE } from '../geometry/arrange.js';
import { drawPip } from '../cards/faces.js';
import { fill } from './fill.js';
import { makeElement, makeSvg } from '../pieces.js';

/** The badges beside the piles: the redeals left, the suit order. Screen readers meet the first as a description. */
export class Badges {
  readonly element = makeElement({ class: 'badges', 'aria-hidden': 'true' });

  update(
    badges: readonly Badge[],
    { arrangement, scale }: Chosen,
    words: Words,
    options: Options,
  ): void {
    const elements = fill(this.element, badges.length, { class: 'badge', role: 'img' });
    badges.forEach((badge, i) => {
      const element = elements[i]!;
      const spot = arrangement.badges[i];
      // An order of which nothing is known yet says nothing, unless it has sockets.
      const isOpen = badge.kind === 'suit-order' && badge.suits.every((suit) => suit === null);
      // Where there never was a redeal, its sign would be taken for an error.
      const isNone = badge.kind === 'redeals' && options['redeals'] === '0';
      element.hidden = !spot || (isOpen && !spot.sockets) || isNone;
      if (!spot) return;
      element.style.transform = placed(spot, scale);
      element.classList.toggle('sockets', spot.sockets !== undefined);
      element.classList.toggle('column', spot.sockets === 'column');
      element.classList.toggle('named', hasRoom({ arrangement, scale }, spot));
      const label = words.badge(badge);
      if (element.title === label) return;
      element.id = badge.kind;
      element.title = label;
      element.setAttribute('part', `badge ${badge.kind}`);
      element.setAttribute('aria-label', label);
      element.replaceChildren(...signs(badge), sign('caption', words.badgeNames[badge.kind]));
    });
  }
}

/** Between the middles of a badge with a caption and of the nearest pile, in card widths. */
const [ACROSS, DOWN, FAR] = [1.5, 1.05, 1.5];
/** Pixels: close above or below a card that is narrower, no caption fits. */
const WIDE_CARD = 56;

/** Whether a badge has room for what it means: beside a dial, or below rows of cards that are wide enough. */
const hasRoom = ({ arrangement: { dial, places }, scale }: Chosen, { x, y }: Spot): boolean =>
  dial
    ? Object.values(places).every(
        (pile) =>
          Math.abs(pile.x - x) > ACROSS || Math.abs(pile.y - y) > (scale < WIDE_CARD ? FAR : DOWN),
      )
    : scale >= TOUCHABLE;

/**
 * Lets the button of a pile be described by the badges that belong to it. The order of suits is long, and would be said
 * each time that the focus comes to the waste, and when it changes, besides the sentence of that move: D tells it.
 */
export function describe(button: Element, pile: PileFacts, badges: readonly Badge[]): void {
  const own = badges
    .filter((badge) => belongs(badge, pile) && badge.kind !== 'suit-order')
    .map(({ kind }) => kind);
  if (own.length > 0) button.setAttribute('aria-describedby', own.join(' '));
  else button.removeAttribute('aria-describedby');
}

function sign(name: string, content: string | Node): HTMLElement {
  const element = makeElement({ class: name }, undefined, 'span');
  element.append(content);
  return element;
}

function signs(badge: Badge): HTMLElement[] {
  if (badge.kind === 'redeals') {
    // A circle of two arrows.
    const d = 'M4 11a8 8 0 0 1 14-4.5l2 2M20 4v4.5h-4.5M20 13a8 8 0 0 1-14 4.5l-2-2M4 20v-4.5h4.5';
    const turn = makeSvg('svg', { viewBox: '0 0 24 24' });
    makeSvg('path', { d }, turn);
    const { count } = badge;
    const none = count ? '' : ' none';
    return [sign(`sign${none}`, turn), sign(`count-left${none}`, String(count))];
  }
  return badge.suits.map((suit) =>
    suit === null
      ? sign('suit open', '·')
      : sign(`suit ${isRed(makeCard(ACE, suit as Suit)) ? 'red' : 'black'}`, drawPip(suit)),
  );
}
