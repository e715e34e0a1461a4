/** The types of nodes that a card can show: element, text, fragment. */
const NODE_TYPES = [1, 3, 11];

/**
 * Prepares a page's own drawing of a card to be shown in it.
 * @throws {TypeError} for a node that can't be shown in a card
 */
export function usableFace(node: Node, root: Node): Node {
  const empty = node.nodeType === 11 && !node.hasChildNodes();
  // Moving it into a card would remove it from the page.
  const elsewhere = node.isConnected && node.getRootNode() !== root;
  if (!NODE_TYPES.includes(node.nodeType) || empty || elsewhere) {
    throw new TypeError('faceRenderer must return a new node for each card, or nothing');
  }
  // Using the same node for a second card would leave the first one blank.
  return node.parentNode ? node.cloneNode(true) : node;
}
