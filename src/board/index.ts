export { type Arrangement, type Layout, type Place } from './geometry/arrange.js';
export { Board } from './board.js';
export { type BoardLook } from './view.js';
export type { BoardPlay, DrawCard } from './board-play.js';
export { nextFrame } from './cards/motion.js';
export { hurry, isHurried } from './hurry.js';
export { boardStyles } from './styles.js';
export { adoptStyles, adoptElement } from './adopt-styles.js';
export { onSchemeChange, showScheme } from './old-colours.js';
