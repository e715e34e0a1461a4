import { dateOf } from '../cards/deal.js';
import type { Options } from './contract/options.js';

/** The game that everyone plays on a date, and by which rules. */
export interface GameOfDay {
  /** Its id: `big-ben`. */
  readonly game: string;
  /** All its options. */
  readonly options: Options;
  /** Whether the deal alone decides it: then the date’s deal is one of those that come out. */
  readonly luck: boolean;
}

/** A game in the schedule, with the sets of options that take turns whenever it comes. */
interface Turn {
  readonly game: string;
  readonly luck: boolean;
  readonly options: readonly Options[];
}

const luck = (game: string, ...options: readonly Options[]): Turn => ({
  game,
  luck: true,
  options,
});
const choice = (game: string, ...options: readonly Options[]): Turn => ({
  game,
  luck: false,
  options,
});

/**
 * Which games take turns, from which date on. The game of a date never changes: a further game, or another
 * order, is a further entry, from a date that is still to come.
 */
const ROUNDS: readonly { readonly from: string; readonly turns: readonly Turn[] }[] = [
  {
    from: '1970-01-01',
    // Luck and choice alternate; eight games and seven weekdays give each game every weekday.
    turns: [
      luck('clock', { 'in-place': 'false' }),
      choice('grandfathers-clock', { 'tableau-wrap': 'king-on-ace' }),
      luck('travellers', { 'in-place': 'false', deck: '52' }, { 'in-place': 'false', deck: '32' }),
      choice('big-ben', {
        'gap-build': 'never',
        'fill-start': '12',
        'fill-order': 'rounds',
        redeals: '0',
      }),
      luck('wandering-card', { 'count-first-row': 'false' }),
      choice('german-clock', { redeals: '2' }),
      luck('hide-and-seek', { 'in-place': 'false' }),
      choice('watch', { 'in-place': 'false', 'king-returns': 'bottom' }),
    ],
  },
];

const DAY = 86_400_000;

/**
 * The game of a date, the same for everyone.
 * @param date as `2026-11-21`
 * @throws {RangeError} if it is not a date since 1970
 */
export function gameOfDay(date: string): GameOfDay {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : NaN;
  // Some browsers take the 30th of February for a day in March.
  if (!(time >= 0) || dateOf(time) !== date) {
    throw new RangeError(
      `“${date}” is not a date since 1970; gameOfDay takes one such as 2026-11-21`,
    );
  }
  const { from, turns } = ROUNDS.findLast((one) => one.from <= date)!;
  const days = Math.round((time - Date.parse(from)) / DAY);
  const turn = turns[days % turns.length]!;
  const round = Math.floor(days / turns.length);
  return Object.freeze({
    game: turn.game,
    options: turn.options[round % turn.options.length]!,
    luck: turn.luck,
  });
}
