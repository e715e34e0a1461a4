/** Colours that nothing shows through: others have an alpha. */
const isOpaque = (colour: string): boolean => !/rgba|\//.test(colour);

/**
 * Gives a game its page's background while it is shown in fullscreen, where what is around it is not drawn
 * and the ground would be black.
 * @param base the box to give it to, as the custom property `--_ground`
 */
export function fillScreen(base: HTMLElement): void {
  const layers: string[] = [];
  let colour = '';
  let isFull = false;
  for (let node: Node | null = base; node && !colour; node = parentOf(node)) {
    if (!(node instanceof Element)) continue;
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    // The box itself has the ground that it is about to get or to lose.
    if (node !== base) {
      if (backgroundImage !== 'none') layers.push(backgroundImage);
      if (isOpaque(backgroundColor)) colour = backgroundColor;
      else layers.push(`linear-gradient(${backgroundColor}, ${backgroundColor})`);
    }
    // Its own background is drawn.
    if (node.matches(':fullscreen')) {
      if (colour) break;
      isFull = true;
    }
  }
  if (isFull) base.style.setProperty('--_ground', [...layers, colour || 'Canvas'].join(', '));
  else base.style.removeProperty('--_ground');
}

const parentOf = (node: Node): Node | null =>
  (node as Partial<Element>).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
