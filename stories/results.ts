/** Results of a player that statistics and calendar show in stories. */
import { type DayResult, daysAfter } from '../src/keeping/days.js';
import { formatStatistics } from '../src/keeping/statistics-text.js';
import { STORAGE_KEYS } from '../src/keeping/storage-keys.js';
import { none, NOTHING, optionText, type Tally } from '../src/keeping/tally.js';
import { dateOf, games as kinds, resolveOptions } from '../src/rules/index.js';

/** The last days, today last; a space is a day without a game. */
const DAYS = 'ww l wwwwww lww l bwwww';
const RESULTS: Readonly<Record<string, DayResult['result']>> = { w: 'won', l: 'late', b: 'lost' };
const RECENT = 'wlwwlwwwlwwlwwwwwwlwwww';

const count = (text: string, one: string): number => text.split(one).length - 1;

function tallyOf(id: string, recent: string, more: Partial<Tally> = {}): Tally {
  const options = optionText(resolveOptions(kinds[id]!, {}).options);
  const [played, won] = [recent.length, count(recent, 'w')];
  const counts = { played, won, fair: played, fairWon: won, recent, time: played * 372_000 };
  return { ...none({ game: id, options }), ...counts, ...more };
}

/** Stores them, as `beforeEach` of a story. @returns what removes them again */
export function withResults(): () => void {
  const today = dateOf(Date.now());
  const days = [...DAYS].flatMap((one, i): DayResult[] => {
    const result = RESULTS[one];
    const date = daysAfter(today, i + 1 - DAYS.length);
    return result ? [{ date, result, moves: 60, time: 400_000, hours: 4095 }] : [];
  });
  const own = { days, bestDays: 6, bestStreak: 6, bestTime: 341_000 };
  const fewest = { moves: 39, deal: 21, par: 37 };
  const games = [
    tallyOf('grandfathers-clock', RECENT, { ...own, fewest }),
    tallyOf('clock', 'lllllllwllll', { bestStreak: 1, bestTime: 262_000 }),
    tallyOf('big-ben', 'wwlw', { bestStreak: 2, bestTime: 1_215_000 }),
  ];
  localStorage.setItem(STORAGE_KEYS.statistics, formatStatistics({ ...NOTHING, games }));
  return () => localStorage.removeItem(STORAGE_KEYS.statistics);
}
