import { partnerOf, rankOf, SUITS, type Suit, suitOf } from '../../../cards/index.js';
import { cardOf, type State } from '../../../rules/contract/rules.js';
import { type GameConfig, type SolveResult, tokenOf } from '../../search/search.js';

const PILES = 13;
const STOCK = 13;
const WASTE = 14;

/** The pile of a card's rank. */
const foundationOf = (card: number): number => rankOf(card) - 1;

/** The suit orders that are still possible: at most eight. */
function orders({ piles }: State): number[][] {
  const fixed = (layer: number): readonly Suit[] => {
    const pile = piles.slice(0, PILES).find(({ length }) => length > layer);
    return pile ? [suitOf(pile[layer]!)] : SUITS;
  };
  return fixed(0).flatMap((first) =>
    fixed(1)
      .filter((second) => second !== first && second !== partnerOf(first))
      .map((second) => [first, second, partnerOf(first), partnerOf(second)]),
  );
}

/** In a suit order: the suit of the first card that can open the layer. */
export const ANY = -1;

/**
 * Plays every card that fits a suit order as soon as possible.
 * @param order the suit of each layer, or {@link ANY}
 * @returns whether that wins
 */
export function playsOut(
  state: State & { readonly redeals: number },
  order: readonly number[],
  made?: (from: number, to: number) => void,
): boolean {
  const suits = [...order];
  const heights = state.piles.map(({ length }) => length);
  let stock = state.piles[STOCK]!.map(cardOf);
  let waste = [...state.piles[WASTE]!];
  let { redeals } = state;
  const fits = (card: number): boolean => {
    const suit = suitOf(card);
    const layer = heights[foundationOf(card)]!;
    if (suits[layer] !== ANY) return suits[layer] === suit;
    if (suit === suits[0] || suit === suits[2]) return false;
    suits[layer] = suit;
    suits[layer + 2] = partnerOf(suit);
    return true;
  };
  for (;;) {
    const card = waste[waste.length - 1];
    if (card !== undefined && fits(card)) {
      const to = foundationOf(card);
      heights[to]!++;
      waste.pop();
      made?.(WASTE, to);
    } else if (stock.length > 0) {
      waste.push(stock.pop()!);
      made?.(STOCK, WASTE);
    } else if (card === undefined) return true;
    else if (redeals-- > 0) {
      stock = waste.reverse();
      waste = [];
      made?.(WASTE, STOCK);
    } else return false;
  }
}

/**
 * Whether a position of German Clock can be won, with all cards known.
 *
 * For a given suit order, it is best to play every card that fits at once: by induction, a player who
 * does so has, at any point in dealing order, played every card that another player of the same order
 * has (docs/solver.md has the proof). A win has one of at most eight orders, so each is played out once.
 */
export function solveGermanClock(
  config: GameConfig,
  state: State & { readonly redeals: number },
): SolveResult {
  let best: string[] | undefined;
  for (const order of orders(state)) {
    const moves: string[] = [];
    const wins = playsOut(state, order, (from, to) => moves.push(tokenOf(config, from, to)));
    if (wins && (!best || moves.length < best.length)) best = moves;
  }
  return best ? { kind: 'won', moves: best } : { kind: 'lost' };
}
