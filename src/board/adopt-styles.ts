import type { CSSResult } from 'lit';

/** Adds a style sheet that was loaded later to the shadow root around an element. */
export function adoptStyles(element: Element, { styleSheet }: CSSResult): void {
  const root = element.getRootNode() as ShadowRoot;
  // Where there are none, nothing is drawn either.
  if (root.adoptedStyleSheets?.includes(styleSheet!) ?? true) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet!];
}
