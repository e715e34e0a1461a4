/** Several games on a page are drawn one after another, so that none keeps the page busy for long. */
import { isHurried, nextFrame } from '../board/index.js';

/** Resolves when all games that connected earlier have been drawn and there is time for another. */
let drawn: Promise<unknown> = Promise.resolve();
/** When the task began in which games are drawn for the first time. */
let taskBegan = -Infinity;
/** Milliseconds in which more is drawn in the same task. */
const TASK = 25;

/** Whether what is drawn next should be drawn in another task. */
export const isLate = (): boolean => !isHurried() && performance.now() - taskBegan > TASK;

async function nextTask(): Promise<void> {
  await new Promise((next) => setTimeout(next));
  taskBegan = performance.now();
}

/**
 * Waits until a game may be drawn for the first time: in a separate task; if it takes long, the next game
 * waits for the next frame.
 * @param complete resolves when this game has been drawn
 */
export async function turnToDraw(complete: () => Promise<unknown>): Promise<void> {
  const afterwards = (): unknown => isLate() && nextFrame();
  const before = drawn;
  drawn = before.then(complete).then(afterwards, afterwards);
  await before;
  if (isLate()) await nextTask();
}

/**
 * Waits for another task. Until then the element's base takes no space, so that nothing on the page moves
 * twice; it can have the focus. What is inside has its place from the start: a margin stands for the padding.
 */
export async function waitWithoutSpace(base: HTMLElement): Promise<void> {
  const inside = base.querySelector<HTMLElement>('.inside')!;
  inside.style.margin = getComputedStyle(base).padding;
  Object.assign(base.style, { height: '0', padding: '0', overflow: 'hidden' });
  await nextTask();
  Object.assign(base.style, { height: '', padding: '', overflow: '' });
  inside.style.margin = '';
}
