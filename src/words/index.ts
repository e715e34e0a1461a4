export { en } from './en.js';
export * from './words.js';
