/** Positions near the end, small enough to be played in every way. */
import {
  formatCard,
  formatState,
  generator,
  makeCard,
  MAX_DEAL,
  type Move,
  type Rules,
  shuffle,
  type State,
  type Suit,
} from '../../src/rules/index.js';
import { dealt, pick, position } from './variants.js';

const foundationsOf = (rules: Rules): number[] =>
  rules.piles.flatMap((pile, i) => (pile.role === 'foundation' ? [i] : []));

/** `cards` in an order that follows from the seed. */
const mixed = (cards: readonly number[], seed: number): number[] =>
  shuffle(cards, (seed % MAX_DEAL) + 1);

const formatPiles = (rules: Rules, piles: readonly (readonly string[])[]): string =>
  piles
    .flatMap((cards, i) =>
      cards.length > 0 ? [`| ${[rules.piles[i]!.id, ...cards].join(' ')}`] : [],
    )
    .join(' ');

/** Every foundation complete, less `count` cards taken back at random, which are handed out. */
function takenBack(
  rules: Rules,
  count: number,
  next: () => number,
): { built: number[][]; taken: number[] } {
  const bases = dealt(rules, 1).piles;
  const built = foundationsOf(rules).map((i) => {
    const pile = [...bases[i]!];
    for (let top = pile.at(-1)!; (top % 13) + 1 !== i + 1; pile.push(top)) {
      top = top % 13 === 12 ? top - 12 : top + 1;
    }
    return pile;
  });
  const taken: number[] = [];
  while (taken.length < count) {
    const pile = pick(built, next);
    if (pile.length > 1) taken.push(pile.pop()!);
  }
  return { built, taken };
}

/** Grandfather's Clock with `count` cards left, on the first `columns` columns. */
export function grandfathersEndgame(rules: Rules, seed: number, count: number, columns = 8): State {
  const next = generator(seed);
  const { built, taken } = takenBack(rules, count, next);
  const piles = [...built, ...Array.from({ length: 8 }, (): number[] => [])];
  mixed(taken, seed).forEach((card, i) => piles[12 + (i % columns)]!.push(card));
  return position(
    rules,
    `${rules.game} ${formatPiles(
      rules,
      piles.map((pile) => pile.map(formatCard)),
    )}`,
  );
}

/** Big Ben with `count` cards left: `stock` of them in the stock, `waste` in the waste. */
export function bigBenEndgame(
  rules: Rules,
  seed: number,
  { count, stock, waste, redeals }: Record<'count' | 'stock' | 'waste' | 'redeals', number>,
): State {
  const next = generator(seed);
  const { built, taken } = takenBack(rules, count, next);
  const cards = mixed(taken, seed).map(formatCard);
  const piles = [
    ...built.map((pile) => pile.map(formatCard)),
    ...Array.from({ length: 14 }, (): string[] => []),
  ];
  piles[24] = cards.splice(0, stock).map((card) => `(${card})`);
  piles[25] = cards.splice(0, waste);
  // Few fans, so that the cards lie on each other.
  const fans = 1 + (next() % 6);
  for (const card of cards) piles[12 + (next() % fans)]!.push(card);
  return position(rules, `${rules.game} ${formatPiles(rules, piles)} | redeals ${redeals}`);
}

/** German Clock with `count` cards left, of which `waste` lie in the waste. */
export function germanEndgame(
  rules: Rules,
  seed: number,
  { count, waste, redeals }: Record<'count' | 'waste' | 'redeals', number>,
): State {
  const next = generator(seed);
  const first = (next() % 4) as Suit;
  // Of the other colour: clubs and spades have the outer numbers, diamonds and hearts the inner.
  const second = (first === 0 || first === 3 ? 1 + (next() % 2) : 3 * (next() % 2)) as Suit;
  const order = [first, second, (3 - first) as Suit, (3 - second) as Suit];
  const piles = Array.from({ length: 15 }, (_, i): string[] =>
    i < 13 ? order.map((suit) => formatCard(makeCard(i + 1, suit))) : [],
  );
  const taken: string[] = [];
  while (taken.length < count) {
    const pile = piles[next() % 13]!;
    if (pile.length > 0) taken.push(pile.pop()!);
  }
  const places = mixed(
    taken.map((_, i) => i),
    seed,
  );
  const cards = places.map((place) => taken[place]!);
  piles[14] = cards.splice(0, waste);
  piles[13] = cards.map((card) => `(${card})`);
  return position(rules, `${rules.game} ${formatPiles(rules, piles)} | redeals ${redeals}`);
}

/**
 * Whether a position can be won, found by playing every line; undefined where there are more than
 * `most` positions. Columns and fans of one game that hold the same cards elsewhere are one
 * position where `same` says so.
 */
export function canBeWon(
  rules: Rules,
  from: State,
  most = 20_000,
  same: (state: State) => string = (state) => formatState(rules, state),
): boolean | undefined {
  const seen = new Set([same(from)]);
  const waiting = [from];
  while (waiting.length > 0) {
    const state = waiting.pop()!;
    const moves = rules.moves(state);
    if (moves.length === 0 && rules.outcome(state).status === 'won') return true;
    // Moves to foundations are tried first, so that a win is found soon where there is one.
    const rank = ({ to }: Move): number => (rules.piles[to]!.role === 'foundation' ? 1 : 0);
    for (const move of [...moves].sort((a, b) => rank(a) - rank(b))) {
      const after = rules.apply(state, move);
      const key = same(after);
      if (seen.has(key)) continue;
      if (seen.size === most) return undefined;
      seen.add(key);
      waiting.push(after);
    }
  }
  return false;
}

/** Grandfather's columns in any order: where a column stands makes no difference. */
export const columnsInAnyOrder = ({ piles }: State): string =>
  JSON.stringify([
    piles.slice(0, 12),
    piles
      .slice(12)
      .map((pile) => pile.join())
      .sort(),
  ]);
