import { type Speed, TRAVEL } from '../tempo.js';

export type { Speed };

/** Whether a media query matches; false if the browser doesn't support it. */
function prefers(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Milliseconds for a card's move; 0 with reduced motion. */
export const travelTime = (speed: Speed): number =>
  prefers('(prefers-reduced-motion: reduce)') ? 0 : TRAVEL[speed];

/** Resolves after the next frame, or soon in a page that is not rendered. */
export const nextFrame = (): Promise<unknown> =>
  new Promise((next) => {
    requestAnimationFrame(() => setTimeout(next));
    setTimeout(next, 100);
  });

/**
 * A queue that runs one task in each frame: several would make the frame longer, which would delay
 * even more tasks to the next one.
 * @returns a function that adds a task; a task returns false if it had been cancelled
 */
export function oneInEachFrame(): (task: () => boolean) => void {
  const waiting: (() => boolean)[] = [];
  let paused = false;
  const next = (): void => {
    paused = false;
    while (!paused && waiting.length > 0) paused = waiting.shift()!();
    if (paused) void nextFrame().then(next);
  };
  return (task) => {
    waiting.push(task);
    if (!paused) next();
  };
}

/** Animates an element; if the browser can't, `then` is called at once. */
function animate(
  element: HTMLElement,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  then: () => void,
): Animation | undefined {
  try {
    const animation = element.animate(frames, options);
    animation.onfinish = then;
    return animation;
  } catch {
    then();
    return undefined;
  }
}

/** Animates an element from one transform to another, which its style already has. */
export function fly(
  element: HTMLElement,
  from: string,
  transform: string,
  duration: number,
  then: () => void,
): Animation | undefined {
  const easing = 'cubic-bezier(.3,.1,.2,1)';
  return animate(element, [{ transform: from }, { transform }], { duration, easing }, then);
}

/** Half of a card's turn: it narrows to a line, or opens from one. */
export function turn(
  inner: HTMLElement,
  opens: boolean,
  duration: number,
  then: () => void,
): Animation | undefined {
  const frames = [{ transform: 'none' }, { transform: 'scaleX(0.02)' }];
  const easing = opens ? 'ease-out' : 'ease-in';
  return animate(inner, opens ? frames.reverse() : frames, { duration, easing }, then);
}
