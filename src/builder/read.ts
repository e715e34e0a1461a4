import { markupOf, type Pasted } from './contents.js';

/**
 * Takes a pasted snippet apart in a document of its own, which runs no scripts, loads nothing and is
 * never shown.
 */
export function readPasted(text: string): Pasted {
  const parsed = new DOMParser().parseFromString(markupOf(text), 'text/html');
  const elements = elementsIn(parsed).map((element) => ({
    name: element.localName,
    attributes: Object.fromEntries(
      Array.from(element.attributes, ({ name, value }) => [name, value]),
    ),
    text: element.textContent,
  }));
  const comments = parsed.createTreeWalker(parsed, NodeFilter.SHOW_COMMENT).nextNode() !== null;
  return { text, elements, comments };
}

/** All elements, those in templates too: components of Vue stand in one. */
function elementsIn(root: ParentNode): Element[] {
  const found = [...root.querySelectorAll('*')];
  // The list grows during the loop: templates can be in templates.
  for (const element of found) {
    if (element instanceof HTMLTemplateElement) {
      found.push(...element.content.querySelectorAll('*'));
    }
  }
  return found;
}
