import { type Card, rankOf, suitOf } from '../cards/index.js';
import {
  cardOf,
  type Effect,
  type Explanation,
  isDown,
  type PileFacts,
  type PileSpec,
} from '../rules/engine.js';
import type { Attempt, Refusal, Words } from './words.js';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const PLURALS = ['aces', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines'];
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

const card = (value: Card): string => `${RANKS[rankOf(value) - 1]} of ${SUITS[suitOf(value)]}`;
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);
const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function place(pile: PileSpec): string {
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

const OPTIONAL_CARD = (attempt: Attempt): string =>
  attempt.card === undefined ? 'That card' : `The ${card(attempt.card)}`;

function refusal(code: Refusal, attempt: Attempt): string {
  const that = OPTIONAL_CARD(attempt);
  const to = attempt.to ? place(attempt.to) : 'there';
  const top = attempt.to?.cards[attempt.to.cards.length - 1];
  const onto = top === undefined || isDown(top) ? to : `the ${card(cardOf(top))}`;
  switch (code) {
    case 'game-over':
      return 'The game has ended: undo, or deal a new one.';
    case 'empty-pile':
      return `${begin(place(attempt.from ?? attempt.to!))} is empty.`;
    case 'not-available':
    case 'unknown-move':
      return `${that} can’t go to ${to}.`;
    case 'foundation-keeps':
      return 'Cards stay on their foundation.';
    case 'pile-complete':
      return `${begin(to)} is complete.`;
    case 'not-next-in-suit':
      return `${that} doesn’t follow ${onto}: foundations build up in suit.`;
    case 'not-next-down':
      return `${that} can’t go on ${onto}: columns build down by one.`;
    case 'not-next-down-in-suit':
      return `${that} can’t go on ${onto}: fans build down in suit.`;
    case 'wrong-hour':
      return attempt.card === undefined
        ? `${that} belongs elsewhere.`
        : `${that} doesn’t belong at ${to}: look for the ${PLURALS[rankOf(attempt.card) - 1]}.`;
    case 'suit-not-open':
      return `${that} is not of the suit that ${to} takes next.`;
    case 'wrong-colour':
      return `${that} must be of the other colour than the first suit.`;
    case 'has-gaps':
      return `${begin(to)} has gaps, and nothing is built on it until it is filled.`;
    case 'empty-fan':
      return 'An empty fan is filled from the stock only.';
    case 'no-gaps':
      return 'No fan has a gap.';
    case 'fill-first':
      return 'The gaps are filled first.';
    case 'stock-empty':
      return 'The stock is empty.';
    case 'stock-not-empty':
      return 'The stock is dealt out first.';
    case 'waste-empty':
      return 'The waste is empty.';
    case 'no-redeals':
      return 'No redeal is left.';
    case 'king-must-return':
      return `${that} has to go back to a pile with cards face down.`;
    case 'nothing-hidden':
      return `${begin(to)} has no card face down.`;
    case 'same-pile':
      return `${that} is already there.`;
    case 'cancelled':
      return 'This page does not allow that move now.';
    case 'nothing-to-undo':
      return 'There is nothing to undo.';
    case 'nothing-to-redo':
      return 'There is nothing to redo.';
    case 'no-moves-from':
      return `${that} can’t go anywhere now.`;
  }
}

function explain(explanation: Explanation, piles: readonly PileSpec[]): string {
  if (explanation.kind === 'cycle') {
    const named = explanation.piles.map((id) => place(piles.find((one) => one.id === id)!));
    const round = [...named, named[0]].join(' → ');
    const others = explanation.count > 1 ? ` It is one of ${explanation.count} such circles.` : '';
    return named.length === 1
      ? `The lowest card at ${named[0]} belongs there itself, so nothing can bring it out.${others}`
      : `The lowest cards wait for each other: ${round}.${others}`;
  }
  if (explanation.kind !== 'turning-point') return en.lost(explanation.kind);
  const { moveCount, missed, sure } = explanation;
  if (moveCount < 0) return sure ? 'This deal can’t be won.' : 'No way to win this deal was found.';
  const until = `After ${moves(moveCount)} it could still be won`;
  return missed === null ? `${until}.` : `${until}: the ${card(missed)} could have been played.`;
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
  settings: {
    title: 'Settings',
    note: 'They hold for every clock solitaire you play in this browser.',
    names: {
      large: { '': 'Large indices' },
      'four-color': { '': 'A colour for each suit' },
      hand: { '': 'Playing hand', right: 'Right', left: 'Left' },
      speed: { '': 'Speed', slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
      sound: { '': 'Sound' },
      keys: { '': 'Letters and digits as shortcuts' },
      verbosity: { '': 'What is said of a move', full: 'All of it', brief: 'Only the card' },
    },
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
    if (!last) return refusal('no-moves-from', { card: value });
    const list = ways.length > 0 ? `${ways.join(', ')} or ${last}` : last;
    return `Lifted the ${card(value)}; it can go to ${list}.`;
  },
  putDown: (value) => `Put the ${card(value)} back.`,
  dealt: (game, deal) =>
    `${GAMES[game] ?? game}: ${deal === null ? 'a deal' : `deal ${deal}`} is on the table.`,
  loaded: (count) => `The game is back, after ${moves(count)}.`,
  hint(value, from, to, chance) {
    const odds = chance === undefined ? '' : ` It wins ${Math.round(chance * 100)} times in 100.`;
    if (to.role === 'stock') return 'Hint: turn the waste over.';
    if (from.role === 'stock') {
      return to.role === 'waste' ? 'Hint: turn a card from the stock.' : 'Hint: fill the gaps.';
    }
    return `Hint: ${value === undefined ? place(from) : card(value)} to ${place(to)}.${odds}`;
  },
  noHint: 'No move is left.',
  hintLost: 'No move leads to a win from here: undo is the best advice.',
  verdict(kind) {
    if (kind === 'won') return 'It can still be won.';
    if (kind === 'lost') return 'It can’t be won any more.';
    return kind === 'unknown' ? 'Whether it can be won is not known.' : 'Looking ahead…';
  },
  noSolution: (kind) =>
    kind === 'lost' ? 'There is no way to win from here.' : 'No way to win was found in time.',
  solutionBegins: (count) => `A way to win in ${moves(count)}, found with every card known.`,
  explain,
  odds(share, luck) {
    const percent = share > 0.995 ? 'nearly all' : `${(share * 100).toPrecision(2)} % of all`;
    return luck
      ? `Of itself, ${percent} deals come out.`
      : `With the best play, ${percent} deals can be won.`;
  },
  par: (count) => `The fewest moves are ${count}.`,
  refusal,
  won: (count) => `Won in ${moves(count)}.`,
  lost(reason) {
    if (reason === 'cycle') return 'The last card is out while others still lie face down.';
    if (reason === 'passes-over') return 'The last pass is over, and cards are left.';
    return 'No legal move is left.';
  },
};
