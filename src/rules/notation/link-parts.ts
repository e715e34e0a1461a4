/** What links are made of: digits, checks, choices, and the numbers of games and options. */
import { type Card, checksum, formatCard } from '../../cards/index.js';
import type { Move, Rules, State } from '../contract/rules.js';
import { formatSteps, type Step } from './saved-game.js';

export const VERSION = 'hh2';
/** Without `i`, `l`, `o` and `u`: the first three are read as the digits that they look like. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
/** The digits of a check. */
export const CHECK = 3;
/** More deals than there are: what is above is the options. */
export const DEALS = 2 ** 32;
/** More values than an option will ever have. */
export const VALUES = 8;

export type OptionNumbers = readonly (readonly [name: string, ...values: string[]])[];

const IN_PLACE = ['in-place', 'false', 'true'] as const;

/**
 * The games by their letters, and the numbers of options and values, which are their places here. Nothing
 * in this table ever changes its place: a new option, and a new value of an option, is added at the end.
 */
export const GAMES: Readonly<Record<string, readonly [id: string, options: OptionNumbers]>> = {
  c: ['clock', [IN_PLACE]],
  w: ['watch', [IN_PLACE, ['king-returns', 'bottom', 'top']]],
  t: ['travellers', [IN_PLACE, ['deck', '52', '32']]],
  h: ['hide-and-seek', [IN_PLACE]],
  g: ['grandfathers-clock', [['tableau-wrap', 'king-on-ace', 'none']]],
  b: [
    'big-ben',
    [
      ['gap-build', 'never', 'nonempty', 'any'],
      ['fill-start', '12', '1'],
      ['fill-order', 'rounds', 'piles'],
      ['redeals', '0', '1', '2'],
    ],
  ],
  d: ['german-clock', [['redeals', '2', '1', '0']]],
  n: ['wandering-card', [['count-first-row', 'false', 'true']]],
};

/** A choice: which one of how many, from 0. */
export type Choice = readonly [index: number, count: number];

/** What a check is made of after the text itself, where another part follows. */
export const FOLLOWED = '-';
/** The same after the last moves: when a link is read, they are seen to be the same moves. */
export const afterMoves = (steps: readonly Step[]): string => `~${formatSteps(steps)}`;

/** A text with its check. */
export const closed = (text: string, after = ''): string => text + checkOf(text + after);

/** 15 bits, in which any single wrong character shows. */
const checkOf = (text: string): string =>
  digitsOf(BigInt(checksum(text) % 32 ** CHECK)).padStart(CHECK, DIGITS[0]);

/** A number in base 32. */
export const digitsOf = (number: bigint): string =>
  number.toString(32).replace(/./g, (digit) => DIGITS[parseInt(digit, 32)]!);

/** Choices as one number, the first one lowest. */
export const numberOf = (choices: readonly Choice[]): bigint =>
  choices.reduceRight((number, [index, count]) => number * BigInt(count) + BigInt(index), 0n);

// In an order that doesn’t depend on the rules’ own: it must never change.

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

export const facesOf = (cards: readonly Card[]): Card[] =>
  [...new Set(cards)].sort((a, b) => byText(formatCard(a), formatCard(b)));

export const sortedMoves = (rules: Rules, state: State): Move[] =>
  [...rules.moves(state)].sort((a, b) => byText(a.token, b.token));

/** A number of {@link digitsOf}; undefined if it is none. */
export function readDigits(text: string): bigint | undefined {
  if (!text) return undefined;
  let bits = '0b';
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return undefined;
    bits += value.toString(2).padStart(5, '0');
  }
  return BigInt(bits);
}

/** Takes choices from a number, until nothing is left of it. */
export class Choices {
  #number: bigint;

  constructor(number: bigint) {
    this.#number = number;
  }

  take(count: number): number {
    const among = BigInt(count);
    const index = Number(this.#number % among);
    this.#number /= among;
    return index;
  }

  get isEmpty(): boolean {
    return this.#number === 0n;
  }
}

export const isWhole = (text: string, after = ''): boolean =>
  text === closed(text.slice(0, -CHECK), after);
