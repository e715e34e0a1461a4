export * from './context.js';
export { ofGame, onPlayerChange, playerSettings, type PlayerSettings } from './player.js';
export { asText } from './page-value.js';
export type { Settable } from './settable.js';
export type { SettingValues } from './setting-values.js';
export * from './specs.js';
