export { menu } from './menu.js';
export { showMenu } from './show.js';
export { menuStyles } from './styles.js';
