/** What a game’s live region has said last. */
export const heardLast = ({ root }: { readonly root: ShadowRoot }): string =>
  (root.querySelector('.announcement')?.lastElementChild?.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();
