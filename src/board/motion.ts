/** How fast cards travel: the attribute `speed`. */
export type Speed = 'normal' | 'slow' | 'fast' | 'instant';

const TRAVEL: Readonly<Record<Speed, number>> = { normal: 260, slow: 520, fast: 130, instant: 0 };

/** Milliseconds that a card's way takes; none when less motion is asked for. */
export function travelTime(speed: Speed): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TRAVEL[speed];
}

/** The transform that shows now, in the midst of a flight too. */
function shownTransform(element: HTMLElement): string {
  return element.getAnimations().length > 0
    ? getComputedStyle(element).transform
    : element.style.transform;
}

/**
 * Moves an element to a transform. The style is final at once, so whatever interrupts the flight
 * finds the element where it belongs.
 */
export function fly(
  element: HTMLElement,
  transform: string,
  time: number,
  delay: number,
  landed: () => void,
): void {
  const from = shownTransform(element);
  for (const animation of element.getAnimations()) animation.cancel();
  element.style.transform = transform;
  if (time === 0 || from === '' || from === transform) return landed();
  const flight = element.animate([{ transform: from }, { transform }], {
    duration: time,
    delay,
    easing: 'cubic-bezier(.3,.1,.2,1)',
    fill: 'backwards',
  });
  flight.onfinish = landed;
}

/** Turns a card over: it narrows to a line, shows its other side, and widens. */
export function turn(inner: HTMLElement, time: number, delay: number, showOther: () => void): void {
  for (const animation of inner.getAnimations()) animation.cancel();
  if (time === 0) return showOther();
  const narrow = { transform: 'scaleX(0.02)' };
  const half = { duration: time / 2, easing: 'ease-in', delay };
  const away = inner.animate([{ transform: 'none' }, narrow], half);
  const other = (): void => {
    away.onfinish = away.oncancel = null;
    showOther();
  };
  // An interrupted turn, too, must end with the right side up.
  away.oncancel = other;
  away.onfinish = () => {
    other();
    inner.animate([narrow, { transform: 'none' }], { duration: time / 2, easing: 'ease-out' });
  };
}
