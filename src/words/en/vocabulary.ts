/** Cards and piles in English; counting, and lists. */
import { type Card, rankOf, suitOf } from '../../cards/index.js';
import type { PileRole, PileSpec } from '../../rules/engine.js';
import { partsOf } from '../dates.js';

export const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
export const PLURALS = [
  'aces',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
  'tens',
  'jacks',
  'queens',
  'kings',
];
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
/** The games whose names don't follow from their ids. */
const GAMES: Readonly<Record<string, string>> = {
  'hide-and-seek': 'Hide-and-Seek',
  'grandfathers-clock': 'Grandfather’s Clock',
};
/** What piles are called after their role; undefined if after their place. */
const BY_ROLE: Readonly<Record<PileRole, string | undefined>> = {
  foundation: undefined,
  tableau: undefined,
  stock: 'the stock',
  waste: 'the waste',
  turned: 'the turned card',
};
/** Those that have a name of their own instead, by their ids. */
const BY_ID: Readonly<Record<string, string>> = {
  wandering: 'the wandering card',
  aside: 'the cards laid aside',
};

export const card = (value: Card): string =>
  `${RANKS[rankOf(value) - 1]} of ${SUITS[suitOf(value)]}`;
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
export const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);
export const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A sentence as it goes on after a colon. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const gameName = (game: string): string =>
  GAMES[game] ?? game.split('-').map(begin).join(' ');

export function place(pile: PileSpec): string {
  const name = BY_ROLE[pile.role];
  if (name) return BY_ID[pile.id] ?? name;
  if ('ring' in pile.place) {
    if (pile.place.ring === 'centre') return 'the centre';
    const hour = `${pile.place.hour} o’clock`;
    return pile.place.ring === 'outer' ? `the fan at ${hour}` : hour;
  }
  if (pile.rank) return `the ${PLURALS[pile.rank - 1]}`;
  return `column ${pile.place.order + 1}`;
}

/** “A”, “A and B”, “A, B and C”. */
export function list(things: readonly string[], and = 'and'): string {
  const last = things[things.length - 1]!;
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} ${and} ${last}` : last;
}

/** “clubs, hearts, then spades” */
export const inOrder = (things: readonly string[]): string =>
  `${things.slice(0, -1).join(', ')}, then ${things.at(-1)}`;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const inMonth = (date: string): string => {
  const [, month, day] = partsOf(date);
  return `${day} ${MONTHS[month - 1]}`;
};

/** A date such as `2026-11-21`. */
export const dateOf = (date: string): string => `${inMonth(date)} ${partsOf(date)[0]}`;

/** Its month. */
export const monthOf = (date: string): string => {
  const [year, month] = partsOf(date);
  return `${MONTHS[month - 1]} ${year}`;
};

/** A date, with its year if that is not today’s. */
export const day = (date: string, today: string): string =>
  partsOf(date)[0] === partsOf(today)[0] ? inMonth(date) : dateOf(date);
