import { beginDay, endDay, isShown, showDay } from './days.js';
import {
  appended,
  type Play,
  PLAYS,
  sameRules,
  type Statistics,
  streakOf,
  type Tally,
  tallyOf,
} from './tally.js';

/** How a game ended. */
export interface GameEnd {
  readonly won: boolean;
  readonly moves: number;
  /** Milliseconds of play. */
  readonly time: number;
  /** The hours that are complete: bit 0 for one o’clock. */
  readonly hours: number;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** For a day’s deal: whether it was neither begun nor ended on that day. */
  readonly late?: boolean;
}

const samePlay = (a: Play, b: Play): boolean =>
  sameRules(a, b) && a.deal === b.deal && a.since === b.since;

/** Begins a game with the player’s first move; other open games with these rules have been left. */
export function begin(all: Statistics, play: Play, now: number): Statistics {
  if (all.plays.some((one) => samePlay(one, play))) return all;
  const open = all.plays.filter((one) => one.state === 'open' && sameRules(one, play));
  let next = open.reduce((left, one) => leave(left, one, now), all);
  for (const old of next.plays.slice(0, Math.max(0, next.plays.length + 1 - PLAYS))) {
    next = leave(next, old, now);
    next = { ...next, plays: next.plays.filter((one) => !samePlay(one, old)) };
  }
  next = Object.freeze({ ...next, plays: Object.freeze([...next.plays, Object.freeze(play)]) });
  return play.day ? withTally(next, play, (tally) => beginDay(tally, play.day)) : next;
}

/** Counts an open game as lost, because the player has begun another; a later win replaces that. */
export function leave(all: Statistics, play: Play, now: number): Statistics {
  const known = all.plays.find((one) => samePlay(one, play));
  return known?.state === 'open' ? counted(all, known, 'left', now) : all;
}

/** Counts the end of a game, once: a win replaces an earlier loss of the same deal. */
export function finish(all: Statistics, play: Play, end: GameEnd): Statistics {
  // The statistics may have been erased in the middle of the game.
  const from = all.plays.some((one) => samePlay(one, play)) ? all : begin(all, play, end.now);
  const known = from.plays.find((one) => samePlay(one, play))!;
  const { state, day } = known;
  // In another tab, say.
  if (day && isShown(tallyOf(from, known), day)) return show(from, known);
  if (state === 'won' || state === 'shown' || (state === 'lost' && !end.won)) return from;
  const next =
    state === 'open'
      ? counted(from, known, end.won ? 'won' : 'lost', end.now)
      : end.won
        ? replaced(from, known, end.now)
        : withPlay(from, { ...known, state: 'lost' });
  return withTally(next, known, (tally) => withEnd(tally, known, end));
}

/** The solution of a game was shown: if it isn’t counted yet, it never will be. */
export function show(all: Statistics, play: Play): Statistics {
  const known = all.plays.find((one) => samePlay(one, play));
  if (!known || known.state === 'won' || known.state === 'shown') return all;
  const next = withPlay(all, { ...known, state: 'shown' });
  return known.state === 'open' ? skip(next, known) : next;
}

/** The solution of a day’s deal was shown: it doesn’t count any more, however often it is dealt again. */
export const showDeal = (
  all: Statistics,
  rules: Pick<Play, 'game' | 'options'>,
  day: string,
): Statistics =>
  isShown(tallyOf(all, rules), day) ? all : withTally(all, rules, (tally) => showDay(tally, day));

/** Notes a game that doesn’t count. */
export const skip = (all: Statistics, rules: Pick<Play, 'game' | 'options'>): Statistics =>
  withTally(all, rules, ({ notCounted }) => ({ notCounted: notCounted + 1 }));

/** Adds a time of play, in milliseconds. */
export const addTime = (
  all: Statistics,
  rules: Pick<Play, 'game' | 'options'>,
  ms: number,
): Statistics => withTally(all, rules, ({ time }) => ({ time: time + Math.round(ms) }));

/** Notes the fewest moves with which a deal can be won. */
export const setPar = (
  all: Statistics,
  rules: Pick<Play, 'game' | 'options'>,
  deal: number,
  par: number,
): Statistics =>
  withTally(all, rules, ({ fewest }) =>
    fewest?.deal === deal && par <= fewest.moves ? { fewest: { ...fewest, par } } : {},
  );

function counted(
  all: Statistics,
  play: Play,
  state: 'won' | 'lost' | 'left',
  now: number,
): Statistics {
  const won = state === 'won';
  const { fair } = play;
  const number = tallyOf(all, play).played + 1;
  return withTally(withPlay(all, { ...play, state, number }), play, (tally) => {
    const results = appended(tally, fair ? (won ? 'w' : 'l') : won ? 'W' : 'L');
    return {
      ...results,
      played: number,
      won: tally.won + +won,
      fair: tally.fair + +fair,
      fairWon: tally.fairWon + +(fair && won),
      bestStreak: Math.max(tally.bestStreak, streakOf(results)),
      last: now,
    };
  });
}

/** Counts a game as won that was counted as lost. */
function replaced(all: Statistics, play: Play, now: number): Statistics {
  const { fair, number, state } = play;
  return withTally(withPlay(all, { ...play, state: 'won' }), play, (tally) => {
    const { recent, lead, played } = tally;
    const at = recent.length - 1 - (played - number);
    const after = recent.slice(at + 1);
    const text = at < 0 ? recent : recent.slice(0, at) + (fair ? 'w' : 'W') + after;
    const run = at < 0 ? 1 : streakOf({ recent: text.slice(0, at + 1), lead });
    const further = at < 0 ? 0 : /^[wW]*/.exec(after)![0].length;
    return {
      recent: text,
      // A win that is no longer among the latest results counts as a streak of one.
      won: tally.won + 1,
      fairWon: tally.fairWon + +fair,
      afterLoss: tally.afterLoss + +(state === 'lost'),
      bestStreak: Math.max(tally.bestStreak, run + further),
      last: now,
    };
  });
}

function withEnd(tally: Tally, { deal, day }: Play, end: GameEnd): Partial<Tally> {
  const { moves, time, won } = end;
  const { fewest, bestTime } = tally;
  return {
    ...(won && {
      bestTime: Math.min(bestTime ?? Infinity, time),
      fewest: fewest && fewest.moves <= moves ? fewest : { moves, deal, par: null },
    }),
    ...(day && endDay(tally, day, end)),
  };
}

const withPlay = (all: Statistics, play: Play): Statistics =>
  Object.freeze({
    ...all,
    plays: Object.freeze(all.plays.map((one) => (samePlay(one, play) ? Object.freeze(play) : one))),
  });

function withTally(
  all: Statistics,
  rules: Pick<Play, 'game' | 'options'>,
  change: (tally: Tally) => Partial<Tally>,
): Statistics {
  const before = tallyOf(all, rules);
  const tally = Object.freeze({ ...before, ...change(before) });
  const games = all.games.includes(before)
    ? all.games.map((one) => (one === before ? tally : one))
    : [...all.games, tally];
  return Object.freeze({ ...all, games: Object.freeze(games) });
}
