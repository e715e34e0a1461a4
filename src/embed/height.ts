/** Pixels by which the content has to shrink before the host is told. */
const SLACK = 8;

/**
 * Reports the height of an element in whole pixels, when it grows and when it shrinks noticeably.
 * @param stands resolves when the element has its content: a host that took the height of an empty
 * page would move everything twice
 * @returns tells the last height again
 */
export function watchHeight(
  element: HTMLElement,
  stands: Promise<unknown>,
  report: (height: number) => void,
): () => void {
  let told = 0;
  const measure = (): void => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    // A frame that is not shown has no size.
    if (height === 0 || (height <= told && height > told - SLACK)) return;
    told = height;
    report(height);
  };
  const watch = (): void => {
    measure();
    try {
      new ResizeObserver(measure).observe(element);
    } catch {
      window.addEventListener('resize', measure);
    }
  };
  // A page that could not be drawn has a height too.
  stands.then(watch, watch);
  return () => void (told > 0 && report(told));
}
