import '../src/tags/travellers.js';
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
  title: 'Games/Travellers',
  component: 'travellers-solitaire',
  parameters: {
    origin: {
      sources: [
        'Ednah Cheney, _Patience_ (1869), pages 51–53: Wandering Card, its ancestor.',
        'David Parlett, _The Penguin Book of Patience_ (1979), pages 185–186.',
        '[CatsAtCards](https://www.catsatcards.com), 2015: a row from ace to queen, and the kings’ talon below it.',
        '[Wikipedia](https://en.wikipedia.org/wiki/Travellers_(card_game)): 52 or 32 cards. How 32 are laid out is Hourhand’s own; it is not Spoilt, which is another game.',
        'GNOME Aisleriot’s Clock: the easier end, `in-place`.',
      ],
    },
  },
};

export default meta;

const { won, lost } = luck.travellers;
const middle = { deal: won, count: 24 };

export const Opening: GameStory = { args: { deal: won, count: 0 }, parameters: openingPictures };
export const Middle: GameStory = { args: middle, parameters: middlePictures };
export const End: GameStory = { args: { deal: won, count: 46 }, parameters: endPictures };
export const Won: GameStory = { args: { deal: won }, parameters: wonPictures };
export const Lost: GameStory = { args: { deal: lost }, parameters: lostPictures };
export const Deck32 = option({ deal: won, count: 12, deck: '32' });
/** Deal 1 is lost without this option: the cards still face down lie where they belong. */
export const InPlace = option({ deal: 1, 'in-place': true });
export const InThemes = inThemes(middle);
export const InSizes = inSizes(middle);
export const InGerman = inGerman(middle);
export const Played = played({ deal: won, count: 0 }, 8);
