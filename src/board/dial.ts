import type { PileFacts } from '../rules/engine.js';
import type { Chosen } from './arrange.js';
import { makeSvg } from './pieces.js';

/** The drawn clock under the cards: a rim, sixty minutes, and a hand if the game has one. */
export class Dial {
  readonly element = makeSvg('svg', {
    class: 'dial',
    part: 'dial',
    viewBox: '-100 -100 200 200',
    'aria-hidden': 'true',
  });
  #hand: SVGElement | undefined;
  #hours: readonly SVGElement[] = [];
  #angle = 0;

  update(
    { arrangement, scale }: Chosen,
    piles: readonly PileFacts[],
    pointed: PileFacts | undefined,
  ): void {
    const { dial } = arrangement;
    const { style } = this.element;
    style.display = dial ? '' : 'none';
    if (!dial) return;
    const { x, y, r, hand } = dial;
    style.width = style.height = `${2 * r * scale}px`;
    style.transform = `translate(${(x - r) * scale}px, ${(y - r) * scale}px)`;
    this.#hand ??= this.#draw((hand / r) * 100);
    for (const { hour, complete } of piles) {
      if (hour) this.#hours[hour - 1]!.classList.toggle('lit', complete);
    }
    const points = hand > 0 && pointed && 'hour' in pointed.place ? pointed.place : undefined;
    this.#hand.classList.toggle('resting', !points);
    if (points) {
      // The hand turns in the shorter direction.
      this.#angle += ((((points.hour * 30 - this.#angle) % 360) + 540) % 360) - 180;
      this.#hand.style.transform = `rotate(${this.#angle}deg)`;
    }
  }

  /** Draws the dial, once it is first shown. @returns the hand */
  #draw(length: number): SVGElement {
    const path = (name: string, d: string): SVGElement =>
      makeSvg('path', { class: name, d }, this.element);
    makeSvg('circle', { class: 'rim', r: 99 }, this.element);
    path('minutes', strokes(60, 96.5));
    path('hours', strokes(12, 94.5));
    this.#hours = Array.from({ length: 12 }, (_, i) => {
      const [from, to] = [at(99, i * 30 + 17), at(99, i * 30 + 43)];
      return path('hour', `M${from}A99 99 0 0 1 ${to}`);
    });
    const neck = 7 - length;
    const d = `M-1.6 6L-1 ${neck}H-2.6L0 ${-length}L2.6 ${neck}H1L1.6 6Z`;
    return path('hand resting', length ? d : '');
  }
}

/** The point at a distance from the centre, in degrees clockwise from noon. */
function at(radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
}

/** Short strokes around a circle, from a radius to the rim. */
const strokes = (count: number, from: number): string =>
  Array.from({ length: count }, (_, i) => (i / count) * 360)
    .map((degrees) => `M${at(from, degrees)}L${at(98, degrees)}`)
    .join('');
