import type { DayResult } from '../../../keeping/days.js';
import type { MoreWords } from '../../../words/index.js';
import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import { LazyModule } from '../../lazy-module.js';
import type { Play } from '../../play.js';
import { StatisticsFeed } from '../statistics/index.js';

const texts = new LazyModule('results', () => import('./result-text.js'));

/** The deal of a day, whose result can be shared. */
export class Day implements Feature {
  readonly commands: CommandTable;
  /** A result that could not be copied. */
  #unshared: DayResult | undefined;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.commands = { shareResult: { run: () => void this.#share() } };
  }

  /** The end of the day’s deal on the board; undefined for others, or without an end. */
  get result(): DayResult | undefined {
    return this.#play.feature(StatisticsFeed)?.loaded?.dayResult;
  }

  /** A result that could not be copied, as text, once. */
  async takeUnshared(words: MoreWords): Promise<string> {
    const result = this.#unshared;
    this.#unshared = undefined;
    if (!result) return '';
    const module = await this.#play.load(texts);
    return module?.resultText(this.#play, result, words) ?? '';
  }

  /** Shares the result of the day’s deal on the board; if that isn’t allowed, a dialog shows it. */
  async #share(): Promise<void> {
    const play = this.#play;
    const { result } = this;
    const [words, module] = await Promise.all([play.messages.loadMore(), play.load(texts)]);
    if (!result || !words || !module) return;
    const how = await play.display.shareText(module.resultText(play, result, words));
    if (how === 'refused') {
      this.#unshared = result;
      play.display.openDialog('daily');
    } else if (how) play.messages.say('dayShared', how);
  }
}
