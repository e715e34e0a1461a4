import {
  type Card,
  cardOf,
  type Explanation,
  isDown,
  type PileSpec,
  rankOf,
} from '../rules/engine.js';
import { begin, card, en, moves, place, PLURALS } from './en.js';
import type { Attempt, MoreWords, Refusal } from './words.js';

const named = (attempt: Attempt): string =>
  attempt.card === undefined ? 'That card' : `The ${card(attempt.card)}`;

function refusal(code: Refusal, attempt: Attempt): string {
  const that = named(attempt);
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
    case 'busy':
      return 'Another move is being decided: try again in a moment.';
    case 'demonstration':
      return 'This is a demonstration: go back to your game to play.';
    case 'cancelled':
      return 'This page does not allow that move now.';
    case 'nothing-to-undo':
      return 'There is nothing to undo.';
    case 'nothing-to-redo':
      return 'There is nothing to redo.';
    case 'no-moves-from':
      return `${that} can’t go anywhere now.`;
    default:
      // A page’s own rules may have reasons of their own.
      return 'That can’t be done now.';
  }
}

/** What a move does, for a sentence that goes on. */
function way(value: Card | undefined, from: PileSpec, to: PileSpec): string {
  if (to.role === 'stock') return 'turn the waste over';
  if (from.role === 'stock')
    return to.role === 'waste' ? 'turn a card from the stock' : 'fill the gaps';
  return `${value === undefined ? place(from) : card(value)} to ${place(to)}`;
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
  const { moveCount, token, card: made, instead, sure } = explanation;
  if (moveCount < 0) return sure ? 'This deal can’t be won.' : 'No way to win this deal was found.';
  const told = (name: string | null | undefined, value: Card | null | undefined): string => {
    const [from, to] = (name ?? '').split('-').map((id) => piles.find((pile) => pile.id === id));
    return from && to ? way(value ?? undefined, from, to) : '';
  };
  const until = `After ${moves(moveCount)} it could still be won`;
  if (!instead) return `${until}.`;
  return `${until}: ${told(instead.token, instead.card)}. Played instead: ${told(token, made)}.`;
}

export const more: MoreWords = {
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
  hint(value, from, to, chance) {
    const odds = chance === undefined ? '' : ` It wins ${Math.round(chance * 100)} times in 100.`;
    return `Hint: ${way(value, from, to)}.${odds}`;
  },
  plainHint: (value, from, to) =>
    `The solver can’t be reached. This move is legal: ${way(value, from, to)}.`,
  noSolver: 'The solver can’t be reached.',
  noHint: 'No move is left.',
  hintLost: 'No move leads to a win from here: undo is the best advice.',
  verdict(kind) {
    if (kind === 'won') return 'It can still be won.';
    if (kind === 'lost') return 'It can’t be won any more.';
    return kind === 'unknown' ? 'Whether it can be won is not known.' : 'Looking ahead…';
  },
  noSolution(kind, moveCount) {
    if (kind === 'unknown') return 'No way to win was found in time.';
    return moveCount === 0
      ? 'This deal can’t be won, however it is played.'
      : 'There is no way to win from here.';
  },
  solutionBegins: (count) =>
    `A demonstration: a way to win in ${moves(count)}, found with every card known.`,
  solutionStep: (number, count, effects, piles) =>
    `${number} of ${count}: ${en.move(effects, piles)}`,
  solutionEnds: (count) => `This is how it can be won, in ${moves(count)}.`,
  explain(explanation, piles, chances) {
    const reason = explain(explanation, piles);
    return chances ? `${reason} ${this.odds(chances)}` : reason;
  },
  odds({ share, noChoices, sure, oneIn }) {
    if (oneIn === 1) return 'Every deal can be won.';
    if (oneIn) return `One deal in ${oneIn} comes out.`;
    if (share > 0.995) return 'Nearly all deals can be won.';
    const percent = `${Number((share * 100).toPrecision(2))} % of all deals`;
    if (noChoices) return `${percent} come out.`;
    return `With the best play, ${sure ? '' : 'at least '}${percent} can be won.`;
  },
  par: (count, fewest) => `${en.won(count)} The fewest moves are ${fewest}.`,
  refusal,
};
