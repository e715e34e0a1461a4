import type { ScanningWords } from '../scanning-words.js';
import { moveText } from './moving.js';
import { begin } from './vocabulary.js';

/** What buttons are called that say too little by themselves. */
const PLAINER: Readonly<Record<string, string | undefined>> = {
  play: 'Von selbst weiterspielen',
  menu: 'Menü',
};

/** What is said to a player with one switch or two, in German. */
export const scanning: ScanningWords = {
  scanMove: (value, source, target) => `${begin(moveText(value, source, target, 'last'))}?`,
  scanCommand: (label, command) => `${PLAINER[command] ?? label.replace(/[?…]$/, '')}?`,
  scanBegins: (withTwo) =>
    withTwo
      ? 'Scanning: Die Leertaste zeigt nacheinander, was möglich ist; die Eingabetaste führt es aus.'
      : 'Scanning: Drück zum Beginnen die Leertaste, die Eingabetaste oder auf den Tisch, und noch einmal, wenn das Richtige gezeigt wird.',
  scanWaits: 'Nichts gewählt. Drück, um weiterzumachen.',
  scanReadOn: 'Weiterlesen',
  scanToTop: 'Zurück zum Anfang',
  scanKeys: {
    one: [[['Leertaste', 'Enter'], 'Beginnen; dann das Gezeigte ausführen']],
    two: [
      [['Leertaste'], 'Das Nächste zeigen, was möglich ist'],
      [['Enter'], 'Das Gezeigte ausführen'],
    ],
  },
  scanTaps: {
    one: [
      'Tippe irgendwo auf den Tisch, um zu beginnen. Tippe noch einmal, um zu tun, was gezeigt wird.',
    ],
    two: [
      'Tippe irgendwo auf den Tisch, um das Nächste zu sehen, was möglich ist.',
      'Die zweite Maustaste oder ein Finger, der dort liegen bleibt, führt das Gezeigte aus.',
    ],
  },
};
