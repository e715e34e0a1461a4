import '../src/tags/wandering-card.js';
import { luck } from '../test/elements/lines.js';
import type { GameMeta, GameStory } from './game.js';
import { inGerman, inSizes, inThemes, option } from './looks.js';
import {
  endPictures,
  lostPictures,
  middlePictures,
  openingPictures,
  wonPictures,
} from './pictures.js';
import { played } from './playing.js';

const meta: GameMeta = {
  title: 'Games/Wandering Card',
  component: 'wandering-card-solitaire',
  parameters: {
    origin: {
      names: ['Dreizehnmal Vier'],
      sources: [
        'Ednah Cheney, _Patience_ (1869), pages 51–53, as [Wikipedia](https://en.wikipedia.org/wiki/Travellers_(card_game)) describes it.',
        '“De reizende kaarten”, No. 18 of a Dutch book of patiences: it counts from the first row on, `count-first-row`.',
        '“Dreizehnmal Vier” on [kartenspiele.net](https://kartenspiele.net/dreizehnmal-vier/), which counts so, too.',
      ],
    },
  },
};

export default meta;

const { won, lost } = luck['wandering-card'];
const middle = { deal: won, count: 20 };

export const Opening: GameStory = { args: { deal: won, count: 0 }, parameters: openingPictures };
export const Middle: GameStory = { args: middle, parameters: middlePictures };
export const End: GameStory = { args: { deal: won, count: 45 }, parameters: endPictures };
export const Won: GameStory = { args: { deal: won }, parameters: wonPictures };
export const Lost: GameStory = { args: { deal: lost }, parameters: lostPictures };
export const CountFirstRow = option({ deal: won, count: 10, 'count-first-row': true });
export const InThemes = inThemes(middle);
export const InSizes = inSizes(middle);
export const InGerman = inGerman(middle);
export const Played = played({ deal: won, count: 0 }, 8);
