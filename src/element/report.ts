import {
  cardOf,
  countOf,
  formatCard,
  isDown,
  type Move,
  type Options,
  type Rules,
  type State,
  type Table,
} from '../rules/engine.js';

/** A move that is legal now. */
export interface MoveReport {
  readonly token: string;
  /** Pile ids. */
  readonly from: string;
  readonly to: string;
  /** How many cards go, from the top of the pile. */
  readonly count: number;
}

/** A readable position: the value of the property `state`. */
export interface StateReport {
  readonly game: string;
  readonly options: Options;
  readonly deal: number | null;
  readonly status: 'playing' | 'won' | 'lost';
  readonly moveCount: number;
  readonly piles: readonly {
    readonly id: string;
    readonly role: string;
    /** From the bottom card to the top one. */
    readonly cards: readonly { readonly card: string; readonly faceUp: boolean }[];
    readonly missing: number;
    readonly complete: boolean;
  }[];
  readonly badges: Table['badges'];
}

export const moveReports = (rules: Rules, moves: readonly Move[]): readonly MoveReport[] =>
  Object.freeze(
    moves.map((move) =>
      Object.freeze({
        token: move.token,
        from: rules.piles[move.from]!.id,
        to: rules.piles[move.to]!.id,
        count: countOf(move),
      }),
    ),
  );

export function stateReport(
  rules: Rules,
  state: State,
  deal: number | null,
  moveCount: number,
): StateReport {
  const { piles, badges } = rules.table(state);
  return deepFreeze({
    game: rules.game,
    options: { ...rules.options },
    deal,
    status: rules.outcome(state).status,
    moveCount,
    piles: piles.map(({ id, role, cards, missing, complete }) => ({
      id,
      role,
      cards: cards.map((slot) => ({ card: formatCard(cardOf(slot)), faceUp: !isDown(slot) })),
      missing,
      complete,
    })),
    badges,
  });
}

/** Freezes values that leave the kit; inside the kit, they are only read-only by type. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
