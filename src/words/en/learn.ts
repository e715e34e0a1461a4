import { rankOf } from '../../cards/index.js';
import { cardOf, isDown, type PileFacts } from '../../rules/engine.js';
import type { LearnWords, PossibleMove, Reason } from '../learn-words.js';
import { howToPlay } from './how-to-play.js';
import { moveText } from './moving.js';
import { begin, card, list, place, RANKS, SUITS } from './vocabulary.js';

export const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** Clubs and spades are black. */
export const colour = (suit: number): string => (suit % 3 === 0 ? 'black' : 'red');

/** Where a card lies: “in column 5”, “on the waste”; nothing of a turned card, which is in play. */
const lying = (pile: PileFacts): string => {
  if (pile.role === 'turned') return '';
  const isInside = pile.role === 'tableau' && (!('ring' in pile.place) || pile.spread === 'fan');
  return ` ${isInside ? 'in' : 'on'} ${place(pile)}`;
};

/** The card of a column or fan onto which another one is built. */
function buildsOn({ from, to }: PossibleMove): string | undefined {
  const top = to.cards.at(-1);
  return to.role !== 'tableau' || from.role === 'turned' || top === undefined || isDown(top)
    ? undefined
    : `the ${card(cardOf(top))}`;
}

/** What a press of the stock does. */
function ofStock({ from, to }: PossibleMove): string | undefined {
  if (to.role === 'stock') return 'the waste is turned over';
  if (from.role !== 'stock') return undefined;
  return to.role === 'waste' ? 'a card is turned up' : 'the gaps are filled';
}

/** The key of an hour or of the centre. */
function keyOf({ place: at }: PileFacts): string | undefined {
  if (!('ring' in at)) return undefined;
  return at.ring === 'centre' ? 'C' : (['0', 'minus', 'equals'][at.hour - 10] ?? String(at.hour));
}

/** Where Enter is to be pressed, and the keys that lead there from elsewhere. */
function enterOn(pile: PileFacts, { with: device }: PossibleMove): string {
  const isFan = 'ring' in pile.place && pile.place.ring === 'outer';
  const isColumn = 'row' in pile.place && pile.role === 'tableau';
  const keys =
    pile.role === 'stock'
      ? 'S leads there'
      : isFan
        ? `${keyOf(pile)} twice leads there`
        : undefined;
  const way = isColumn ? 'End leads to the columns' : device === 'keys' ? keys : undefined;
  return `Enter${isFan ? ` on ${place(pile)}` : lying(pile)}${way ? ` (${way})` : ''}`;
}

function withFinger(move: PossibleMove): string {
  const { card: value, from, to, only } = move;
  const stock = ofStock(move);
  if (stock) return `Tap the stock: ${stock}.`;
  const there = buildsOn(move);
  const start = `Tap ${value === undefined ? 'the card' : `the ${card(value)}`}${lying(from)}`;
  if (only) return `${start}: it goes ${there ? `onto ${there}${lying(to)}` : `to ${place(to)}`}.`;
  return `${start}, then ${there ? `${there}${lying(to)}` : place(to)}.`;
}

function withKeys(move: PossibleMove): string {
  const { card: value, from, to, only } = move;
  const stock = ofStock(move);
  if (stock) return `Press ${enterOn(to.role === 'stock' ? to : from, move)}: ${stock}.`;
  const named = value === undefined ? 'the card' : `the ${card(value)}`;
  const isOuter = 'ring' in to.place && to.place.ring === 'outer';
  const key = move.with === 'keys' && !isOuter ? keyOf(to) : undefined;
  // A card in play needs not be picked up.
  if (from.role === 'turned' || (from.role === 'waste' && to.role === 'foundation')) {
    const source = from.role === 'waste' ? ` from ${place(from)}` : '';
    return key
      ? `Press ${key}, then Enter: ${named} goes${source} to ${place(to)}.`
      : `Press Enter on ${place(to)}: ${named} goes there${source}.`;
  }
  const goal = buildsOn(move);
  const put = key ? `${key} and Enter` : `Enter${lying(to)}`;
  const start = `Press ${enterOn(from, move)}${only ? '' : `, then ${put}`}`;
  return `${start}: ${named} goes ${goal ? `onto ${goal}` : `to ${place(to)}`}.`;
}

function nextMove(move: PossibleMove): string {
  const { card: value, from, to, only } = move;
  if (move.with === 'touch') return withFinger(move);
  if (move.with) return withKeys(move);
  if (to.role === 'stock') return 'Turn the waste over, to go through the stock again.';
  if (from.role === 'stock') {
    return to.role === 'waste' ? 'Turn up a card of the stock.' : 'Fill the gaps from the stock.';
  }
  const source = from.role === 'turned' ? '' : ` from ${place(from)}`;
  const named = `${value === undefined ? 'a card' : `the ${card(value)}`}${source}`;
  const goal = buildsOn(move);
  if (only)
    return `Play ${named}${goal ? ` onto ${goal}${lying(to)}` : `: it goes to ${place(to)}`}.`;
  return `Pick up ${named} and put it on ${goal ? `${goal}${lying(to)}` : place(to)}.`;
}

/** Why a move is a good one, as the end of a sentence. */
function why(reason: Reason): string {
  switch (reason.kind) {
    case 'only':
      return 'the only move';
    case 'ends':
      return 'the only move, and the last one';
    case 'completes':
      return `then ${place(reason.pile)} is complete`;
    case 'frees':
      return `it frees the ${card(reason.card)} for ${place(reason.pile)}`;
    case 'nearer':
      return `you get closer to the ${card(reason.card)} for ${place(reason.pile)}`;
    case 'follows':
      return `then the ${card(reason.card)} can go to ${place(reason.pile)}`;
    case 'empties':
      return `then ${place(reason.pile)} is empty and has room`;
    case 'chance':
      return `with it you win ${Math.round(reason.share * 100)} times in 100`;
    case 'safe':
      return 'no other card has to go on it any more';
    case 'home':
      return 'it belongs there';
    case 'fills':
      return 'that brings new cards into play';
    case 'deals':
      return 'a new card helps most now';
    case 'again':
      return 'then the cards of the waste come once more';
    case 'best':
      return 'no move is better';
    case 'good':
      return 'no better move was found';
  }
}

/** What is said to a player who learns a game, in English. */
export const learn: LearnWords = {
  howToPlay,
  nextMove,
  guided: (value, from, to, reason) => `${begin(moveText(value, from, to, true))}: ${why(reason)}.`,
  firstLine(game, options, move) {
    const goal = howToPlay.game(game, options)?.goal ?? '';
    return [goal, move ? nextMove(move) : ''].filter(Boolean).join(' ');
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
