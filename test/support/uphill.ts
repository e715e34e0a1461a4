/**
 * Uphill, a patience with a stock and no waste, whose piles have no size of their own: twelve spades,
 * four of them in a row. A pile goes as a whole onto the next one to its right if that shows a higher
 * card, and the stock fills all empty places. One pile of all cards wins.
 */
import {
  type Layout,
  propertiesFor,
  SolitaireElement,
  upright,
} from '../../src/element/element.js';
import {
  cardOf,
  DOWN,
  type Effect,
  type Game,
  IllegalMove,
  isDown,
  type Legality,
  lostBy,
  type Move,
  type PileSpec,
  PLAYING,
  rankOf,
  type Rules,
  type State,
  topOf,
  WON,
} from '../../src/rules/index.js';

const PLACES = 4;
const STOCK = PLACES;
const PACK = Array.from({ length: 12 }, (_, i) => 39 + i);

const PILES: readonly PileSpec[] = Object.freeze([
  ...Array.from({ length: PLACES }, (_, i): PileSpec => ({
    id: `c${i + 1}`,
    role: 'tableau',
    place: { row: 0, order: i },
    spread: 'stack',
  })),
  { id: 'stock', role: 'stock', place: { row: 1, order: 0 }, spread: 'stack' },
]);

const emptyOf = ({ piles }: State): number[] =>
  PILES.flatMap((_, i) => (i !== STOCK && piles[i]!.length === 0 ? [i] : []));

function legality(state: State, from: number, to: number): Legality {
  const [source, target] = [state.piles[from], state.piles[to]];
  if (!source || !target) return 'unknown-move';
  if (from === STOCK) {
    if (source.length === 0) return 'stock-empty';
    const [first] = emptyOf(state);
    if (first === undefined) return 'no-gaps';
    return to === first ? 'ok' : 'fill-first';
  }
  if (source.length === 0) return 'empty-pile';
  if (from === to) return 'same-pile';
  const isHigher = target.length > 0 && rankOf(topOf(target)) > rankOf(topOf(source));
  return to === from + 1 && to !== STOCK && isHigher ? 'ok' : 'not-available';
}

const move = (from: number, to: number): Move => ({
  token: `${PILES[from]!.id}-${PILES[to]!.id}`,
  from,
  to,
});

const moves = (state: State): Move[] =>
  PILES.flatMap((_, from) =>
    PILES.flatMap((_, to) => (legality(state, from, to) === 'ok' ? [move(from, to)] : [])),
  );

/** The cards that a move takes, each with the pile that it goes to. */
function ways(state: State, { from, to }: Move): { slot: number; goal: number }[] {
  const cards = state.piles[from]!;
  if (from !== STOCK) return cards.map((slot) => ({ slot, goal: to }));
  return emptyOf(state)
    .slice(0, cards.length)
    .map((goal, i) => ({ slot: cards.at(-1 - i)!, goal }));
}

const rules: Rules = {
  game: 'uphill',
  options: {},
  piles: PILES,
  pack: PACK,
  allCards: PACK,
  memory: [],
  move,
  moves,
  legality,
  deal: (cards) => ({
    piles: PILES.map((_, i) =>
      i === STOCK ? cards.slice(PLACES).map((card) => card + DOWN) : [cards[i]!],
    ),
  }),
  apply(state, made) {
    const reason = legality(state, made.from, made.to);
    if (reason !== 'ok') throw new IllegalMove(reason, made.token);
    const going = ways(state, made);
    const gone = going.map(({ slot }) => slot);
    return {
      piles: state.piles.map((pile, i) => [
        ...pile.filter((slot) => !gone.includes(slot)),
        ...going.flatMap(({ slot, goal }) => (goal === i ? [cardOf(slot)] : [])),
      ]),
    };
  },
  effects: (state, made) =>
    ways(state, made).map(({ slot, goal }, i): Effect => ({
      card: cardOf(slot),
      from: made.from,
      fromIndex: made.from === STOCK ? state.piles[STOCK]!.length - 1 - i : 0,
      to: goal,
      toIndex: made.from === STOCK ? 0 : state.piles[goal]!.length + i,
      wasFaceUp: !isDown(slot),
      faceUp: true,
    })),
  outcome(state) {
    if (state.piles.some((pile, i) => i !== STOCK && pile.length === PACK.length)) return WON;
    return moves(state).length > 0 ? PLAYING : lostBy('no-moves');
  },
  table: (state) => ({
    badges: [],
    piles: state.piles.map((cards, i) => {
      const hidden = cards.filter(isDown).length;
      return { ...PILES[i]!, cards, hidden, missing: 0, complete: false };
    }),
  }),
  obvious: (state, from) => moves(state).find((found) => found.from === from),
  safe: () => undefined,
};

export const uphill: Game = { id: 'uphill', options: [], create: () => rules };

const layout: Layout = (piles) => [
  {
    kind: 'rows',
    width: 4.6,
    height: 3.2,
    places: Object.fromEntries(
      piles.map(({ id }, i) => [id, upright(0.6 + 1.1 * (i % PLACES), i === STOCK ? 2.4 : 0.8)]),
    ),
    marks: {},
    badges: [],
  },
];

export class UphillSolitaire extends SolitaireElement {
  static override readonly game = uphill;
  static override readonly layout = layout;
  static override readonly tag = 'uphill-solitaire';
  static override properties = propertiesFor(uphill);
}
