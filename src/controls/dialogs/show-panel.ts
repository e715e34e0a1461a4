/** Scrolls to what a button of a dialog opens below it, once that is drawn. */
export const showPanel = (button: Element): void =>
  void requestAnimationFrame(() =>
    button.closest('dialog')?.querySelector('.panel')?.scrollIntoView({ block: 'nearest' }),
  );
