/** Whether an element can't be reached or heard, because a modal dialog makes the rest of the page inert. */
export function isBehind(element: Element): boolean {
  const way: Node[] = [];
  for (let node: Node | null = element; node; node = parentOf(node)) {
    // Firefox before 119 has no `ariaHidden`, and a shadow root no attributes.
    const hidden = (node as Element).getAttribute?.('aria-hidden');
    if ((node as HTMLElement).inert || hidden === 'true') return true;
    way.push(node);
  }
  const host = (element.getRootNode() as ShadowRoot).host;
  const active = deepActive();
  const around = active && modalAround(active);
  if (active && host?.shadowRoot?.activeElement && !around) return false;
  const roots = way.filter((node) => !node.parentNode) as (Document | ShadowRoot)[];
  const above = roots.flatMap((root) => [...root.querySelectorAll(MODAL)]);
  // A dialog may be in the shadow root of an element of the page.
  if (around) above.push(around);
  return above.some((dialog) => !way.includes(dialog) && dialog.checkVisibility?.() !== false);
}

/** Programs that only play a browser may not know the first. */
const MODAL = globalThis.CSS?.supports?.('selector(:modal)')
  ? 'dialog:modal, [aria-modal=true]'
  : '[aria-modal=true]';

const parentOf = (node: Node): Node | null =>
  (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;

/** The modal dialog that an element is in, or is slotted into. */
function modalAround(element: Element): Element | undefined {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    if ((node as Element).matches?.(MODAL)) return node as Element;
  }
  return undefined;
}

/** What has the focus, in whatever shadow root it is. */
function deepActive(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
