/** What a card can hold: an element, a text, a fragment. */
const HOLDS = [1, 3, 11];

/**
 * A page's own drawing of a card, fit to be put into it.
 * @throws {TypeError} for what can't be shown in a card
 */
export function usableFace(node: Node, root: Node): Node {
  const empty = node.nodeType === 11 && !node.hasChildNodes();
  // Put into a card, a piece of the page would be missing from the page.
  const elsewhere = node.isConnected && node.getRootNode() !== root;
  if (!HOLDS.includes(node.nodeType) || empty || elsewhere) {
    throw new TypeError('faceRenderer has to return a new node for each card, or nothing');
  }
  // The same node for a second card would leave the first one blank.
  return node.parentNode ? node.cloneNode(true) : node;
}
