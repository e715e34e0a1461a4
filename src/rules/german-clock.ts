import { type Card, isRed, packOf, rankOf, suitOf } from '../cards/index.js';
import { type Options } from './options.js';
import {
  cardOf,
  DOWN,
  type Game,
  IllegalMove,
  lostBy,
  type Move,
  type Pile,
  type PileSpec,
  PLAYING,
  type Rules,
  type State,
  type Verdict,
  WON,
} from './rules.js';
import { factsOf, moveTable, topOf, topToTop, turnOver } from './table.js';

export interface GermanClockState extends State {
  /** Redeals left. */
  readonly redeals: number;
}

const PILES = 13;
const STOCK = 13;
const WASTE = 14;
const LAYERS = 4;
const PASSES_OVER = lostBy('passes-over');

/** The suits of the four layers, as far as the cards played have fixed them. */
export type SuitOrder = readonly (number | null)[];

/** The other suit of the same colour: clubs and spades, diamonds and hearts. */
const partner = (suit: number): number => 3 - suit;

/** The first two suits fix the others: each colour's second suit follows its first. */
export function suitOrder(piles: readonly Pile[]): SuitOrder {
  const at = (layer: number): number | null => {
    for (let i = 0; i < PILES; i++) if (piles[i]!.length > layer) return suitOf(piles[i]![layer]!);
    return null;
  };
  const first = at(0);
  const second = at(1);
  return [
    first,
    second,
    first === null || second === null ? null : partner(first),
    second === null ? null : partner(second),
  ];
}

function createRules(options: Options): Rules<GermanClockState> {
  const redeals = Number(options['redeals']);
  const piles: readonly PileSpec[] = Object.freeze([
    ...Array.from({ length: PILES }, (_, i): PileSpec => ({
      id: i < 12 ? `h${i + 1}` : 'centre',
      role: 'foundation',
      place: i < 12 ? { ring: 'inner', hour: i + 1 } : { ring: 'centre' },
      rank: i + 1,
      hour: (i + 1) % 13,
      spread: 'stack',
    })),
    { id: 'stock', role: 'stock', place: { row: 0, order: 0 }, spread: 'stack' },
    { id: 'waste', role: 'waste', place: { row: 0, order: 1 }, spread: 'stack' },
  ]);
  const pack = packOf(1);
  const move = moveTable(piles);

  function fits(state: GermanClockState, card: Card, to: number): Verdict {
    if (rankOf(card) !== to + 1) return 'wrong-hour';
    const layer = state.piles[to]!.length;
    const order = suitOrder(state.piles);
    const wanted = order[layer];
    if (wanted !== null && wanted !== undefined)
      return wanted === suitOf(card) ? 'ok' : 'suit-not-open';
    if (layer === 0) return 'ok';
    return isRed(card) === isRed(state.piles[to]![0]!) ? 'wrong-colour' : 'ok';
  }

  function verdict(state: GermanClockState, from: number, to: number): Verdict {
    if (from < PILES) return 'foundation-keeps';
    const card = topOf(state.piles[from]!);
    if (from === STOCK) {
      if (card < 0) return 'stock-empty';
      return to === WASTE ? 'ok' : 'not-available';
    }
    if (card < 0) return 'waste-empty';
    if (to === WASTE) return 'same-pile';
    if (to < PILES) return fits(state, card, to);
    if (state.piles[STOCK]!.length > 0) return 'stock-not-empty';
    return state.redeals > 0 ? 'ok' : 'no-redeals';
  }

  function listMoves(state: GermanClockState): Move[] {
    const moves: Move[] = [];
    const card = topOf(state.piles[WASTE]!);
    if (card >= 0 && fits(state, card, rankOf(card) - 1) === 'ok') {
      moves.push(move(WASTE, rankOf(card) - 1));
    }
    if (state.piles[STOCK]!.length > 0) moves.push(move(STOCK, WASTE));
    else if (card >= 0 && state.redeals > 0) moves.push(move(WASTE, STOCK));
    return moves;
  }

  const next = (after: Pile[], left: number): GermanClockState =>
    Object.freeze({ piles: Object.freeze(after), redeals: left });

  return {
    game: 'german-clock',
    options,
    piles,
    pack,
    allCards: pack,
    memory: [{ name: 'redeals', kind: 'count', max: 2 }],
    move,
    verdict,

    deal(cards) {
      const all: Pile[] = piles.map(() => Object.freeze([]));
      all[STOCK] = Object.freeze(cards.map((card) => card + DOWN).reverse());
      return next(all, redeals);
    },

    moves: (state) => Object.freeze(listMoves(state)),

    apply(state, { from, to, token }) {
      const reason = verdict(state, from, to);
      if (reason !== 'ok') throw new IllegalMove(reason, token);
      const after = [...state.piles];
      if (to === STOCK) {
        after[STOCK] = Object.freeze(after[WASTE]!.map((card) => card + DOWN).reverse());
        after[WASTE] = Object.freeze([]);
        return next(after, state.redeals - 1);
      }
      const source = [...after[from]!];
      after[to] = Object.freeze([...after[to]!, cardOf(source.pop()!)]);
      after[from] = Object.freeze(source);
      return next(after, state.redeals);
    },

    effects: (state, { from, to }) =>
      to === STOCK ? turnOver(state, WASTE, STOCK) : topToTop(state, from, to),

    outcome(state) {
      const left = state.piles[STOCK]!.length + state.piles[WASTE]!.length;
      if (left === 0) return WON;
      return listMoves(state).length > 0 ? PLAYING : PASSES_OVER;
    },

    table: (state) => ({
      badges: [
        { kind: 'suit-order', suits: suitOrder(state.piles) },
        { kind: 'redeals', count: state.redeals },
      ],
      piles: state.piles.map((pile, i) => {
        const missing = i < PILES ? LAYERS - pile.length : 0;
        return factsOf(piles[i]!, pile, { missing, complete: i < PILES && missing === 0 });
      }),
    }),

    obvious(state, from) {
      const moves = listMoves(state).filter((found) => found.from === from);
      return moves.find((found) => found.to < PILES) ?? moves.find(() => from === STOCK);
    },

    /**
     * A card whose layer has its suit is played safely at once: whatever is played later, the waste
     * is the same less this card, and a card beneath it only comes to the top earlier. A card that
     * would open a suit is a choice.
     */
    safe(state) {
      const card = topOf(state.piles[WASTE]!);
      if (card < 0) return undefined;
      const to = rankOf(card) - 1;
      const open = suitOrder(state.piles)[state.piles[to]!.length];
      return open === suitOf(card) ? move(WASTE, to) : undefined;
    },

    explain: () => ({ kind: 'passes-over' }),
  };
}

export const germanClock: Game<GermanClockState> = {
  id: 'german-clock',
  options: [
    {
      name: 'redeals',
      values: ['0', '1', '2'],
      default: '2',
      meaning: 'How often the waste may be turned over as the new stock.',
    },
  ],
  create: createRules,
};
