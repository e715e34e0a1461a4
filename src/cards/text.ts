import { type Card, makeCard, rankOf, type Suit, suitOf } from './card.js';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** The suits as they are written, then the suit symbols that can also be read. */
const SUITS = 'CDHS♣♦♥♠♧♢♡♤';

/** An error in a text; `at` is where it begins, counted in characters from 0. */
export interface TextFault {
  readonly code: string;
  readonly message: string;
  readonly at: number;
}

export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: TextFault };

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });

export const fault = (code: string, message: string, at: number): Parsed<never> => ({
  ok: false,
  error: { code, message, at },
});

/** A part of a longer text, and where it begins. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/**
 * The words of `text`, each with its position. `word` is a global regular expression that matches a
 * whole word. Matching words instead of splitting at gaps takes linear time even for long gaps.
 * @param at where `text` itself begins in a longer one
 */
export const wordsOf = (text: string, word = /[^\s,.]+/g, at = 0): Word[] =>
  Array.from(text.matchAll(word), (match) => ({ text: match[0], at: at + match.index }));

/** `AC`, `10H`, `KS`: the rank, then the suit. */
export function formatCard(card: Card): string {
  return `${RANKS[rankOf(card) - 1]}${SUITS[suitOf(card)]}`;
}

export const formatCards = (cards: readonly Card[]): string => cards.map(formatCard).join(' ');

/** Parses the output of {@link formatCard}, and also `T` for 10, lower case and suit symbols. */
export function parseCard(text: string, at = 0): Parsed<Card> {
  const match = /^(10|[a2-9tjqk])([cdhs♣♦♥♠♧♢♡♤])\uFE0F?$/i.exec(text);
  if (!match) {
    const shown = text.length > 12 ? `${text.slice(0, 12)}…` : text;
    return fault(
      'not-a-card',
      `“${shown}” is not a card: write a rank (A, 2 to 10, J, Q, K) and a suit (C, D, H, S), such as 10H`,
      at,
    );
  }
  const rank = match[1]!.toUpperCase();
  const suit = (SUITS.indexOf(match[2]!.toUpperCase()) % 4) as Suit;
  return parsed(makeCard(rank === 'T' ? 10 : RANKS.indexOf(rank) + 1, suit));
}

/** Parses cards separated by spaces, commas or full stops. */
export function parseCards(text: string, at = 0): Parsed<Card[]> {
  const cards: Card[] = [];
  for (const word of wordsOf(text)) {
    const card = parseCard(word.text, at + word.at);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return parsed(cards);
}
