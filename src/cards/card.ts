/**
 * A card is an integer from 0 to 51: `suit * 13 + rank - 1`. Games with two packs have each number
 * twice; the rules never distinguish the two cards.
 */
export type Card = number;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = 0 | 1 | 2 | 3;

/** 1 is the ace, 11 the jack, 12 the queen, 13 the king. */
export type Rank = number;

export const CLUBS = 0;
export const DIAMONDS = 1;
export const HEARTS = 2;
export const SPADES = 3;
export const SUITS: readonly Suit[] = [CLUBS, DIAMONDS, HEARTS, SPADES];

export const ACE = 1;
export const JACK = 11;
export const QUEEN = 12;
export const KING = 13;

export const makeCard = (rank: Rank, suit: Suit): Card => suit * 13 + rank - 1;
export const rankOf = (card: Card): Rank => (card % 13) + 1;
export const suitOf = (card: Card): Suit => ((card / 13) | 0) as Suit;
/** The other suit of the same colour: clubs and spades, diamonds and hearts. */
export const partnerOf = (suit: Suit): Suit => (3 - suit) as Suit;
export const isRed = (card: Card): boolean => card >= 13 && card < 39;

/** The rank after `rank`, with the ace after the king. */
export const nextRank = (rank: Rank): Rank => (rank === KING ? ACE : rank + 1);

/** The next card of the same suit, with the ace after the king. */
export const nextInSuit = (card: Card): Card => (card % 13 === 12 ? card - 12 : card + 1);

/** The card before it in its suit, with the king before the ace. */
export const previousInSuit = (card: Card): Card => (card % 13 === 0 ? card + 12 : card - 1);
