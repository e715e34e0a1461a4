import { clockTime } from '../clock-time.js';
import { datesIn } from '../dates.js';
import type { DailyWords } from '../statistics-words.js';
import { begin, gameName, moves } from './vocabulary.js';

const HOUR = 3_600_000;

/** The clock face that shows one o’clock; the others follow. */
const ONE_O_CLOCK = 0x1f550;

const inUtc = datesIn('en-GB');

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export const daily: DailyWords = {
  title: 'Game of the day',
  streak(count, best) {
    const record = best > count ? ` Your longest streak: ${days(best)}.` : '';
    return count === 0
      ? `Win today’s deal to begin a streak.${record}`
      : `Won ${days(count)} in a row.${record}`;
  },
  next(ms) {
    const minutes = Math.ceil(ms / 60_000);
    const time =
      ms > 1.5 * HOUR
        ? `${Math.round(ms / HOUR)} hours`
        : minutes === 1
          ? '1 minute'
          : `${minutes} minutes`;
    return `The next deal comes in ${time}.`;
  },
  note: 'The deal changes at midnight UTC and is the same for everyone. Earlier deals can still be played; only a win on its own day counts for the streak.',
  month: (date) => inUtc(date, { month: 'long', year: 'numeric' }),
  // Only when the calendar is shown: the formats take the browser long. The first of June 2026 is a Monday.
  get weekdays() {
    return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      short: inUtc(`2026-06-0${day}`, { weekday: 'short' }).slice(0, 2),
      long: inUtc(`2026-06-0${day}`, { weekday: 'long' }),
    }));
  },
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  day(date, result, isToday) {
    // Browsers disagree whether a comma follows the weekday.
    const name = `${inUtc(date, { weekday: 'long' })} ${inUtc(date, { dateStyle: 'long' })}`;
    const what =
      result === undefined
        ? 'not played'
        : { begun: 'played', lost: 'lost', won: 'won', late: 'won later' }[result.result];
    return `${name}${isToday ? ', today' : ''}: ${what}`;
  },
  legend: { won: 'Won', late: 'Won later', played: 'Played' },
  share: 'Share result',
  result(game, { date, result, moves: count, time, hours }, streak, hasHours) {
    const faces = HOURS.map((hour) =>
      hours & (1 << hour) ? String.fromCodePoint(ONE_O_CLOCK + hour) : '·',
    ).join('');
    const reached = HOURS.filter((hour) => hours & (1 << hour)).length;
    const won = result === 'won' || result === 'late';
    const how = won ? 'Won' : hasHours ? `${reached} of 12 hours` : 'Lost';
    return [
      `${gameName(game)}, ${inUtc(date, { dateStyle: 'long' })}`,
      ...(hasHours ? [faces] : []),
      `${begin(how)} in ${moves(count)}, ${clockTime(time)}`,
      ...(streak > 1 && won ? [`${days(streak)} in a row`] : []),
    ].join('\n');
  },
};
