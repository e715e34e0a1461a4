/* Over 300 lines: the rules of one game, which share what is made once for its options. */
import { type Card, nextInSuit, packOf, previousInSuit } from '../../cards/index.js';
import {
  foundationPiles,
  foundationsOf,
  isBuilt,
  laidOut,
  missingCards,
} from '../contract/hours.js';
import type { Examples, Meanings, Options } from '../contract/options.js';
import {
  cardOf,
  DOWN,
  type Effect,
  type PositionValidator,
  type Game,
  IllegalMove,
  lostBy,
  type Move,
  type Pile,
  type PileSpec,
  PLAYING,
  type Rules,
  type State,
  type Legality,
  WON,
} from '../contract/rules.js';
import {
  allDown,
  allUp,
  areOnTable,
  factsOf,
  firstInvalidPile,
  laidOn,
  lifted,
  moveTable,
  topOf,
  topsOf,
  topToTop,
  turnedOver,
  turnOver,
} from '../contract/table.js';

export interface BigBenState extends State {
  /** Redeals left. */
  readonly redeals: number;
}

const HOURS = 12;
const FAN = 12;
const STOCK = 24;
const WASTE = 25;
const FAN_SIZE = 3;
const NO_MOVES = lostBy('no-moves');

const BASES = laidOut('6C 7H 8S 9D 10C JH QS KD 2C 3H 4S 5D');

/** The fans clockwise from 12, in the order of dealing. */
const FROM_TWELVE = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) => FAN + hour - 1);
const FROM_ONE = [...FROM_TWELVE.slice(1), FROM_TWELVE[0]!];

