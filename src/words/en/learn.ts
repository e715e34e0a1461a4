import { rankOf } from '../../cards/index.js';
import { cardOf, isDown } from '../../rules/engine.js';
import type { LearnWords, PossibleMove, Reason } from '../learn-words.js';
import { enterOn, lying, pressOf, putOn, theStock } from './by-keys.js';
import { howToPlay } from './how-to-play.js';
import { begin, card, inOrder, place, RANKS, SUITS } from './vocabulary.js';

export const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** Clubs and spades are black. */
export const colour = (suit: number): string => (suit % 3 === 0 ? 'black' : 'red');

/** The card of a column or fan onto which another one is built. */
function buildsOn({ from, to }: PossibleMove): string | undefined {
  const top = to.cards.at(-1);
  return to.role !== 'tableau' || from.role === 'turned' || top === undefined || isDown(top)
    ? undefined
    : `the ${card(cardOf(top))}`;
}

/** How a pile is pressed by a pointer. */
const PRESSES = { touch: 'tap', mouse: 'click' } as const;

/** What a press of the stock does. */
function ofStock({ from, to, news }: PossibleMove): string | undefined {
  if (to.role === 'stock') return 'the waste is turned over';
  if (from.role !== 'stock') return undefined;
  if (to.role !== 'waste') return 'the gaps are filled';
  return news?.includes('stock') ? 'a card goes face up to the waste' : 'a card is turned up';
}

/** The same as an aim. */
const aimOfStock = ({ from, to }: PossibleMove): string =>
  to.role === 'stock'
    ? 'turn the waste over'
    : from.role === 'stock' && to.role === 'waste'
      ? 'turn up a card'
      : 'fill the gaps';

/** Whether a card needs not be picked up: it is in play. */
const isInPlay = ({ from, to }: PossibleMove): boolean =>
  from.role === 'turned' || (from.role === 'waste' && to.role === 'foundation');

const namedCard = ({ card: value }: PossibleMove): string =>
  value === undefined ? 'the card' : `the ${card(value)}`;

/** Whether a turned card goes under the pile on which it lies: it is said so, as it goes nowhere else. */
const staysHere = ({ from, to }: PossibleMove): boolean => from.over === to.id;

/** Where a card that goes to a pile ends: “to 12 o’clock”. */
const toGoal = (move: PossibleMove): string =>
  staysHere(move) ? 'to the bottom of this pile' : `to ${place(move.to)}`;

/** Where a card goes: “12 o’clock”, “the 9 of hearts in column 3”. */
function goalOf(move: PossibleMove): string {
  const there = buildsOn(move);
  return there ? `${there}${lying(move.to)}` : place(move.to);
}

/** The same to whoever sees the pile: its top card needs no suit, and a first line has no room for it. */
function seenGoalOf(move: PossibleMove): string {
  const there = buildsOn(move);
  return there ? `${there.replace(/ of .*/, '')}${lying(move.to)}` : place(move.to);
}

function withPointer(move: PossibleMove, press: string): string {
  const stock = ofStock(move);
  if (stock) return `${begin(press)} ${theStock(move)}: ${stock}.`;
  const start = `${begin(press)} ${namedCard(move)}${lying(move.from)}`;
  if (!move.only) return `${start}, then ${seenGoalOf(move)}.`;
  return `${start}: it goes ${buildsOn(move) ? `onto ${seenGoalOf(move)}` : toGoal(move)}.`;
}

function withKeys(move: PossibleMove): string {
  const { from, to, only } = move;
  const stock = ofStock(move);
  const press = pressOf(move);
  if (stock) return `${press} ${enterOn(to.role === 'stock' ? to : from, move)}: ${stock}.`;
  if (isInPlay(move)) {
    const source = from.role === 'waste' ? ` from ${place(from)}` : '';
    return `${press} ${putOn(to, move)}: ${namedCard(move)} goes${source} ${toGoal(move)}.`;
  }
  const goal = buildsOn(move);
  const start = `${press} ${enterOn(from, move)}${only ? '' : `, then ${putOn(to, { ...move, focus: undefined }, ' and')}`}`;
  return `${start}: ${namedCard(move)} goes ${goal ? `onto ${goal}` : toGoal(move)}.`;
}

