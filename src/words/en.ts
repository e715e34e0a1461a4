import { type Card, rankOf, suitOf } from '../cards/index.js';
import {
  cardOf,
  type Effect,
  isDown,
  type PileFacts,
  type PileSpec,
  turnsUp,
} from '../rules/engine.js';
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
const gameName = (game: string): string => GAMES[game] ?? begin(game);

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

/** What to say after the top card: “3 face down”, “2 to go”, “1 gap”. */
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

/** “A”, “A and B”, “A, B and C”. */
function list(things: readonly string[], and = 'and'): string {
  const last = things[things.length - 1]!;
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} ${and} ${last}` : last;
}

/** The cards by name, or their number if there are many or some must stay hidden. */
function named(effects: readonly Effect[]): string {
  const seen = effects.filter(({ faceUp }) => faceUp);
  const byName = seen.length === effects.length && seen.length < 4;
  return byName ? list(seen.map((effect) => card(effect.card))) : cards(effects.length);
}

function move(effects: readonly Effect[], piles: readonly PileFacts[]): string {
  const [first] = effects;
  if (!first) return '';
  const from = piles[first.from]!;
  const to = piles[first.to]!;
  if (from.role === 'waste' && to.role === 'stock') {
    return `Turned the waste over: ${cards(effects.length)} in the stock.`;
  }
  if (from.role === 'stock' && to.role === 'tableau') {
    return `Filled the gaps with ${cards(effects.length)}.`;
  }
  const turned = effects.filter(turnsUp);
  const moved = effects.filter((effect) => !turnsUp(effect));
  const targets = [...new Set(moved.map((effect) => effect.to))];
  const clauses = targets.flatMap((pile) => {
    const there = moved.filter((effect) => effect.to === pile);
    const hidden = there.filter(({ wasFaceUp, faceUp }) => wasFaceUp && !faceUp);
    const others = there.filter((effect) => !hidden.includes(effect));
    const at = place(piles[pile]!);
    return [
      ...hidden.map((effect) => `${card(effect.card)} goes back face down to ${at}`),
      ...(others.length > 0 ? [`${named(others)} to ${at}`] : []),
    ];
  });
  if (turned.length > 0)
    clauses.push(`turned ${list(turned.map((one) => `the ${card(one.card)}`))}`);
  return `${begin(clauses.join('; '))}.`;
}

function moveBrief(effects: readonly Effect[], piles: readonly PileFacts[]): string {
  const turned = effects.filter(turnsUp);
  const seen = turned.length > 0 ? turned : effects.filter(({ faceUp }) => faceUp);
  if (effects.length > 2 || seen.length === 0) return move(effects, piles);
  return `${begin(list(seen.map((effect) => card(effect.card))))}.`;
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
    ownDeal: 'custom',
    moves: 'Moves',
    time: 'Time',
    lost: 'Game over',
    why: 'Why?',
    back: 'Back to my last chance',
    solution: 'Show me how',
    finish: 'Finish',
    step: 'Next move',
    takeOver: 'Play on from here',
    backToGame: 'Back to my game',
    menu: 'More',
    settings: 'Settings',
    bringBack: 'Restore last game',
    close: 'Close',
  },
  gameName,
  card,
  place,
  pile,
  badge(badge) {
    if (badge.kind === 'redeals') {
      return badge.count === 1 ? '1 redeal left' : `${badge.count || 'no'} redeals left`;
    }
    const suits = badge.suits.map((suit) => (suit === null ? 'not chosen' : SUITS[suit]));
    return `Suit order from the bottom: ${suits.join(', ')}`;
  },
  move,
  moveBrief,
  undone: (count) => `Undid ${moves(count)}.`,
  redone: (count) => `Redid ${moves(count)}.`,
  lifted(value, targets, count = 1) {
    const what =
      count > 1 ? `${cards(count)} from the ${card(value)} up; they` : `the ${card(value)}; it`;
    return `Picked up ${what} can go to ${list(targets.map(place), 'or')}.`;
  },
  putDown: (value) => `Put the ${card(value)} back.`,
  dealt: (game, deal) =>
    `${gameName(game)}: ${deal === null ? 'a custom deal' : `deal ${deal}`} is ready.`,
  loaded: (count) => `Game resumed after ${moves(count)}.`,
  won: (count) => `Won in ${moves(count)}.`,
  wonTitle: (piles) =>
    piles.some((one) => 'ring' in one.place && one.place.ring !== 'centre')
      ? 'The clock is complete'
      : 'Every card is home',
  lost(reason) {
    if (reason === 'cycle') return 'No more cards can be turned, but some are still face down.';
    if (reason === 'passes-over') return 'The last pass is over, and some cards are left.';
    return 'There are no legal moves left.';
  },
  notLoaded: 'This couldn’t be loaded. Check your connection and try again.',
  more: () => import('./en-more.js'),
};
