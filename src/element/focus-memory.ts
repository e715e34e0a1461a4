/** What inside an element has the focus, or had it when the element was removed from the page. */
export class FocusMemory {
  #focused: HTMLElement | undefined;

  /**
   * Restores the focus when the element is moved, or removed and inserted again, unless something
   * else has the focus. Browsers differ in whether and when removal dispatches `focusout`.
   * @param signal aborted when the element is removed
   */
  keep(root: ShadowRoot, signal: AbortSignal): void {
    const before = this.#focused;
    this.#focused = undefined;
    const enter = (event: Event): void => {
      this.#focused = event.composedPath()[0] as HTMLElement;
    };
    const leave = (): void => {
      if (!signal.aborted && !root.activeElement) this.#focused = undefined;
    };
    root.addEventListener('focusin', enter, { signal });
    root.addEventListener('focusout', () => queueMicrotask(leave), { signal });
    const { activeElement, body } = document;
    if (before && (!activeElement || activeElement === body)) before.focus({ preventScroll: true });
  }
}
