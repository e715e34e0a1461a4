import { ACE, KING, rankOf } from '../../../cards/index.js';
import { cardOf, isDown, type State, type VisibleState } from '../../../rules/contract/rules.js';
import { type GameConfig, type SolveResult, tokenOf } from '../../search/search.js';

/** The properties of a shuttling game that the solver needs. */
function layoutOf({ game, options, piles }: GameConfig) {
  const turned = piles.length - 1;
  const pileOf = (card: number): number => piles.findIndex(({ rank }) => rank === rankOf(card));
  return {
    turned,
    pileOf,
    /** The start pile: the aces' in Hide-and-Seek, the kings' in the other games. */
    start: piles.findIndex(({ rank }) => rank === (game === 'hide-and-seek' ? ACE : KING)),
    inPlace: options['in-place'] === 'true',
    returns: game === 'watch',
    toTop: options['king-returns'] === 'top',
  };
}

/** The hidden cards of each pile; the one to be turned next is last. */
const hiddenOf = (state: State): number[][] =>
  state.piles.map((pile) => pile.filter(isDown).map(cardOf));

/**
 * Plays a shuttling game to its end, which the deal has already decided; in Watch, once for each pile
 * that the fourth king may return to.
 */
export function solveShuttle(
  config: GameConfig,
  state: State & { readonly returned: number },
): SolveResult {
  const { turned, pileOf, start, inPlace, returns, toTop } = layoutOf(config);

  function play(hidden: number[][], card: number, returned: boolean): string[] | undefined {
    const tokens: string[] = [];
    for (;;) {
      const to = pileOf(card);
      const last = hidden[to]!.length === 0;
      if (last) {
        const isWon = hidden.every((cards, at) =>
          cards.every((other) => inPlace && pileOf(other) === at),
        );
        if (isWon || !returns || returned || to !== start) {
          tokens.push(tokenOf(config, turned, to));
          return isWon ? tokens : undefined;
        }
        break;
      }
      tokens.push(tokenOf(config, turned, to));
      card = hidden[to]!.pop()!;
    }
    for (let to = 0; to < turned; to++) {
      if (hidden[to]!.length === 0) continue;
      const after = hidden.map((cards) => [...cards]);
      const next = after[to]!.pop()!;
      if (toTop) after[to]!.push(card);
      else after[to]!.unshift(card);
      const rest = play(after, next, true);
      if (rest) return [...tokens, tokenOf(config, turned, to), ...rest];
    }
    return undefined;
  }

  const card = state.piles[turned]![0];
  const hidden = hiddenOf(state);
  if (card === undefined) {
    const isWon = hidden.every((cards, at) =>
      cards.every((other) => inPlace && pileOf(other) === at),
    );
    return isWon ? { kind: 'won', moves: [] } : { kind: 'lost' };
  }
  const moves = play(hidden, card, state.returned > 0);
  return moves ? { kind: 'won', moves } : { kind: 'lost' };
}

/**
 * Why a shuttling game is lost, in any of its positions: the circles formed by the lowest hidden cards
 * of the piles (with `in-place`, the lowest that are not in their own pile), each as pile ids. The
 * start pile's doesn't count, because its last card ends the game. Clock, Travellers and Hide-and-Seek
 * are won exactly if there is no circle, and Watch can be won (with `king-returns="bottom"`) exactly if
 * there is at most one.
 */
export function circles(config: GameConfig, state: State): string[][] {
  const { turned, pileOf, start, inPlace } = layoutOf(config);
  const leads = hiddenOf(state).map((cards, at) => {
    const lowest = cards.find((card) => !inPlace || pileOf(card) !== at);
    return lowest === undefined || at === start || at === turned ? -1 : pileOf(lowest);
  });
  const from = new Array<number>(leads.length).fill(-1);
  const found: number[][] = [];
  leads.forEach((_, first) => {
    let at = first;
    while (at >= 0 && from[at]! < 0) {
      from[at] = first;
      at = leads[at]!;
    }
    if (at < 0 || from[at] !== first || leads[at]! < 0) return;
    const circle = [at];
    for (let on = leads[at]!; on !== at; on = leads[on]!) circle.push(on);
    // Rotated to begin with its first pile, wherever it was entered.
    const begin = circle.indexOf(Math.min(...circle));
    found.push([...circle.slice(begin), ...circle.slice(0, begin)]);
  });
  found.sort(([a], [b]) => a! - b!);
  return found.map((circle) => circle.map((at) => config.piles[at]!.id));
}

/** A choice in Watch, and the exact chance that it wins, given what the player sees. */
export interface Chance {
  readonly token: string;
  readonly chance: number;
}

/**
 * Watch: the chances of the piles that the fourth king may return to; empty if there is no choice.
 *
 * Each pile has as many hidden cards as there are hidden cards of its rank, and all arrangements of the
 * hidden cards are equally likely. Play stops when the king turns up. The winning arrangements are
 * counted by the number `r[q]` of cards left unturned in each pile q, all of its own rank: there are
 * `d!/(d-r)!` ways to fill those places of a pile of d, and for the turned cards every order that ends
 * with a card of the king's pile p: `(d[p]-r[p]) * (turned-1)!`. Here `r[p]` is 0 with the king at the
 * bottom, and `d[p]-1` with the king on top. The arrangements with all cards in their own piles are
 * then subtracted from both the winning ones and the total: in them the game is already over.
 *
 * Without `in-place`, all r are 0: the chance is p's share of the hidden cards; with the king on top,
 * it is 1 divided by their number if p has one hidden card, and 0 otherwise.
 */
export function watchChances(config: GameConfig, seen: VisibleState): Chance[] {
  const { turned, start, pileOf, inPlace, returns, toTop } = layoutOf(config);
  const hidden = seen.piles.map((pile) => pile.filter((card) => card === null).length);
  const card = seen.piles[turned]![0];
  const all = hidden.reduce((sum, count) => sum + count, 0);
  if (!returns || seen.memory['returned'] || all === 0 || hidden[start]! > 0) return [];
  if (card == null || pileOf(card) !== start) return [];
  // Computed as shares of all arrangements, to keep the numbers small.
  const factorial = [1];
  for (let i = 1; i <= all; i++) factorial.push(factorial[i - 1]! * i);
  const arrangements = factorial[all]!;
  /** The share of arrangements in which all hidden cards are in their own piles. */
  const allHome = inPlace
    ? hidden.reduce((product, count) => product * factorial[count]!, 1) / arrangements
    : 0;
  const chances: Chance[] = [];
  hidden.forEach((count, to) => {
    if (count === 0 || allHome === 1) return;
    const kept = toTop ? count - 1 : 0;
    /** The number of ways in which the other piles keep a total of cards, by that total. */
    let ways = [1];
    hidden.forEach((other, at) => {
      if (at === to || !inPlace) return;
      const next = new Array<number>(ways.length + other).fill(0);
      ways.forEach((way, sum) => {
        for (let r = 0; r <= other; r++) {
          next[sum + r]! += (way * factorial[other]!) / factorial[other - r]!;
        }
      });
      ways = next;
    });
    const token = tokenOf(config, turned, to);
    if (!inPlace) {
      chances.push({ token, chance: kept > 0 ? 0 : count / all });
      return;
    }
    const mine = (factorial[count]! / factorial[count - kept]!) * (count - kept);
    const wins = ways.reduce(
      (sum, way, r) => sum + (way * mine * factorial[all - r - kept - 1]!) / arrangements,
      0,
    );
    chances.push({ token, chance: (wins - allHome) / (1 - allHome) });
  });
  return chances;
}
