import { css } from 'lit';
import { finished } from '../board/themes/theme.js';

/** While the place of the result is below the window, the result stands at the window’s lower edge. */
export const resultInSightStyles = css`
  @media screen {
    .base[data-below] .status-bar:is(.won, .lost) {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      padding-block-end: 6.4px;
      border-radius: 12px 12px 0 0;
      color: ${finished('sheet-ink', 'light-dark(#23211c, #ece9e2)')};
      background: ${finished('sheet', 'light-dark(#fffdf9, #1b212b)')};
      box-shadow: 0 0 0 1px color-mix(in srgb, currentColor 22%, transparent);
      color-scheme: ${finished('scheme', 'inherit')};
    }
  }
`;

/** Notes on the box around a game whether its lower edge, where the result is, lies below the window. */
export function watchLowerEdge(base: HTMLElement): void {
  if (!globalThis.IntersectionObserver) return;
  // With a root that has no upper edge, all of the box is in it as long as its lower edge is.
  const root = { rootMargin: '1000000px 0px 0px', threshold: [0, 0.99, 1] };
  new IntersectionObserver((entries) => {
    const { boundingClientRect: box, rootBounds } = entries.at(-1)!;
    // In a frame of another site, the browser tells no bounds.
    const bottom = rootBounds?.bottom ?? Infinity;
    base.toggleAttribute('data-below', box.height > 0 && box.bottom > bottom + 1);
  }, root).observe(base);
}
