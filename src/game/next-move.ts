import {
  cardOf,
  isDown,
  type Move,
  rankOf,
  type Rules,
  type State,
  topOf,
} from '../rules/engine.js';
import type { PossibleMove } from '../words/index.js';
import type { Message } from './message.js';

/**
 * A move for somebody who doesn't know the game: one to a foundation if there is one, and nothing from
 * the stock while cards on the table can move. It is legal, not clever: a hint needs the solver.
 * @param isGood whether a move may be suggested at all
 */
export function easyMove(
  rules: Rules,
  state: State,
  isGood: (move: Move) => boolean = () => true,
): Move | undefined {
  const order = ({ from, to }: Move): number => {
    const [source, target] = [rules.piles[from]!.role, rules.piles[to]!.role];
    if (target === 'foundation' || source === 'turned') return 0;
    if (target !== 'tableau') return 3;
    if (source === 'stock') return 2;
    return state.piles[to]!.length > 0 ? 1 : 4;
  };
  const moves = rules.moves(state).filter(isGood);
  return [...moves].sort((a, b) => order(a) - order(b))[0];
}

/** A move as facts for a sentence. */
export function factsOfMove(rules: Rules, state: State, { from, to }: Move): PossibleMove {
  const { piles } = rules.table(state);
  const top = topOf(piles[from]!.cards);
  const card = top < 0 || isDown(top) ? undefined : cardOf(top);
  return { card, from: piles[from]!, to: piles[to]! };
}

/** What is said if the turned card may go to any of several piles. */
export function choiceOf(rules: Rules, state: State): Message | undefined {
  const moves = rules.moves(state);
  const [first] = moves;
  if (!first || moves.length < 2 || rules.piles[first.from]!.role !== 'turned') return undefined;
  const card = cardOf(topOf(state.piles[first.from]!));
  const rank = rankOf(card);
  const shown = state.piles.flat().filter((slot) => !isDown(slot) && rankOf(slot) === rank);
  return ['choosePile', card, shown.length];
}

/** What is said of a move that has opened something: gaps for the stock, or a suit. */
export function openedBy(rules: Rules, before: State, after: State): Message | undefined {
  const canFill = (state: State): boolean =>
    rules
      .moves(state)
      .some(
        ({ from, to }) =>
          rules.piles[from]!.role === 'stock' && rules.piles[to]!.role === 'tableau',
      );
  const { piles, badges } = rules.table(after);
  if (canFill(after) && !canFill(before)) {
    const tableau = piles.filter(({ role }) => role === 'tableau');
    const short = tableau.filter(({ missing }) => missing > 0);
    // Where piles have no size of their own, the stock fills those that are empty.
    const gaps = short.length > 0 ? short : tableau.filter(({ cards }) => cards.length === 0);
    if (gaps.length > 0) return ['gaps', gaps];
  }
  const order = badges.find((badge) => badge.kind === 'suit-order');
  const earlier = rules.table(before).badges.find((badge) => badge.kind === 'suit-order');
  const open = (suits: readonly (number | null)[] = []): number =>
    suits.filter((suit) => suit !== null).length;
  return open(order?.suits) > open(earlier?.suits) ? ['suitOrder', order!.suits] : undefined;
}
