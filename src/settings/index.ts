export * from './context.js';
export { ofGame, onPlayerChange, playerSettings, type PlayerSettings } from './player.js';
export * from './specs.js';
export type { SettingValues } from './setting-values.js';
