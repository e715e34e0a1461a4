export { menu } from './menu.js';
export { menuStyles } from './styles.js';
