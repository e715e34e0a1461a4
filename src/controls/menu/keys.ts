/** Entries that can be pressed; what a closed list holds has a place, although it is not seen. */
const ENTRIES = '.button:not(:disabled, details:not([open]) > :not(summary))';

/** Where a key leads from one of so many entries; -1 is the menu's button. */
const WAYS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (Math.max(from, 0) + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus through the entries that are seen, round from the last to the first. */
export function moveFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const way = WAYS[key];
  if (!way || altKey || ctrlKey || metaKey || shiftKey) return;
  const entries = [...menu.querySelectorAll<HTMLElement>(ENTRIES)].filter(
    (entry) => entry.getClientRects().length > 0,
  );
  if (entries.length === 0) return;
  const from = entries.findIndex((entry) => entry.matches(':focus'));
  entries[way(from, entries.length)]!.focus();
  // The page would scroll.
  event.preventDefault();
}
