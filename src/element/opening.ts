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
 * twice; it can have the focus. Its padding stays: what is in it has its place from the start.
 */
export async function waitWithoutSpace(base: HTMLElement): Promise<void> {
  const { style } = base;
  const { paddingTop, paddingBottom } = getComputedStyle(base);
  Object.assign(style, {
    height: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    marginBottom: `-${parseFloat(paddingTop) + parseFloat(paddingBottom)}px`,
  });
  await nextTask();
  Object.assign(style, { height: '', overflow: '', clipPath: '', marginBottom: '' });
}
