/** Cards and piles in German, in the cases that sentences need; counting, and lists. */
import { type Card, rankOf, suitOf } from '../../cards/index.js';
import type { PileRole, PileSpec } from '../../rules/engine.js';
import { partsOf } from '../dates.js';

const NUMBERS = ['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'];
export const RANKS = ['Ass', ...NUMBERS, 'Bube', 'Dame', 'König'];
/** The piles that collect a rank are named by its plural; the dative has an ending of its own. */
const PLURALS = ['Asse', ...NUMBERS.map((one) => `${one}en`), 'Buben', 'Damen', 'Könige'];
export const SUITS = ['Kreuz', 'Karo', 'Herz', 'Pik'];

/** The article of a card in the nominative and the accusative, and the pronoun that stands for it. */
const FEMININE = { article: 'die', accusative: 'die', pronoun: 'sie' };
const MASCULINE = { article: 'der', accusative: 'den', pronoun: 'er' };
const NEUTER = { article: 'das', accusative: 'das', pronoun: 'es' };

function genderOf(value: Card): typeof FEMININE {
  const rank = rankOf(value);
  if (rank === 1) return NEUTER;
  return rank === 11 || rank === 13 ? MASCULINE : FEMININE;
}

export const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
export const moves = (count: number): string => (count === 1 ? '1 Zug' : `${count} Züge`);
/** In the dative: “nach 3 Zügen”. */
export const ofMoves = (count: number): string => (count === 1 ? '1 Zug' : `${count} Zügen`);
/** A percentage keeps its sign on the same line. */
export const percent = (value: number): string => `${decimal(value)}\u00a0%`;
export const decimal = (value: number | string): string => String(value).replace('.', ',');

/** Where German has no name of its own, the English one stays: see docs/glossary.md. */
const GAMES: Readonly<Record<string, string>> = {
  clock: 'Die Uhr',
  watch: 'Watch',
  travellers: 'Travellers',
  'hide-and-seek': 'Hide-and-Seek',
  'grandfathers-clock': 'Großvaters Uhr',
  'big-ben': 'Big Ben',
  'german-clock': 'German Clock',
  'wandering-card': 'Dreizehnmal Vier',
};

export const gameName = (game: string): string => GAMES[game] ?? begin(game);

/** “Herz-Dame”. */
export const card = (value: Card): string => `${SUITS[suitOf(value)]}-${RANKS[rankOf(value) - 1]}`;
/** “die Herz-Dame”. */
export const theCard = (value: Card): string => `${genderOf(value).article} ${card(value)}`;
/** “auf den Herz-Buben”. */
export const ontoCard = (value: Card): string =>
  `auf ${genderOf(value).accusative} ${card(value)}${rankOf(value) === 11 ? 'n' : ''}`;
/** “sie”, for a queen. */
export const pronoun = (value: Card): string => genderOf(value).pronoun;

/** Clubs and spades are black. */
export const isBlack = (suit: number): boolean => suit % 3 === 0;

/** “den Herz-Buben”. */
export const accusative = (value: number): string => ontoCard(value).slice('auf '.length);

/** “dem Herz-Buben”. */
export const dative = (value: number): string => {
  const isFeminine = pronoun(value) === 'sie';
  return `${isFeminine ? 'der' : 'dem'} ${accusative(value).split(' ')[1]}`;
};

const dativePlural = (rank: number): string => {
  const plural = PLURALS[rank - 1]!;
  return plural.endsWith('n') ? plural : `${plural}n`;
};
/** “zu den Damen”. */
export const toRank = (rank: number): string => `zu den ${dativePlural(rank)}`;

interface Cases {
  /** Its name alone: “Mitte”. */
  readonly name: string;
  /** Its name in a sentence: “die Mitte”. */
  readonly the: string;
  /** Where a card lies: “in der Mitte”. */
  readonly at: string;
  /** Where a card goes: “in die Mitte”. */
  readonly to: string;
  /** Where a card comes from: “aus der Mitte”. */
  readonly from: string;
  /** Where a pointer presses, if a card goes there in other words. */
  readonly onto?: string;
}

