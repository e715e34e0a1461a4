import { css } from 'lit';
import { finished } from '../board/themes/theme.js';

/** A bar may stick out of the window by so many pixels: there is seldom anything in them. */
const SPARE = 32;

/** While the place of the result is below the window, the result stands at the window’s lower edge. */
export const resultInSightStyles = css`
  @media screen {
    .base[data-below] .status-bar:is(.won, .lost) {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      display: flex;
      flex-wrap: wrap;
      gap: 0;
      align-content: end;
      pointer-events: none;
    }

    /* The bar keeps its height, so that nothing moves, but covers no more of the board than it needs. */
    .base[data-below] .status-bar:is(.won, .lost) > * {
      flex: 0 0 100%;
      box-sizing: border-box;
      margin: 0;
      padding: 4px 12px;
      color: ${finished('sheet-ink', 'light-dark(#23211c, #ece9e2)')};
      background: ${finished('sheet', 'light-dark(#fffdf9, #1b212b)')};
      color-scheme: ${finished('scheme', 'inherit')};
      opacity: 1;
      pointer-events: auto;
    }

    .base[data-below] .status-bar:is(.won, .lost) > :first-child {
      padding-block-start: 10px;
      border-radius: 16px 16px 0 0;
    }

    .base[data-below] .status-bar:is(.won, .lost) > :last-child {
      padding-block-end: 10px;
    }
  }
`;

/** Notes on the box around a game whether its lower edge, where the result is, lies below the window. */
export function watchLowerEdge(base: HTMLElement): void {
  if (!globalThis.IntersectionObserver) return;
  // With a root that has no upper edge, all of the box is in it as long as its lower edge is.
  const root = { rootMargin: `1000000px 0px ${SPARE}px`, threshold: [0, 0.99, 1] };
  new IntersectionObserver((entries) => {
    const { boundingClientRect: box, rootBounds } = entries.at(-1)!;
    // In a frame of another site, the browser tells no bounds.
    const bottom = rootBounds?.bottom ?? Infinity;
    base.toggleAttribute('data-below', box.height > 0 && box.bottom > bottom + 1);
  }, root).observe(base);
}
