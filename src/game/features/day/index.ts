import type { DayResult } from '../../../keeping/days.js';
import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import { LazyModule } from '../../lazy-module.js';
import type { Play } from '../../play.js';
import { StatisticsFeed } from '../statistics/index.js';

const results = new LazyModule('results', () => import('./result-text.js'));

/** The deal of a day, whose result can be shared. */
export class Day implements Feature {
  readonly commands: CommandTable;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.commands = {
      shareResult: {
        run: () => {
          const { result } = this;
          if (result) void play.load(results).then((part) => part?.shareResult(play, result));
        },
      },
    };
  }

  /** The end of the day’s deal on the board; undefined for others, or without an end. */
  get result(): DayResult | undefined {
    return this.#play.feature(StatisticsFeed)?.loaded?.dayResult;
  }
}
