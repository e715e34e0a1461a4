import '../src/tags/german-clock.js';
import { germanClockLost as lost, germanClockWon as won } from '../test/elements/lines.js';
import type { GameMeta, GameStory } from './game.js';
import { inGerman, inSizes, inThemes, option } from './looks.js';
import {
  endPictures,
  lostPictures,
  openingPictures,
  themedPictures,
  wonPictures,
} from './pictures.js';
import { played } from './playing.js';

const meta: GameMeta = {
  title: 'Games/German Clock',
  component: 'german-clock-solitaire',
  parameters: {
    origin: {
      names: ['Die Uhr', 'The Clock'],
      sources: [
        'Rudolf Heinrich, _Die schönsten Patiencen_ (Perlen-Reihe, 1976; 35th edition 2011).',
        '[CatsAtCards](https://www.catsatcards.com), 2015: the order of the suits, and two redeals.',
        '“Die Uhr” also names a German game like Clock. That one is a different game.',
      ],
    },
  },
};

export default meta;

const middle = { ...won, count: 50 };

export const Opening: GameStory = { args: { ...won, count: 0 }, parameters: openingPictures };
export const Middle: GameStory = { args: middle, parameters: themedPictures('paper') };
export const End: GameStory = { args: { ...won, count: 110 }, parameters: endPictures };
export const Won: GameStory = { args: { ...won }, parameters: wonPictures };
export const Lost: GameStory = { args: { ...lost }, parameters: lostPictures };
/** Lost after the first pass. */
export const Redeals0 = option({ ...lost, redeals: '0' });
/** The hard game: lost after the second pass. */
export const Redeals1 = option({ ...lost, redeals: '1' });
export const InThemes = inThemes(middle);
export const InSizes = inSizes(middle);
export const InGerman = inGerman(middle);
export const Played = played({ ...won, count: 0 }, 8);
