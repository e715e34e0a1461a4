import { generator, partnerOf, type Suit, SUITS, suitOf } from '../../../cards/index.js';
import { DOWN, type Move, type VisibleState } from '../../../rules/contract/rules.js';
import type { Hint, SolverAdapter } from '../../search/adapter.js';
import {
  advise,
  fillHidden,
  kindOf,
  shuffleInPlace,
  unseen,
  type WithRedeals,
} from '../../search/hints.js';
import { ANY, playsOut, solveGermanClock } from './solve.js';
import { type GameConfig, instant } from '../../search/search.js';

/** How many possible arrangements of the hidden cards are played out. */
const SAMPLES = 100;

/** The suit orders with a given first suit, including the one in which the second is not chosen yet. */
function plansFor(first: Suit): number[][] {
  const others = SUITS.filter((suit) => suit !== first && suit !== partnerOf(first));
  const partner = partnerOf(first);
  return [
    [first, ANY, partner, ANY],
    ...others.map((second) => [first, second, partner, partnerOf(second)]),
  ];
}

/**
 * A card of the suit that is due is always played: that is never wrong. For a card that would open a
 * suit, each suit order is played out in possible arrangements of the hidden cards: the card is played
 * unless some order without it wins more of them. Solving the arrangements would be no use, because a
 * player can't know in time which order wins.
 */
function hint(config: GameConfig, seen: VisibleState, legal: readonly Move[]): Hint {
  const play = legal.find((move) => kindOf(config, move) === 'play');
  const other = legal.find((move) => move !== play);
  if (!play) return advise(config, other!, true);
  if (!other) return advise(config, play, true);
  const waste = seen.piles[play.from]!;
  const card = waste[waste.length - 1]!;
  const layer = seen.piles[play.to]!.length;
  const opener = seen.piles.find((pile, at) => at < 13 && pile.length > layer);
  // The third and fourth suits follow from the first two.
  if (layer > 1 || opener) return advise(config, play, true);
  const firsts = layer === 0 ? SUITS : [suitOf(seen.piles[play.to]![0]!)];
  const plans = firsts
    .flatMap(plansFor)
    .map((order) => ({ order, plays: order[layer] === suitOf(card), wins: 0 }));
  const hidden = unseen(seen, 1);
  const random = generator(hidden.length * 64 + card + 1);
  for (let sample = 0; sample < SAMPLES; sample++) {
    shuffleInPlace(hidden, random);
    const state = fillHidden(seen, hidden) as WithRedeals;
    const left = afterOther(state, other);
    for (const plan of plans) plan.wins += Number(playsOut(plan.plays ? state : left, plan.order));
  }
  const best = (plays: boolean): number =>
    Math.max(...plans.map((plan) => (plan.plays === plays ? plan.wins : 0)));
  return advise(config, best(false) > best(true) ? other : play, false);
}

/** The position after turning a card, or after a redeal. */
function afterOther(state: WithRedeals, { from, to }: Move): WithRedeals {
  const piles = [...state.piles];
  const source = piles[from]!;
  if (from > to) {
    piles[to] = source.map((card) => card + DOWN).reverse();
    piles[from] = [];
    return { piles, redeals: state.redeals - 1 };
  }
  piles[to] = [...piles[to]!, source[source.length - 1]! - DOWN];
  piles[from] = source.slice(0, -1);
  return { ...state, piles };
}

/** German Clock: a win has one of eight suit orders, and each of them is played out. */
export const adapter: SolverAdapter = {
  solve: (config, state) => instant(() => solveGermanClock(config, state as WithRedeals)),
  hint: (config, seen, legal) => instant(() => hint(config, seen, legal)),
};
