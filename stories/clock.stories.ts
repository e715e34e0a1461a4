import '../src/tags/clock.js';
import { luck } from '../test/elements/lines.js';
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
  title: 'Games/Clock',
  component: 'clock-solitaire',
  parameters: {
    origin: {
      names: ['Clock Patience', 'Sundial', 'Clocktime'],
      sources: [
        'Ednah Cheney, _Patience_ (1869): Wandering Card, the older game of face-up piles from which this one comes.',
        'Alphonse Moyse, _150 Ways to Play Solitaire_ (1950), pages 15–16: the name Clock.',
        'David Parlett, _The Penguin Book of Patience_ (1979), page 185: shuttling, his word for a card that goes under a pile and frees the one on top of it.',
        '[CatsAtCards](https://www.catsatcards.com), 2015: the deal, from twelve o’clock round to eleven and then the centre.',
        'GNOME Aisleriot: the easier end, `in-place`.',
        'Eric Weisstein, [Clock Solitaire](https://mathworld.wolfram.com/ClockSolitaire.html): one deal in thirteen comes out.',
      ],
    },
  },
};

export default meta;

const { won, lost } = luck.clock;
const middle = { deal: won, count: 24 };

export const Opening: GameStory = { args: { deal: won, count: 0 }, parameters: openingPictures };
export const Middle: GameStory = { args: middle, parameters: themedPictures('felt') };
export const End: GameStory = { args: { deal: won, count: 46 }, parameters: endPictures };
export const Won: GameStory = { args: { deal: won }, parameters: wonPictures };
export const Lost: GameStory = { args: { deal: lost }, parameters: lostPictures };
/** Deal 3 is lost without this option: the cards still face down lie where they belong. */
export const InPlace = option({ deal: 3, 'in-place': true });
export const InThemes = inThemes(middle);
export const InSizes = inSizes(middle);
export const InGerman = inGerman(middle);
export const Played = played({ deal: won, count: 0 }, 8);
