import '../src/tags/grandfathers-clock.js';
import { grandfathersClockLost, grandfathersClockWon } from '../test/elements/lines.js';
import type { GameStory } from './game.js';
import { dialogPictures, noPictures } from './pictures.js';
import { opening, pressing } from './playing.js';
import { withResults } from './results.js';

/** What a toolbar, menu or status bar opens, by its part. */
const meta = {
  title: 'Play/Dialogs',
  component: 'grandfathers-clock-solitaire',
  tags: ['!autodocs'],
  args: { ...grandfathersClockWon, count: 18 },
  parameters: { ...dialogPictures },
};

export default meta;

/** Only a game that stores something counts how games end. */
const stored = { storage: 'auto', 'storage-key': 'story' };

export const Menu: GameStory = {
  play: pressing(['menu'], '[part~=menu] [part~=settings]'),
  parameters: noPictures,
};
/** Drawn among the cases. */
export const HowToPlay: GameStory = { play: opening('howToPlay'), parameters: noPictures };
export const Settings: GameStory = { play: opening('settings'), parameters: noPictures };
/** Its link has the port of the server. */
export const Share: GameStory = { play: opening('share'), parameters: noPictures };
export const Daily: GameStory = {
  args: stored,
  beforeEach: withResults,
  play: opening('daily'),
};
/** It has the date. */
export const Picture: GameStory = { play: opening('picture'), parameters: noPictures };
export const ChooseDeal: GameStory = { play: opening('chooseDeal'), parameters: noPictures };
export const Statistics: GameStory = {
  args: stored,
  beforeEach: withResults,
  play: opening('statistics'),
};
/** Before the first game has ended. */
export const NoStatistics: GameStory = { args: stored, play: opening('statistics') };
export const WhyLost: GameStory = {
  args: { ...grandfathersClockLost, count: grandfathersClockLost.moves.length },
  parameters: noPictures,
  play: pressing(['why'], '[part~=back]'),
};
/** A solution is watched and left again. */
export const Solution: GameStory = {
  parameters: noPictures,
  play: pressing(['menu', 'solution', 'step', 'step', 'backToGame', 'hint'], '.board .hint'),
};
