export type * from './brief-words.js';
export { clockTime } from './clock-time.js';
export { en } from './en.js';
export * from './languages.js';
export type * from './learn-words.js';
export type * from './listening-words.js';
export type * from './statistics-words.js';
export * from './words.js';
