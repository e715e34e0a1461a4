export { Scanning } from './scanning.js';
