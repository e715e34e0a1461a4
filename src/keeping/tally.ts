import type { Options } from '../rules/engine.js';
import type { DayResult } from './days.js';

/** A deal that the player has begun; the latest ones are remembered, so that each counts once. */
export interface Play {
  readonly game: string;
  /** Its options as in a saved game: `in-place.false_deck.52`. */
  readonly options: string;
  readonly deal: number;
  /** When it was begun, in milliseconds since 1970 UTC. */
  readonly since: number;
  /** Whether it was drawn from all deals: neither chosen, nor one that is known to be winnable. */
  readonly fair: boolean;
  /** The date whose deal it is, as `2026-11-21`; empty if it isn't a day's deal. */
  readonly day: string;
  /** `left`: counted as lost because another game was begun; `shown`: its solution was shown. */
  readonly state: 'open' | 'won' | 'lost' | 'left' | 'shown';
  /** Its number among the games counted with these rules, from 1; 0 until it is counted. */
  readonly number: number;
}

/** The results of one game with one set of options. */
export interface Tally {
  readonly game: string;
  readonly options: string;
  readonly played: number;
  readonly won: number;
  /** How many of these games had a fair deal: only they can be compared with the odds. */
  readonly fair: number;
  readonly fairWon: number;
  /** Games won that had been lost before, by undoing or restarting. */
  readonly afterLoss: number;
  /** Games that don't count: their solution was shown, or they were loaded. */
  readonly notCounted: number;
  /** The longest streak of wins. */
  readonly bestStreak: number;
  /** Milliseconds of the fastest win. */
  readonly bestTime: number | null;
  /** The win with the fewest moves, and the fewest possible for its deal, if known. */
  readonly fewest: {
    readonly moves: number;
    readonly deal: number;
    readonly par: number | null;
  } | null;
  /** The latest results, oldest first: `w` and `l` for fair deals, `W` and `L` for others. */
  readonly recent: string;
  /** The number of wins in a row directly before these. */
  readonly lead: number;
  /** When a game was last counted, in milliseconds since 1970 UTC. */
  readonly last: number;
  /** The results of days' deals, in order. */
  readonly days: readonly DayResult[];
  /** The most days in a row on which the day's deal was won. */
  readonly bestDays: number;
  /** Milliseconds of play, in games that don't count too. */
  readonly time: number;
}

/** Everything that is counted on a device, for all games. */
export interface Statistics {
  /** Identifies the devices whose games are counted here, so that none is counted twice. */
  readonly sources: readonly string[];
  readonly games: readonly Tally[];
  /** Oldest first. */
  readonly plays: readonly Play[];
}

/** The number of results that are kept for the chart. */
export const RECENT = 400;
/** The number of games that are remembered one by one. */
export const PLAYS = 40;
/** The most games, each with one set of options, and the most devices. */
export const GAMES = 300;
export const SOURCES = 50;
/** The highest number: more than anybody plays, or milliseconds of any date. */
export const MOST = 1e15;
/** The most characters of the text: far more than play needs, and still read at once. */
export const LONGEST = 2_000_000;

export const NOTHING: Statistics = Object.freeze({
  sources: Object.freeze([]),
  games: Object.freeze([]),
  plays: Object.freeze([]),
});

type Rules = Pick<Play, 'game' | 'options'>;

/** The game and options under which sets of rules are added up that there is no room for. */
export const OTHER: Rules = Object.freeze({ game: '*', options: '' });

/** Whether two results are of the same game with the same options. */
export const sameRules = (a: Rules, b: Rules): boolean =>
  a.game === b.game && a.options === b.options;

/** The most characters of a game's id, or of its options as text. */
export const NAME = 200;

/** Options as in a saved game: `in-place.false_deck.52`. */
export const optionText = (options: Options): string =>
  Object.entries(options)
    .map((pair) => pair.join('.'))
    .join('_')
    .replace(/\p{C}/gu, '')
    .slice(0, NAME)
    // Does not end with half of a surrogate pair.
    .replace(/\p{C}$/u, '');

/** Nothing counted for these rules yet. */
export const none = ({ game, options }: Rules): Tally =>
  Object.freeze({
    game,
    options,
    played: 0,
    won: 0,
    fair: 0,
    fairWon: 0,
    afterLoss: 0,
    notCounted: 0,
    bestStreak: 0,
    bestTime: null,
    fewest: null,
    recent: '',
    lead: 0,
    last: 0,
    days: Object.freeze([]),
    bestDays: 0,
    time: 0,
  });

/** The results for these rules; all zero if there are none. */
export const tallyOf = ({ games }: Statistics, { game, options }: Rules): Tally =>
  games.find((one) => sameRules(one, { game, options })) ?? none({ game, options });

/**
 * The latest game of this deal, if it is remembered.
 * @param day the date whose deal it must be; by default, it may be any day’s or none
 */
export const playOf = (
  { plays }: Statistics,
  rules: Rules,
  deal: number,
  day?: string,
): Play | undefined =>
  plays.findLast(
    (play) =>
      sameRules(play, rules) && play.deal === deal && (day === undefined || play.day === day),
  );

const wins = (text: string): number => /[wW]*$/.exec(text)![0].length;

/** The number of wins in a row up to the last game. */
export function streakOf({ recent, lead }: Pick<Tally, 'recent' | 'lead'>): number {
  const run = wins(recent);
  return run === recent.length ? lead + run : run;
}

/** Appends results to the latest ones, and forgets the oldest. */
export function appended(
  { recent, lead }: Pick<Tally, 'recent' | 'lead'>,
  results: string,
): Pick<Tally, 'recent' | 'lead'> {
  const all = recent + results;
  const cut = Math.max(0, all.length - RECENT);
  return { recent: all.slice(cut), lead: streakOf({ recent: all.slice(0, cut), lead }) };
}
