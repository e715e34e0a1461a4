import '../src/tags/watch.js';
import { watchReturn as way } from '../test/elements/lines.js';
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
  title: 'Games/Watch',
  component: 'watch-solitaire',
  parameters: {
    origin: {
      names: ['The Watch'],
      sources: [
        'Jim Glenn and Carey Denton, _The Treasury of Family Games_ (2003), page 101: the fourth king may be replaced once by a card that is still face down.',
        '[CatsAtCards](https://www.catsatcards.com), 2015: the same, and the game ends when that king comes again.',
        'Neither says where the king lies in its new pile: hence `king-returns`.',
        'GNOME Aisleriot’s Clock: the easier end, `in-place`.',
      ],
    },
  },
};

export default meta;

const middle = { deal: way.deal, count: 20 };

export const Opening: GameStory = {
  args: { deal: way.deal, count: 0 },
  parameters: openingPictures,
};
export const Middle: GameStory = { args: middle, parameters: themedPictures('night') };
export const End: GameStory = {
  args: { deal: way.deal, count: way.before },
  parameters: endPictures,
};
export const Won: GameStory = { args: { deal: 19 }, parameters: wonPictures };
export const Lost: GameStory = { args: { deal: 1 }, parameters: lostPictures };
/** The king has just gone back, and is the next card of its pile to be turned. */
export const KingReturnsTop = option({
  deal: way.deal,
  count: way.before + 1,
  'king-returns': 'top',
});
/** Without this option, the fourth king of deal 3 would go back and lose in the end. */
export const InPlace = option({ deal: 3, 'in-place': true });
export const InThemes = inThemes(middle);
export const InSizes = inSizes(middle);
export const InGerman = inGerman(middle);
/** The last tap chooses the pile to which the king goes back. */
export const Played = played({ deal: way.deal, count: way.before - 7 }, 8);
