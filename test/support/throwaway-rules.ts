/**
 * The rules of Thirteens, a patience of quite another mechanic than the kit's: twelve cards of one
 * suit lie in columns, and two free cards that add up to thirteen leave the table together.
 */
import {
  type Game,
  IllegalMove,
  lostBy,
  type Move,
  type Options,
  type PileFacts,
  type PileSpec,
  PLAYING,
  rankOf,
  type Rules,
  type State,
  topOf,
  type Legality,
  WON,
} from '../../src/rules/index.js';

/** Spades from the ace to the queen. */
const PACK = Array.from({ length: 12 }, (_, i) => 39 + i);

function createRules(options: Options): Rules {
  const columns = Number(options['columns']);
  const out = columns;
  const piles: readonly PileSpec[] = Object.freeze([
    ...Array.from({ length: columns }, (_, i): PileSpec => ({
      id: `c${i + 1}`,
      role: 'tableau',
      place: { row: 0, order: i },
      spread: 'fan',
    })),
    { id: 'out', role: 'foundation', place: { ring: 'centre' }, spread: 'stack' },
  ]);
  const move = (from: number, to: number): Move => ({
    token: `${piles[from]!.id}-${piles[to]!.id}`,
    from,
    to,
  });

  function legality(state: State, from: number, to: number): Legality {
    if (from === out) return 'foundation-keeps';
    const [one, two] = [topOf(state.piles[from]!), topOf(state.piles[to]!)];
    if (one < 0 || two < 0) return 'empty-pile';
    if (from === to) return 'same-pile';
    return to !== out && rankOf(one) + rankOf(two) === 13 ? 'ok' : 'not-available';
  }

  function moves(state: State): readonly Move[] {
    const found: Move[] = [];
    for (let from = 0; from < columns; from++) {
      for (let to = 0; to < columns; to++) {
        if (legality(state, from, to) === 'ok') found.push(move(from, to));
      }
    }
    return found;
  }

  return {
    game: 'thirteens',
    options,
    piles,
    pack: PACK,
    allCards: PACK,
    memory: [],
    move,
    legality,
    moves,
    deal(cards) {
      const all: number[][] = piles.map(() => []);
      cards.forEach((card, i) => all[i % columns]!.push(card));
      return { piles: all };
    },
    apply(state, { from, to, token }) {
      const reason = legality(state, from, to);
      if (reason !== 'ok') throw new IllegalMove(reason, token);
      const gone = [topOf(state.piles[from]!), topOf(state.piles[to]!)];
      const after = state.piles.map((pile, i) => {
        if (i === out) return [...pile, ...gone];
        return i === from || i === to ? pile.slice(0, -1) : pile;
      });
      return { piles: after };
    },
    effects: (state, { from, to }) =>
      [from, to].map((pile, i) => ({
        card: topOf(state.piles[pile]!),
        from: pile,
        fromIndex: state.piles[pile]!.length - 1,
        to: out,
        toIndex: state.piles[out]!.length + i,
        wasFaceUp: true,
        faceUp: true,
      })),
    outcome(state) {
      if (state.piles[out]!.length === PACK.length) return WON;
      return moves(state).length > 0 ? PLAYING : lostBy('no-moves');
    },
    table: (state) => ({
      badges: [],
      piles: state.piles.map((cards, i): PileFacts => {
        const missing = i === out ? PACK.length - cards.length : 0;
        return { ...piles[i]!, cards, hidden: 0, missing, complete: i === out && missing === 0 };
      }),
    }),
    obvious: (state, from) => moves(state).find((found) => found.from === from),
    safe: () => undefined,
  };
}

export const thirteens: Game = {
  id: 'thirteens',
  options: [
    {
      name: 'columns',
      values: ['4', '3'],
      default: '4',
    },
  ],
  create: createRules,
};
