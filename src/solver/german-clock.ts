import { suitOf } from '../cards/index.js';
import { cardOf, type State } from '../rules/rules.js';
import { type Setting, tokenOf, type Verdict } from './search.js';

const PILES = 13;
const STOCK = 13;
const WASTE = 14;

/** The suit orders that are still possible: at most eight. */
function orders({ piles }: State): number[][] {
  const fixed = (layer: number): number[] => {
    const pile = piles.slice(0, PILES).find(({ length }) => length > layer);
    return pile ? [suitOf(pile[layer]!)] : [0, 1, 2, 3];
  };
  // Clubs and spades are 0 and 3, diamonds and hearts 1 and 2: partners make 3.
  return fixed(0).flatMap((first) =>
    fixed(1)
      .filter((second) => second !== first && second !== 3 - first)
      .map((second) => [first, second, 3 - first, 3 - second]),
  );
}

/** Plays every card that fits a suit order as soon as it can; the tokens, if that wins. */
function follow(
  setting: Setting,
  state: State & { readonly redeals: number },
  order: readonly number[],
): string[] | undefined {
  const heights = state.piles.map(({ length }) => length);
  let stock = state.piles[STOCK]!.map(cardOf);
  let waste = [...state.piles[WASTE]!];
  let { redeals } = state;
  const tokens: string[] = [];
  for (;;) {
    const card = waste[waste.length - 1];
    if (card !== undefined && order[heights[card % 13]!] === suitOf(card)) {
      heights[card % 13]!++;
      waste.pop();
      tokens.push(tokenOf(setting, WASTE, card % 13));
    } else if (stock.length > 0) {
      waste.push(stock.pop()!);
      tokens.push(tokenOf(setting, STOCK, WASTE));
    } else if (card === undefined) return tokens;
    else if (redeals-- > 0) {
      stock = waste.reverse();
      waste = [];
      tokens.push(tokenOf(setting, WASTE, STOCK));
    } else return undefined;
  }
}

/**
 * Whether a position of German Clock can be won, every card being known.
 *
 * Once it is decided which suit order to aim at, a card that fits it is best played at once: by
 * induction, whoever does so has at any time played every card that another player of the same
 * order has, so that the waste is the other's less some cards. A win has one of at most eight
 * orders; so each is played out once.
 */
export function solveGermanClock(
  setting: Setting,
  state: State & { readonly redeals: number },
): Verdict {
  let best: string[] | undefined;
  for (const order of orders(state)) {
    const moves = follow(setting, state, order);
    if (moves && (!best || moves.length < best.length)) best = moves;
  }
  return best ? { kind: 'won', moves: best } : { kind: 'lost' };
}
