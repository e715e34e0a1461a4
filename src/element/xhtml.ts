import type { PropertyValues } from 'lit';

/** The part of an element's class that renders it. */
interface Rendering {
  update(changes: PropertyValues): void;
}

let used = false;

/**
 * Makes elements render in XHTML documents. Lit writes HTML into the templates that it creates, and
 * those of an XHTML document take XML only; so while it renders, they are created in another document.
 */
export function useHtmlTemplates(prototype: object): void {
  if (used) return;
  used = true;
  const html = document.implementation.createHTMLDocument();
  const { update } = prototype as Rendering;
  (prototype as Rendering).update = function (changes) {
    const { createElement } = document;
    document.createElement = (name: string) =>
      createElement.call(name === 'template' ? html : document, name);
    try {
      update.call(this, changes);
    } finally {
      document.createElement = createElement;
    }
  };
}
