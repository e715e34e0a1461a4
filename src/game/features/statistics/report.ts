/** What has been counted of a game, for programs and pages. */
import { type DayResult, dayStreak } from '../../../keeping/days.js';
import {
  optionText,
  type Statistics,
  streakOf,
  type Tally,
  tallyOf,
} from '../../../keeping/tally.js';
import type { Options } from '../../../rules/engine.js';
import { OK, refuse, type Result } from '../../../session/index.js';
import { storageOf } from '../../host.js';
import type { Play } from '../../play.js';
import { StatisticsFeed } from './index.js';

/** The results with one set of rules. */
export interface ResultsReport {
  readonly options: Options;
  /** Games that count; those that were not won were lost, or left for another game. */
  readonly played: number;
  readonly won: number;
  /** Games won that had been lost before, by undoing or restarting. */
  readonly afterLoss: number;
  /** Games that don't count: their solution was shown, or they were loaded. */
  readonly notCounted: number;
  /** Wins in a row, up to now and at most. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Milliseconds of the fastest win. */
  readonly bestTime: number | null;
  /** The win with the fewest moves; `par` is the fewest possible for its deal, if known. */
  readonly fewest: {
    readonly moves: number;
    readonly deal: number;
    readonly par: number | null;
  } | null;
  /** What became of days' deals, in order. */
  readonly days: readonly DayResult[];
  /** Days in a row on which the day's deal was won, up to now and at most. */
  readonly dayStreak: number;
  readonly bestDays: number;
  /** Milliseconds of play, in games that don't count too. */
  readonly time: number;
  /** When a game was last counted, in milliseconds since 1970 UTC; null if none was. */
  readonly last: number | null;
}

/** What has been counted of one game. */
export interface StatisticsReport {
  readonly game: string;
  /** With the rules on the board. */
  readonly current: ResultsReport;
  /** With each set of rules that it was played with. */
  readonly all: readonly ResultsReport[];
}

/** Undefined if the statistics can't be loaded. */
export async function statisticsReport(play: Play): Promise<StatisticsReport | undefined> {
  const counted = await play.feature(StatisticsFeed)?.load(false);
  if (!counted) return undefined;
  const { game, options } = play.session.rules;
  const { all } = counted;
  const current = tallyOf(all, { game, options: optionText(options) });
  const report = (tally: Tally): ResultsReport => reportOf(tally, play.dealer.today);
  return {
    game,
    current: { ...report(current), options },
    all: all.games.filter((tally) => tally.game === game).map(report),
  };
}

/** Forgets what has been counted of the game on the board. */
export async function clearStatistics(play: Play): Promise<Result> {
  const { host, session } = play;
  if (!storageOf(host)) return refuse('no-statistics', NONE);
  const counted = await play.feature(StatisticsFeed)?.load(false);
  if (!counted) return refuse('not-loaded', 'the statistics could not be loaded');
  const { store } = counted;
  store.update((all) => without(all, session.game.id));
  play.display.update();
  return store.stored
    ? OK
    : refuse('not-stored', 'the results are forgotten only until the page is closed');
}

/** Why there is nothing to show or to forget. */
export const NONE = 'nothing is counted here, because storage is “none”';

const without = (all: Statistics, game: string): Statistics => ({
  ...all,
  games: all.games.filter((one) => one.game !== game),
  plays: all.plays.filter((one) => one.game !== game),
});

function reportOf(tally: Tally, today: string): ResultsReport {
  const { played, won, afterLoss, notCounted, bestStreak, bestTime, fewest, days, time } = tally;
  return {
    options: Object.fromEntries(
      tally.options.split('_').flatMap((pair) => {
        const at = pair.indexOf('.');
        return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + 1)]];
      }),
    ),
    played,
    won,
    afterLoss,
    notCounted,
    streak: streakOf(tally),
    bestStreak,
    bestTime,
    fewest,
    days,
    dayStreak: dayStreak(tally, today),
    bestDays: tally.bestDays,
    time,
    last: tally.last || null,
  };
}
