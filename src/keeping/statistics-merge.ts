import { longestRun, withDay } from './days.js';
import {
  appended,
  MOST,
  sameRules,
  SOURCES,
  type Statistics,
  streakOf,
  type Tally,
  tallyOf,
} from './tally.js';

/** Keeps merged numbers within the limits of reading. */
const add = (a: number, b: number): number => Math.min(a + b, MOST);

/** Whether some games are counted in both, so that adding them up would count these twice. */
export const overlap = (a: Statistics, b: Statistics): boolean =>
  a.sources.some((source) => b.sources.includes(source));

/** Adds the results of another device to one’s own. Games that are open there are not taken over. */
export function merge(own: Statistics, other: Statistics): Statistics {
  const news = other.games.filter((tally) => !own.games.some((one) => sameRules(one, tally)));
  const games = own.games.map((tally) => sum(tally, tallyOf(other, tally)));
  const plays = own.plays.map((play) => {
    const [mine, theirs] = [tallyOf(own, play), tallyOf(other, play)];
    // Games counted earlier shift the numbers of later ones.
    const shift = play.number > 0 && mine.last > theirs.last ? theirs.played : 0;
    return Object.freeze({ ...play, number: add(play.number, shift) });
  });
  return Object.freeze({
    sources: Object.freeze([...own.sources, ...other.sources].slice(-SOURCES)),
    games: Object.freeze([...games, ...news]),
    plays: Object.freeze(plays),
  });
}

function sum(a: Tally, b: Tally): Tally {
  if (b.played === 0 && b.notCounted === 0 && b.days.length === 0 && b.time === 0) return a;
  const [early, late] = a.last > b.last ? [b, a] : [a, b];
  const played = add(a.played, b.played);
  const { recent, lead } = joined(early, late);
  const results = { recent, lead: Math.min(lead, played - recent.length) };
  const days = b.days.reduce(withDay, a.days);
  const times = [a.bestTime, b.bestTime].filter((time) => time !== null);
  const fewest = [a.fewest, b.fewest].filter((one) => one !== null);
  const best = fewest.length > 0 ? Math.min(...fewest.map(({ moves }) => moves)) : 0;
  return Object.freeze({
    game: a.game,
    options: a.options,
    played,
    won: add(a.won, b.won),
    fair: add(a.fair, b.fair),
    fairWon: add(a.fairWon, b.fairWon),
    afterLoss: add(a.afterLoss, b.afterLoss),
    notCounted: add(a.notCounted, b.notCounted),
    bestStreak: Math.max(a.bestStreak, b.bestStreak, streakOf(results)),
    bestTime: times.length > 0 ? Math.min(...times) : null,
    fewest: fewest.find(({ moves }) => moves === best) ?? null,
    ...results,
    last: late.last,
    days,
    bestDays: Math.max(a.bestDays, b.bestDays, longestRun(days)),
    time: add(a.time, b.time),
  });
}

/** If not all results of the later device are kept, those of the earlier one don’t join up with them. */
function joined(early: Tally, late: Tally): Pick<Tally, 'recent' | 'lead'> {
  const whole = late.recent.length === late.played;
  return whole ? appended(early, late.recent) : { recent: late.recent, lead: late.lead };
}
