import { svg, type SVGTemplateResult } from 'lit';

const icon = (d: string): SVGTemplateResult =>
  svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${d}></path></svg>`;

/** Line drawings of our own on a grid of 24. */
export const icons = {
  newGame: icon('M4 8.5 13 5l5.5 13.5-9 3.5zM15 4.5l4 0v11'),
  restart: icon('M5 12a7 7 0 1 0 2.6-5.4M5 4v4.5h4.5'),
  undo: icon('M9 5 4.5 9.5 9 14M5 9.5h8.5a5.5 5.5 0 0 1 0 11H9'),
  redo: icon('m15 5 4.5 4.5L15 14M19 9.5h-8.5a5.5 5.5 0 0 0 0 11H15'),
  hint: icon(
    'M9.5 17.5h5M10 20.5h4M12 3.5a6 6 0 0 0-3.4 11c.6.4.9 1 .9 1.7v1.3h5v-1.3c0-.7.3-1.3.9-1.7A6 6 0 0 0 12 3.5z',
  ),
  play: icon('M8 5.5v13l11-6.5z'),
  menu: icon('M5 12h1.2M11.4 12h1.2M17.8 12h1.2'),
  settings: icon(
    'M4 7h9M18 7h2M4 12h2M11 12h9M4 17h7M16 17h4M15.5 4.800v4.400M8.5 9.800v4.400M13.5 14.800v4.4',
  ),
  bringBack: icon('M12 5a7 7 0 1 1-6.7 5M5 4.500V10h5.500M12 8.500V12l2.5 1.8'),
  why: icon(
    'M9 9a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1.1-1.4 2.3M12 17.5h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  ),
  back: icon('M11 6 5 12l6 6M19 6l-6 6 6 6'),
  solution: icon('M6 19c0-7 12-7 12-14M15 7l3-3 3 3M4 19h4'),
  finish: icon('M6 20V4M6 5h12l-3 4 3 4H6'),
  step: icon('M7 6v12l8-6zM17.5 6v12'),
  close: icon('m6.5 6.5 11 11M17.5 6.500l-11 11'),
  pause: icon('M8.5 5.5v13M15.5 5.5v13'),
} as const;

export type IconName = keyof typeof icons;