function createRules(options: Options): Rules<BigBenState> {
  const build = options['gap-build']!;
  const fillOrder = options['fill-start'] === '1' ? FROM_ONE : FROM_TWELVE;
  const fillRounds = options['fill-order'] !== 'piles';
  const redeals = Number(options['redeals']);
  const piles: readonly PileSpec[] = Object.freeze([
    ...foundationPiles(),
    ...Array.from({ length: HOURS }, (_, i): PileSpec => ({
      id: `f${i + 1}`,
      role: 'tableau',
      place: { ring: 'outer', hour: i + 1 },
      spread: 'fan',
    })),
    { id: 'stock', role: 'stock', place: { row: 0, order: 0 }, spread: 'stack' },
    { id: 'waste', role: 'waste', place: { row: 0, order: 1 }, spread: 'stack' },
  ]);
  const pack = packOf(2, BASES);
  const foundations = foundationsOf(BASES);
  const move = moveTable(piles);

  const gaps = (state: BigBenState, fan: number): number =>
    Math.max(0, FAN_SIZE - state.piles[fan]!.length);

  /** The fan where filling begins, or -1 if no fan has a gap. */
  function firstGap(state: BigBenState): number {
    for (const fan of fillOrder) if (state.piles[fan]!.length < FAN_SIZE) return fan;
    return -1;
  }

  /** The fans that filling gives cards to, in order, one entry for each card. */
  function fillPlan(state: BigBenState): number[] {
    const wanted = fillOrder.map((fan) => gaps(state, fan));
    const plan: number[] = [];
    if (fillRounds) {
      for (let round = 0; round < FAN_SIZE; round++) {
        fillOrder.forEach((fan, i) => wanted[i]! > round && plan.push(fan));
      }
    } else {
      fillOrder.forEach((fan, i) => plan.push(...new Array<number>(wanted[i]!).fill(fan)));
    }
    return plan.slice(0, state.piles[STOCK]!.length);
  }

  const fitsFoundation = (state: BigBenState, card: Card, to: number): boolean =>
    foundations[card]!.includes(to) && nextInSuit(topOf(state.piles[to]!)) === card;

  function onFan(card: Card, fan: Pile): Legality {
    if (fan.length === 0) return build === 'any' ? 'ok' : 'empty-fan';
    if (fan.length < FAN_SIZE && build === 'never') return 'has-gaps';
    return nextInSuit(card) === topOf(fan) ? 'ok' : 'not-next-down-in-suit';
  }

  function fromStock(state: BigBenState, to: number): Legality {
    if (state.piles[STOCK]!.length === 0) return 'stock-empty';
    const gap = firstGap(state);
    if (to === WASTE) return gap < 0 ? 'ok' : 'fill-first';
    if (to < FAN || to >= STOCK) return 'not-available';
    return gap < 0 ? 'no-gaps' : to === gap ? 'ok' : 'fill-first';
  }

  function legality(state: BigBenState, from: number, to: number): Legality {
    if (!areOnTable(piles.length, from, to)) return 'unknown-move';
    if (from === STOCK) return fromStock(state, to);
    if (from < FAN) return 'foundation-keeps';
    const card = topOf(state.piles[from]!);
    if (card < 0) return from === WASTE ? 'waste-empty' : 'empty-pile';
    if (from === to) return 'same-pile';
    if (to === STOCK) {
      if (from !== WASTE) return 'not-available';
      if (state.piles[STOCK]!.length > 0) return 'stock-not-empty';
      return state.redeals > 0 ? 'ok' : 'no-redeals';
    }
    if (to === WASTE) return 'not-available';
    if (to >= FAN) return onFan(card, state.piles[to]!);
    if (fitsFoundation(state, card, to)) return 'ok';
    return missingCards(state.piles[to]!, to + 1) === 0 ? 'pile-complete' : 'not-next-in-suit';
  }

  function listMoves(state: BigBenState): Move[] {
    const tops = topsOf(state);
    const moves: Move[] = [];
    for (let from = FAN; from <= WASTE; from++) {
      const card = tops[from]!;
      if (card < 0 || from === STOCK) continue;
      for (const to of foundations[card]!) {
        if (nextInSuit(tops[to]!) === card) moves.push(move(from, to));
      }
      const on = nextInSuit(card);
      for (let to = FAN; to < STOCK; to++) {
        const fits = tops[to] === on || tops[to]! < 0;
        if (fits && to !== from && onFan(card, state.piles[to]!) === 'ok')
          moves.push(move(from, to));
      }
    }
    if (state.piles[STOCK]!.length > 0) {
      const gap = firstGap(state);
      moves.push(move(STOCK, gap < 0 ? WASTE : gap));
    } else if (state.redeals > 0 && state.piles[WASTE]!.length > 0) {
      moves.push(move(WASTE, STOCK));
    }
    return moves;
  }

  const isWon = (state: BigBenState): boolean => {
    for (let i = FAN; i <= WASTE; i++) if (state.piles[i]!.length > 0) return false;
    return true;
  };

  return {
    game: 'big-ben',
    options,
    piles,
    pack,
    allCards: packOf(2),
    memory: [{ name: 'redeals', kind: 'count', max: redeals }],
    move,
    legality,

    deal(cards) {
      const all: Card[][] = piles.map((_, i) => (i < HOURS ? [BASES[i]!] : []));
      const dealt = FAN_SIZE * HOURS;
      for (let i = 0; i < dealt; i++) all[FROM_TWELVE[i % HOURS]!]!.push(cards[i]!);
      all[STOCK] = cards
        .slice(dealt)
        .map((card) => card + DOWN)
        .reverse();
      return { piles: all, redeals };
    },

    moves: (state) => listMoves(state),

    apply(state, { from, to, token }) {
      const reason = legality(state, from, to);
      if (reason !== 'ok') throw new IllegalMove(reason, token);
      const after = state.piles.slice();
      const source = after[from]!;
      if (from === WASTE && to === STOCK) {
        after[STOCK] = turnedOver(source);
        after[WASTE] = [];
        return { piles: after, redeals: state.redeals - 1 };
      }
      if (from === STOCK && to !== WASTE) {
        const stock = source.slice();
        for (const fan of fillPlan(state)) after[fan] = laidOn(after[fan]!, cardOf(stock.pop()!));
        after[STOCK] = stock;
      } else {
        after[to] = laidOn(after[to]!, cardOf(topOf(source)));
        after[from] = lifted(source);
      }
      return { piles: after, redeals: state.redeals };
    },

    effects(state, { from, to }) {
      if (from === WASTE && to === STOCK) return turnOver(state, WASTE, STOCK);
      if (from !== STOCK || to === WASTE) return topToTop(state, from, to);
      const stock = state.piles[STOCK]!;
      const height = state.piles.map((pile) => pile.length);
      return fillPlan(state).map((fan, i): Effect => {
        const fromIndex = stock.length - 1 - i;
        const card = cardOf(stock[fromIndex]!);
        const toIndex = height[fan]!++;
        const turned = { wasFaceUp: false, faceUp: true };
        return { card, from: STOCK, fromIndex, to: fan, toIndex, ...turned };
      });
    },

    outcome(state) {
      // A card from the stock can always be dealt, to a gap or to the waste.
      if (state.piles[STOCK]!.length > 0) return PLAYING;
      if (isWon(state)) return WON;
      return listMoves(state).length > 0 ? PLAYING : NO_MOVES;
    },

    table: (state) => ({
      badges: [{ kind: 'redeals', count: state.redeals }],
      piles: state.piles.map((pile, i) => {
        if (i >= STOCK) return factsOf(piles[i]!, pile);
        const missing = i < FAN ? missingCards(pile, i + 1) : gaps(state, i);
        return factsOf(piles[i]!, pile, { missing, complete: i < FAN && missing === 0 });
      }),
    }),

    obvious(state, from) {
      const moves = listMoves(state).filter((found) => found.from === from);
      const missing = (found: Move): number => missingCards(state.piles[found.to]!, found.to + 1);
      const up = moves.filter((found) => found.to < FAN).sort((a, b) => missing(b) - missing(a));
      if (up.length > 0) return up[0];
      const onCards = moves.filter(
        (found) => found.to >= STOCK || state.piles[found.to]!.length > 0,
      );
      return onCards[0] ?? moves[0];
    },

    /**
     * While cards can still come from the stock, taking a card from a fan changes which cards fill
     * which gaps, so no move is certain to be right. Afterwards, a card can safely go to a foundation
     * if no card is left that could be built on it, and the other card of the same rank and suit,
     * which might need the same place, is already on one.
     */
    safe(state) {
      const waste = state.piles[WASTE]!;
      if (state.piles[STOCK]!.length > 0 || (state.redeals > 0 && waste.length > 0))
        return undefined;
      const waiting = new Array<number>(52).fill(0);
      for (let i = FAN; i <= WASTE; i++) for (const card of state.piles[i]!) waiting[card]!++;
      for (let from = FAN; from <= WASTE; from++) {
        const card = topOf(state.piles[from]!);
        if (card < 0 || waiting[card]! > 1) continue;
        if (waiting[previousInSuit(card)]! > 0) continue;
        const to = foundations[card]!.find((pile) => fitsFoundation(state, card, pile));
        if (to !== undefined) return move(from, to);
      }
      return undefined;
    },
  };
}

