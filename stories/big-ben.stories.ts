import '../src/tags/big-ben.js';
import {
  bigBenLost as lost,
  bigBenSolsuiteWon as solsuite,
  bigBenWon as won,
} from '../test/elements/lines.js';
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
  title: 'Games/Big Ben',
  component: 'big-ben-solitaire',
  parameters: {
    origin: {
      names: ['Clock'],
      sources: [
        '[CatsAtCards](https://www.catsatcards.com), 2015: nothing is built on a fan with gaps, and each fan is filled before the next, `rules="catsatcards"`.',
        '[Wikipedia](https://en.wikipedia.org/wiki/Big_Ben_(solitaire)): the rounds in which gaps are filled, and what other programs change.',
        '[SolSuite](https://www.solsuite.com/games/clock.htm): filling begins at one o’clock, empty fans take any card, and there is a redeal, `rules="solsuite"`.',
        'JSolitaire: fans with gaps can be built on, `rules="jsolitaire"`.',
      ],
    },
  },
};

export default meta;

const middle = { ...won, count: 50 };
/** Some fans have gaps. */
const gaps = { ...won, count: 31 };

export const Opening: GameStory = { args: { ...won, count: 0 }, parameters: openingPictures };
export const Middle: GameStory = { args: middle, parameters: middlePictures };
export const End: GameStory = { args: { ...won, count: 94 }, parameters: endPictures };
export const Won: GameStory = { args: { ...won }, parameters: wonPictures };
export const Lost: GameStory = { args: { ...lost }, parameters: lostPictures };
export const RulesCatsatcards = option({ ...gaps, rules: 'catsatcards' });
export const RulesSolsuite = option({ ...solsuite, count: 50, rules: 'solsuite' });
export const RulesJsolitaire = option({ ...gaps, rules: 'jsolitaire' });
export const GapBuildNonempty = option({ ...gaps, 'gap-build': 'nonempty' });
export const GapBuildAny = option({ ...gaps, 'gap-build': 'any' });
/** The first filling began at one o’clock. */
export const FillStart1 = option({ ...won, count: 10, 'fill-start': '1' });
/** The first filling gave each fan all its cards at once. */
export const FillOrderPiles = option({ ...won, count: 10, 'fill-order': 'piles' });
/** A game that would be lost without a redeal. */
export const Redeals1 = option({ ...lost, redeals: '1' });
export const Redeals2 = option({ ...lost, redeals: '2' });
export const InThemes = inThemes(middle);
export const InSizes = inSizes(middle);
export const InGerman = inGerman(middle);
/** The last tap fills the gaps from the stock. */
export const Played = played({ ...won, count: 2 }, 8);
