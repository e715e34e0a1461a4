import '../src/tags/hide-and-seek.js';
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
  title: 'Games/Hide-and-Seek',
  component: 'hide-and-seek-solitaire',
  parameters: {
    origin: {
      names: ['Versteckenspiel'],
      sources: [
        '[CatsAtCards](https://www.catsatcards.com), 2015: two rows, from ace to 7 and from 8 to king; it begins with the aces’ pile.',
        'David Parlett, _The Penguin Book of Patience_ (1979), pages 185–186: Travellers, whose moves it shares.',
        'GNOME Aisleriot’s Clock: the easier end, `in-place`.',
      ],
    },
  },
};

export default meta;

const { won, lost } = luck['hide-and-seek'];
const middle = { deal: won, count: 24 };

export const Opening: GameStory = { args: { deal: won, count: 0 }, parameters: openingPictures };
export const Middle: GameStory = { args: middle, parameters: middlePictures };
export const End: GameStory = { args: { deal: won, count: 46 }, parameters: endPictures };
export const Won: GameStory = { args: { deal: won }, parameters: wonPictures };
export const Lost: GameStory = { args: { deal: lost }, parameters: lostPictures };
/** Deal 3 is lost without this option: the cards still face down lie where they belong. */
export const InPlace = option({ deal: 3, 'in-place': true });
export const InThemes = inThemes(middle);
export const InSizes = inSizes(middle);
export const InGerman = inGerman(middle);
export const Played = played({ deal: won, count: 0 }, 8);
