import { type Card, rankOf, suitOf } from '../cards/index.js';
import { cardOf, type Effect, isDown, type PileFacts, type PileSpec } from '../rules/engine.js';
import type { Words } from './words.js';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
export const PLURALS = [
  'aces',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
];
PLURALS.push('tens', 'jacks', 'queens', 'kings');
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const GAMES: Readonly<Record<string, string>> = {
  clock: 'Clock',
  watch: 'Watch',
  travellers: 'Travellers',
  'hide-and-seek': 'Hide-and-Seek',
  'grandfathers-clock': 'Grandfather’s Clock',
  'big-ben': 'Big Ben',
  'german-clock': 'German Clock',
};

export const card = (value: Card): string =>
  `${RANKS[rankOf(value) - 1]} of ${SUITS[suitOf(value)]}`;
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
export const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);
export const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function place(pile: PileSpec): string {
  if (pile.role === 'stock') return 'the stock';
  if (pile.role === 'waste') return 'the waste';
  if (pile.role === 'turned') return 'the turned card';
  if ('ring' in pile.place) {
    if (pile.place.ring === 'centre') return 'the centre';
    const hour = `${pile.place.hour} o’clock`;
    return pile.place.ring === 'outer' ? `the fan at ${hour}` : hour;
  }
  if (pile.rank) return `the ${PLURALS[pile.rank - 1]}`;
  return `column ${pile.place.order + 1}`;
}

/** “3 cards face down”, “2 to go”, “1 gap”: what the pile shows besides its card. */
function count(pile: PileFacts): string {
  const { role, cards: all, hidden, missing } = pile;
  if (pile.complete) return 'complete';
  if (role === 'stock' || role === 'waste') return cards(all.length);
  if (role === 'foundation') return `${missing} to go`;
  if (pile.spread === 'tuck')
    return hidden === 0 ? `${cards(all.length)} face up` : `${hidden} face down`;
  const gaps = missing === 0 ? '' : missing === 1 ? ', 1 gap' : `, ${missing} gaps`;
  return all.length === 0 ? gaps.slice(2) : cards(all.length) + gaps;
}

function pile(facts: PileFacts): string {
  const top = facts.cards[facts.cards.length - 1];
  const shown = top === undefined ? 'empty' : isDown(top) ? '' : card(cardOf(top));
  const said = [shown, count(facts)].filter(Boolean).join('; ');
  return begin(said ? `${place(facts)}: ${said}` : place(facts));
}

function move(effects: readonly Effect[], piles: readonly PileFacts[]): string {
  const [first, second] = effects;
  if (!first) return '';
  const from = piles[first.from]!;
  const to = piles[first.to]!;
  if (from.role === 'waste' && to.role === 'stock') {
    return `The waste is turned over: ${cards(effects.length)} to deal again.`;
  }
  if (from.role === 'stock' && to.role === 'tableau') {
    return `${cards(effects.length)} dealt to the gaps.`;
  }
  if (from.role === 'stock') return `Turned the ${card(first.card)}.`;
  if (second && to.role === 'turned') {
    const back = `${begin(card(second.card))} goes back face down to ${place(piles[second.to]!)}`;
    return `${back}; turned the ${card(first.card)}.`;
  }
  const went = `${begin(card(first.card))} to ${place(to)}`;
  return second ? `${went}; turned the ${card(second.card)}.` : `${went}.`;
}

function moveBrief(effects: readonly Effect[], piles: readonly PileFacts[]): string {
  const seen = effects.filter((effect) => effect.faceUp);
  const last = seen[seen.length - 1];
  return effects.length > 2 || !last ? move(effects, piles) : `${begin(card(last.card))}.`;
}

export const en: Words = {
  lang: 'en',
  labels: {
    board: 'Board',
    toolbar: 'Game',
    newGame: 'New game',
    restart: 'Restart',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    play: 'Play',
    pause: 'Pause',
    deal: 'Deal',
    ownDeal: 'own',
    moves: 'Moves',
    time: 'Time',
    won: 'The clock is complete',
    lost: 'Lost this time',
    why: 'Why?',
    back: 'Back to the last chance',
    solution: 'Show me how',
    finish: 'Finish',
    step: 'One move',
    menu: 'More',
    settings: 'Settings',
    bringBack: 'Last game back',
    close: 'Close',
  },
  gameName: (game) => GAMES[game] ?? game,
  card,
  place,
  pile,
  badge(badge) {
    if (badge.kind === 'redeals') {
      return badge.count === 1 ? '1 redeal left' : `${badge.count || 'no'} redeals left`;
    }
    const suits = badge.suits.map((suit) => (suit === null ? 'open' : SUITS[suit]));
    return `Suits from the first layer up: ${suits.join(', ')}`;
  },
  move,
  moveBrief,
  undone: (count) => `Took back ${moves(count)}.`,
  redone: (count) => `Made ${moves(count)} again.`,
  lifted(value, targets) {
    const ways = targets.map(place);
    const last = ways.pop();
    const list = ways.length > 0 ? `${ways.join(', ')} or ${last}` : last;
    return `Lifted the ${card(value)}; it can go to ${list}.`;
  },
  putDown: (value) => `Put the ${card(value)} back.`,
  dealt: (game, deal) =>
    `${GAMES[game] ?? game}: ${deal === null ? 'a deal' : `deal ${deal}`} is on the table.`,
  loaded: (count) => `The game is back, after ${moves(count)}.`,
  won: (count) => `Won in ${moves(count)}.`,
  lost(reason) {
    if (reason === 'cycle') return 'The last card is out while others still lie face down.';
    if (reason === 'passes-over') return 'The last pass is over, and cards are left.';
    return 'No legal move is left.';
  },
  more: () => import('./en-more.js').then(({ more }) => more),
};
