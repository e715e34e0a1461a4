/** What is chosen by its picture: a game by its cards on the table, a theme by a dial in its colours. */
import { svg, type TemplateResult } from 'lit/html.js';
import { ring, spokes } from '../board/geometry/outline.js';
import { pictures } from './drawings.js';

export function gamePicture(id: string): TemplateResult {
  const [wide, cards, lines] = pictures[id] ?? pictures['daily']!;
  return svg`<svg viewBox="-58 -41 116 82" aria-hidden="true">
    <path d=${lines} /><path class="cards" stroke-width=${wide} d=${cards} />
  </svg>` as TemplateResult;
}

/** A dial at ten past ten. */
export const dialPicture = (): TemplateResult =>
  svg`<svg viewBox="-12 -12 24 24" aria-hidden="true">
    <path d=${ring(0, 0, 9.5) + spokes(12, 0.07, 0.085)} /><path class="hands" d="M-4 -2.4L0 0L4.4 -5.2" />
  </svg>` as TemplateResult;
