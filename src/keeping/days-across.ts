import { gameOfDay } from '../rules/game-of-day.js';
import { type Days, type DayResult, longestRun } from './days.js';
import { optionText, type Statistics } from './tally.js';

/**
 * What became of the days whose game was another one each day: of each date, the result of its game by its
 * rules, on whichever board it was played.
 */
export function daysAcross({ games }: Statistics): Days {
  const isOfDay = (game: string, options: string, date: string): boolean => {
    const wanted = gameOfDay(date);
    return wanted.game === game && optionText(wanted.options) === options;
  };
  const days: DayResult[] = games
    .flatMap(({ game, options, days: own }) =>
      own.filter(({ date }) => isOfDay(game, options, date)),
    )
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return { days, bestDays: longestRun(days) };
}
