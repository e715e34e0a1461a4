import { rankOf } from '../../cards/index.js';
import { cardOf, isDown } from '../../rules/engine.js';
import type { LearnWords, PossibleMove, Reason } from '../learn-words.js';
import { howToPlay } from './how-to-play.js';
import { moveText } from './moving.js';
import { begin, card, list, place, RANKS, SUITS } from './vocabulary.js';

export const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** Clubs and spades are black. */
export const colour = (suit: number): string => (suit % 3 === 0 ? 'black' : 'red');

function nextMove({ card: value, from, to }: PossibleMove): string {
  if (to.role === 'stock') return 'Turn the waste over, to go through the stock again.';
  if (from.role === 'stock') {
    return to.role === 'waste' ? 'Turn up a card of the stock.' : 'Fill the gaps from the stock.';
  }
  const named = value === undefined ? 'a card' : `the ${card(value)}`;
  const top = to.cards.at(-1);
  if (to.role !== 'tableau' || from.role === 'turned' || top === undefined || isDown(top)) {
    return `Play ${named}: it goes to ${place(to)}.`;
  }
  return `Play ${named} onto the ${card(cardOf(top))}.`;
}

/** Why a move is a good one, as the end of a sentence. */
function why(reason: Reason): string {
  switch (reason.kind) {
    case 'only':
      return 'the only move';
    case 'ends':
      return 'the only move, and the last one';
    case 'completes':
      return `it completes ${place(reason.pile)}`;
    case 'frees':
      return `it frees the ${card(reason.card)}, which ${place(reason.pile)} waits for`;
    case 'nearer':
      return `it gets nearer to the ${card(reason.card)}, which ${place(reason.pile)} waits for`;
    case 'follows':
      return `then the ${card(reason.card)} can go to ${place(reason.pile)}`;
    case 'empties':
      return `it empties ${place(reason.pile)}`;
    case 'chance':
      return `it wins ${Math.round(reason.share * 100)}% of the time`;
    case 'safe':
      return 'no other card will need it';
    case 'home':
      return 'it belongs there';
    case 'fills':
      return 'that brings new cards into play';
    case 'deals':
      return 'the face-up cards can wait';
    case 'again':
      return 'the cards passed over come again';
    case 'best':
      return 'no move is better';
    case 'good':
      return 'no better move is known';
  }
}

/** What is said to a player who learns a game, in English. */
export const learn: LearnWords = {
  howToPlay,
  nextMove,
  guided: (value, from, to, reason) => `${begin(moveText(value, from, to, true))}: ${why(reason)}.`,
  firstLine(game, options, move) {
    const goal = howToPlay.game(game, options)?.goal ?? '';
    return [move ? nextMove(move) : '', goal].filter(Boolean).join(' ');
  },
  choosePile(value, count) {
    const rank = RANKS[rankOf(value) - 1]!;
    return `That is the ${ORDINALS[count - 1]} ${rank}: choose a pile with cards face down for it.`;
  },
  gaps(piles, scans) {
    const [one] = piles;
    const isEmpty = one!.missing === 0;
    const all = `${piles.length} ${'ring' in one!.place ? 'fans' : 'columns'}`;
    const where =
      piles.length > 1
        ? `${all} ${isEmpty ? 'are empty' : 'have gaps'}`
        : isEmpty
          ? `${place(one!)} is empty`
          : one!.missing > 1
            ? `${place(one!)} has ${one!.missing} gaps`
            : `${place(one!)} has a gap`;
    const them = piles.length > 1 || one!.missing > 1 ? 'them' : 'it';
    const how = scans ? `the stock fills ${them}` : `press the stock to fill ${them}`;
    return `${begin(where)}: ${how}, now or later.`;
  },
  suitOrder([first, second, third, fourth]) {
    const name = (suit: number | null | undefined): string => SUITS[suit ?? 0]!;
    if (second === null || second === undefined) {
      const other = colour(first ?? 0) === 'red' ? 'black' : 'red';
      return `Every pile takes ${name(first)} first and ${name(third)} third; the second suit will be a ${other} one.`;
    }
    const order = [first, second, third, fourth].map(name);
    return `Every pile takes the suits in this order: ${list(order, 'and')}.`;
  },
  yourMove: 'No card moves by itself here: it is your choice.',
};
