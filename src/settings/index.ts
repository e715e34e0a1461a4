export * from './context.js';
export {
  canRestoreSettings,
  choose,
  forgetEverything,
  mendSettings,
  restoreSettings,
} from './choose.js';
export {
  ofGame,
  onPlayerChange,
  playerSettings,
  type PlayerSettings,
  timesForgotten,
} from './player.js';
export * from './specs.js';
export type { SettingValues } from './setting-values.js';
