/**
 * Cards as people write them. Collections and exercises differ in how a card is written, in the order of the cards,
 * and in where dealing begins; what a text itself doesn’t tell, its reader chooses.
 */
import type { Card } from '../../cards/index.js';
import type { Rules } from '../contract/rules.js';
import {
  type CardPlace,
  type CardStyle,
  type NotACard,
  type ReadCards,
  readCards,
  type Written,
} from './typed-cards.js';

/** In what order the cards of a text are dealt. */
export interface Conventions {
  /** A card to every pile and then the next round, or all cards of a pile and then the next pile. */
  readonly order: 'rounds' | 'piles';
  /** The hour at which dealing begins. */
  readonly first: '12' | '1';
  /** Which of the cards is dealt first: the one that is written first, or last. */
  readonly begin: 'first' | 'last';
}

/** What is wrong with a text. */
export type TypedFault =
  | NotACard
  | { readonly kind: 'foreign'; readonly card: Card; readonly place: CardPlace }
  | { readonly kind: 'twice'; readonly card: Card; readonly places: readonly CardPlace[] }
  | {
      readonly kind: 'missing';
      readonly cards: readonly Card[];
      readonly given: number;
      readonly wanted: number;
    };

/** What has been understood of a text, and the cards in this kit’s order of dealing unless something is wrong. */
export interface TypedDeal {
  readonly cards: readonly Card[] | undefined;
  readonly faults: readonly TypedFault[];
  readonly style: CardStyle;
  readonly conventions: Conventions;
}

/** How a game deals: so many rounds of a card to so many piles; what is left is its stock. */
interface Dealing {
  readonly piles: number;
  readonly rounds: number;
  /** Whether its piles are hours, of which 12 is the first. */
  readonly hours: boolean;
}

/** The rounds of each game that deals to piles, and how many of those are hours. */
const ROUNDS: Readonly<Record<string, readonly [rounds: number, hours?: number]>> = {
  clock: [4, 12],
  watch: [4, 12],
  travellers: [4],
  'hide-and-seek': [4],
  'wandering-card': [4],
  'grandfathers-clock': [5],
  'big-ben': [3, 12],
};
/** Big Ben alone has a stock besides. */
const STOCKS: Readonly<Record<string, number>> = { 'big-ben': 56 };

/** Characters: many times as many as the longest deal has. */
const MAX_LENGTH = 20_000;
/** The places of a card that are told. */
const PLACES = 4;

/** Undefined for a game whose deal is a stock, or that is not the kit’s: its cards have one order only. */
function dealingOf({ game, pack }: Rules): Dealing | undefined {
  const [rounds, hours] = ROUNDS[game] ?? [];
  if (!rounds) return undefined;
  return { rounds, piles: (pack.length - (STOCKS[game] ?? 0)) / rounds, hours: hours === 12 };
}

/** Which conventions a text of this game can differ in. */
export function openConventions(rules: Rules): readonly (keyof Conventions)[] {
  const dealing = dealingOf(rules);
  if (!dealing) return ['begin'];
  return dealing.hours ? ['order', 'first', 'begin'] : ['order', 'begin'];
}

// The pack --------------------------------------------------------------------------------------

const tally = (cards: readonly Card[]): Map<Card, number> => {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** What differs from the pack that a game deals. */
function faultsIn(written: readonly Written[], pack: readonly Card[]): TypedFault[] {
  const wanted = tally(pack);
  const places = new Map<Card, CardPlace[]>();
  for (const { value, card, line } of written) {
    const found = places.get(value);
    if (found) found.push({ card, line });
    else places.set(value, [{ card, line }]);
  }
  const faults: TypedFault[] = [];
  for (const [card, found] of places) {
    const most = wanted.get(card) ?? 0;
    if (most === 0) faults.push({ kind: 'foreign', card, place: found[0]! });
    else if (found.length > most) {
      faults.push({ kind: 'twice', card, places: found.slice(0, PLACES) });
    }
  }
  const cards = [...wanted].flatMap(([card, most]) =>
    Array<Card>(Math.max(0, most - (places.get(card)?.length ?? 0))).fill(card),
  );
  const given = written.length;
  if (cards.length > 0) faults.push({ kind: 'missing', cards, given, wanted: pack.length });
  return faults;
}

// The order -------------------------------------------------------------------------------------

const sizesOf = (written: readonly Written[]): Map<number, number> =>
  tally(written.map(({ group }) => group));

/** Whether the lines of a text are piles: each of the first ones has as many cards as a pile gets. */
function showsPiles(written: readonly Written[], dealing: Dealing): boolean {
  const piles = [...sizesOf(written).values()].slice(0, dealing.piles);
  return piles.length === dealing.piles && piles.every((length) => length === dealing.rounds);
}

/** A text in which each hour has its name: from 1 or from 12 o’clock on, in whatever order they stand there. */
function byHours(
  { written, hours }: ReadCards,
  dealing: Dealing,
): { readonly written: readonly Written[]; readonly first: Conventions['first'] } | undefined {
  const sizes = sizesOf(written);
  const groups = new Map([...hours].map(([group, hour]) => [hour, group]));
  const isWhole = (hour: number): boolean => sizes.get(groups.get(hour) ?? -1) === dealing.rounds;
  if (!dealing.hours || hours.size !== 12) return undefined;
  const [begin] = hours.values();
  const first = begin === 1 ? '1' : '12';
  const all = Array.from({ length: 12 }, (_, i) => (first === '1' ? i + 1 : i || 12));
  if (!all.every(isWhole)) return undefined;
  const cardsAt = (hour: number): readonly Written[] =>
    written.filter(({ group }) => group === groups.get(hour));
  const rest = written.filter(({ group }) => !hours.has(group));
  return { written: [...all.flatMap(cardsAt), ...rest], first };
}

/** The cards as this kit deals them: in rounds, of which the first card goes to 12 o’clock. */
function inDealingOrder(
  written: readonly Card[],
  dealing: Dealing | undefined,
  { order, first, begin }: Conventions,
): Card[] {
  const from = begin === 'last' ? [...written].reverse() : [...written];
  if (!dealing) return from;
  const { piles, rounds, hours } = dealing;
  const to = [...from];
  for (let i = 0; i < piles * rounds; i++) {
    const [round, nth] =
      order === 'piles' ? [i % rounds, Math.floor(i / rounds)] : [Math.floor(i / piles), i % piles];
    // After 1, 2 … 12 the centre comes last either way.
    const pile = hours && first === '1' && nth < 12 ? (nth + 1) % 12 : nth;
    to[round * piles + pile] = from[i]!;
  }
  return to;
}

/**
 * Reads the cards of a deal, in any of the usual conventions.
 * @param chosen what the reader has chosen; the rest is taken from the text, or as this kit deals
 */
export function readTypedDeal(
  text: string,
  rules: Rules,
  chosen: Partial<Conventions> = {},
): TypedDeal {
  const read = readCards(text.slice(0, MAX_LENGTH));
  const { written, style, fault } = read;
  const dealing = dealingOf(rules);
  const named = dealing && byHours(read, dealing);
  const order = named || (dealing && showsPiles(written, dealing)) ? 'piles' : 'rounds';
  const conventions: Conventions = {
    order,
    first: named?.first ?? '12',
    begin: 'first',
    ...chosen,
  };
  const faults = fault ? [fault] : faultsIn(written, rules.pack);
  const values = (named?.written ?? written).map(({ value }) => value);
  const cards = faults.length > 0 ? undefined : inDealingOrder(values, dealing, conventions);
  return { cards, faults, style, conventions };
}
