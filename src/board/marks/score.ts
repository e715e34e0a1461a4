import { isDown, type PileFacts, rankOf } from '../../rules/engine.js';
import type { Hour } from './dial.js';
import { makeSvg } from '../pieces.js';

/**
 * Lights as many marks of a pile's track as it has cards, in proportion to all of them.
 * @param laidOut how many cards lie on it before the deal: those don't count
 */
export function light(
  { bar, lit, mark, ticks }: Hour,
  { rank, cards, missing, complete }: PileFacts,
  laidOut: number,
): void {
  const there = rank
    ? cards.filter((slot) => !isDown(slot) && rankOf(slot) === rank).length
    : Math.max(0, cards.length - laidOut);
  const all = there + missing;
  const wanted = complete ? 5 : Math.min(4, Math.floor((4 * there) / Math.max(1, all)));
  mark.classList.toggle('complete', complete);
  mark.classList.toggle('begun', there > 0);
  while (lit.length > wanted) lit.pop()!.remove();
  while (lit.length < wanted) {
    const d = ticks[lit.length];
    const path = makeSvg('path', { class: d ? 'track lit' : 'track bar lit', d: d ?? bar });
    // Under the numerals.
    mark.before(path);
    lit.push(path);
  }
}
