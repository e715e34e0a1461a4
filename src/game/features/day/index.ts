import type { DayResult } from '../../../keeping/days.js';
import { LeftDays } from '../../../keeping/left-days.js';
import { parseGame } from '../../../rules/engine.js';
import type { Cause } from '../../../session/index.js';
import { timesForgotten } from '../../../settings/player.js';
import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import { LazyModule } from '../../lazy-module.js';
import type { Message } from '../../message.js';
import type { Play } from '../../play.js';
import { isGoingOn } from '../saving/done.js';
import { StatisticsFeed } from '../statistics/index.js';

const results = new LazyModule('results', () => import('./result-text.js'));
const news = new LazyModule('day', () => import('./day-news.js'));

/** The deal of a day: that it is done, or is to come, that another day has come, and its result, which can be shared. */
export class Day implements Feature {
  readonly commands: CommandTable;
  /** What stands behind the last message: that the day’s deal is done or to come, or that another day has come. */
  news: Message | undefined;
  readonly #left: LeftDays;
  /** How often everything had been forgotten when this was last looked at. */
  #forgotten = timesForgotten();
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    const { host } = play;
    this.#left = new LeftDays(
      () => host.storage(),
      () => {
        const key = host.saveKey();
        return key && host.reserveKey(key) ? key : undefined;
      },
    );
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

  /** Goes on with the game of a day if it was left unfinished; otherwise deals it. */
  playDay(date: string): void {
    const play = this.#play;
    const left = this.#left.get(date);
    if (left === undefined || !parseGame(play.session.game, left).ok)
      return play.messages.tell(play.newGame(date, 'player'));
    play.session.lastGame = left;
    play.command('bringBack');
  }

  committed(cause: Cause): void {
    if (cause !== 'deal' && cause !== 'load') return;
    const { game, lastGame, history } = this.#play.session;
    // Reading a long game takes its time, which those of no day need not take.
    const left = lastGame?.includes('~day.') ? parseGame(game, lastGame) : undefined;
    const day = left?.ok ? left.value.opening.day : undefined;
    if (left?.ok && day && isGoingOn(left.value)) this.#left.set(day, lastGame!);
    // It goes on, or has ended.
    this.#left.delete(history.opening.day ?? '');
  }

  set(): void {
    if (this.#forgotten !== timesForgotten()) this.#left.clear();
    this.#forgotten = timesForgotten();
  }

  began(): void {
    const play = this.#play;
    const { ahead, today } = play.dealer;
    if (!ahead) return;
    void play
      .load(news, false)
      .then((part) => part?.tellAhead(play, ['dayAhead', ahead, today], this));
  }

  seen(visible: boolean): void {
    if (visible) this.#look();
  }

  shown(): void {
    const { dealer, session, status } = this.#play;
    // A player who goes on has seen the offer; it is made again at the end.
    this.news = undefined;
    dealer.noteDay(session);
    if (status !== 'playing') this.#look();
  }

  /** Looks whether the day’s deal is done, or the day is over. */
  #look(): void {
    const play = this.#play;
    const { dealer, session, status } = play;
    const comes = dealer.next(session) === 'daily';
    if (!comes && (status === 'playing' || !session.history.opening.day)) return;
    void play.load(news, false).then((part) => part?.tell(play, comes, this));
  }
}
