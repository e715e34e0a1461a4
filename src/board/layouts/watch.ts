export { clockLayout as watchLayout } from './clock.js';
