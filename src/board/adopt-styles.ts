import type { CSSResult, LitElement } from 'lit';
import { hasOldColours, SCHEMES, usableColours } from './old-colours.js';

/** The styles of each shadow root. */
const styled = new WeakMap<Node, ReadonlySet<CSSResult>>();

/** The style sheets of each document, which adopts only those that were made for it. */
const sheets = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

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
  const before = styled.get(root) ?? ((elementStyles ?? []) as CSSResult[]);
  const styles = new Set([...before, ...added]);
  styled.set(root, styles);
  const { ownerDocument } = root;
  // The document of a template's content, for one, draws nothing and can have no style sheets.
  if (!ownerDocument.defaultView) return root;
  const own = sheets.get(ownerDocument) ?? new Map<CSSResult, CSSStyleSheet>();
  sheets.set(ownerDocument, own);
  root.adoptedStyleSheets = Array.from(styles, (style) => {
    const sheet = own.get(style) ?? sheetFor(ownerDocument, style);
    own.set(style, sheet);
    return sheet;
  });
  return root;
}

function sheetFor({ defaultView }: Document, { styleSheet, cssText }: CSSResult): CSSStyleSheet {
  if (defaultView === window && !hasOldColours) return styleSheet!;
  const copy = new defaultView!.CSSStyleSheet();
  copy.replaceSync(hasOldColours ? SCHEMES + usableColours(cssText) : cssText);
  return copy;
}

/**
 * Gives an element that comes from another document its styles, and its class back. Firefox before 153
 * takes it away when the element leaves a document: https://bugzilla.mozilla.org/show_bug.cgi?id=1502814
 */
export function adoptElement(element: Element, kind: { readonly prototype: object }): void {
  Object.setPrototypeOf(element, kind.prototype);
  if (element.shadowRoot) adoptStyles(element.shadowRoot);
}
