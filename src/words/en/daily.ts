import { weekdayOf } from '../dates.js';
import type { DailyWords } from '../statistics-words.js';
import { timeOfDay } from '../time-of-day.js';
import { begin, dateOf, day, gameName, monthOf, moves } from './vocabulary.js';

const HOUR = 3_600_000;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const days = (number: number): string => count(number, 'day');

/** A time of play in words: a screen reader would read figures as a time of day. */
function timeTaken(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const parts = [
    ...(minutes > 0 ? [count(minutes, 'minute')] : []),
    ...(minutes < 60 && (seconds % 60 > 0 || minutes === 0) ? [count(seconds % 60, 'second')] : []),
  ];
  return parts.join(' ');
}

/** @param next when the next deal comes, in milliseconds since 1970 UTC */
export function dayDone(next: number): string {
  const time = timeOfDay(next);
  return `Done for today: the next deal comes at ${time === '00:00' ? 'midnight' : time}.`;
}

export const dayCome = (date: string): string =>
  `${day(date, date)}: New game brings the deal of the day.`;

export const dayAhead = (date: string, today: string): string =>
  `The deal of ${day(date, today)} comes on that day. This is today’s.`;

export const daily: DailyWords = {
  gameOf: (game, date, today) =>
    date === today
      ? `Today’s game: ${gameName(game)}`
      : `The game of ${day(date, today)}: ${gameName(game)}`,
  anotherGame: (game) => `Another game: ${gameName(game)}`,
  toToday: (game) => `Play today’s game: ${gameName(game)}`,
  toUnfinished: (game, date, today) => `Finish the game of ${day(date, today)}: ${gameName(game)}`,
  title: 'Game of the day',
  streak(number, best, chance) {
    const record = best > number ? ` Your longest streak: ${days(best)}.` : '';
    if (chance === 'none') {
      return number === 0
        ? `Today’s deal is lost; tomorrow’s can begin a streak.${record}`
        : `Today’s deal is lost: your streak has ended at ${days(number)}. Tomorrow’s can begin a new one.${record}`;
    }
    if (chance === 'shown') {
      const ended = number === 0 ? '' : ` Your streak has ended at ${days(number)}.`;
      const next = number === 0 ? 'a streak' : 'a new one';
      return `The solution of today’s deal was shown, so it doesn’t count.${ended} Tomorrow’s can begin ${next}.${record}`;
    }
    const won = ['', 'Your streak: 1 day. '][number] ?? `Won ${days(number)} in a row. `;
    if (chance === 'again') {
      const what = number === 0 ? 'begin a streak' : 'go on';
      return `${won}Lost so far today: win on another try to ${what}.${record}`;
    }
    return (won.trim() || 'Win today’s deal to begin a streak.') + record;
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
  note(zone) {
    const where = { local: '', utc: ' UTC' }[zone] ?? ` (${zone.replaceAll('_', ' ')})`;
    return `The deal changes at midnight${where} and is the same for everyone. Earlier deals can still be played; a win counts towards the streak if the game was begun or won on its day.`;
  },
  month: monthOf,
  weekdays: WEEKDAYS.map((long) => ({ short: long.slice(0, 2), long })),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  day(date, result, isToday) {
    const name = `${WEEKDAYS[weekdayOf(date)]} ${dateOf(date)}`;
    const what =
      result === undefined
        ? 'not played'
        : {
            begun: 'unfinished',
            lost: 'lost',
            shown: 'solution shown',
            won: 'won',
            late: 'won later',
          }[result.result];
    return `${name}${isToday ? ', today' : ''}: ${what}`;
  },
  legend: { won: 'Won', late: 'Won later', played: 'Played' },
  share: 'Share result',
  result(game, { date, result, moves: made, time, hours }, streak, hasHours, today) {
    const reached = hours.toString(2).replaceAll('0', '').length;
    const won = result === 'won' || result === 'late';
    const how = won ? 'Won' : hasHours ? `${reached} of 12 hours` : 'Lost';
    return [
      `${gameName(game)}, ${day(date, today)}`,
      `${begin(how)} in ${moves(made)}, ${timeTaken(time)}`,
      ...(streak > 1 && won ? [`${days(streak)} in a row`] : []),
    ].join('\n');
  },
};
