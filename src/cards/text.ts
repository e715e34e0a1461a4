import { type Card, makeCard, rankOf, type Suit, suitOf } from './card.js';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['C', 'D', 'H', 'S'];
const SUIT_SIGNS = '♣♦♥♠♧♢♡♤';

/** A fault in a text: what it is, and where it begins, counted in characters from 0. */
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

/** A piece of a longer text, and where in it the piece begins. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/** The pieces of `text` between runs of `gap`, each with its place. */
export function wordsOf(text: string, gap: RegExp = /[\s,.]+/): Word[] {
  const words: Word[] = [];
  let at = 0;
  for (const piece of text.split(new RegExp(`(${gap.source})`))) {
    if (piece !== '' && !new RegExp(`^(?:${gap.source})$`).test(piece)) {
      words.push({ text: piece, at });
    }
    at += piece.length;
  }
  return words;
}

/** `AC`, `10H`, `KS`: the rank, then the suit. */
export function formatCard(card: Card): string {
  return RANKS[rankOf(card) - 1] + SUITS[suitOf(card)];
}

export const formatCards = (cards: readonly Card[]): string => cards.map(formatCard).join(' ');

/** Reads what {@link formatCard} writes, and `T` for 10, lower case and the suit signs. */
export function parseCard(text: string, at = 0): Parsed<Card> {
  const match = /^(10|[a2-9tjqk])([cdhs]|[♣♦♥♠♧♢♡♤])\uFE0F?$/i.exec(text);
  if (!match) {
    const shown = text.length > 12 ? `${text.slice(0, 12)}…` : text;
    return fault(
      'not-a-card',
      `“${shown}” is not a card: write a rank (A, 2 to 10, J, Q, K) and a suit (C, D, H, S), such as 10H`,
      at,
    );
  }
  const rank = match[1]!.toUpperCase();
  const sign = SUIT_SIGNS.indexOf(match[2]!);
  const suit = sign >= 0 ? sign % 4 : SUITS.indexOf(match[2]!.toUpperCase());
  return parsed(makeCard(rank === 'T' ? 10 : RANKS.indexOf(rank) + 1, suit as Suit));
}

/** Reads cards between spaces, commas or full stops. */
export function parseCards(text: string, at = 0): Parsed<Card[]> {
  const cards: Card[] = [];
  for (const word of wordsOf(text)) {
    const card = parseCard(word.text, at + word.at);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return parsed(cards);
}
