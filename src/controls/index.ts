export { foot, type FootAction, type FootModel } from './foot.js';
export { type Command } from './icons.js';
export { controlStyles } from './styles.js';
export { everySecond } from './ticker.js';
export { toolbar, type ToolbarModel } from './toolbar.js';
