/**
 * The rules of Carousel, an eighth game made by the path that CONTRIBUTING.md describes, from the
 * package's public entries alone. Its mechanic is none of the kit's: runs of cards move between six
 * piles on a dial, there is no foundation, and a card may be turned up after a whole run has gone.
 */
import {
  cardOf,
  DOWN,
  type Effect,
  type Game,
  IllegalMove,
  isDown,
  type Legality,
  lostBy,
  makeCard,
  type Move,
  type Pile,
  type PileSpec,
  PLAYING,
  type PositionValidator,
  rankOf,
  type Rules,
  type State,
  type Suit,
  WON,
} from '../../../src/rules/index.js';

const PILES = 6;
const TOP_RANK = 6;

/** How many cards lie in sequence on top of a pile, each one lower than the one beneath it. */
function runOf(pile: Pile): number {
  let count = Math.min(1, pile.length);
  while (count > 0 && count < pile.length) {
    const [above, beneath] = [pile.at(-count)!, pile.at(-count - 1)!];
    if (isDown(beneath) || rankOf(cardOf(beneath)) !== rankOf(above) + 1) break;
    count++;
  }
  return count;
}

const isWon = ({ piles }: State): boolean =>
  piles.every(
    (pile) => pile.length === 0 || (pile.length === TOP_RANK && runOf(pile) === TOP_RANK),
  );

function createRules(): Rules {
  const piles: readonly PileSpec[] = Object.freeze(
    Array.from({ length: PILES }, (_, i): PileSpec => ({
      id: `c${i + 1}`,
      role: 'tableau',
      place: { ring: 'inner', hour: 2 * i + 2 },
      spread: 'fan',
    })),
  );
  const pack = Object.freeze(
    ([0, 1, 2, 3] as Suit[]).flatMap((suit) =>
      Array.from({ length: TOP_RANK }, (_, i) => makeCard(i + 1, suit)),
    ),
  );

  const made = new Map<string, Move>();
  function move(from: number, to: number, count = 1): Move {
    const token = `${piles[from]!.id}-${piles[to]!.id}${count === 1 ? '' : `-${count}`}`;
    if (!made.has(token)) made.set(token, Object.freeze({ token, from, to, count }));
    return made.get(token)!;
  }

  function legality(state: State, from: number, to: number, count = 1): Legality {
    const [source, target] = [state.piles[from], state.piles[to]];
    if (!source || !target) return 'unknown-move';
    if (isWon(state)) return 'game-over';
    if (source.length === 0) return 'empty-pile';
    if (from === to) return 'same-pile';
    if (!(count >= 1 && count <= runOf(source))) return 'not-available';
    // A whole pile on an empty place would change nothing.
    if (target.length === 0) return count < source.length ? 'ok' : 'not-available';
    const fits = rankOf(target.at(-1)!) === rankOf(source.at(-count)!) + 1;
    return fits ? 'ok' : 'not-next-down';
  }

  function moves(state: State): readonly Move[] {
    const found: Move[] = [];
    state.piles.forEach((source, from) => {
      for (let to = 0; to < PILES; to++) {
        for (let count = 1; count <= runOf(source); count++) {
          if (legality(state, from, to, count) === 'ok') found.push(move(from, to, count));
        }
      }
    });
    return found;
  }

  /** The card that a run leaves on top of its pile, if it lies face down. */
  function uncovered(source: Pile, count: number): number | undefined {
    const left = source.at(-count - 1);
    return left !== undefined && isDown(left) ? left : undefined;
  }

  return {
    game: 'carousel',
    options: {},
    piles,
    pack,
    allCards: pack,
    memory: [],
    move,
    moves,
    legality,
    deal(cards) {
      const dealt: number[][] = piles.map(() => []);
      cards.forEach((card, i) => dealt[i % PILES]!.push(i < 2 * PILES ? card + DOWN : card));
      return { piles: dealt };
    },
    apply(state, { from, to, count = 1, token }) {
      const reason = legality(state, from, to, count);
      if (reason !== 'ok') throw new IllegalMove(reason, token);
      const after = state.piles.slice();
      const source = after[from]!;
      const left = source.slice(0, -count);
      const turned = uncovered(source, count);
      if (turned !== undefined) left[left.length - 1] = cardOf(turned);
      after[from] = left;
      after[to] = [...after[to]!, ...source.slice(-count)];
      return { piles: after };
    },
    effects(state, { from, to, count = 1 }) {
      const source = state.piles[from]!;
      const first = source.length - count;
      const went = source.slice(first).map((card, i): Effect => {
        const toIndex = state.piles[to]!.length + i;
        return { card, from, fromIndex: first, to, toIndex, wasFaceUp: true, faceUp: true };
      });
      const turned = uncovered(source, count);
      if (turned === undefined) return went;
      const [card, at] = [cardOf(turned), first - 1];
      const place = { from, fromIndex: at, to: from, toIndex: at };
      return [...went, { card, ...place, wasFaceUp: false, faceUp: true }];
    },
    outcome(state) {
      if (isWon(state)) return WON;
      return moves(state).length > 0 ? PLAYING : lostBy('no-moves');
    },
    table: (state) => ({
      badges: [],
      piles: state.piles.map((cards, i) => {
        const hidden = cards.filter(isDown).length;
        const complete = cards.length === TOP_RANK && runOf(cards) === TOP_RANK;
        return { ...piles[i]!, cards, hidden, missing: 0, complete };
      }),
    }),
    obvious(state, from) {
      const own = moves(state).filter((found) => found.from === from);
      const joins = own.filter(({ to }) => state.piles[to]!.length > 0);
      return joins.at(-1) ?? own.at(-1);
    },
    safe: () => undefined,
  };
}

/** Hidden cards lie under the others, and the top card is never one of them. */
export const validatePosition: PositionValidator = (_, { piles }) => {
  const wrong = piles.findIndex((pile) =>
    pile.some((card, i) => isDown(card) && (i > 1 || i === pile.length - 1)),
  );
  return wrong < 0 ? undefined : wrong;
};

export const carousel: Game = { id: 'carousel', options: [], create: createRules };