export const validatePosition: PositionValidator = (_, state) =>
  firstInvalidPile(state, (pile, i) => {
    if (i < HOURS) return isBuilt(pile, BASES[i]!, i + 1);
    return i === STOCK ? allDown(pile) : allUp(pile);
  });

const optionSet = (build: string, start: string, order: string, redeals: string): Options => ({
  'gap-build': build,
  'fill-start': start,
  'fill-order': order,
  redeals,
});

export const bigBen: Game<BigBenState> = {
  id: 'big-ben',
  options: [
    { name: 'gap-build', values: ['never', 'nonempty', 'any'], default: 'never' },
    { name: 'fill-start', values: ['12', '1'], default: '12' },
    { name: 'fill-order', values: ['rounds', 'piles'], default: 'rounds' },
    { name: 'redeals', values: ['0', '1', '2'], default: '0' },
  ],
  presets: {
    default: 'classic',
    sets: {
      classic: optionSet('never', '12', 'rounds', '0'),
      catsatcards: optionSet('never', '12', 'piles', '0'),
      solsuite: optionSet('any', '1', 'rounds', '1'),
      jsolitaire: optionSet('nonempty', '12', 'rounds', '0'),
    },
  },
  hasSolver: true,
  create: createRules,
};

/** @public Read by scripts/generate.mjs. */
export const examples: Examples = { 'big-ben': [2919, 11] };

/** What the options mean, for the documentation. */
export const meanings: Meanings = {
  'gap-build':
    'Which cards can be built on a fan with fewer than three cards: none, the next lower card of the suit if the fan is not empty, or also any card if it is empty.',
  'fill-start': 'The hour at which filling the gaps begins; it continues clockwise.',
  'fill-order':
    'Whether filling gives one card to each fan in turn, or completes each fan before the next.',
  redeals: 'The number of redeals: how often the waste can be turned over to make a new stock.',
};
