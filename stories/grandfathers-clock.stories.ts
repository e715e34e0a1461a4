import '../src/tags/grandfathers-clock.js';
import {
  grandfathersClockLost as lost,
  grandfathersClockWon as won,
} from '../test/elements/lines.js';
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
  title: 'Games/Grandfather’s Clock',
  component: 'grandfathers-clock-solitaire',
  parameters: {
    origin: {
      sources: [
        '_Solitaire Till Dawn_ (Semicolon Software, 2002–2004): the twelve base cards, the eight columns, and a king on an ace in the columns.',
        'PySolFC: nothing goes onto an ace, `tableau-wrap="none"`.',
      ],
    },
  },
};

export default meta;

const middle = { ...won, count: 18 };

export const Opening: GameStory = { args: { ...won, count: 0 }, parameters: openingPictures };
export const Middle: GameStory = { args: middle, parameters: themedPictures('wood') };
export const End: GameStory = { args: { ...won, count: 36 }, parameters: endPictures };
export const Won: GameStory = { args: { ...won }, parameters: wonPictures };
export const Lost: GameStory = { args: { ...lost }, parameters: lostPictures };
export const TableauWrapNone = option({ ...middle, 'tableau-wrap': 'none' });
export const InThemes = inThemes(middle);
export const InSizes = inSizes(middle);
export const InGerman = inGerman(middle);
export const Played = played({ ...won, count: 0 }, 8);
