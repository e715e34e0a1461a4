/** What cards are called in words, in English and German; a list may have both. */
import { makeCard, type Card, type Rank, type Suit } from '../../cards/index.js';

/** The names of each rank, from the ace on. */
const RANKS: readonly string[] = [
  'a ace as ass',
  '2 two zwei',
  '3 three drei',
  '4 four vier',
  '5 five fünf fuenf',
  '6 six sechs',
  '7 seven sieben',
  '8 eight acht',
  '9 nine neun',
  '10 t ten zehn',
  'j jack knave b bube',
  'q queen d dame',
  'k king könig koenig',
];

/** Those of each suit: a letter, its symbols, and in words. */
const SUITS: readonly string[] = [
  'c ♣ ♧ club clubs kreuz treff',
  'd ♦ ♢ diamond diamonds karo',
  'h ♥ ♡ heart hearts herz',
  's ♠ ♤ spade spades pik',
];

const table = (names: readonly string[], from: number): ReadonlyMap<string, number> =>
  new Map(
    names.flatMap((all, i) => all.split(' ').map((name): [string, number] => [name, i + from])),
  );

const ranks = table(RANKS, 1);
const suits = table(SUITS, 0);
/** In words, without letters and symbols. */
const suitWords = [...suits].filter(([name]) => name.length > 1);

/** Words between the two names of a card, or between cards. */
const FILLERS = ['of', 'the', 'and', 'von', 'und'];

export const isFiller = (word: string): boolean => FILLERS.includes(word.toLowerCase());

export const rankNamed = (word: string): Rank | undefined => ranks.get(word.toLowerCase());

export const suitNamed = (word: string): Suit | undefined =>
  suits.get(word.toLowerCase()) as Suit | undefined;

/** Whether it is a name, and not just a letter, a number or a symbol. */
export const isInWords = (word: string): boolean => /\p{L}{2}/u.test(word);

/** A card in one word, as in German: `Herzdame`, `Pik7`. */
export function cardInOneWord(
  word: string,
): { readonly card: Card; readonly suitFirst: boolean } | undefined {
  const small = word.toLowerCase();
  for (const [name, suit] of suitWords) {
    for (const suitFirst of [true, false]) {
      if (!(suitFirst ? small.startsWith(name) : small.endsWith(name))) continue;
      const rest = suitFirst ? small.slice(name.length) : small.slice(0, -name.length);
      const rank = ranks.get(rest);
      if (rank !== undefined) return { card: makeCard(rank, suit as Suit), suitFirst };
    }
  }
  return undefined;
}
