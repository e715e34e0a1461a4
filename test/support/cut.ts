/** Finds text that is cut off. */

/** The texts of an element that reach beyond its sides. */
export function cut(box: HTMLElement): string[] {
  const { left, right } = box.getBoundingClientRect();
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    // Labels that only screen readers read are clipped.
    if (isClipped(parent, box) || parent.closest('dialog') !== box.closest('dialog')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const outside = rect.left < left - 0.5 || rect.right > right + 0.5;
      if (rect.width > 1 && outside) found.push(node.textContent!.trim());
    }
  }
  return found;
}

/** Whether an element, or one around it, is clipped. */
function isClipped(element: HTMLElement, box: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at && at !== box; at = at.parentElement) {
    if (getComputedStyle(at).clipPath !== 'none') return true;
  }
  return false;
}
