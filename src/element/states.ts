import { css } from 'lit';
import { adoptStyles } from '../board/index.js';

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
      if (on) return;
    } catch {
      // A browser without this form, or without any.
    }
  }
}

/**
 * Ends what `reserve.css` does to an element in a browser without states, by which that would end. A page's
 * own rules come before those of a shadow root, unless these are important.
 */
export function endReserve(element: HTMLElement, internals: ElementInternals | undefined): void {
  if (internals?.states || !hasReserve(element)) return;
  adoptStyles(element.shadowRoot!.firstElementChild!, unreserved);
}

/**
 * Whether `reserve.css`, or what a snippet has of it, keeps the space of an element that isn't drawn. Programs that
 * only play a browser don't know what is before an element.
 */
export function hasReserve(element: HTMLElement): boolean {
  try {
    return !['', 'none', 'normal'].includes(getComputedStyle(element, '::before').content);
  } catch {
    return false;
  }
}

const unreserved = css`
  :host {
    overflow: visible !important;
    padding: 0 !important;
    min-width: auto !important;
  }

  :host::before,
  :host::after {
    content: none !important;
  }
`;
