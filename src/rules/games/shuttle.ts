import { type Card, formatCard, packOf, type Rank, rankOf } from '../../cards/index.js';
import type { Examples, Meanings, Options, OptionSpec } from '../contract/options.js';
import {
  cardOf,
  DOWN,
  type Effect,
  type PositionValidator,
  type Game,
  IllegalMove,
  isDown,
  lostBy,
  type Move,
  type Outcome,
  type Pile,
  type PileSpec,
  PLAYING,
  type Rules,
  type TableCard,
  type State,
  type Table,
  type Legality,
  WON,
} from '../contract/rules.js';
import {
  allUp,
  areOnTable,
  factsOf,
  firstInvalidPile,
  moveTable,
  topOf,
} from '../contract/table.js';

/**
 * The shuttling games: the turned card goes face up under the pile of its own rank, and the top card
 * of that pile is turned next. The turned card is a separate pile on the pile it was turned from.
 */
export interface ShuttleState extends State {
  /** The pile on which the turned card lies; -1 once the game has ended. */
  readonly at: number;
  /** Watch: 1 once the fourth king has gone back. */
  readonly returned: number;
}

/** What distinguishes the games of the family. */
export interface ShuttleLayout {
  /** The piles in dealing order, each with the rank that it collects. */
  readonly piles: readonly (PileSpec & { readonly rank: Rank })[];
  /** The rank of the start pile, whose fourth card ends the game. */
  readonly start: Rank;
}

interface ShuttleGame {
  readonly id: string;
  readonly options: readonly OptionSpec[];
  /** Whether the fourth king may return once, as in Watch. */
  readonly returns?: boolean;
  layout(options: Options): ShuttleLayout;
}

const IN_PLACE: OptionSpec = {
  name: 'in-place',
  values: ['false', 'true'],
  default: 'false',
};

const NO_MOVES: readonly Move[] = Object.freeze([]);
const CYCLE = lostBy('cycle');
/** A turned card as a pile, made once for each card. */
const TURNED: readonly Pile[] = Array.from({ length: 52 }, (_, card) => Object.freeze([card]));

/** The number of face-up cards tucked under the face-down cards of a pile. */
function tucked(pile: Pile): number {
  const first = pile.findIndex(isDown);
  return first < 0 ? pile.length : first;
}

/** A pile with a card put under it and its top card removed. */
function shuttled(pile: Pile, card: Card): Pile {
  const after = pile.slice();
  for (let i = after.length - 1; i > 0; i--) after[i] = pile[i - 1]!;
  after[0] = card;
  return after;
}

