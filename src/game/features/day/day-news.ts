import { untilNextDay } from '../../../keeping/days.js';
import type { Message } from '../../message.js';
import type { Play } from '../../play.js';
import { StatisticsFeed } from '../statistics/index.js';

/**
 * Tells the player about the day, once its words are there.
 * @param comes whether New game brings the deal of another day than before
 * @param told what they have been told
 */
export async function tell(
  play: Play,
  comes: boolean,
  told: { news: Message | undefined },
): Promise<void> {
  const { session, display } = play;
  const { state } = session;
  const message = await newsOf(play, comes);
  if (!message || session.state !== state || message.join() === told.news?.join()) return;
  told.news = message;
  // It is announced after the sentence about the end.
  display.hear({ message, by: undefined });
  display.update();
}

/** Tells the player that the deal of the page’s day is still to come, unless they have begun to play. */
export async function tellAhead(
  play: Play,
  message: Message,
  told: { news: Message | undefined },
): Promise<void> {
  const { state } = play.session;
  if (!(await play.messages.loadMore(false)) || !play.isAt(state)) return;
  told.news = message;
  play.display.hear({ message, by: undefined });
  play.display.update();
}

async function newsOf(play: Play, comes: boolean): Promise<Message | undefined> {
  // The end of the day’s deal can be shared.
  const counted = await play.feature(StatisticsFeed)?.load(false);
  if (!(await play.messages.loadMore(false))) return undefined;
  const { dealer, session, status, host } = play;
  const { today } = dealer;
  const known = counted?.tally.days.find(({ date }) => date === today);
  // It was won in another tab, or before the device's clock was set back.
  const isWon = known?.result === 'won' || known?.result === 'late';
  if (comes && !isWon) return ['dayCome', today];
  const { rules, history } = session;
  const isDone = status === 'won' || (status === 'lost' && rules.noChoices);
  if (!isDone || history.opening.day !== today) return undefined;
  // It does not count, and the calendar says so.
  if (history.notes.solutionShown && !isWon) return undefined;
  const now = Date.now();
  return ['dayDone', now + untilNextDay(now, host.setting('day-zone'))];
}
