import { type Card, packOf, type Rank, rankOf } from '../../cards/index.js';
import type { Options, OptionSpec } from '../contract/options.js';
import {
  cardOf,
  DOWN,
  type Effect,
  IllegalMove,
  isDown,
  lostBy,
  type Legality,
  type Move,
  type Outcome,
  type Pile,
  type PileSpec,
  PLAYING,
  type Rules,
  type State,
  type Table,
  type TableCard,
  WON,
} from '../contract/rules.js';
import { areOnTable, factsOf, moveTable, topOf } from '../contract/table.js';

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

/** A game of the family. */
export interface ShuttleGame {
  readonly id: string;
  readonly options: readonly OptionSpec[];
  /** Whether the fourth king may return once, as in Watch. */
  readonly returns?: boolean;
  layout(options: Options): ShuttleLayout;
}

const NO_MOVES: readonly Move[] = Object.freeze([]);
const CYCLE = lostBy('cycle');
/** A turned card as a pile, made once for each card. */
const TURNED: readonly Pile[] = Array.from({ length: 52 }, (_, card) => Object.freeze([card]));

/** The number of face-up cards tucked under the face-down cards of a pile. */
export function tucked(pile: Pile): number {
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

export function createShuttle(game: ShuttleGame, options: Options): Rules<ShuttleState> {
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
