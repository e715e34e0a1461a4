/** Why a move can’t be made, in English. */
import {
  type Card,
  cardOf,
  isDown,
  isRed,
  makeCard,
  type PileSpec,
  rankOf,
  suitOf,
} from '../../rules/engine.js';
import type { Attempt, Refusal } from '../words.js';
import { begin, card, place, PLURALS, RANKS, SUITS } from './vocabulary.js';

const named = (attempt: Attempt): string =>
  attempt.card === undefined ? 'That card' : `The ${card(attempt.card)}`;

/** Why a foundation that is built up in suit doesn’t take a card: not yet, or never. */
function inSuit({ card: value, to }: Attempt, that: string): string {
  const slot = to?.cards.at(-1);
  if (!to || value === undefined || slot === undefined || isDown(slot)) {
    return `${that} can’t go there: another card comes first.`;
  }
  const top = cardOf(slot);
  const where = place(to);
  if (suitOf(top) !== suitOf(value))
    return `${that} never goes to ${where}: only ${SUITS[suitOf(top)]} go there.`;
  const next = makeCard((rankOf(top) % 13) + 1, suitOf(top));
  const steps = (rankOf(value) - rankOf(top) + 13) % 13;
  return steps > 0 && steps <= to.missing
    ? `${that} can’t go to ${where} yet: the ${card(next)} comes first.`
    : `${that} never goes to ${where}: it belongs on another pile.`;
}

/** What goes on a card where cards are built down. */
function takesDown(slot: number | undefined, where: string, inSuit = false): string {
  const top = slot === undefined || isDown(slot) ? undefined : cardOf(slot);
  // What goes on an ace depends on the game.
  if (top === undefined || rankOf(top) === 1) {
    return `${where}, a card goes on the next higher one${inSuit ? ' of its suit' : ''}`;
  }
  const next = makeCard(rankOf(top) - 1, suitOf(top));
  return `only ${inSuit ? `the ${card(next)}` : aRank(next)} goes on the ${card(top)}`;
}

/** “an 8”, “a queen”. */
const aRank = (value: Card): string => {
  const rank = RANKS[rankOf(value) - 1]!;
  return `${/^(ace|8)/.test(rank) ? 'an' : 'a'} ${rank}`;
};

/** What the stock can do where nothing lies. */
const first = ({ stock }: Attempt): string =>
  stock === 'deals'
    ? ': turn up a card of the stock first'
    : stock === 'fills'
      ? ': the stock deals to it when no fan has a gap'
      : '';

/** Where a card belongs: on a clock, the hour of its rank. */
function home(value: Card, target?: PileSpec): string {
  const rank = rankOf(value);
  if (!target || !('ring' in target.place)) return `with the ${PLURALS[rank - 1]}`;
  return rank === 13 ? 'in the centre' : `at ${rank} o’clock`;
}

export function refusal(code: Refusal, attempt: Attempt): string {
  const that = named(attempt);
  const to = attempt.to ? place(attempt.to) : 'there';
  const top = attempt.to?.cards[attempt.to.cards.length - 1];
  switch (code) {
    case 'game-over':
      return `The game is over: ${attempt.canUndo ? 'undo, or ' : ''}start a new one.`;
    case 'empty-pile':
      return `${begin(place(attempt.from ?? attempt.to!))} is empty${first(attempt)}.`;
    case 'not-available':
    case 'unknown-move':
      return attempt.to ? `${that} can’t go to ${to}.` : `${that} can’t be played now.`;
    case 'foundation-keeps':
      return attempt.from
        ? `Cards at ${place(attempt.from)} stay there for good.`
        : 'Cards on a foundation stay there for good.';
    case 'pile-complete':
      return `${begin(to)} is complete.`;
    case 'not-next-in-suit':
      return inSuit(attempt, that);
    case 'not-next-down':
      return `${that} can’t go there: ${takesDown(top, 'in a column')}.`;
    case 'not-next-down-in-suit':
      return `${that} can’t go there: ${takesDown(top, 'in a fan', true)}.`;
    case 'wrong-hour':
      return attempt.card === undefined
        ? `${that} belongs on another pile.`
        : `${that} can’t go to ${to}: it belongs ${home(attempt.card, attempt.to)}.`;
    case 'suit-not-open':
      return `${that} has to wait: ${to} needs ${attempt.suit === undefined ? 'another suit' : `a ${SUITS[attempt.suit]!.slice(0, -1)}`} first.`;
    case 'wrong-colour':
      return `${that} has to wait: ${to} needs a ${attempt.card !== undefined && isRed(attempt.card) ? 'black' : 'red'} suit first.`;
    case 'has-gaps':
      return `${begin(to)} has gaps: fill them before building on it.`;
    case 'empty-fan':
      return 'An empty fan can only be filled from the stock.';
    case 'no-gaps':
      return 'There are no gaps to fill.';
    case 'fill-first':
      return 'Fill the gaps first.';
    case 'stock-empty':
      return 'The stock is empty.';
    case 'stock-not-empty':
      return 'The stock isn’t empty yet.';
    case 'waste-empty':
      return 'The waste is empty.';
    case 'no-redeals':
      return 'You can’t go through the stock again: no redeals are left.';
    case 'king-must-return':
      return `${that} must go back to a pile with cards face down.`;
    case 'nothing-hidden':
      return `${begin(to)} has no cards face down.`;
    case 'same-pile':
      return `${that} is already there.`;
    case 'busy':
      return 'Another move is still in progress: try again in a moment.';
    case 'demonstration':
      return 'This is a demonstration: go back to your game to play.';
    case 'replay':
      return 'This is a replay: go back to your game, or play on from here.';
    case 'disabled':
      return 'This game can’t be played at the moment.';
    case 'cancelled':
      return `This page doesn’t allow that${attempt.from ? ' move' : ''} right now.`;
    case 'nothing-to-undo':
      return 'There is nothing to undo.';
    case 'nothing-to-redo':
      return 'There is nothing to redo.';
    case 'no-moves-from':
      return `${that} can’t go anywhere yet.`;
    default:
      code satisfies never;
      // A page’s own rules may refuse with codes of their own.
      return 'That isn’t possible right now.';
  }
}
