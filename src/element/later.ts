/** What the first drawing does not need: loaded a little later, or at once if colours are forced. */
export { fillScreen } from './fullscreen.js';
export { otherMedia } from './other-media.js';
export { tellDamagedSettings } from './damaged-settings.js';
export { watchLanguage } from './watch-language.js';
