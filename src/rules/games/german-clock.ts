import {
  type Card,
  isRed,
  makeCard,
  packOf,
  partnerOf,
  rankOf,
  type Suit,
  suitOf,
} from '../../cards/index.js';
import type { Examples, Meanings, Options } from '../contract/options.js';
import {
  cardOf,
  DOWN,
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
  topToTop,
  turnedOver,
  turnOver,
} from '../contract/table.js';

export interface GermanClockState extends State {
  /** Redeals left. */
  readonly redeals: number;
}

const PILES = 13;
const STOCK = 13;
const WASTE = 14;
const LAYERS = 4;
/** Indices in the lists of moves, by what can be done with stock and waste. */
const NOTHING = 0;
const TURN = 1;
const REDEAL = 2;
const PASSES_OVER = lostBy('passes-over');

/** The suits of the four layers, as far as the cards played determine them. */
export type SuitOrder = readonly (Suit | null)[];

/** The suit of a layer, or null until a card determines it. */
function layerSuit(piles: readonly Pile[], layer: number): Suit | null {
  if (layer > 1) {
    // Each colour's second suit follows from its first.
    const suit = layerSuit(piles, layer - 2);
    return suit === null ? null : partnerOf(suit);
  }
  for (let i = 0; i < PILES; i++) if (piles[i]!.length > layer) return suitOf(piles[i]![layer]!);
  return null;
}

export const suitOrder = (piles: readonly Pile[]): SuitOrder =>
  Array.from({ length: LAYERS }, (_, layer) => layerSuit(piles, layer));

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

  function fits({ piles }: GermanClockState, card: Card, to: number): Legality {
    if (rankOf(card) !== to + 1) return 'wrong-hour';
    const pile = piles[to]!;
    const layer = pile.length;
    const wanted = layer > 1 ? partnerOf(suitOf(pile[layer - 2]!)) : layerSuit(piles, layer);
    if (wanted !== null) return wanted === suitOf(card) ? 'ok' : 'suit-not-open';
    if (layer === 0) return 'ok';
    return isRed(card) === isRed(pile[0]!) ? 'wrong-colour' : 'ok';
  }

  function legality(state: GermanClockState, from: number, to: number): Legality {
    if (!areOnTable(piles.length, from, to)) return 'unknown-move';
    if (from < PILES) return 'foundation-keeps';
    if (from === STOCK) {
      if (state.piles[STOCK]!.length === 0) return 'stock-empty';
      return to === WASTE ? 'ok' : 'not-available';
    }
    const card = topOf(state.piles[WASTE]!);
    if (card < 0) return 'waste-empty';
    if (to === WASTE) return 'same-pile';
    if (to < PILES) return fits(state, card, to);
    if (state.piles[STOCK]!.length > 0) return 'stock-not-empty';
    return state.redeals > 0 ? 'ok' : 'no-redeals';
  }

  /** All possible lists of moves, by the pile that a card is played to, then by `NOTHING` … */
  const lists = Array.from({ length: PILES + 1 }, (_, to) =>
    [[], [move(STOCK, WASTE)], [move(WASTE, STOCK)]].map((turning): readonly Move[] =>
      to < PILES ? [move(WASTE, to), ...turning] : turning,
    ),
  );

  function moves(state: GermanClockState): readonly Move[] {
    const card = topOf(state.piles[WASTE]!);
    const plays = card >= 0 && fits(state, card, rankOf(card) - 1) === 'ok';
    const turning = lists[plays ? rankOf(card) - 1 : PILES]!;
    if (state.piles[STOCK]!.length > 0) return turning[TURN]!;
    return turning[card >= 0 && state.redeals > 0 ? REDEAL : NOTHING]!;
  }

  return {
    game: 'german-clock',
    options,
    piles,
    pack,
    allCards: pack,
    memory: [{ name: 'redeals', kind: 'count', max: redeals }],
    move,
    legality,

    deal(cards) {
      const all: Pile[] = piles.map(() => []);
      all[STOCK] = cards.map((card) => card + DOWN).reverse();
      return { piles: all, redeals };
    },

    moves,

    apply(state, { from, to, token }) {
      const reason = legality(state, from, to);
      if (reason !== 'ok') throw new IllegalMove(reason, token);
      const after = state.piles.slice();
      const source = after[from]!;
      if (to === STOCK) {
        after[STOCK] = turnedOver(source);
        after[WASTE] = [];
        return { piles: after, redeals: state.redeals - 1 };
      }
      after[to] = laidOn(after[to]!, cardOf(topOf(source)));
      after[from] = lifted(source);
      return { piles: after, redeals: state.redeals };
    },

    effects: (state, { from, to }) =>
      to === STOCK ? turnOver(state, WASTE, STOCK) : topToTop(state, from, to),

    outcome(state) {
      if (state.piles[STOCK]!.length > 0) return PLAYING;
      if (state.piles[WASTE]!.length === 0) return WON;
      return moves(state).length > 0 ? PLAYING : PASSES_OVER;
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
      const own = moves(state).filter((found) => found.from === from);
      return own.find((found) => found.to < PILES) ?? own.find(() => from === STOCK);
    },

    /**
     * A card of its layer's suit is always safe: whatever is played later, the waste is the same
     * without this card, and the card below only comes to the top earlier. A card that would open a
     * suit is a choice.
     */
    safe(state) {
      const card = topOf(state.piles[WASTE]!);
      if (card < 0) return undefined;
      const to = rankOf(card) - 1;
      const open = layerSuit(state.piles, state.piles[to]!.length);
      return open === suitOf(card) ? move(WASTE, to) : undefined;
    },
  };
}

export const validatePosition: PositionValidator = (_, state) => {
  const order = suitOrder(state.piles);
  return firstInvalidPile(state, (pile, i) => {
    if (i >= PILES) return i === STOCK ? allDown(pile) : allUp(pile);
    if (pile.length > 1 && isRed(pile[0]!) === isRed(pile[1]!)) return false;
    return pile.every((card, layer) => card === makeCard(i + 1, order[layer]!));
  });
};

export const germanClock: Game<GermanClockState> = {
  id: 'german-clock',
  options: [
    {
      name: 'redeals',
      values: ['0', '1', '2'],
      default: '2',
    },
  ],
  hasSolver: true,
  create: createRules,
};

/** @public Read by scripts/generate.mjs. */
export const examples: Examples = { 'german-clock': [103, 14] };

/** What the options mean, for the documentation. */
export const meanings: Meanings = {
  redeals: 'The number of redeals: how often the waste can be turned over to make a new stock.',
};
