import type { Command } from '../game/index.js';
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

export const icon = (d: string): SVGTemplateResult =>
  svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${d}></path></svg>`;

/**
 * What the pointer is told over a button. On an element of its own, because screen readers read the title of the
 * button itself as its description, after the same name.
 */
export const tip = (text: string): TemplateResult =>
  html`<span class="tip" title=${text} aria-hidden="true"></span>`;

/** Line drawings on a 24-pixel grid, for the buttons of the toolbar. */
export const icons: Readonly<Partial<Record<Command, SVGTemplateResult>>> = {
  newGame: icon('M4 8.5 13 5l5.5 13.5-9 3.5zM15 4.5l4 0v11'),
  restart: icon('M5 12a7 7 0 1 0 2.6-5.4M5 4v4.5h4.5'),
  undo: icon('M9 5 4.5 9.5 9 14M5 9.5h8.5a5.5 5.5 0 0 1 0 11H9'),
  redo: icon('m15 5 4.5 4.5L15 14M19 9.5h-8.5a5.5 5.5 0 0 0 0 11H15'),
  hint: icon(
    'M9.5 17.5h5M10 20.5h4M12 3.5a6 6 0 0 0-3.4 11c.6.4.9 1 .9 1.7v1.3h5v-1.3c0-.7.3-1.3.9-1.7A6 6 0 0 0 12 3.5z',
  ),
  play: icon('M8 5.5v13l11-6.5z'),
  menu: icon('M5 12h1.2M11.4 12h1.2M17.8 12h1.2'),
  howToPlay: icon('M9 9a3 3 0 1 1 3 3v3m0 3z'),
  pause: icon('M8.5 5.5v13M15.5 5.5v13'),
};
