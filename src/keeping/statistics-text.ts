import { isDealNumber } from '../rules/engine.js';
import { DAYS, type DayResult } from './days.js';
import { limited } from './statistics-limits.js';
import {
  GAMES,
  LONGEST,
  MOST,
  NAME,
  type Play,
  PLAYS,
  RECENT,
  sameRules,
  SOURCES,
  type Statistics,
  type Tally,
} from './tally.js';

/** Why a text can’t be read as statistics. */
export interface StatisticsFault {
  readonly code:
    | 'too-long'
    | 'not-statistics'
    | 'truncated'
    | 'newer-version'
    | 'missing-field'
    | 'unknown-field'
    | 'bad-value';
  /** The field that is wrong, as `games[2].won`; empty if it is the text as a whole. */
  readonly where: string;
  /** What the field takes; empty if it is the text as a whole. */
  readonly takes: string;
}

export type ReadStatistics =
  | { readonly ok: true; readonly value: Statistics }
  | { readonly ok: false; readonly error: StatisticsFault };

/** The field that names the format, and its version. */
const FORMAT = 'hourhand-statistics';
const VERSION = 1;

const textOf = ({ sources, games, plays }: Statistics): string =>
  JSON.stringify({ [FORMAT]: VERSION, sources, games, plays });

/** Statistics as text, for storage and export, within the limits that {@link parseStatistics} has. */
export const formatStatistics = (all: Statistics): string => textOf(limited(all, textOf));

/** Parses the output of {@link formatStatistics}; a text with anything wrong is rejected as a whole. */
export function parseStatistics(text: string): ReadStatistics {
  try {
    return { ok: true, value: read(text) };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, error: error.fault };
    throw error;
  }
}

class Wrong extends Error {
  constructor(readonly fault: StatisticsFault) {
    super(fault.code);
  }
}

function wrong(code: StatisticsFault['code'], where = '', takes = ''): never {
  throw new Wrong({ code, where, takes });
}

/** Returns a value that is right, and throws {@link Wrong} for others. */
type Reader<T> = (value: unknown, where: string) => T;

