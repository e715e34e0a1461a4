/** What the browser itself does with keys in the kit's controls. */
const TYPED = 'input, select, textarea';
const PRESSED = 'button, summary, a';

/**
 * Keeps the keys that a game handles from the page around it, whose shortcuts would act as well. Keys
 * that it has no use for, also with modifiers, and those that the page has dealt with are left alone.
 * @param root the game's shadow root; what the page puts into its slots is not in it
 */
export function keepKeys(root: ShadowRoot, signal: AbortSignal): void {
  /** Keys that are pressed and were handled. */
  const kept = new Set<string>();
  /** The key down that the page has dealt with. */
  let dealtWith: Event | undefined;
  const on = (name: string, act: (event: KeyboardEvent) => void, capture = false): void =>
    root.addEventListener(name, act as EventListener, { signal, capture });

  on('keydown', (event) => event.defaultPrevented && (dealtWith = event), true);
  // Whatever handles keys inside prevents what the browser would do.
  on('keydown', (event) => {
    if (event !== dealtWith && (event.defaultPrevented || isNative(root, event))) {
      kept.add(event.code);
      event.stopPropagation();
    } else kept.delete(event.code);
    dealtWith = undefined;
  });
  on('keypress', (event) => kept.has(event.code) && event.stopPropagation());
  on('keyup', (event) => kept.delete(event.code) && event.stopPropagation());
}

/** Whether the browser handles a key in a control, or closes a dialog by it. */
function isNative(root: ShadowRoot, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  const target = event.composedPath()[0] as Element;
  if (ctrlKey || metaKey || altKey || key === 'Tab' || !root.contains(target)) return false;
  if (key === 'Escape') return target.closest('dialog') !== null;
  if (target.matches(TYPED)) return true;
  return (key === 'Enter' || key === ' ') && target.matches(PRESSED);
}
