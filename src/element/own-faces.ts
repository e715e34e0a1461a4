import { formatCard } from '../rules/engine.js';

/**
 * Draws a page's own cards. Called with a card (`QH`), or null for the back; returns the node to show
 * in the card's box, whose aspect ratio is 5:7, or nothing to let the kit draw the card.
 */
export type FaceRenderer = (
  card: string | null,
  how: { readonly large: boolean },
) => Node | null | undefined;

/** The types of nodes that a card can show: element, text, fragment. */
const NODE_TYPES = [1, 3, 11];

/**
 * Prepares a page's own drawing of a card to be shown in it.
 * @throws {TypeError} for a node that can't be shown in a card
 */
function usableFace(node: Node, { localName, renderRoot }: FaceHost): Node {
  const empty = node.nodeType === 11 && !node.hasChildNodes();
  // Moving it into a card would remove it from the page.
  const elsewhere = node.isConnected && node.getRootNode() !== renderRoot;
  if (!NODE_TYPES.includes(node.nodeType) || empty || elsewhere) {
    throw new TypeError(
      `<${localName}>: faceRenderer must return a new node for each card, or nothing`,
    );
  }
  // Using the same node for a second card would leave the first one blank.
  return node.parentNode ? node.cloneNode(true) : node;
}

/** An element whose cards a page can draw. */
interface FaceHost {
  readonly localName: string;
  readonly faceRenderer: FaceRenderer | null;
  readonly renderRoot: Node;
}

/** What each renderer has failed with so far: the page is told once, and not for each card. */
const failures = new WeakMap<FaceRenderer, Set<string>>();

/** The renderer that a page has set, or null; it is told what else it has set. */
export function usableRenderer(
  given: unknown,
  warn: (message: string) => void,
): FaceRenderer | null {
  if (typeof given === 'function') return given as FaceRenderer;
  if (given !== null && given !== undefined) {
    warn(
      'faceRenderer must be a function that returns a new node for each card, or null; it is ignored',
    );
  }
  return null;
}

/** A page's own drawing of a card, or of the back for null. If its renderer fails, the kit draws the card instead. */
export function ownFace(host: FaceHost, card: number | null, large: boolean): Node | undefined {
  const renderer = host.faceRenderer;
  if (!renderer) return undefined;
  try {
    const node = renderer(card === null ? null : formatCard(card), { large });
    return node ? usableFace(node, host) : undefined;
  } catch (error) {
    const known = failures.get(renderer) ?? new Set();
    failures.set(renderer, known);
    const what = String(error);
    if (!known.has(what)) reportError(error);
    known.add(what);
    return undefined;
  }
}
