export * from './context.js';
export { choose, onPlayerChange, playerSettings, type PlayerSettings } from './player.js';
export * from './specs.js';
