export { settingsDialog } from './settings.js';
export { dialogStyles } from './styles.js';
