import type { FeatureKind } from '../play.js';
import { Autoplay } from './autoplay/index.js';
import { Day } from './day/index.js';
import { Dialogs } from './dialogs/index.js';
import { Guide } from './guide/index.js';
import { Hint } from './hint/index.js';
import { History } from './history/index.js';
import { Languages } from './languages/index.js';
import { Listening } from './listening/index.js';
import { Pause } from './pause/index.js';
import { Replay } from './replay/index.js';
import { Saving } from './saving/index.js';
import { Solution } from './solution/index.js';
import { Solver } from './solver/index.js';
import { Sound } from './sound/index.js';
import { StatisticsFeed } from './statistics/index.js';
import { Verdict } from './verdict/index.js';
import { Why } from './why/index.js';

/** All features, in the order in which a game calls them: what is counted is saved before it is shown. */
export const features: readonly FeatureKind[] = [
  Languages,
  Pause,
  StatisticsFeed,
  Day,
  Saving,
  Solver,
  Sound,
  Verdict,
  Why,
  Solution,
  Hint,
  Replay,
  Autoplay,
  History,
  Dialogs,
  Listening,
  Guide,
];

export { Autoplay, Day, Hint, Languages, Pause, Saving, Solver, StatisticsFeed, Verdict, Why };
export { decides } from './solver/index.js';
export { nextCommands } from './next-commands.js';
