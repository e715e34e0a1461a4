/**
 * The steps that a seed stands for. A step says what kind of thing happens, and three numbers from 0 to 1
 * that choose among what is there when it happens: so any part of a sequence is a sequence too.
 *
 * @typedef {{ kind: string, a: number, b: number, c: number }} Step
 */

import { chance } from '../support/chance.mjs';

/** How often each kind of step is made, among all. Those with input come from the browser itself. */
const WEIGHTS = {
  // With mouse, finger and keys.
  move: 22,
  dragMove: 12,
  touchMove: 7,
  tap: 8,
  doubleTap: 3,
  drag: 6,
  hold: 4,
  letGo: 4,
  otherButton: 1,
  touchTap: 3,
  touchDrag: 3,
  touchCancel: 2,
  secondFinger: 2,
  hover: 2,
  control: 9,
  key: 14,
  tab: 3,
  // Without.
  play: 10,
  undo: 4,
  redo: 3,
  method: 5,
  deal: 1.5,
  text: 3,
  listen: 2,
  attribute: 4,
  dealAttribute: 0.6,
  shared: 0.6,
  remove: 1,
  insert: 8,
  moveBefore: 1,
  fresh: 0.8,
  resize: 1.5,
  hide: 0.5,
  visibility: 1.5,
  blur: 1,
  time: 3,
  jump: 0.8,
  storage: 2,
  otherTab: 0.6,
  reload: 0.3,
  settle: 4,
};

const names = /** @type {(keyof typeof WEIGHTS)[]} */ (Object.keys(WEIGHTS));
const total = names.reduce((sum, name) => sum + WEIGHTS[name], 0);

/**
 * @param {number} seed
 * @param {number} count
 * @returns {Step[]}
 */
export function stepsOf(seed, count) {
  const next = chance(seed);
  const short = () => Math.round(next() * 9999) / 10000;
  return Array.from({ length: count }, () => {
    let left = next() * total;
    const kind = names.find((name) => (left -= WEIGHTS[name]) < 0) ?? 'move';
    return { kind, a: short(), b: short(), c: short() };
  });
}

/** @param {Step} step */
export const stepText = ({ kind, a, b, c }) => `${kind} ${a} ${b} ${c}`;

/** @param {string} text @returns {Step} */
export function parseStep(text) {
  const [kind, a, b, c] = text.split(' ');
  return { kind, a: Number(a), b: Number(b), c: Number(c) };
}