function createRules(game: ShuttleGame, options: Options): Rules<ShuttleState> {
  const { piles: hours, start } = game.layout(options);
  const turnedAt = hours.length;
  const piles: readonly PileSpec[] = Object.freeze([
    ...hours,
    { id: 'turned', role: 'turned', place: { ring: 'centre' }, spread: 'stack' },
  ]);
  const pack = Object.freeze(
    packOf(1).filter((card) => hours.some((pile) => pile.rank === rankOf(card))),
  );
  const pileOf = pack.reduce<number[]>((all, card) => {
    all[card] = hours.findIndex((pile) => pile.rank === rankOf(card));
    return all;
  }, new Array<number>(52).fill(-1));
  const startPile = hours.findIndex((pile) => pile.rank === start);
  const inPlace = options['in-place'] === 'true';
  const kingToBottom = options['king-returns'] !== 'top';
  const move = moveTable(piles);
  const movesOf = pileOf.map((to) => (to < 0 ? NO_MOVES : Object.freeze([move(turnedAt, to)])));

  /** Whether a hidden card prevents a win. */
  const counts = (slot: number, pile: number): boolean =>
    isDown(slot) && (!inPlace || pileOf[cardOf(slot)] !== pile);

  function isWon({ piles }: ShuttleState): boolean {
    for (let i = 0; i < turnedAt; i++) {
      if (topOf(piles[i]!) < DOWN) continue;
      if (!inPlace || piles[i]!.some((slot) => counts(slot, i))) return false;
    }
    return true;
  }

  /** Whether the fourth king has been turned in Watch, with cards still hidden. */
  function kingReturns(state: ShuttleState): boolean {
    if (!game.returns || state.returned) return false;
    const card = state.piles[turnedAt]![0]!;
    if (pileOf[card] !== startPile || topOf(state.piles[startPile]!) >= DOWN) return false;
    return !isWon(state);
  }

  function legality(state: ShuttleState, from: number, to: number): Legality {
    if (!areOnTable(piles.length, from, to)) return 'unknown-move';
    const turned = state.piles[turnedAt]!;
    if (turned.length === 0) return 'game-over';
    if (from !== turnedAt) return 'not-available';
    if (to === turnedAt) return 'same-pile';
    if (!game.returns || !kingReturns(state))
      return pileOf[turned[0]!] === to ? 'ok' : 'wrong-hour';
    if (topOf(state.piles[to]!) >= DOWN) return 'ok';
    return to === startPile ? 'king-must-return' : 'nothing-hidden';
  }

  function next(piles: Pile[], at: number, returned: number): ShuttleState {
    return { piles, at, returned };
  }

  return {
    game: game.id,
    options,
    noChoices: !game.returns,
    piles,
    pack,
    allCards: pack,
    memory: [
      { name: 'at', kind: 'pile', max: turnedAt - 1 },
      { name: 'returned', kind: 'count', max: game.returns ? 1 : 0 },
    ],
    move,
    legality,

    deal(cards) {
      const all: Pile[] = [];
      for (let i = 0; i < turnedAt; i++) {
        const dealt = (round: number): TableCard => cards[round * turnedAt + i]! + DOWN;
        const pile = [dealt(0), dealt(1), dealt(2), dealt(3)];
        if (i === startPile) pile.pop();
        all.push(pile);
      }
      all.push(TURNED[cards[3 * turnedAt + startPile]!]!);
      return next(all, startPile, 0);
    },

    moves(state) {
      const turned = state.piles[turnedAt]!;
      if (turned.length === 0) return NO_MOVES;
      if (!game.returns || !kingReturns(state)) return movesOf[turned[0]!]!;
      const moves: Move[] = [];
      for (let to = 0; to < turnedAt; to++) {
        if (topOf(state.piles[to]!) >= DOWN) moves.push(move(turnedAt, to));
      }
      return moves;
    },

    apply(state, { from, to, token }) {
      const reason = legality(state, from, to);
      if (reason !== 'ok') throw new IllegalMove(reason, token);
      const after = state.piles.slice();
      const card = after[turnedAt]![0]!;
      const pile = after[to]!;
      if (game.returns && kingReturns(state)) {
        const rest = pile.slice(0, -1);
        rest.splice(kingToBottom ? tucked(pile) : rest.length, 0, card + DOWN);
        after[to] = rest;
        after[turnedAt] = TURNED[cardOf(topOf(pile))]!;
        return next(after, to, 1);
      }
      const top = topOf(pile);
      if (top < DOWN) {
        after[to] = [card, ...pile];
        after[turnedAt] = [];
        return next(after, -1, state.returned);
      }
      after[to] = shuttled(pile, card);
      after[turnedAt] = TURNED[cardOf(top)]!;
      return next(after, to, state.returned);
    },

    effects(state, { to }) {
      const card = state.piles[turnedAt]![0]!;
      const pile = state.piles[to]!;
      const top = topOf(pile);
      const turn = (fromIndex: number, toIndex: number): Effect => ({
        card: cardOf(top),
        from: to,
        fromIndex,
        to: turnedAt,
        toIndex,
        wasFaceUp: false,
        faceUp: true,
      });
      const put = (toIndex: number, faceUp: boolean): Effect => ({
        card,
        from: turnedAt,
        fromIndex: 0,
        to,
        toIndex,
        wasFaceUp: true,
        faceUp,
      });
      if (game.returns && kingReturns(state)) {
        const toIndex = kingToBottom ? tucked(pile) : pile.length - 1;
        return [turn(pile.length - 1, 1), put(toIndex, false)];
      }
      return top < DOWN ? [put(0, true)] : [put(0, true), turn(pile.length, 0)];
    },

    outcome(state): Outcome {
      if (state.piles[turnedAt]!.length > 0) return PLAYING;
      return isWon(state) ? WON : CYCLE;
    },

    table(state): Table {
      const at = state.at < 0 ? undefined : piles[state.at]!.id;
      return {
        badges: [],
        piles: state.piles.map((pile, i) => {
          const spec = piles[i]!;
          if (i === turnedAt) return factsOf(spec, pile, { over: at });
          const missing = 4 - tucked(pile);
          const complete = missing === 0 && pile.every((slot) => pileOf[slot] === i);
          return factsOf(spec, pile, { missing, complete });
        }),
      };
    },

    obvious(state, from) {
      const moves = from === turnedAt ? this.moves(state) : NO_MOVES;
      return moves.length === 1 ? moves[0] : undefined;
    },

    safe: () => undefined,
  };
}

