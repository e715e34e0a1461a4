/** What a game on a page needs once it is played, and not to be drawn for the first time. */
export { FocusKeeper } from '../controls/focus-keeper.js';
export { assist } from './assist.js';
export { isBehind } from './behind.js';
export { tellDamagedSettings } from './damaged-settings.js';
export { fillScreen, fullscreenCommands, toggleFullscreen } from './fullscreen.js';
export { MenuAndDialog } from './menu-and-dialog.js';
export { tellMisspelt } from './misspelt.js';
export { otherMedia } from './other-media.js';
export { Speech } from './speech.js';
export { watchLanguage } from './watch-language.js';
