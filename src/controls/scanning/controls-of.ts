/** The dialog or the menu that is open, whose controls are scanned instead of the game. */
export const scopeOf = (root: ShadowRoot): HTMLElement | null =>
  root.querySelector<HTMLElement>('dialog[open]:not(.menu)') ??
  root.querySelector<HTMLElement>('.menu');

/** What a switch can press; text can't be typed with it. */
const CONTROLS = 'button, summary, select, a[href], input[type=checkbox], input[type=radio]';

/** Controls that change when they are pressed, and stay to be pressed again. */
export const CHANGED = 'summary, select, input';

/** Folded content, which has a size in some browsers. */
const FOLDED = 'details:not([open]) > :not(summary)';

/** The controls of a dialog or of the menu, which ends with its own button: that closes it. */
export function controlsOf(root: ShadowRoot, scope: HTMLElement): readonly HTMLElement[] {
  const all = [...scope.querySelectorAll<HTMLElement>(CONTROLS)];
  const closes = scope.matches('.menu') ? root.querySelector<HTMLElement>(MENU) : null;
  const can = (one: HTMLElement): boolean =>
    !one.matches(':disabled') && !one.matches(FOLDED) && one.getClientRects().length > 0;
  return [...all.filter(can), ...(closes ? [closes] : [])];
}

const MENU = 'button[part~=menu]';

/** The button of a command that can be seen, and pressed. */
export const buttonOf = (root: ShadowRoot, command: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(`.base button[part~="${command}"]:not(:disabled)`)].find(
    (one) => one.getClientRects().length > 0,
  );

/** Presses a control; a list goes on to its next value. */
export function pressControl(control: HTMLElement): void {
  if (!(control instanceof HTMLSelectElement)) return control.click();
  control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
