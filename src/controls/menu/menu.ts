import { html, type TemplateResult } from 'lit';
import { FULL_ONLY, type GameController, MENU } from '../../game/index.js';
import { icon } from '../icons.js';
import { buttons } from '../toolbar.js';

const icons = {
  settings: icon(
    'M4 7h9M18 7h2M4 12h2M11 12h9M4 17h7M16 17h4M15.5 4.800v4.400M8.5 9.800v4.400M13.5 14.800v4.4',
  ),
  bringBack: icon('M12 5a7 7 0 1 1-6.7 5M5 4.500V10h5.500M12 8.500V12l2.5 1.8'),
  solution: icon('M6 19c0-7 12-7 12-14M15 7l3-3 3 3M4 19h4'),
};

/** The menu; in a narrow box it begins with the buttons that don't fit in the toolbar. */
export const menu = (game: GameController): TemplateResult =>
  html`<div class="menu" part="menu">
    <div class="folded">${buttons(FULL_ONLY, game)}</div>
    ${buttons(MENU, game, (name) => ({ icon: icons[name as keyof typeof icons] }))}
  </div>`;