const STOCK: Cases = {
  name: 'Talon',
  the: 'der Talon',
  at: 'im Talon',
  to: 'auf den Talon',
  from: 'vom Talon',
};
const WASTE: Cases = {
  name: 'Ablagestapel',
  the: 'der Ablagestapel',
  at: 'auf dem Ablagestapel',
  to: 'auf den Ablagestapel',
  from: 'vom Ablagestapel',
};
const TURNED: Cases = {
  name: 'aufgedeckte Karte',
  the: 'die aufgedeckte Karte',
  at: 'bei der aufgedeckten Karte',
  to: 'zur aufgedeckten Karte',
  from: 'von der aufgedeckten Karte',
};
const WANDERING: Cases = {
  name: 'wandernde Karte',
  the: 'die wandernde Karte',
  at: 'bei der wandernden Karte',
  to: 'zur wandernden Karte',
  from: 'von der wandernden Karte',
};
const ASIDE: Cases = {
  name: 'beiseitegelegte Karten',
  the: 'die beiseitegelegten Karten',
  at: 'bei den beiseitegelegten Karten',
  to: 'zu den beiseitegelegten Karten',
  from: 'von den beiseitegelegten Karten',
};
const CENTRE: Cases = {
  name: 'Mitte',
  the: 'die Mitte',
  at: 'in der Mitte',
  to: 'in die Mitte',
  from: 'aus der Mitte',
};

/** What piles are called after their role; undefined if after their place. */
const BY_ROLE: Readonly<Record<PileRole, Cases | undefined>> = {
  foundation: undefined,
  tableau: undefined,
  stock: STOCK,
  waste: WASTE,
  turned: TURNED,
};
/** Those that have a name of their own instead, by their ids. */
const BY_ID: Readonly<Record<string, Cases>> = { wandering: WANDERING, aside: ASIDE };

function casesOf({ id, role, place, rank }: PileSpec): Cases {
  const name = BY_ROLE[role];
  if (name) return BY_ID[id] ?? name;
  if ('ring' in place) {
    if (place.ring === 'centre') return CENTRE;
    const hour = `${place.hour} Uhr`;
    if (place.ring === 'inner') {
      return { name: hour, the: hour, at: `auf ${hour}`, to: `auf ${hour}`, from: `von ${hour}` };
    }
    const fan = `Fächer bei ${hour}`;
    return {
      name: fan,
      the: `der ${fan}`,
      at: `im ${fan}`,
      to: `auf den ${fan}`,
      from: `vom ${fan}`,
    };
  }
  if (rank) {
    const plural = dativePlural(rank);
    return {
      name: PLURALS[rank - 1]!,
      the: `die ${PLURALS[rank - 1]}`,
      at: `bei den ${plural}`,
      to: toRank(rank),
      onto: `auf die ${PLURALS[rank - 1]}`,
      from: `von den ${plural}`,
    };
  }
  const column = `Spalte ${place.order + 1}`;
  return {
    name: column,
    the: column,
    at: `in ${column}`,
    to: `auf ${column}`,
    from: `von ${column}`,
  };
}

export const place = (pile: PileSpec): string => casesOf(pile).name;
export const the = (pile: PileSpec): string => casesOf(pile).the;
export const at = (pile: PileSpec): string => casesOf(pile).at;
export const to = (pile: PileSpec): string => casesOf(pile).to;
export const from = (pile: PileSpec): string => casesOf(pile).from;
/** Where a pointer presses. */
export const onto = (pile: PileSpec): string => casesOf(pile).onto ?? to(pile);

/** “A”, “A und B”, “A, B und C”. */
export function list(things: readonly string[], and = 'und'): string {
  const last = things[things.length - 1]!;
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} ${and} ${last}` : last;
}

/** “Kreuz, Herz, dann Pik” */
export const inOrder = (things: readonly string[]): string =>
  `${things.slice(0, -1).join(', ')}, dann ${things.at(-1)}`;

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

const inMonth = (date: string): string => {
  const [, month, day] = partsOf(date);
  return `${day}. ${MONTHS[month - 1]}`;
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
