/** The boards that save their games, by their keys; shared by all copies of the kit on a page. */
const boards: Map<string, WeakRef<Element>> = ((globalThis as Record<symbol, unknown>)[
  Symbol.for('hourhand.boards.1')
] ??= new Map()) as Map<string, WeakRef<Element>>;

/** Reserves a key for a board; false if another board on the page has it. */
export function reserveKey(key: string, board: Element): boolean {
  const other = boards.get(key)?.deref();
  if (other?.isConnected && other !== board) return false;
  boards.set(key, new WeakRef(board));
  return true;
}
