import type { PictureWords } from '../picture-words.js';
import { dateOf, gameName, moves } from './vocabulary.js';

export const picture: PictureWords = {
  title: 'Share as a picture',
  alt: (game, result) => `${gameName(game)} as a picture: ${result}`,
  won: (count) => `Won in ${moves(count)}`,
  lost: 'Lost',
  playing: (count) => `After ${moves(count)}`,
  date: dateOf,
  send: 'Share…',
  savePng: 'Save as PNG',
  saveSvg: 'Save as SVG',
  notSent: 'The browser doesn’t allow sharing: please save the picture instead.',
  noPng: 'No PNG can be made of this picture here: please save it as SVG.',
  note: 'The picture is made in this browser. Nothing is sent anywhere until you share it.',
};
