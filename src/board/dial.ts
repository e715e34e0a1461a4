import type { PileFacts } from '../rules/engine.js';
import type { Chosen } from './arrange.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The drawn clock under the cards: a rim, sixty minutes, and a hand where a game has one. */
export class Dial {
  readonly element: SVGSVGElement;
  #hand: SVGElement | undefined;
  #hours: readonly SVGElement[] = [];
  #angle = 0;

  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
    this.element = document.createElementNS(SVG, 'svg');
    this.element.setAttribute('class', 'dial');
    this.element.setAttribute('part', 'dial');
    this.element.setAttribute('viewBox', '-100 -100 200 200');
    this.element.setAttribute('aria-hidden', 'true');
  }

  update(
    { arrangement, scale }: Chosen,
    piles: readonly PileFacts[],
    pointed: PileFacts | undefined,
  ): void {
    const { dial } = arrangement;
    const { style } = this.element;
    style.display = dial ? '' : 'none';
    if (!dial) return;
    const side = `${2 * dial.r * scale}px`;
    style.width = side;
    style.height = side;
    style.transform = `translate(${(dial.x - dial.r) * scale}px, ${(dial.y - dial.r) * scale}px)`;
    this.#hand ??= this.#drawAll((dial.hand / dial.r) * 100);
    for (const { hour, complete } of piles) {
      if (hour) this.#hours[hour - 1]!.classList.toggle('lit', complete);
    }
    const points = dial.hand > 0 && pointed && 'hour' in pointed.place;
    this.#hand.classList.toggle('resting', !points);
    if (points) {
      // The hand never takes the long way round.
      const wanted = (pointed.place as { hour: number }).hour * 30;
      this.#angle += ((((wanted - this.#angle) % 360) + 540) % 360) - 180;
      this.#hand.style.transform = `rotate(${this.#angle}deg)`;
    }
  }

  /** Draws what a board that never shows a dial can do without. @returns the hand */
  #drawAll(length: number): SVGElement {
    this.#draw('circle', { class: 'rim', r: '99' });
    this.#draw('path', { class: 'minutes', d: ticks(60, 96.5, 98) });
    this.#draw('path', { class: 'hours', d: ticks(12, 94.5, 98) });
    this.#hours = Array.from({ length: 12 }, (_, i) =>
      this.#draw('path', { class: 'hour', d: ARC, transform: `rotate(${i * 30 + 30})` }),
    );
    const neck = 7 - length;
    const d = `M-1.6 6L-1 ${neck}H-2.6L0 ${-length}L2.6 ${neck}H1L1.6 6Z`;
    return this.#draw('path', { class: 'hand resting', d: length ? d : '' });
  }

  #draw(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
    const element = this.#document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    this.element.append(element);
    return element;
  }
}

/** The arc of the rim that lights up when its hour is complete. */
const ARC = `M${arc(-13)}A99 99 0 0 1 ${arc(13)}`;

/** The point of the rim so many degrees after noon. */
function arc(degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(99 * Math.sin(turn)).toFixed(2)} ${(-99 * Math.cos(turn)).toFixed(2)}`;
}

/** Short strokes around a circle, from one radius to another. */
function ticks(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    const [x, y] = [Math.sin(turn), -Math.cos(turn)];
    const n = (value: number): string => value.toFixed(2);
    return `M${n(x * from)} ${n(y * from)}L${n(x * to)} ${n(y * to)}`;
  }).join('');
}
