export { foldedStyles } from './folded-styles.js';
export { statusBar } from './status/status-bar.js';
export { statusBarStyles } from './status/styles.js';
export { controlStyles } from './styles.js';
export { everySecond } from './toolbar/ticker.js';
export { toolbarStyles } from './toolbar/styles.js';
export { toolbar } from './toolbar/toolbar.js';
