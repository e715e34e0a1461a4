/** How fast cards travel: the attribute `speed`. */
export type Speed = 'normal' | 'slow' | 'fast' | 'instant';

const TRAVEL: Readonly<Record<Speed, number>> = { normal: 260, slow: 520, fast: 130, instant: 0 };

/** Whether a media query holds; not where it can't be asked. */
export function prefers(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Milliseconds that a card's way takes; none when less motion is asked for. */
export const travelTime = (speed: Speed): number =>
  prefers('(prefers-reduced-motion: reduce)') ? 0 : TRAVEL[speed];

/** The next frame, or soon where nothing is shown. */
export const nextFrame = (): Promise<unknown> =>
  new Promise((next) => {
    requestAnimationFrame(() => setTimeout(next));
    setTimeout(next, 100);
  });

/**
 * Lets one of those who ask go in each frame, in their order: more would make the frame longer, and
 * that would hold up more for the next.
 * @returns takes what goes, and tells whether it went or had been called off
 */
export function oneInEachFrame(): (go: () => boolean) => void {
  const waiting: (() => boolean)[] = [];
  let resting = false;
  const next = (): void => {
    resting = false;
    while (!resting && waiting.length > 0) resting = waiting.shift()!();
    if (resting) void nextFrame().then(next);
  };
  return (go) => {
    waiting.push(go);
    if (!resting) next();
  };
}

/** Animates an element; where the browser can't, what would follow the animation happens at once. */
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

/** Moves an element from one transform to another, which its style has already. */
export function fly(
  element: HTMLElement,
  from: string,
  transform: string,
  duration: number,
  landed: () => void,
): Animation | undefined {
  const easing = 'cubic-bezier(.3,.1,.2,1)';
  return animate(element, [{ transform: from }, { transform }], { duration, easing }, landed);
}

/** Half the turning of a card: it narrows to a line, or opens from it. */
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
