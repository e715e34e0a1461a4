export * from './context.js';
export {
  choose,
  onPlayerChange,
  PLAYER_SETTINGS,
  playerSettings,
  type PlayerSettings,
} from './player.js';
export * from './specs.js';
