import type { Display } from './display.js';

/** A display that shows nothing and answers at once: for a game that is only asked. */
export const silentDisplay: Display = {
  setGame: () => {},
  show: () => {},
  reset: () => {},
  showHint: () => {},
  drawArrows: async () => {},
  celebrate: () => {},
  hold: () => {},
  sound: () => {},
  turning: undefined,
  isBehind: false,
  toggleMenu: () => {},
  openDialog: () => {},
  preparePlayback: async () => ({ runs: false }),
  shareText: async () => undefined,
  hear: () => {},
  answer: () => {},
  distinguish: () => undefined,
  update: () => {},
};
