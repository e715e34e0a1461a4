import { type DayResult, dayStreak } from '../../../keeping/days.js';
import type { MoreWords } from '../../../words/index.js';
import type { Play } from '../../play.js';
import { StatisticsFeed } from '../statistics/index.js';
import { hoursOf } from '../statistics/hours.js';

/** A day’s result as text, without anything that would spoil its deal for others. */
export function resultText(play: Play, result: DayResult, { daily }: MoreWords): string {
  const { tally } = play.feature(StatisticsFeed)?.loaded ?? {};
  const streak = tally ? dayStreak(tally, result.date) : 0;
  const { rules, state } = play.session;
  const complete = rules.table(state).piles.map((pile) => ({ ...pile, complete: true }));
  return daily.result(rules.game, result, streak, hoursOf(complete) > 0);
}