function nextMove(move: PossibleMove): string {
  const { card: value, from, to, only } = move;
  if (move.with === 'touch' || move.with === 'mouse') return withPointer(move, PRESSES[move.with]);
  if (move.with) return withKeys(move);
  if (to.role === 'stock') return 'Turn the waste over, to go through the stock again.';
  if (from.role === 'stock') {
    return to.role === 'waste' ? 'Turn up a card of the stock.' : 'Fill the gaps from the stock.';
  }
  const source = from.role === 'turned' ? '' : ` from ${place(from)}`;
  const named = `${value === undefined ? 'a card' : `the ${card(value)}`}${source}`;
  const goal = buildsOn(move);
  if (only) return `Play ${named}${goal ? ` onto ${goalOf(move)}` : `: it goes ${toGoal(move)}`}.`;
  return `Pick up ${named} and put it on ${goalOf(move)}.`;
}

/**
 * How a good move is made, as the beginning of a sentence.
 * @param aimOf what a press of the stock is for
 */
function way(move: PossibleMove, aimOf = aimOfStock(move)): string {
  const { from, to, only } = move;
  const isStock = ofStock(move) !== undefined;
  const aim = isStock
    ? aimOf
    : `move ${namedCard(move)}${from.role === 'waste' ? ` from ${place(from)}` : ''} ${toGoal(move)}`;
  if (move.with === 'touch' || move.with === 'mouse') {
    const press = begin(PRESSES[move.with]);
    if (isStock)
      return `${press} ${theStock(move)}${move.news?.includes('stock') ? ',' : ''} to ${aim}`;
    const start = `${press} ${namedCard(move)}${lying(from)}`;
    return only ? `${start} to move it ${toGoal(move)}` : `${start}, then ${goalOf(move)}`;
  }
  if (move.with) {
    const keys = isStock
      ? enterOn(to.role === 'stock' ? to : from, move)
      : isInPlay(move)
        ? putOn(to, move)
        : enterOn(from, move);
    return `${pressOf(move)} ${keys}${keys.includes(', then') ? ',' : ''} to ${aim}`;
  }
  if (isStock) return begin(aim);
  const source = from.role === 'turned' ? '' : ` from ${place(from)}`;
  return `Play ${namedCard(move)}${source} ${toGoal(move)}`;
}

/** What is still to be done with a card that has been picked up. */
function secondHalf(move: PossibleMove, reason?: Reason): string {
  const device = move.with;
  const how =
    device === 'touch' || device === 'mouse'
      ? `${PRESSES[device]} ${goalOf(move)}`
      : device
        ? `press ${putOn(move.to, move)}`
        : `put it on ${goalOf(move)}`;
  return `Now ${how}${reason ? `: ${why(reason)}` : ''}.`;
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
      return `it frees the ${card(reason.card)} for ${place(reason.pile)}`;
    case 'nearer':
      return `fewer cards cover the ${card(reason.card)} for ${place(reason.pile)}`;
    case 'follows':
      return `the ${card(reason.card)} can go to ${place(reason.pile)} next`;
    case 'empties':
      return `it empties ${place(reason.pile)}, which gives you room`;
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
      return 'the cards of the waste come once more';
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
  guided: (move, reason) => `${way(move)}: ${why(reason)}.`,
  secondHalf,
  newGame: 'New game.',
  sameDeal: 'Restarted: the same deal.',
  knowsNow: 'You know the moves; How to play is in the menu.',
  helpIsThere: 'How to play is in the menu.',
  firstLine(game, options, move) {
    const goal = howToPlay.game(game, options)?.goal ?? '';
    return [goal, move ? nextMove(move) : ''].filter(Boolean).join(' ');
  },
  choosePile(value, count) {
    const rank = RANKS[rankOf(value) - 1]!;
    return `That is the ${ORDINALS[count - 1]} ${rank}: choose a pile with cards face down for it.`;
  },
  gaps(piles, filling) {
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
    if (!filling.with) return `${begin(where)}: the stock fills ${them}, now or later.`;
    return `${begin(where)}. ${way(filling, `fill ${them}`)}, now or later.`;
  },
  suitOrder([first, second, third, fourth]) {
    const name = (suit: number | null | undefined): string => SUITS[suit ?? 0]!;
    if (second === null || second === undefined) {
      const other = colour(first ?? 0) === 'red' ? 'black' : 'red';
      return `Every pile takes ${name(first)}, then a ${other} suit, then ${name(third)}.`;
    }
    return `Every pile takes ${inOrder([first, second, third, fourth].map(name))}.`;
  },
  redeal: (move) => `The stock is empty. ${way(move)}: then it is the stock again.`,
  yourMove: 'No card moves by itself here: it is your choice.',
};
