/** A move that was made, and the end of a game, in English. */
import {
  type Effect,
  isDown,
  type LossReason,
  type PileFacts,
  ROLES,
  turnsUp,
} from '../../rules/engine.js';
import { byGoal, comeIntoPlay } from '../goals.js';
import { begin, card, cards, list, moves, place } from './vocabulary.js';

/** The cards by name, or their number if there are many or some must stay hidden. */
export const named = (
  effects: readonly Effect[],
  hides = effects.some(({ faceUp }) => !faceUp),
): string =>
  hides || effects.length > 3 ? cards(effects.length) : list(effects.map((one) => card(one.card)));

export const filled = (effects: readonly Effect[]): string =>
  `Filled the gaps with ${cards(effects.length)}.`;

export function move(effects: readonly Effect[], piles: readonly PileFacts[], most = 2): string {
  const [first] = effects;
  if (!first) return '';
  const from = piles[first.from]!;
  const to = piles[first.to]!;
  if (from.role === 'waste' && to.role === 'stock') {
    return `Turned the waste over: ${cards(effects.length)} in the stock.`;
  }
  const fills = from.role === 'stock' && to.role === 'tableau';
  if (fills && effects.length > most) return filled(effects);
  const turned = fills ? [] : comeIntoPlay(effects, piles);
  const moved = effects.filter((effect) => !turned.includes(effect));
  const lowest = Math.min(...moved.map(({ fromIndex }) => fromIndex));
  const under = from.cards[lowest - 1];
  const leaves = ROLES[from.role].uncovers && moved.every((effect) => effect.from === first.from);
  const source = leaves ? ` from ${place(from)}` : '';
  const clauses = byGoal(moved, (there, pile) => {
    const hidden = there.filter(({ wasFaceUp, faceUp }) => wasFaceUp && !faceUp);
    const others = there.filter((effect) => !hidden.includes(effect));
    const at = place(piles[pile]!);
    return [
      ...hidden.map((effect) => `${card(effect.card)} goes back face down to ${at}`),
      ...(others.length > 0 ? [`${named(others)}${source} to ${at}`] : []),
    ];
  }).flat();
  const uncovered = turned.map((one) => one.card);
  const verb = uncovered.length === 0 ? 'uncovered' : turned.every(turnsUp) ? 'turned' : 'next';
  if (leaves && !turned[0] && under !== undefined && !isDown(under)) uncovered.push(under);
  if (uncovered.length > 0) {
    // Usually it comes from where the last card has gone.
    const other = verb === 'next' && turned[0]!.from !== first.to;
    const way = other ? ` from ${place(piles[turned[0]!.from]!)}` : '';
    clauses.push(`${verb} ${list(uncovered.map((one) => `the ${card(one)}`))}${way}`);
  }
  if (leaves && !uncovered[0] && under === undefined) clauses.push(`${place(from)} is empty`);
  const said = `${clauses.join('; ')}.`;
  return fills ? `Filled ${effects[1] ? 'the gaps' : 'a gap'}: ${said}` : begin(said);
}

export const won = (count: number): string => `Won in ${moves(count)}.`;

export function lost(reason: LossReason): string {
  if (reason === 'cycle') return 'No more cards can be turned, but some are still face down.';
  if (reason === 'passes-over') return 'The last pass is over, and some cards are left.';
  if (reason === 'none-aside') return 'No card was laid aside, so none can wander.';
  return 'There are no legal moves left.';
}
