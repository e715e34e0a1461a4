import { DAYS, type DayResult } from './days.js';
import {
  GAMES,
  LONGEST,
  MOST,
  NAME,
  none,
  OTHER,
  type Play,
  PLAYS,
  RECENT,
  sameRules,
  SOURCES,
  type Statistics,
  type Tally,
} from './tally.js';

/** A number as it can be stored: whole, and within the limits. */
const whole = (value: number, most = MOST): number =>
  Math.max(0, Math.min(most, Math.round(value) || 0));

/** Whether a game's id and options can be stored: another author's game may have any. */
const isNamed = ({ game, options }: Pick<Tally, 'game' | 'options'>): boolean =>
  game !== '' && [game, options].every((name) => name.length <= NAME && !/\p{C}/u.test(name));

/**
 * Statistics within the limits that reading enforces: to be applied before every write, so that what is
 * written can be read. What there is no room for is what matters least.
 */
export function limited(all: Statistics, format: (all: Statistics) => string): Statistics {
  const plays = all.plays.filter(isNamed).slice(-PLAYS).map(limitedPlay);
  const sources = all.sources.slice(-SOURCES);
  const games = fewer(all.games.map(limitedTally), plays);
  for (let days = DAYS; ; days = Math.floor(days / 2)) {
    const value = Object.freeze({
      sources: Object.freeze(sources),
      games: Object.freeze(days < DAYS ? games.map((one) => withoutDays(one, days)) : games),
      plays: Object.freeze(plays),
    });
    if (days === 0 || format(value).length <= LONGEST) return value;
  }
}

/** Drops the oldest days, but keeps the longest streak. */
const withoutDays = (tally: Tally, most: number): Tally =>
  tally.days.length > most
    ? Object.freeze({ ...tally, days: Object.freeze(most > 0 ? tally.days.slice(-most) : []) })
    : tally;

const limitedPlay = (play: Play): Play => {
  const [since, number] = [whole(play.since), whole(play.number)];
  return since === play.since && number === play.number
    ? play
    : Object.freeze({ ...play, since, number });
};

const limitedDay = (day: DayResult): DayResult => {
  const [moves, time] = [whole(day.moves), whole(day.time)];
  return moves === day.moves && time === day.time ? day : Object.freeze({ ...day, moves, time });
};

/** No count is above one that includes it: a record that has been read may have had gaps. */
function limitedTally(tally: Tally): Tally {
  const played = whole(tally.played);
  const won = whole(tally.won, played);
  const fair = whole(tally.fair, played);
  const recent = tally.recent.slice(-RECENT).slice(Math.max(0, tally.recent.length - played));
  const { fewest } = tally;
  return Object.freeze({
    game: tally.game,
    options: tally.options,
    played,
    won,
    fair,
    fairWon: whole(tally.fairWon, Math.min(fair, won)),
    afterLoss: whole(tally.afterLoss, won),
    notCounted: whole(tally.notCounted),
    bestStreak: whole(tally.bestStreak, won),
    bestTime: tally.bestTime === null ? null : whole(tally.bestTime),
    fewest: fewest && {
      moves: whole(fewest.moves),
      deal: fewest.deal,
      par: fewest.par === null ? null : whole(fewest.par),
    },
    recent,
    lead: whole(tally.lead, played - recent.length),
    last: whole(tally.last),
    days: Object.freeze(tally.days.slice(-DAYS).map(limitedDay)),
    bestDays: whole(tally.bestDays),
    time: whole(tally.time),
  });
}

/**
 * Adds up what has been played least, and longest ago, if there are too many sets of rules. Those of the
 * games that are remembered one by one stay: their results may still change.
 */
function fewer(games: readonly Tally[], plays: readonly Play[]): Tally[] {
  const isOther = (one: Tally): boolean => sameRules(one, OTHER) || !isNamed(one);
  const others = games.filter(isOther);
  const rest = games.filter((one) => !isOther(one));
  const tooMany = others.length > 0 ? rest.length + 1 - GAMES : rest.length - GAMES;
  if (tooMany <= 0 && others.length === 0) return [...games];
  const least = rest
    .filter((one) => !plays.some((play) => sameRules(play, one)))
    .sort((a, b) => a.played + a.notCounted - b.played - b.notCounted || a.last - b.last)
    // One more makes room for what they become.
    .slice(0, Math.max(0, tooMany) + (others.length > 0 ? 0 : 1));
  const sum = [...others, ...least].reduce(
    (all, one) => ({
      ...all,
      played: all.played + one.played,
      won: all.won + one.won,
      fair: all.fair + one.fair,
      fairWon: all.fairWon + one.fairWon,
      afterLoss: all.afterLoss + one.afterLoss,
      notCounted: all.notCounted + one.notCounted,
      bestStreak: Math.max(all.bestStreak, one.bestStreak),
      last: Math.max(all.last, one.last),
      time: all.time + one.time,
    }),
    // Best times, moves and days of different games can't be compared.
    none(OTHER),
  );
  return [...rest.filter((one) => !least.includes(one)), limitedTally(sum)];
}
