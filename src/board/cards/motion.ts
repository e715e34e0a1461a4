import { type Speed, TRAVEL } from '../tempo.js';

export type { Speed };

/** Whether a media query matches; false if the browser doesn't support it. */
export function prefers(query: string): boolean {
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

/** Where a card goes. */
export interface Way {
  readonly target: string;
  /** Where it begins to slide under its pile, if it does. */
  readonly slot: string | undefined;
  /** Milliseconds. */
  readonly time: number;
  /** Undefined for a card of a pile that only makes room. */
  readonly delay: number | undefined;
}

/** A part of a way. */
export interface Leg {
  readonly to: string;
  /** Milliseconds. */
  readonly time: number;
  readonly frames: Keyframe[];
  /** The stacking level, if it changes. */
  readonly level?: number;
  readonly lifted?: boolean;
}

/** A straight line from one transform to another. */
export const glide = (from: string, to: string, time: number): Leg => ({
  to,
  time,
  frames: [{ transform: from }, { transform: to }],
});

/** Animates an element through some transforms. */
export function fly(
  element: HTMLElement,
  frames: Keyframe[],
  duration: number,
  then: () => void,
): Animation | undefined {
  return animate(element, frames, { duration, easing: 'cubic-bezier(.3,.1,.2,1)' }, then);
}

/** Degrees by which a card is turned that is seen nearly edgeways. */
const EDGE = 88.6;

/** Half of a card's turn: until its edge is seen, or from there on. */
export function turn(
  inner: HTMLElement,
  opens: boolean,
  duration: number,
  then: () => void,
): Animation | undefined {
  const from = opens ? -EDGE : 0;
  const frames = [from, from + EDGE].map((degrees) => ({
    transform: `perspective(420px) rotateY(${degrees}deg)`,
  }));
  const easing = opens ? 'ease-out' : 'ease-in';
  return animate(inner, frames, { duration, easing }, then);
}
