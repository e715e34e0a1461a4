/** What an element's states are kept in. Older browsers and programs that only play one have none. */
export function internalsOf(element: HTMLElement): ElementInternals | undefined {
  try {
    return element.attachInternals();
  } catch {
    return undefined;
  }
}

/**
 * Gives an element a custom state or takes it away, as far as its browser has them. Chromium before 125
 * takes only names with dashes, which match `:--name` instead of `:state(name)`.
 */
export function setState(internals: ElementInternals | undefined, name: string, on: boolean): void {
  for (const form of [name, `--${name}`]) {
    try {
      internals?.states[on ? 'add' : 'delete'](form);
    } catch {
      // A browser without this form, or without any.
    }
  }
}
