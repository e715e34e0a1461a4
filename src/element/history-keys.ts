import type { Command } from '../game/index.js';

/** Where the keys act on a text, or where the game lies behind what has the focus. */
const ELSEWHERE = 'input, select, textarea, dialog';

/**
 * What programs undo and redo with: Ctrl or, on a Mac, Cmd. They are no single keys, so they also work where
 * letters and digits are turned off.
 * @param root the game's shadow root; what the page puts into its slots is not in it
 */
export function historyCommand(root: Node, event: KeyboardEvent): Command | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const target = event.composedPath()[0] as Element;
  if (ctrlKey === metaKey || altKey || event.defaultPrevented) return undefined;
  if (!root.contains(target) || target.closest(ELSEWHERE)) return undefined;
  const letter = (/^[a-z]$/i.test(key) ? key : code.slice(3)).toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  // With Cmd, browsers show what was visited.
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
