/**
 * Thirteens, a patience of quite another mechanic than the kit's: twelve cards of one suit lie in
 * columns, and two free cards that add up to thirteen leave the table together. It is made as the
 * author of an eighth game would: rules as a value, a layout, and a class of a few lines.
 */
import { downward, type Layout, upright } from '../../src/board/arrange.js';
import { propertiesFor, SolitaireElement } from '../../src/elements/solitaire-element.js';
import {
  type Game,
  IllegalMove,
  lostBy,
  type Move,
  type Options,
  type Pile,
  type PileFacts,
  type PileSpec,
  PLAYING,
  rankOf,
  type Rules,
  type State,
  topOf,
  type Verdict,
  WON,
} from '../../src/rules/engine.js';

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

  function verdict(state: State, from: number, to: number): Verdict {
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
        if (verdict(state, from, to) === 'ok') found.push(move(from, to));
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
    verdict,
    moves,
    deal(cards) {
      const all: number[][] = piles.map(() => []);
      cards.forEach((card, i) => all[i % columns]!.push(card));
      return Object.freeze({ piles: Object.freeze(all.map((pile): Pile => Object.freeze(pile))) });
    },
    apply(state, { from, to, token }) {
      const reason = verdict(state, from, to);
      if (reason !== 'ok') throw new IllegalMove(reason, token);
      const gone = [topOf(state.piles[from]!), topOf(state.piles[to]!)];
      const after = state.piles.map((pile, i) => {
        if (i === out) return Object.freeze([...pile, ...gone]);
        return i === from || i === to ? Object.freeze(pile.slice(0, -1)) : pile;
      });
      return Object.freeze({ piles: Object.freeze(after) });
    },
    effects: (state, { from, to }) =>
      [from, to].map((pile, i) => ({
        card: topOf(state.piles[pile]!),
        from: pile,
        fromIndex: state.piles[pile]!.length - 1,
        to: out,
        toIndex: state.piles[out]!.length + i,
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

const thirteens: Game = {
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

const layout: Layout = (piles) => {
  const columns = piles.filter(({ role }) => role === 'tableau');
  const places = Object.fromEntries(
    columns.map(({ id }, i) => [id, downward(0.6 + i * 1.15, 0.75, 0.5, 2)]),
  );
  const width = columns.length * 1.15 + 1.3;
  return [
    {
      kind: 'rows',
      width,
      height: 3,
      places: { ...places, out: upright(width - 0.6, 0.75) },
      marks: {},
      badges: [],
    },
  ];
};

export class ThirteensSolitaire extends SolitaireElement {
  static override readonly game = thirteens;
  static override readonly layout = layout;
  static override readonly tag = 'thirteens-solitaire';
  static override properties = propertiesFor(thirteens);

  declare columns: string | number | undefined;
}
