import type { Badge, Options, PileFacts } from '../../rules/engine.js';
import { ACE, isRed, makeCard, type Suit } from '../../cards/index.js';
import { belongs } from '../../game/index.js';
import type { Words } from '../../words/index.js';
import { type Chosen, placed } from '../geometry/arrange.js';
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
      // An order of which nothing is known yet says nothing.
      const isOpen = badge.kind === 'suit-order' && badge.suits.every((suit) => suit === null);
      // Where there never was a redeal, its sign would be taken for an error.
      const isNone = badge.kind === 'redeals' && options['redeals'] === '0';
      element.hidden = !spot || isOpen || isNone;
      if (!spot) return;
      element.style.transform = placed(spot, scale);
      const label = words.badge(badge);
      if (element.title === label) return;
      element.id = badge.kind;
      element.title = label;
      element.setAttribute('part', `badge ${badge.kind}`);
      element.setAttribute('aria-label', label);
      element.replaceChildren(...signs(badge));
    });
  }
}

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

function signs(badge: Badge): HTMLElement[] {
  const sign = (name: string, content: string | Node): HTMLElement => {
    const element = makeElement({ class: name }, undefined, 'span');
    element.append(content);
    return element;
  };
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
