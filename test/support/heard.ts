/** The sentence that a game’s live region has said last. */
export function sentenceHeard({ root }: { readonly root: ShadowRoot }): Element | null {
  const region = root.querySelector<HTMLElement>('.announcement[data-last]');
  return region?.children[Number(region.dataset['last'])]?.firstElementChild ?? null;
}

/** What a game’s live region has said last. */
export const heardLast = (table: { readonly root: ShadowRoot }): string =>
  (sentenceHeard(table)?.textContent ?? '').replace(/\s+/g, ' ').trim();
