/**
 * The rules once more, told as a player would lay the cards: lists of names that change in place.
 * Nothing here comes from the rules under test, and nothing is fast.
 */
export abstract class Oracle {
  /** Pile ids and their cards, from bottom to top; a card that lies face down is in brackets. */
  abstract readonly table: Map<string, string[]>;
  redeals = 0;
  /** The tokens of the legal moves, in any order. */
  abstract moves(): string[];
  abstract make(token: string): void;
  /** What the game is when no move is left. */
  abstract won(): boolean;

  result(): 'playing' | 'won' | 'lost' {
    if (this.moves().length > 0) return 'playing';
    return this.won() ? 'won' : 'lost';
  }

  /** The position as text, from which {@link restore} lays it again. */
  snapshot(): string {
    return JSON.stringify([[...this.table], this.redeals]);
  }

  restore(snapshot: string): void {
    const [piles, redeals] = JSON.parse(snapshot) as [[string, string[]][], number];
    for (const [id, cards] of piles) this.table.set(id, cards);
    this.redeals = redeals;
  }

  protected pile(id: string): string[] {
    return this.table.get(id)!;
  }

  protected top(id: string): string | undefined {
    return this.pile(id).at(-1);
  }
}

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export const rank = (card: string): number => RANKS.indexOf(card.slice(0, -1)) + 1;
export const suit = (card: string): string => card.slice(-1);
export const isBlack = (card: string): boolean => suit(card) === 'C' || suit(card) === 'S';

export const down = (card: string): string => `(${card})`;
export const isDown = (card: string): boolean => card.startsWith('(');
export const up = (card: string): string => (isDown(card) ? card.slice(1, -1) : card);

/** Whether `high` is the card of the same suit after `low`, where the ace follows the king. */
export const follows = (high: string, low: string): boolean =>
  suit(high) === suit(low) && rank(high) === (rank(low) % 13) + 1;

/** Hours from one to twelve, as ids of piles. */
export const hours = (letter: string): string[] =>
  Array.from({ length: 12 }, (_, i) => `${letter}${i + 1}`);
