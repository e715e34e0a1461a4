import { isDown, type PileFacts, rankOf } from '../../rules/engine.js';
import type { Hour } from './dial.js';
import { makeSvg } from '../pieces.js';

/** How much of a pile is there: whether anything is, and how many of its five marks are lit. */
export function scoreOf(
  { rank, cards, missing, complete }: PileFacts,
  laidOut: number,
): { readonly begun: boolean; readonly marks: number } {
  const there = rank
    ? cards.filter((slot) => !isDown(slot) && rankOf(slot) === rank).length
    : Math.max(0, cards.length - laidOut);
  const all = there + missing;
  const marks = complete ? 5 : Math.min(4, Math.floor((4 * there) / Math.max(1, all)));
  return { begun: there > 0, marks };
}

/**
 * Lights as many marks of a pile's track as it has cards, in proportion to all of them.
 * @param laidOut how many cards lie on it before the deal: those don't count
 */
export function light({ bar, lit, mark, ticks }: Hour, pile: PileFacts, laidOut: number): void {
  const { begun, marks: wanted } = scoreOf(pile, laidOut);
  mark.classList.toggle('complete', pile.complete);
  mark.classList.toggle('begun', begun);
  while (lit.length > wanted) lit.pop()!.remove();
  while (lit.length < wanted) {
    const d = ticks[lit.length];
    const path = makeSvg('path', { class: d ? 'track lit' : 'track bar lit', d: d ?? bar });
    // Under the numerals.
    mark.before(path);
    lit.push(path);
  }
}
