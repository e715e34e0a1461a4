/**
 * A card is a whole number from 0 to 51: `suit * 13 + rank - 1`. Games of two packs hold the same
 * number twice; which of the two a card is never matters to the rules.
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

export const ACE = 1;
export const QUEEN = 12;
export const KING = 13;

export const makeCard = (rank: Rank, suit: Suit): Card => suit * 13 + rank - 1;
export const rankOf = (card: Card): Rank => (card % 13) + 1;
export const suitOf = (card: Card): Suit => ((card / 13) | 0) as Suit;
export const isRed = (card: Card): boolean => card >= 13 && card < 39;

/** The rank after `rank` where the king is followed by the ace. */
export const nextRank = (rank: Rank): Rank => (rank === KING ? ACE : rank + 1);

/** The card of the same suit that comes after `card`, the ace after the king. */
export const nextInSuit = (card: Card): Card => (card % 13 === 12 ? card - 12 : card + 1);
