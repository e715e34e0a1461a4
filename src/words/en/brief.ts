import {
  type Effect,
  type LossReason,
  type PileFacts,
  type PileSpec,
  rankOf,
  turnsUp,
} from '../../rules/engine.js';
import { dealCode } from '../../rules/notation/deal-code.js';
import { byGoal, comeIntoPlay } from '../goals.js';
import { cardsLeft } from '../pile-contents.js';
import type { PossibleMove } from '../learn-words.js';
import type { BriefWords } from '../words.js';
import { colour, learn, ORDINALS } from './learn.js';
import { filled, move, named } from './moves.js';
import { goalsSeen, moveText } from './moving.js';
import {
  begin,
  card,
  cards,
  day,
  inOrder,
  list,
  moves,
  place,
  RANKS,
  small,
  SUITS,
} from './vocabulary.js';

/** Which cards went where: as the end of a sentence. Empty if they went to too many places. */
function ways(effects: readonly Effect[], piles: readonly PileSpec[]): string {
  const told = byGoal(effects, (there, to) => {
    const pile = piles[to]!;
    if (pile.role !== 'turned') {
      const turns = pile.role === 'waste' && turnsUp(there[0]!);
      return `${named(there, false)} ${turns ? 'turned' : `to ${place(pile)}`}`;
    }
    return `${card(there.at(-1)!.card)} ${pile.id === 'wandering' ? 'wanders' : 'turned'}`;
  });
  return told.length < 4 ? told.join('; ') : '';
}

/** The same of a move, as a sentence; a filling counts its cards. */
function way(effects: readonly Effect[], piles: readonly PileFacts[]): string {
  const known = effects.filter(({ wasFaceUp, faceUp }) => wasFaceUp || faceUp);
  const fills = effects.length > 2 && piles[effects[0]!.from]!.role === 'stock';
  return `${(fills ? '' : ways(known, piles)) || small(move(effects, piles)).slice(0, -1)}.`;
}

const step = (
  number: number,
  count: number,
  effects: readonly Effect[],
  piles: readonly PileFacts[],
): string => `${number} of ${count}: ${way(effects, piles)}`;

const won = (count: number): string => `Won: ${moves(count)}.`;

const LOST: Readonly<Record<LossReason, string>> = {
  cycle: 'No card can be turned.',
  'no-moves': 'No moves left.',
  'none-aside': 'No card laid aside.',
  'passes-over': 'Last pass over.',
};

const nextMove = ({ card: value, from, to }: PossibleMove): string => {
  const text = moveText(value, from, to);
  return from.role === 'stock' || to.role === 'stock' ? `${begin(text)}.` : `Play ${text}.`;
};

export const brief: BriefWords = {
  // Only the cards that have become visible.
  move(effects, piles) {
    const turned = comeIntoPlay(effects, piles);
    const seen = turned.length > 0 ? turned : effects.filter(({ faceUp }) => faceUp);
    const fills = turned.length > 0 && piles[turned[0]!.to]!.role === 'tableau';
    if (fills && effects.length > 2) return filled(effects);
    if (effects.length > 2 || seen.length === 0) return move(effects, piles);
    return `${begin(list(seen.map((effect) => card(effect.card))))}.`;
  },
  dealt: (game, deal, today = '') =>
    deal === null
      ? 'Custom deal.'
      : `Deal ${typeof deal === 'string' ? `of ${day(deal, today)}` : dealCode(game, deal)}.`,
  loaded: (count) => `Resumed after ${moves(count)}.`,
  won,
  wonTitle: () => 'Complete',
  lost: (reason) => LOST[reason],
  left(reason, piles) {
    const { sum, down } = cardsLeft(piles);
    if (sum === 0 || reason === 'none-aside') return LOST[reason];
    return `${cards(sum)} ${down ? 'face down' : 'left'}.`;
  },
  par: (count, fewest) => `${won(count)} Fewest: ${fewest}.`,
  verdict(kind) {
    if (kind === 'won') return 'Can be won.';
    if (kind === 'lost') return 'Can’t be won.';
    return kind === 'unknown' ? 'Can’t tell.' : 'Looking ahead…';
  },
  undone(count, effects, piles) {
    // The player knows the cards that are face down again, too.
    const open = effects.filter(({ faceUp }) => faceUp);
    const told = ways(open.length > 0 ? open : effects, piles);
    return `Undid${count === 1 && told ? '' : ` ${moves(count)}`}${told ? `: ${told}` : ''}.`;
  },
  redone: (count, effects, piles) =>
    count === 1 ? `Redid: ${way(effects, piles)}` : `Redid ${moves(count)}.`,
  played: (count, effects, piles) => `${begin(moves(count))}, last: ${way(effects, piles)}`,
  lifted(value, targets, count = 1) {
    const what = count > 1 ? `${cards(count)} from the ${card(value)} up` : card(value);
    return `${begin(what)}: ${list(goalsSeen(targets), 'or')}.`;
  },
  putDown: (value) => `${begin(card(value))} back.`,
  hint: (value, from, to, chance) =>
    `Hint: ${moveText(value, from, to, true)}${chance === undefined ? '' : `; ${Math.round(chance * 100)}% wins`}.`,
  plainHint: (value, from, to) => `No solver. Possible: ${moveText(value, from, to, true)}.`,
  noHint: 'No moves left.',
  hintLost: 'No way to win: undo some moves.',
  noSolution(kind, moveCount) {
    if (kind === 'unknown') return 'No way to win found.';
    return moveCount === 0 ? 'This deal can’t be won.' : 'Can’t be won from here.';
  },
  solutionBegins: (count) => `Demonstration: ${moves(count)}; the game no longer counts.`,
  step,
  solutionEnds: (count, effects, piles) => `${step(count, count, effects, piles)} Won.`,
  replayBegins: (count) => `Replay: ${moves(count)}.`,
  sharedBegins: (game, deal, count) =>
    `Shared game: ${deal === null ? 'custom deal' : `deal ${dealCode(game, deal)}`}, ${moves(count)}.`,
  replayEnds: (count, effects, piles, status) =>
    `${step(count, count, effects, piles)} ${{ playing: 'So far.', won: 'Won.', lost: 'Lost.' }[status]}`,
  // Its goal is in the rules.
  firstLine: (game, options, move) =>
    move ? nextMove(move) : learn.firstLine(game, options, move),
  nextMove,
  choosePile: (value, count) =>
    `${begin(ORDINALS[count - 1]!)} ${RANKS[rankOf(value) - 1]}: choose a pile with cards face down.`,
  gaps([one, ...others]) {
    if (others.length > 0) return `Gaps in ${others.length + 1} fans.`;
    return `${one!.missing > 1 ? `${one!.missing} gaps` : 'Gap'} in ${place(one!)}.`;
  },
  suitOrder(suits) {
    const [first] = suits;
    const other = colour(first ?? 0) === 'red' ? 'black' : 'red';
    const told = suits.map((suit) => (suit === null ? other : SUITS[suit]!));
    // The fourth follows from the second.
    return `Suits: ${inOrder(told.slice(0, suits[1] === null ? 3 : 4))}.`;
  },
  yourMove: 'Your choice.',
};
