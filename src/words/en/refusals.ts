/** Why a move can’t be made, in English. */
import { cardOf, isDown, rankOf } from '../../rules/engine.js';
import type { Attempt, Refusal } from '../words.js';
import { begin, card, place, PLURALS } from './vocabulary.js';

const named = (attempt: Attempt): string =>
  attempt.card === undefined ? 'That card' : `The ${card(attempt.card)}`;

export function refusal(code: Refusal, attempt: Attempt): string {
  const that = named(attempt);
  const to = attempt.to ? place(attempt.to) : 'there';
  const top = attempt.to?.cards[attempt.to.cards.length - 1];
  const onto = top === undefined || isDown(top) ? to : `the ${card(cardOf(top))}`;
  switch (code) {
    case 'game-over':
      return 'The game is over: undo, or start a new one.';
    case 'empty-pile':
      return `${begin(place(attempt.from ?? attempt.to!))} is empty.`;
    case 'not-available':
    case 'unknown-move':
      return attempt.to ? `${that} can’t go to ${to}.` : `${that} can’t be played now.`;
    case 'foundation-keeps':
      return 'Cards on a foundation stay there.';
    case 'pile-complete':
      return `${begin(to)} is complete.`;
    case 'not-next-in-suit':
      return `${that} can’t go on ${onto}: foundations are built up in suit.`;
    case 'not-next-down':
      return `${that} can’t go on ${onto}: columns are built down, in any suit.`;
    case 'not-next-down-in-suit':
      return `${that} can’t go on ${onto}: fans are built down in suit.`;
    case 'wrong-hour':
      return attempt.card === undefined
        ? `${that} belongs on another pile.`
        : `${that} can’t go to ${to}: it belongs with the ${PLURALS[rankOf(attempt.card) - 1]}.`;
    case 'suit-not-open':
      return `${that} isn’t the suit that ${to} needs next.`;
    case 'wrong-colour':
      return `${that} can’t start the second suit: it is the same colour as the first.`;
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
      return 'There are no redeals left.';
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
      return `${that} has nowhere to go.`;
    default:
      code satisfies never;
      // A page’s own rules may refuse with codes of their own.
      return 'That isn’t possible right now.';
  }
}
