/** Runs in the page: what run.mjs calls. */
import { boxes } from './boxes.js';
import { MOMENT } from '../../src/controls/second-press.js';
import { faultsIn, type Hand } from './checks.js';

const send = (type: string, x = 0, y = 0): Promise<void> =>
  (globalThis as unknown as { pointer: (...args: unknown[]) => Promise<void> }).pointer(type, x, y);

const hand: Hand = {
  move: (x, y) => send('move', x, y),
  down: () => send('down'),
  up: () => send('up'),
  rest: () => new Promise((resolve) => void setTimeout(resolve, MOMENT)),
};

Object.assign(globalThis, {
  boxes,
  faultsOf: async (name: string) =>
    faultsIn(
      boxes.find((box) => box.name === name)!,
      hand,
      document.querySelector('main')!,
    ),
});
