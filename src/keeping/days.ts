import { dateOf } from '../rules/engine.js';
import { dateIn } from './zones.js';

/** What became of one day’s deal. */
export interface DayResult {
  /** As `2026-11-21`; it was that day where the player was, or in UTC. */
  readonly date: string;
  /**
   * `begun`: neither won nor lost yet; `late`: begun and won after its day; `shown`: its solution was shown
   * before it was won, so that it doesn't count any more.
   */
  readonly result: 'begun' | 'lost' | 'shown' | 'won' | 'late';
  readonly moves: number;
  /** Milliseconds of play. */
  readonly time: number;
  /** The hours that were complete in the end: bit 0 for one o’clock. */
  readonly hours: number;
}

/** The results of days’ deals, in order, and the most days in a row that were won. */
export interface Days {
  readonly days: readonly DayResult[];
  readonly bestDays: number;
}

/** The number of days that are remembered. */
export const DAYS = 400;

const DAY = 86_400_000;

/** A date some days later, or earlier. */
export const daysAfter = (date: string, days: number): string =>
  dateOf(Date.parse(date) + days * DAY);

/**
 * Milliseconds until the next day’s deal: where clocks change, a day is longer or shorter.
 * @param zone see {@link dateIn}
 */
export function untilNextDay(now: number, zone: string): number {
  const today = dateIn(zone, now);
  let [still, past] = [0, 2 * DAY];
  while (past - still > 1) {
    const middle = Math.floor((still + past) / 2);
    if (dateIn(zone, now + middle) > today) past = middle;
    else still = middle;
  }
  return past;
}

/** The number of days in a row, up to this one, on which the day’s deal was won. */
function runTo(days: readonly DayResult[], date: string): number {
  const won = new Set(days.filter(({ result }) => result === 'won').map((day) => day.date));
  let count = 0;
  while (won.has(daysAfter(date, -count))) count++;
  return count;
}

/** The most days in a row on which the day’s deal was won. */
export function longestRun(days: readonly DayResult[]): number {
  let [longest, run, before] = [0, 0, ''];
  for (const { date, result } of days) {
    run = result !== 'won' ? 0 : before === daysAfter(date, -1) ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = date;
  }
  return longest;
}

/** The days in a row that were won, up to today; until it is won, today doesn’t break them. */
export const dayStreak = ({ days }: Days, today: string): number =>
  runTo(days, today) || runTo(days, daysAfter(today, -1));

/**
 * Whether today’s deal can be won, can be won in another try after a loss, is lost for good, or doesn't count
 * any more because its solution was shown.
 */
export type Chance = 'open' | 'again' | 'none' | 'shown';

/** @param isFinal whether a deal that is lost would always be lost again */
export function chanceOf({ days }: Days, today: string, isFinal = false): Chance {
  const result = days.find(({ date }) => date === today)?.result;
  if (result === 'shown') return 'shown';
  return result !== 'lost' ? 'open' : isFinal ? 'none' : 'again';
}

export function beginDay({ days }: Days, date: string): Partial<Days> {
  if (days.some((day) => day.date === date)) return {};
  return { days: withDay(days, { date, result: 'begun', moves: 0, time: 0, hours: 0 }) };
}

/** Whether the solution of a day’s deal was shown before it was won. */
export const isShown = ({ days }: Days, date: string): boolean =>
  days.some((day) => day.date === date && day.result === 'shown');

/** The solution of a day’s deal was shown; one that was won before stays won. */
export const showDay = ({ days }: Days, date: string): Partial<Days> => ({
  days: withDay(days, { date, result: 'shown', moves: 0, time: 0, hours: 0 }),
});

export function endDay(
  { days, bestDays }: Days,
  date: string,
  end: {
    readonly won: boolean;
    readonly moves: number;
    readonly time: number;
    readonly hours: number;
    readonly late?: boolean;
  },
): Partial<Days> {
  if (isShown({ days, bestDays }, date)) return {};
  const { won, moves, time, hours, late } = end;
  const result = !won ? 'lost' : late ? 'late' : 'won';
  const next = withDay(days, { date, result, moves, time, hours });
  return { days: next, bestDays: Math.max(bestDays, longestRun(next)) };
}

/** The better result of a day is kept. */
export function withDay(days: readonly DayResult[], day: DayResult): readonly DayResult[] {
  const order = ['begun', 'lost', 'shown', 'late', 'won'];
  const before = days.find(({ date }) => date === day.date);
  if (before && order.indexOf(before.result) > order.indexOf(day.result)) return days;
  const all = [...days.filter((one) => one !== before), Object.freeze(day)];
  all.sort((a, b) => (a.date < b.date ? -1 : 1));
  return Object.freeze(all.slice(-DAYS));
}
