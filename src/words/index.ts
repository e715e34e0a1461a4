export { clockTime } from './clock-time.js';
export { en } from './en/words.js';
export * from './languages.js';
export type * from './learn-words.js';
export type * from './listening-words.js';
export type * from './reading-words.js';
export type * from './settings-words.js';
export type * from './statistics-words.js';
export * from './words.js';