export const validatePosition: PositionValidator = ({ piles, game }, state) => {
  const turnedAt = piles.length - 1;
  const ended = state.piles[turnedAt]!.length === 0;
  const start = game === hideAndSeek.id ? 1 : 13;
  return firstInvalidPile(state, (pile, i) => {
    const { at } = state as ShuttleState;
    if (i === turnedAt) return allUp(pile) && pile.length < 2 && ended === at < 0;
    const { rank } = piles[i]!;
    const up = tucked(pile);
    if (ended && rank === start && up < pile.length) return false;
    // The turned card is put away before the next is turned, so the start pile is always one card
    // short, and no other pile is.
    if (pile.length !== (rank === start && !ended ? 3 : 4)) return false;
    return pile.every((slot, k) => (k < up ? rankOf(slot) === rank : isDown(slot)));
  });
};

const define = (game: ShuttleGame): Game<ShuttleState> => ({
  id: game.id,
  options: game.options,
  hasSolver: true,
  create: (options) => createRules(game, options),
});

const rankName = (rank: Rank): string => formatCard(rank - 1).slice(0, -1);

const collecting = (rank: Rank, id: string, place: PileSpec['place'], hour: number) => ({
  id,
  role: 'tableau' as const,
  place,
  rank,
  hour,
  spread: 'tuck' as const,
});

/** The dial, in dealing order: 12, 1, 2 … 11, then the centre. */
const dial: ShuttleLayout = {
  start: 13,
  piles: [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13].map((rank) =>
    rank === 13
      ? collecting(rank, 'centre', { ring: 'centre' }, 0)
      : collecting(rank, `h${rank}`, { ring: 'inner', hour: rank }, rank),
  ),
};

/** Ranks in rows, in dealing order; in Travellers the kings' talon is below the row. */
const rows = (lines: readonly (readonly Rank[])[], start: Rank): ShuttleLayout => ({
  start,
  piles: lines.flatMap((line, row) =>
    line.map((rank, order) => {
      const talon = rank === 13 && line.length === 1;
      return collecting(rank, talon ? 'talon' : rankName(rank), { row, order }, rank % 13);
    }),
  ),
});

const span = (first: Rank, last: Rank): Rank[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

export const clock = define({ id: 'clock', options: [IN_PLACE], layout: () => dial });

export const watch = define({
  id: 'watch',
  returns: true,
  options: [
    IN_PLACE,
    {
      name: 'king-returns',
      values: ['bottom', 'top'],
      default: 'bottom',
    },
  ],
  layout: () => dial,
});

export const travellers = define({
  id: 'travellers',
  options: [
    IN_PLACE,
    {
      name: 'deck',
      values: ['52', '32'],
      default: '52',
    },
  ],
  layout: (options) =>
    options['deck'] === '32'
      ? rows([[7, 8, 9, 10, 11, 12, 1], [13]], 13)
      : rows([span(1, 12), [13]], 13),
});

export const hideAndSeek = define({
  id: 'hide-and-seek',
  options: [IN_PLACE],
  layout: () => rows([span(1, 7), span(8, 13)], 1),
});

/** @public Read by scripts/generate.mjs. */
export const examples: Examples = {
  clock: [9607, 10],
  watch: [9607, 13],
  travellers: [9290, 12],
  'hide-and-seek': [7895, 10],
};

/** What the options mean, for the documentation. */
export const meanings: Meanings = {
  'in-place':
    'The game is also won if every card that is still face down is on the pile of its own rank.',
  'king-returns':
    'Where among the face-down cards of a pile the fourth king is put when it returns.',
  deck: 'The size of the pack: 52 cards, or the 32 from seven to ace.',
};
