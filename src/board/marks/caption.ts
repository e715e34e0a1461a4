import type { PileFacts } from '../../rules/engine.js';
import type { Words } from '../../words/index.js';
import { type Chosen, hundredths } from '../geometry/arrange.js';
import { makeSvg } from '../pieces.js';

/** The size of the font, in hundredths of a card width; the least one in pixels, and the largest that there is room for. */
const [SIZE, LEAST, MOST] = [13, 9, 24];

/** What the cards of a pile are, such as those laid aside: written above them while some lie there. */
export class Caption {
  readonly #element: SVGElement;
  #drawn = '';

  constructor(group: Element) {
    this.#element = makeSvg('text', { class: 'caption' }, group);
  }

  update({ arrangement, scale }: Chosen, piles: readonly PileFacts[], words: Words): void {
    const { caption } = arrangement;
    const size = Math.max(SIZE, (LEAST * 100) / scale);
    const isThere = ({ id, over, cards }: PileFacts): boolean =>
      cards.length > 0 && (id === caption?.of || over === caption?.of);
    const text = caption && size <= MOST && piles.some(isThere) ? words.badgeNames.aside : '';
    const drawn = JSON.stringify([text, caption, size]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const { x, y } = hundredths(caption ?? { x: 0, y: 0 });
    this.#element.textContent = text;
    for (const [name, value] of Object.entries({ x, y: y + size * 0.36, 'font-size': size })) {
      this.#element.setAttribute(name, String(value));
    }
  }
}
