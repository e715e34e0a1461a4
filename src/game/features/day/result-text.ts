import { type DayResult, dayStreak } from '../../../keeping/days.js';
import { formatLink } from '../../../rules/notation/link.js';
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
  return daily.result(rules.game, result, streak, hoursOf(complete) > 0, play.dealer.today);
}

/** Results that could not be copied. */
const unshared = new WeakMap<Play, DayResult>();

/** Shares the result of the day’s deal on the board; if that isn’t allowed, a dialog shows it. */
export async function shareResult(play: Play, result: DayResult): Promise<void> {
  const words = await play.messages.loadMore();
  if (!words) return;
  const deal = formatLink({ ...play.session.saved, at: 0 });
  const how = await play.display.shareText(resultText(play, result, words), deal);
  if (how === 'refused') {
    unshared.set(play, result);
    play.display.openDialog('daily');
  } else if (how) play.messages.say('dayShared', how);
}

/** A result that could not be copied, as text, once. */
export function takeUnshared(play: Play, words: MoreWords): string {
  const result = unshared.get(play);
  unshared.delete(play);
  return result ? resultText(play, result, words) : '';
}