function read(text: string): Statistics {
  if (text.length > LONGEST) wrong('too-long');
  const trimmed = text.trim();
  let json: unknown;
  try {
    json = JSON.parse(trimmed);
  } catch {
    const begun = trimmed.startsWith(`{"${FORMAT}"`);
    wrong(begun && !trimmed.endsWith('}') ? 'truncated' : 'not-statistics');
  }
  if (!isObject(json) || !Object.hasOwn(json, FORMAT)) wrong('not-statistics');
  const version = (json as Record<string, unknown>)[FORMAT];
  if (typeof version === 'number' && version > VERSION) wrong('newer-version');
  const { sources, games, plays } = file(json, '');
  games.forEach((one, i) => {
    const twice = games.some((other, j) => j < i && sameRules(one, other));
    if (twice) wrong('bad-value', `games[${i}]`, 'a game with options that are not listed before');
  });
  return Object.freeze({ sources, games, plays });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param usual what holds where fields are missing that earlier versions did not write */
const object =
  <T>(fields: { readonly [K in keyof T]: Reader<T[K]> }, usual: Partial<T> = {}): Reader<T> =>
  (value, where) => {
    if (!isObject(value)) return wrong('bad-value', where, 'an object');
    const inside = (name: string): string => (where ? `${where}.${name}` : name);
    const names = Object.keys(fields) as (keyof T & string)[];
    const other = Object.keys(value).find((name) => !names.includes(name as keyof T & string));
    if (other !== undefined) wrong('unknown-field', inside(other.slice(0, 40)), names.join(', '));
    const result: Partial<T> = {};
    for (const name of names) {
      if (!Object.hasOwn(value, name) && Object.hasOwn(usual, name)) {
        result[name] = usual[name]!;
        continue;
      }
      if (!Object.hasOwn(value, name)) wrong('missing-field', inside(name), names.join(', '));
      result[name] = fields[name]((value as T)[name], inside(name));
    }
    return Object.freeze(result as T);
  };

const list =
  <T>(of: Reader<T>, most: number): Reader<readonly T[]> =>
  (value, where) => {
    if (!Array.isArray(value) || value.length > most) {
      return wrong('bad-value', where, `a list with up to ${most} entries`);
    }
    return Object.freeze(value.map((one, i) => of(one, `${where}[${i}]`)));
  };

const maybe =
  <T>(of: Reader<T>): Reader<T | null> =>
  (value, where) =>
    value === null ? null : of(value, where);

const count: Reader<number> = (value, where) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST
    ? Math.abs(value as number) // -0 is 0
    : wrong('bad-value', where, `a whole number from 0 to ${MOST}`);

const oneOf =
  <T>(...values: readonly T[]): Reader<T> =>
  (value, where) =>
    values.includes(value as T) ? (value as T) : wrong('bad-value', where, values.join(', '));

const text =
  (pattern: RegExp, takes: string, most = NAME): Reader<string> =>
  (value, where) =>
    typeof value === 'string' && value.length <= most && pattern.test(value)
      ? value
      : wrong('bad-value', where, takes);

const deal: Reader<number> = (value, where) =>
  isDealNumber(value as number) ? (value as number) : wrong('bad-value', where, 'a deal number');

const isDate = (date: string): boolean => {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};

const date: Reader<string> = (value, where) => {
  const found = text(/^\d{4}-\d\d-\d\d$/, 'a date such as 2026-11-21')(value, where);
  return isDate(found) ? found : wrong('bad-value', where, 'a date such as 2026-11-21');
};

const rules = {
  // A page's own game may have any names.
  game: text(/^\P{C}+$/u, 'the id of a game'),
  options: text(/^\P{C}*$/u, 'options as in a saved game'),
};

const day = object<DayResult>({
  date,
  result: oneOf('begun', 'lost', 'shown', 'won', 'late'),
  moves: count,
  time: count,
  hours: (value, where) => {
    const hours = count(value, where);
    return hours < 4096 ? hours : wrong('bad-value', where, '0 to 4095');
  },
});

const tally = object<Tally>(
  {
    ...rules,
    played: count,
    won: count,
    fair: count,
    fairWon: count,
    afterLoss: count,
    notCounted: count,
    bestStreak: count,
    bestTime: maybe(count),
    fewest: maybe(object({ moves: count, deal, par: maybe(count) })),
    recent: text(/^[wlWL]*$/, `up to ${RECENT} results, each w, l, W or L`, RECENT),
    lead: count,
    last: count,
    days: list(day, DAYS),
    bestDays: count,
    time: count,
  },
  { time: 0 },
);

const play = object<Play>({
  ...rules,
  deal,
  since: count,
  fair: oneOf(true, false),
  day: (value, where) => (value === '' ? '' : date(value, where)),
  state: oneOf('open', 'won', 'lost', 'left', 'shown'),
  number: count,
});

const file = object<Statistics & { readonly [FORMAT]: number }>({
  [FORMAT]: oneOf(VERSION),
  sources: list(text(/^[a-z0-9]+$/, 'small letters and digits', 40), SOURCES),
  games: list((value, where) => consistent(tally(value, where), where), GAMES),
  plays: list(play, PLAYS),
});

/** Numbers that contradict each other can’t come from playing. */
function consistent(read: Tally, where: string): Tally {
  const { played, won, fair, fairWon, recent, lead, bestStreak, afterLoss, days } = read;
  const atMost = (name: string, value: number, most: number): void => {
    if (value > most) wrong('bad-value', `${where}.${name}`, `${most} or less`);
  };
  atMost('won', won, played);
  atMost('fair', fair, played);
  atMost('fairWon', fairWon, Math.min(fair, won));
  atMost('afterLoss', afterLoss, won);
  atMost('bestStreak', bestStreak, won);
  atMost('recent', recent.length, played);
  atMost('lead', lead, played - recent.length);
  days.forEach(({ date }, i) => {
    if (i > 0 && date <= days[i - 1]!.date) {
      wrong('bad-value', `${where}.days[${i}].date`, `a date after ${days[i - 1]!.date}`);
    }
  });
  return read;
}
