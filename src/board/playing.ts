/** What a board needs once it is played on, and not to be drawn for the first time. */
export { legsOf, slotOf } from './cards/gait.js';
export { pickUp } from './input/drag.js';
export { meaningOf } from './input/keys.js';
export { enlarge, styles as enlargedStyles } from './input/enlarged.js';
export { Peek } from './input/peek.js';
export { Details, styles as detailStyles } from './marks/details.js';
export { markHint, styles as hintStyles } from './marks/hint-marks.js';
