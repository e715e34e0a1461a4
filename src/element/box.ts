/** Pixels: no board with cards that are just wide enough to touch is higher. */
const TALL = 1500;

/**
 * Fits the board into the available box: its width, and the height that can be seen at once. The box
 * does not depend on the board, except that a taller board can give the page a scrollbar, which
 * makes the box narrower. So the board is resized in the next frame, which avoids resize loop
 * errors, and it doesn't grow again by a few pixels at once, which would toggle the scrollbar forever.
 * Only the first time it is resized at once, before the page is painted.
 * @param element a game that has been rendered
 * @param resize called with the width, the height, and the most that the page allows, in pixels
 */
export function fitBox(
  element: HTMLElement,
  resize: (width: number, height: number, most: number) => void,
  signal: AbortSignal,
): void {
  const available = element.shadowRoot!.querySelector<HTMLElement>('.available')!;
  // Not in the style sheet: WebKit caches the computed value for up to a second after the viewport
  // has changed, even for elements that are created later.
  available.style.height = 'var(--_height)';
  // The width that the board uses, the larger one that it had before, if any, and since when.
  let [used, previous, since, frame] = [0, -1, 0, 0];
  const measure = (): void => {
    const { offsetWidth: width, offsetHeight: height } = available;
    const now = performance.now();
    if (width === previous && width - used < 40 && now - since < 500) return;
    [used, previous, since] = [width, width < used ? used : -1, now];
    // A height that the page wants is kept, even if the cards are small.
    const wanted = getComputedStyle(element).getPropertyValue('--solitaire-max-block-size').trim();
    const tall = wanted ? height : Math.max(height, TALL);
    const most = Math.max(96, tall - excess(element, available, tall));
    resize(width, Math.min(height, most), most);
  };
  const schedule = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  measure();
  window.addEventListener('resize', schedule, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  try {
    const observer = new ResizeObserver(schedule);
    observer.observe(available);
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  } catch {
    // Without an observer, the board follows only the window's size.
  }
}

/**
 * By how many pixels a board of this height would make the element higher than the page wants it, by
 * its `height`, `max-height`, `inset` or `aspect-ratio`.
 */
function excess(element: HTMLElement, available: HTMLElement, height: number): number {
  const stage = available.parentElement!;
  stage.style.height = `${height}px`;
  // A ratio does not limit the height of a box, which grows with its content.
  const [across, down] = getComputedStyle(element).aspectRatio.split('/').map(Number);
  const limit = (element.offsetWidth / across!) * down! || Infinity;
  const tooMuch = element.scrollHeight - Math.min(element.clientHeight, limit);
  stage.removeAttribute('style');
  return tooMuch;
}
