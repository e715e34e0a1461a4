import { ACE, type Card, KING, nextInSuit, packOf, type Rank, rankOf } from '../../cards/index.js';
import {
  foundationPiles,
  foundationsOf,
  isBuilt,
  laidOut,
  missingCards,
} from '../contract/hours.js';
import type { Examples, Meanings, Options } from '../contract/options.js';
import {
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
} from '../contract/table.js';

const HOURS = 12;
const COLUMNS = 8;
const NO_MOVES = lostBy('no-moves');

const BASES = laidOut('10H JS QD KC 2H 3S 4D 5C 6H 7S 8D 9C');

function createRules(options: Options): Rules {
  const wrap = options['tableau-wrap'] !== 'none';
  const piles: readonly PileSpec[] = Object.freeze([
    ...foundationPiles(),
    ...Array.from({ length: COLUMNS }, (_, i): PileSpec => ({
      id: `c${i + 1}`,
      role: 'tableau',
      place: { row: 0, order: i },
      spread: 'fan',
    })),
  ]);
  const pack = packOf(1, BASES);
  const foundationOf = foundationsOf(BASES).map((all) => all[0] ?? -1);
  const move = moveTable(piles);
  const end = HOURS + COLUMNS;

  const fitsFoundation = (state: State, card: Card, to: number): boolean =>
    foundationOf[card] === to && nextInSuit(topOf(state.piles[to]!)) === card;

  /** The rank that a card is built on in the columns; 0 for a king that can't be built on an ace. */
  const rankUnder = (card: Card): Rank => (rankOf(card) < KING ? rankOf(card) + 1 : wrap ? ACE : 0);

  const fitsColumn = (rank: Rank, top: number): boolean => top < 0 || rankOf(top) === rank;

  function legality(state: State, from: number, to: number): Legality {
    if (!areOnTable(end, from, to)) return 'unknown-move';
    if (from < HOURS) return 'foundation-keeps';
    const card = topOf(state.piles[from]!);
    if (card < 0) return 'empty-pile';
    if (from === to) return 'same-pile';
    const target = state.piles[to]!;
    if (to >= HOURS) return fitsColumn(rankUnder(card), topOf(target)) ? 'ok' : 'not-next-down';
    if (fitsFoundation(state, card, to)) return 'ok';
    return missingCards(target, to + 1) === 0 ? 'pile-complete' : 'not-next-in-suit';
  }

  function listMoves(state: State, atMost = Infinity): Move[] {
    const tops = topsOf(state);
    const moves: Move[] = [];
    for (let from = HOURS; from < end && moves.length < atMost; from++) {
      const card = tops[from]!;
      if (card < 0) continue;
      const foundation = foundationOf[card]!;
      if (foundation >= 0 && nextInSuit(tops[foundation]!) === card) {
        moves.push(move(from, foundation));
      }
      const rank = rankUnder(card);
      for (let to = HOURS; to < end; to++) {
        if (to !== from && fitsColumn(rank, tops[to]!)) moves.push(move(from, to));
      }
    }
    return moves;
  }

  const columnsEmpty = (state: State): boolean => {
    for (let i = HOURS; i < end; i++) if (state.piles[i]!.length > 0) return false;
    return true;
  };

  return {
    game: 'grandfathers-clock',
    options,
    piles,
    pack,
    allCards: packOf(1),
    memory: [],
    move,
    legality,

    deal(cards) {
      const columns: Card[][] = Array.from({ length: COLUMNS }, () => []);
      cards.forEach((card, i) => columns[i % COLUMNS]!.push(card));
      const all: Pile[] = [...BASES.map((base) => [base]), ...columns];
      return { piles: all };
    },

    moves: (state) => listMoves(state),

    apply(state, { from, to, token }) {
      const reason = legality(state, from, to);
      if (reason !== 'ok') throw new IllegalMove(reason, token);
      const after = state.piles.slice();
      const source = after[from]!;
      after[to] = laidOn(after[to]!, topOf(source));
      after[from] = lifted(source);
      return { piles: after };
    },

    effects: (state, { from, to }) => topToTop(state, from, to),

    outcome(state) {
      if (columnsEmpty(state)) return WON;
      return listMoves(state, 1).length > 0 ? PLAYING : NO_MOVES;
    },

    table: (state) => ({
      badges: [],
      piles: state.piles.map((pile, i) => {
        if (i >= HOURS) return factsOf(piles[i]!, pile);
        const missing = missingCards(pile, i + 1);
        return factsOf(piles[i]!, pile, { missing, complete: missing === 0 });
      }),
    }),

    obvious(state, from) {
      const moves = listMoves(state).filter((found) => found.from === from);
      const up = moves.find((found) => found.to < HOURS);
      if (up) return up;
      const onCards = moves.filter((found) => state.piles[found.to]!.length > 0);
      return onCards[0] ?? (state.piles[from]!.length > 1 ? moves[0] : undefined);
    },

    /**
     * A card can safely go to its foundation if no card is left in the columns that could be built on
     * it: then it is of no other use, and removing it uncovers the card below.
     */
    safe(state) {
      const waiting = new Set<number>();
      for (let i = HOURS; i < end; i++)
        for (const card of state.piles[i]!) waiting.add(rankOf(card));
      for (let from = HOURS; from < end; from++) {
        const card = topOf(state.piles[from]!);
        if (card < 0 || !fitsFoundation(state, card, foundationOf[card]!)) continue;
        const rank = rankOf(card);
        const below = rank > 1 ? rank - 1 : wrap ? KING : 0;
        if (!waiting.has(below)) return move(from, foundationOf[card]!);
      }
      return undefined;
    },
  };
}

export const validatePosition: PositionValidator = (_, state) =>
  firstInvalidPile(state, (pile, i) => (i < HOURS ? isBuilt(pile, BASES[i]!, i + 1) : allUp(pile)));

export const grandfathersClock: Game = {
  id: 'grandfathers-clock',
  options: [
    {
      name: 'tableau-wrap',
      values: ['king-on-ace', 'none'],
      default: 'king-on-ace',
    },
  ],
  hasSolver: true,
  create: createRules,
};

/** @public Read by scripts/generate.mjs. */
export const examples: Examples = { 'grandfathers-clock': [57, 9] };

/** What the options mean, for the documentation. */
export const meanings: Meanings = {
  'tableau-wrap': 'Whether a king may be built on an ace in the columns.',
};
