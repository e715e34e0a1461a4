/** What a deal of the shuttling games decides before the first card is turned. */
import { type Card, rankOf, type Rules } from '../../src/rules/index.js';

/** The places of the piles in dealing order; the turned card is no pile here. */
const widthOf = (rules: Rules): number => rules.piles.length - 1;

export const pileOfRank = (rules: Rules, rank: number): number =>
  rules.piles.findIndex((pile) => pile.rank === rank);

export const startOf = (rules: Rules): number =>
  pileOfRank(rules, rules.game === 'hide-and-seek' ? 1 : 13);

/**
 * Where each pile leads: to the pile that collects its lowest card's rank or, where cards may stay
 * in place, its lowest card's that is away from home. -1 where it leads nowhere, as the start pile
 * and a pile that was dealt nothing but its own rank.
 */
function ways(rules: Rules, cards: readonly Card[]): number[] {
  const width = widthOf(rules);
  const inPlace = rules.options['in-place'] === 'true';
  return Array.from({ length: width }, (_, pile) => {
    if (pile === startOf(rules)) return -1;
    const own = cards.filter((_, i) => i % width === pile);
    const lowest = own.find((card) => !inPlace || pileOfRank(rules, rankOf(card)) !== pile);
    return lowest === undefined ? -1 : pileOfRank(rules, rankOf(lowest));
  });
}

/** The cycles that the ways run into, each as its piles in their order. */
function cyclesOf(next: readonly number[]): number[][] {
  const cycles: number[][] = [];
  const onCycle = new Set<number>();
  for (let first = 0; first < next.length; first++) {
    // After as many steps as there are piles, a way has ended or goes round for good.
    let at = first;
    for (let i = 0; i < next.length && at >= 0; i++) at = next[at]!;
    if (at < 0 || onCycle.has(at)) continue;
    const cycle = [at];
    for (let on = next[at]!; on !== at; on = next[on]!) cycle.push(on);
    cycle.forEach((pile) => onCycle.add(pile));
    cycles.push(cycle);
  }
  return cycles;
}

export const cyclesOfDeal = (rules: Rules, cards: readonly Card[]): number[][] =>
  cyclesOf(ways(rules, cards));
