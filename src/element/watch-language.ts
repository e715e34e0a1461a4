/** What to call when a `lang` has changed; all games of a page share one observer. */
const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Not a closure in the function below: it would keep the first game for as long as there are others. */
const callAll = (): void => listeners.forEach((each) => each());

/** Calls back when the language of an element may have changed, until the signal is aborted. */
export function watchLanguage(element: Element, changed: () => void, signal: AbortSignal): void {
  observer ??= new MutationObserver(callAll);
  listeners.add(changed);
  // An observer doesn't see into shadow roots.
  for (let node: Node | undefined = element; node; node = (node as Partial<ShadowRoot>).host) {
    node = node.getRootNode();
    observer.observe(node, { attributeFilter: ['lang'], subtree: true });
  }
  signal.addEventListener('abort', () => {
    listeners.delete(changed);
    if (listeners.size === 0) observer!.disconnect();
  });
}
