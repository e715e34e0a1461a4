import type { ScanningWords } from '../scanning-words.js';
import { moveText } from './moving.js';
import { begin } from './vocabulary.js';

/** What buttons are called that say too little by themselves. */
const PLAINER: Readonly<Record<string, string | undefined>> = {
  play: 'Play on automatically',
  menu: 'Menu',
};

/** What is said to a player with one switch or two, in English. */
export const scanning: ScanningWords = {
  scanMove: (value, from, to) => `${begin(moveText(value, from, to, 'last'))}?`,
  scanCommand: (label, command) => `${PLAINER[command] ?? label.replace(/[?…]$/, '')}?`,
  scanBegins: (withTwo) =>
    withTwo
      ? 'Scanning: Space shows what you can do, one thing after another; Enter does it.'
      : 'Scanning: press Space, Enter or the table to begin, and again to do what is shown.',
  scanWaits: 'Nothing was chosen. Press to go on.',
  scanReadOn: 'Read on',
  scanToTop: 'Back to the top',
  scanKeys: {
    one: [[['Space', 'Enter'], 'Begin; then do what is shown']],
    two: [
      [['Space'], 'Show the next thing that you can do'],
      [['Enter'], 'Do what is shown'],
    ],
  },
  scanTaps: {
    one: ['A tap anywhere on the table begins; the next one does what is shown.'],
    two: [
      'A tap anywhere on the table shows the next thing that you can do.',
      'The second mouse button, or a finger held there, does what is shown.',
    ],
  },
};
