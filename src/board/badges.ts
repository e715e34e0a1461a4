import type { Badge } from '../rules/engine.js';
import type { Words } from '../words/index.js';
import type { Chosen } from './arrange.js';
import { drawPip } from './faces.js';

const SVG = 'http://www.w3.org/2000/svg';

/** What the table shows beside its piles: redeals left, the order of the suits. */
export class Badges {
  readonly element: HTMLElement;

  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
    this.element = this.#make('div', 'badges');
  }

  update(badges: readonly Badge[], { arrangement, scale }: Chosen, words: Words): void {
    const { children } = this.element;
    while (children.length > badges.length) this.element.lastElementChild!.remove();
    badges.forEach((badge, i) => {
      const element = (children[i] as HTMLElement | undefined) ?? this.#add(badge);
      const spot = arrangement.badges[i];
      element.hidden = !spot;
      if (!spot) return;
      const [x, y] = [spot.x * scale, spot.y * scale];
      element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      const label = words.badge(badge);
      if (element.getAttribute('aria-label') === label) return;
      element.setAttribute('aria-label', label);
      element.title = label;
      element.replaceChildren(...this.#signs(badge));
    });
  }

  #add(badge: Badge): HTMLElement {
    const element = this.#make('div', 'badge');
    element.part.add('badge', badge.kind);
    element.setAttribute('role', 'img');
    this.element.append(element);
    return element;
  }

  #signs(badge: Badge): HTMLElement[] {
    if (badge.kind === 'redeals') {
      const sign = this.#make('span', 'sign');
      sign.append(this.#drawTurn());
      return [sign, this.#make('span', 'number', String(badge.count))];
    }
    return badge.suits.map((suit) => {
      if (suit === null) return this.#make('span', 'suit open', '·');
      const sign = this.#make('span', `suit ${suit === 1 || suit === 2 ? 'red' : 'black'}`);
      sign.append(drawPip(suit, this.#document));
      return sign;
    });
  }

  /** Two arrows going round. */
  #drawTurn(): SVGSVGElement {
    const icon = this.#document.createElementNS(SVG, 'svg');
    icon.setAttribute('viewBox', '0 0 24 24');
    const path = this.#document.createElementNS(SVG, 'path');
    path.setAttribute(
      'd',
      'M4 11a8 8 0 0 1 14-4.5l2 2M20 4v4.500h-4.500M20 13a8 8 0 0 1-14 4.500l-2-2M4 20v-4.500h4.500',
    );
    icon.append(path);
    return icon;
  }

  #make(tag: string, name: string, text = ''): HTMLElement {
    const element = this.#document.createElement(tag);
    element.className = name;
    element.textContent = text;
    return element;
  }
}
