import { nothing, svg, type SVGTemplateResult } from 'lit';
import { numeral, twelve } from '../drawn.js';

/** A day as a small dial: its number, a ring for what became of it, and the ticks of a clock, which today has. */
export const drawDay = (day?: number): SVGTemplateResult =>
  svg`<svg viewBox="-16 -16 32 32" aria-hidden="true">
    <circle r="15"></circle>
    ${day === undefined ? nothing : svg`<path class="hours" d=${twelve(17.5, 21.5)}></path>${numeral(String(day), 12)}`}
  </svg>`;
