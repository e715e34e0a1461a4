import type { CardStyle } from '../rules/notation/typed-cards.js';
import type { Conventions, TypedFault } from '../rules/notation/typed-deal.js';
import type { NamedFault } from '../rules/notation/named-deal.js';

/** Ways to say which deal is wanted. */
export type DealKind = 'random' | 'today' | 'number' | 'date' | 'cards';

/** A choice between the two values of a convention. */
export interface ConventionWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The dialog that asks which deal is wanted. */
export interface ChooseDealWords {
  readonly title: string;
  /**
   * The deal on the board.
   * @param code as the board shows it; undefined for a custom deal
   * @param number its number, unless the code is the number itself
   * @param date the day whose deal it is, if it is one’s
   * @param today whose year goes without saying
   */
  now(
    code: string | undefined,
    number: number | undefined,
    date: string | undefined,
    today: string,
  ): string;
  readonly which: string;
  /** @param today the date of today’s deal */
  kind(kind: DealKind, today: string): string;
  /** The label of the field for a number, a date or cards. */
  readonly fields: Readonly<Record<'number' | 'date' | 'cards', string>>;
  /** What is to be written, while a field is empty. */
  readonly hints: {
    /** @param code of a deal of this game, as an example */
    number(code: string): string;
    readonly date: string;
    readonly cards: string;
  };
  readonly conventions: Readonly<Record<keyof Conventions, ConventionWords>>;
  /** How the cards have been understood. @param open the conventions in which a text can differ */
  understood(
    style: CardStyle,
    conventions: Conventions,
    open: readonly (keyof Conventions)[],
  ): string;
  /** A deal that has been found, by its code and its number. */
  found(code: string, number: number): string;
  /** A deal of cards that has been found. */
  readonly ownCards: string;
  /** Moves have been made in a linked or saved game: it is shown. */
  begun(count: number): string;
  /** The moves of a link can’t be read. */
  readonly movesLost: string;
  /** @param fault of a number, a code or a link; or of a date */
  badName(fault: NamedFault | 'date' | 'future'): string;
  badCards(fault: TypedFault): string;
  /** The heading of the list of piles with their cards. */
  readonly piles: string;
  readonly deal: string;
  /** The button for a game that has been begun. */
  readonly show: string;
}
