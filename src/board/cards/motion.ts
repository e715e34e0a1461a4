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

/** How a card gets from one spot to another: it glides, or it is lifted in an arc, and settles. */
export type Gait = 'glide' | 'arc';

/** Animates an element from one transform to another. */
export function fly(
  element: HTMLElement,
  from: string,
  transform: string,
  duration: number,
  gait: Gait,
  then: () => void,
): Animation | undefined {
  const easing = 'cubic-bezier(.3,.1,.2,1)';
  const frames = gait === 'arc' ? arc(from, transform) : [{ transform: from }, { transform }];
  return animate(element, frames, { duration, easing }, then);
}

/** Where an arc is drawn through, as shares of the way, and where the card has come but not settled. */
const POINTS = [0, 0.15, 0.32, 0.5, 0.68, 0.85, 0.95, 1];
const COME = 0.95;
/** How far an arc leaves the straight line, as a share of its length, and in pixels at most. */
const [BOW, MOST] = [0.1, 44];
/** How much larger a card is while it is lifted, and by how many degrees it is turned too far when it comes. */
const [LIFT, TOO_FAR] = [0.07, 2];

/** The frames of a card that is lifted on its way, always upwards, and turned in the shorter direction. */
function arc(from: string, to: string): Keyframe[] {
  const [a, b] = [from, to].map((transform) => new DOMMatrix(transform)) as [DOMMatrix, DOMMatrix];
  const angle = (one: DOMMatrix): number => (Math.atan2(one.b, one.a) * 180) / Math.PI;
  const start = angle(a);
  const turn = ((angle(b) - start + 540) % 360) - 180;
  const [dx, dy] = [b.e - a.e, b.f - a.f];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx < 0 ? -1 : 1;
  const bow = (side * Math.min(BOW * length, MOST)) / length;
  return POINTS.map((way) => {
    const high = 4 * way * (1 - way);
    const [x, y] = [a.e + dx * way + dy * bow * high, a.f + dy * way - dx * bow * high];
    const turned = start + turn * Math.min(1, way / COME) + (way === COME ? side * TOO_FAR : 0);
    const transform =
      `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${turned.toFixed(2)}deg) ` +
      `scale(${(1 + LIFT * high).toFixed(3)})`;
    return { offset: way, transform };
  });
}

/** A card that is turned by this many degrees, as seen from not far away. */
const turnedBy = (degrees: number): Keyframe => ({
  transform: `perspective(420px) rotateY(${degrees}deg)`,
});
/** Nearly edgeways. */
const EDGE = 88.6;

/** Half of a card's turn: until its edge is seen, or from there on. */
export function turn(
  inner: HTMLElement,
  opens: boolean,
  duration: number,
  then: () => void,
): Animation | undefined {
  const frames = opens ? [turnedBy(-EDGE), turnedBy(0)] : [turnedBy(0), turnedBy(EDGE)];
  const easing = opens ? 'ease-out' : 'ease-in';
  return animate(inner, frames, { duration, easing }, then);
}
