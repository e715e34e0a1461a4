import { html, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Command, Play } from '../../game/index.js';
import { icon } from '../icons.js';
import { buttons, FULL_ONLY, TOOLBAR } from '../toolbar/toolbar.js';
import { listen } from './listen.js';
import { hasPopovers } from './show.js';

/** Commands in the order of the menu. */
export const MENU = [
  'chooseDeal',
  'howToPlay',
  'guide',
  'leaveGuide',
  'solution',
  'replay',
  'share',
  'picture',
  'bringBack',
  'daily',
  'statistics',
  'settings',
  'fullscreen',
  'leaveFullscreen',
] as const satisfies readonly Command[];

const icons: Readonly<Record<(typeof MENU)[number], SVGTemplateResult>> = {
  chooseDeal: icon(
    'M4 8.5 13 5l5.5 13.5-9 3.5zM9.5 11.500l3-1.200M10.700 14.500l3-1.200M15 4.5l4 0v11',
  ),
  howToPlay: icon(
    'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17M9.500 9.800a2.500 2.500 0 1 1 3.800 2.100c-.9.5-1.300 1-1.300 2.100M12 16.600v.3',
  ),
  settings: icon(
    'M4 7h9M18 7h2M4 12h2M11 12h9M4 17h7M16 17h4M15.5 4.800v4.400M8.5 9.800v4.400M13.5 14.800v4.4',
  ),
  daily: icon('M5 7h14v12.500H5zM5 11h14M9 4.500V8M15 4.500V8M9.500 15l2 2 3.500-3.500'),
  statistics: icon('M4.500 4.500v15h15M8.500 16v-3.500M12.500 16V9M16.500 16V6'),
  bringBack: icon('M12 5a7 7 0 1 1-6.7 5M5 4.500V10h5.500M12 8.500V12l2.5 1.8'),
  replay: icon('M4 6v12M8 6v12l8-6zM20 6v12'),
  fullscreen: icon('M5 9.5V5h4.5M14.5 5H19v4.5M19 14.5V19h-4.5M9.5 19H5v-4.5'),
  leaveFullscreen: icon('M9.500 5v4.500H5M19 9.500h-4.500V5M14.500 19v-4.500H19M5 14.500h4.500V19'),
  share: icon('M12 15V4M8 7.5 12 3.5l4 4M6 11v8.5h12V11'),
  picture: icon(
    'M6 4.500h12v15H6zM12 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9M12 9.500V12l1.600 1',
  ),
  guide: icon('M5 19c0-5 5-4 6-8s4-6 8-6M15.500 5H19v3.500M5 19h.1M14 14h6M14 17h4'),
  leaveGuide: icon('M5 19c0-5 5-4 6-8s4-6 8-6M15.500 5H19v3.500M14 14l5 5M19 14l-5 5'),
  solution: icon('M6 19c0-7 12-7 12-14M15 7l3-3 3 3M4 19h4'),
};

const ALWAYS = TOOLBAR.filter((name) => !FULL_ONLY.includes(name));

/** The menu; in a narrow or low box it begins with the buttons that don't fit in the toolbar. */
export const menu = (play: Play): TemplateResult => {
  const entries = html`<div class="folded low">${buttons(ALWAYS, play)}</div>
    <div class="folded">${buttons(FULL_ONLY, play)}</div>
    ${buttons(MENU, play, (name) => ({ icon: icons[name] }))}
    ${listen(play)}`;
  return hasPopovers()
    ? html`<div class="menu" part="menu" popover="manual">${entries}</div>`
    : html`<dialog class="menu" part="menu" aria-label=${play.words.labels.menu}>${entries}</dialog>`;
};
