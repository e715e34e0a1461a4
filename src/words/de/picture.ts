import type { PictureWords } from '../picture-words.js';
import { dateOf, gameName, ofMoves } from './vocabulary.js';

export const picture: PictureWords = {
  title: 'Als Bild teilen',
  alt: (game, result) => `${gameName(game)} als Bild: ${result}`,
  won: (count) => `Aufgegangen in ${ofMoves(count)}`,
  lost: 'Nicht aufgegangen',
  playing: (count) => `Nach ${ofMoves(count)}`,
  date: dateOf,
  send: 'Teilen…',
  savePng: 'Als PNG speichern',
  saveSvg: 'Als SVG speichern',
  notSent: 'Der Browser lässt das Teilen nicht zu: Speichere bitte stattdessen das Bild.',
  noPng: 'Aus diesem Bild lässt sich hier kein PNG machen: Speichere es bitte als SVG.',
  note: 'Das Bild entsteht in diesem Browser. Nichts wird verschickt, bis du es teilst.',
};
