/** What links are made of: digits, checks, choices, and the numbers of games and options. */
import { type Card, formatCard } from '../../cards/index.js';
import type { Move, Rules, State } from '../contract/rules.js';
import { CHECK, checkOf, DIGITS, LETTERS } from './deal-code.js';
import { formatSteps, type Step } from './saved-game.js';

/** Above the highest deal number: multiples of this are the options. */
export const DEALS = 2 ** 32;
/** More values than an option will ever have. */
export const VALUES = 8;

export type OptionNumbers = readonly (readonly [name: string, ...values: string[]])[];

const IN_PLACE = ['in-place', 'false', 'true'] as const;

/**
 * The options of each game, by its id: the numbers of options and values are their places here. Nothing in this
 * table ever changes its place: a new option, and a new value of an option, is added at the end.
 */
const OPTIONS: Readonly<Record<string, OptionNumbers>> = {
  clock: [IN_PLACE],
  watch: [IN_PLACE, ['king-returns', 'bottom', 'top']],
  travellers: [IN_PLACE, ['deck', '52', '32']],
  'hide-and-seek': [IN_PLACE],
  'grandfathers-clock': [['tableau-wrap', 'king-on-ace', 'none']],
  'big-ben': [
    ['gap-build', 'never', 'nonempty', 'any'],
    ['fill-start', '12', '1'],
    ['fill-order', 'rounds', 'piles'],
    ['redeals', '0', '1', '2'],
  ],
  'german-clock': [['redeals', '2', '1', '0']],
  'wandering-card': [['count-first-row', 'false', 'true']],
};

/** The games by their letters. */
export const GAMES: Readonly<Record<string, readonly [id: string, options: OptionNumbers]>> =
  Object.fromEntries(
    Object.entries(LETTERS).map(([id, letter]) => [letter, [id, OPTIONS[id]!] as const]),
  );

/** A choice: which one of how many, from 0. */
export type Choice = readonly [index: number, count: number];

/** What is added to the text of a check if another part follows. */
export const FOLLOWED = '-';
/** The same after the last moves: when a link is read, they are seen to be the same moves. */
export const afterMoves = (steps: readonly Step[]): string => `~${formatSteps(steps)}`;

/** A text with its check. */
export const closed = (text: string, after = ''): string => text + checkOf(text + after);

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
