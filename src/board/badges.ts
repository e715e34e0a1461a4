import type { Badge } from '../rules/engine.js';
import { isRed } from '../cards/index.js';
import type { Words } from '../words/index.js';
import { type Chosen, placed } from './arrange.js';
import { drawPip } from './faces.js';
import { makeElement, makeSvg } from './pieces.js';

/** The badges beside the piles: the redeals left, the suit order. */
export class Badges {
  readonly element = makeElement({ class: 'badges' });

  update(badges: readonly Badge[], { arrangement, scale }: Chosen, words: Words): void {
    const { children } = this.element;
    while (children.length > badges.length) this.element.lastElementChild!.remove();
    badges.forEach((badge, i) => {
      const kind = { class: 'badge', part: `badge ${badge.kind}`, role: 'img' };
      const element = (children[i] as HTMLElement | undefined) ?? makeElement(kind, this.element);
      const spot = arrangement.badges[i];
      element.hidden = !spot;
      if (!spot) return;
      element.style.transform = placed(spot, scale);
      const label = words.badge(badge);
      if (element.title === label) return;
      element.title = label;
      element.setAttribute('aria-label', label);
      element.replaceChildren(...signs(badge));
    });
  }
}

function signs(badge: Badge): HTMLElement[] {
  const sign = (name: string, content: string | Node): HTMLElement => {
    const element = makeElement({ class: name }, undefined, 'span');
    element.append(content);
    return element;
  };
  if (badge.kind === 'redeals') {
    // A circle of two arrows.
    const d =
      'M4 11a8 8 0 0 1 14-4.5l2 2M20 4v4.500h-4.500M20 13a8 8 0 0 1-14 4.500l-2-2M4 20v-4.500h4.500';
    const turn = makeSvg('svg', { viewBox: '0 0 24 24' });
    makeSvg('path', { d }, turn);
    return [sign('sign', turn), sign('number', `${badge.count}`)];
  }
  return badge.suits.map((suit) =>
    suit === null
      ? sign('suit open', '·')
      : sign(`suit ${isRed(suit * 13) ? 'red' : 'black'}`, drawPip(suit)),
  );
}
