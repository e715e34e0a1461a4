import type { CSSResult, LitElement } from 'lit';

/** The styles of each shadow root. */
const adopted = new WeakMap<Node, Iterable<CSSResult>>();

/**
 * Gives the shadow root around a node its element's styles, and some that were loaded later. A document
 * adopts only style sheets of its own, and a root that leaves it loses them. Returns the shadow root.
 */
export function adoptStyles(node: Node, ...added: CSSResult[]): ShadowRoot {
  const root = node.getRootNode() as ShadowRoot;
  // Programs that only simulate a browser have none, and draw nothing.
  if (!root.adoptedStyleSheets) return root;
  const { elementStyles } = root.host.constructor as typeof LitElement;
  // A small board that shows an example has a root of its own, without an element's styles.
  const before = adopted.get(root) ?? ((elementStyles ?? []) as CSSResult[]);
  const styles = new Set([...before, ...added]);
  adopted.set(root, styles);
  const view = root.ownerDocument.defaultView ?? window;
  root.adoptedStyleSheets = Array.from(styles, ({ styleSheet, cssText }) => {
    if (view === window) return styleSheet!;
    const copy = new view.CSSStyleSheet();
    copy.replaceSync(cssText);
    return copy;
  });
  return root;
}

/**
 * Gives an element that comes from another document its styles, and its class back. Firefox before 153
 * takes it away when the element leaves a document: https://bugzilla.mozilla.org/show_bug.cgi?id=1502814
 */
export function adoptElement(element: Element, kind: { readonly prototype: object }): void {
  Object.setPrototypeOf(element, kind.prototype);
  if (element.shadowRoot) adoptStyles(element.shadowRoot);
}
