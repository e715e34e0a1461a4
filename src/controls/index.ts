export { statusBar } from './status/status-bar.js';
export { controlStyles } from './styles.js';
export { everySecond } from './toolbar/ticker.js';
export { toolbar } from './toolbar/toolbar.js';
