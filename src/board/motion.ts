/** How fast cards travel: the attribute `speed`. */
export type Speed = 'normal' | 'slow' | 'fast' | 'instant';

const TRAVEL: Readonly<Record<Speed, number>> = { normal: 260, slow: 520, fast: 130, instant: 0 };

/** Milliseconds that a card's way takes; none when less motion is asked for. */
export function travelTime(speed: Speed): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TRAVEL[speed];
}

/** The next frame, or soon where nothing is shown. */
export const nextFrame = (): Promise<unknown> =>
  new Promise((next) => {
    requestAnimationFrame(() => setTimeout(next));
    setTimeout(next, 100);
  });

/** Moves an element from one transform to another, which its style has already. */
export function fly(
  element: HTMLElement,
  from: string,
  transform: string,
  duration: number,
  landed: () => void,
): Animation {
  const easing = 'cubic-bezier(.3,.1,.2,1)';
  const flight = element.animate([{ transform: from }, { transform }], { duration, easing });
  flight.onfinish = landed;
  return flight;
}

/** Half the turning of a card: it narrows to a line, or opens from it. */
export function turn(
  inner: HTMLElement,
  opens: boolean,
  duration: number,
  then: () => void,
): Animation {
  const frames = [{ transform: 'none' }, { transform: 'scaleX(0.02)' }];
  const easing = opens ? 'ease-out' : 'ease-in';
  const half = inner.animate(opens ? frames.reverse() : frames, { duration, easing });
  half.onfinish = then;
  return half;
}
