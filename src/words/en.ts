import { type Card, rankOf, suitOf } from '../cards/index.js';
import {
  cardOf,
  type Effect,
  isDown,
  type PileFacts,
  type PileSpec,
  turnsUp,
} from '../rules/engine.js';
import { byGoal, collects, comeIntoPlay } from './goals.js';
import type { Hand, Words } from './words.js';

export const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
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
  'tens',
  'jacks',
  'queens',
  'kings',
];
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
/** The games whose names don't follow from their ids. */
const GAMES: Readonly<Record<string, string>> = {
  'hide-and-seek': 'Hide-and-Seek',
  'grandfathers-clock': 'Grandfather’s Clock',
};
/** The piles that have no hour and no rank, by their ids or else their roles. */
const OTHERS: Readonly<Record<string, string>> = {
  stock: 'the stock',
  waste: 'the waste',
  turned: 'the turned card',
  wandering: 'the wandering card',
  aside: 'the cards laid aside',
};

export const card = (value: Card): string =>
  `${RANKS[rankOf(value) - 1]} of ${SUITS[suitOf(value)]}`;
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
export const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);
export const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const gameName = (game: string): string =>
  GAMES[game] ?? game.split('-').map(begin).join(' ');

export function place(pile: PileSpec): string {
  const other = OTHERS[pile.role];
  if (other) return OTHERS[pile.id] ?? other;
  if ('ring' in pile.place) {
    if (pile.place.ring === 'centre') return 'the centre';
    const hour = `${pile.place.hour} o’clock`;
    return pile.place.ring === 'outer' ? `the fan at ${hour}` : hour;
  }
  if (pile.rank) return `the ${PLURALS[pile.rank - 1]}`;
  return `column ${pile.place.order + 1}`;
}

/** What to say after the top card: “4 under it”, “3 face down”, “2 to go”, “1 gap”. */
export function counts({
  role,
  cards: all,
  hidden,
  missing,
  complete,
  spread,
}: PileFacts): string[] {
  const said = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);
  const open = all.length - hidden;
  if (complete) return ['complete'];
  if (role === 'foundation') return [`${missing} to go`];
  if (role === 'stock' || role === 'waste' || spread === 'stack')
    return all.length > 0 ? [cards(all.length)] : [];
  const fanned = spread === 'fan';
  return [
    ...(fanned ? said(open - 1, 'under it') : []),
    ...said(hidden, 'face down'),
    ...(fanned ? said(missing, missing === 1 ? 'gap' : 'gaps') : said(open, 'face up')),
  ];
}

/** The place and the top card; `above` is the card in play that lies on the pile. */
export function pileTop(facts: PileFacts, above?: PileFacts): string {
  const top = (above ?? facts).cards.at(-1);
  if (top === undefined) return 'empty';
  return isDown(top) ? '' : `${above ? `${place(above).slice(4)}, ` : ''}${card(cardOf(top))}`;
}

function pile(facts: PileFacts, above?: PileFacts, hand?: Hand): string {
  // First what is new, because listeners go on as soon as they know.
  const now = [hand?.lifted ? 'picked up' : '', hand?.takes ? 'takes it' : ''];
  const inside = [...now, pileTop(facts, above), ...counts(facts)];
  return `${begin(place(facts))}: ${inside.filter(Boolean).join('; ')}`;
}

/** “A”, “A and B”, “A, B and C”. */
export function list(things: readonly string[], and = 'and'): string {
  const last = things[things.length - 1]!;
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} ${and} ${last}` : last;
}

/** The cards by name, or their number if there are many or some must stay hidden. */
export const named = (
  effects: readonly Effect[],
  hides = effects.some(({ faceUp }) => !faceUp),
): string =>
  hides || effects.length > 3 ? cards(effects.length) : list(effects.map((one) => card(one.card)));

export const filled = (effects: readonly Effect[]): string =>
  `Filled the gaps with ${cards(effects.length)}.`;

function move(effects: readonly Effect[], piles: readonly PileFacts[], most = 2): string {
  const [first] = effects;
  if (!first) return '';
  const from = piles[first.from]!;
  const to = piles[first.to]!;
  if (from.role === 'waste' && to.role === 'stock') {
    return `Turned the waste over: ${cards(effects.length)} in the stock.`;
  }
  const fills = from.role === 'stock' && to.role === 'tableau';
  if (fills && effects.length > most) return filled(effects);
  const turned = fills ? [] : comeIntoPlay(effects, piles);
  const moved = effects.filter((effect) => !turned.includes(effect));
  const lowest = Math.min(...moved.map(({ fromIndex }) => fromIndex));
  const under = from.cards[lowest - 1];
  const leaves =
    (from.role === 'tableau' || from.role === 'waste') &&
    moved.every((effect) => effect.from === first.from);
  const source = leaves ? ` from ${place(from)}` : '';
  const clauses = byGoal(moved, (there, pile) => {
    const hidden = there.filter(({ wasFaceUp, faceUp }) => wasFaceUp && !faceUp);
    const others = there.filter((effect) => !hidden.includes(effect));
    const at = place(piles[pile]!);
    return [
      ...hidden.map((effect) => `${card(effect.card)} goes back face down to ${at}`),
      ...(others.length > 0 ? [`${named(others)}${source} to ${at}`] : []),
    ];
  }).flat();
  const uncovered = turned.map((one) => one.card);
  const verb = uncovered.length === 0 ? 'uncovered' : turned.every(turnsUp) ? 'turned' : 'next';
  if (leaves && !turned[0] && under !== undefined && !isDown(under)) uncovered.push(under);
  if (uncovered.length > 0) {
    // Usually it comes from where the last card has gone.
    const other = verb === 'next' && turned[0]!.from !== first.to;
    const way = other ? ` from ${place(piles[turned[0]!.from]!)}` : '';
    clauses.push(`${verb} ${list(uncovered.map((one) => `the ${card(one)}`))}${way}`);
  }
  if (leaves && !uncovered[0] && under === undefined) clauses.push(`${place(from)} is empty`);
  const said = `${clauses.join('; ')}.`;
  return fills ? `Filled ${effects[1] ? 'the gaps' : 'a gap'}: ${said}` : begin(said);
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
    replay: 'Replay',
    share: 'Share…',
    menu: 'More',
    settings: 'Settings',
    bringBack: 'Restore last game',
    continueSaved: 'Continue that game',
    keepThis: 'Keep this one',
    restoreResults: 'Restore results',
    close: 'Close',
    statistics: 'Statistics',
    daily: 'Game of the day',
    shareResult: 'Share result',
    howToPlay: 'How to play',
  },
  gameName,
  dealNumber: (deal) => `No. ${deal}`,
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
  dealt: (game, deal) => `${gameName(game)}: ${deal === null ? 'a custom deal' : `deal ${deal}`}.`,
  loaded: (count) => `Game resumed after ${moves(count)}.`,
  won: (count) => `Won in ${moves(count)}.`,
  wonTitle: (piles) =>
    piles.some((one) => 'ring' in one.place && one.place.ring !== 'centre')
      ? 'The clock is complete'
      : collects(piles)
        ? 'Every card is home'
        : 'You made it',
  lost(reason) {
    if (reason === 'cycle') return 'No more cards can be turned, but some are still face down.';
    if (reason === 'passes-over') return 'The last pass is over, and some cards are left.';
    return 'There are no legal moves left.';
  },
  notLoaded: 'This couldn’t be loaded. Check your connection and try again.',
  oldBrowser: 'This browser is too old for the game. Update it, or open the page in another one.',
  more: () => import('./en-more.js'),
};
