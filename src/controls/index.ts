export { statusBar } from './status-bar.js';
export { controlStyles } from './styles.js';
export { everySecond } from './ticker.js';
export { toolbar } from './toolbar.js';
