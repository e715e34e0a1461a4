/** Milliseconds after which the browser has told screen readers of what is new. */
const TOLD = 50;
/** Milliseconds after which screen readers have begun with the title. */
const BEGUN = 200;
/** Milliseconds after which screen readers have followed the focus out of what goes. */
const LEFT = 400;

const later = (run: () => void, ms: number): void =>
  void requestAnimationFrame(() => setTimeout(run, ms));

/** Once the browser has painted what has changed. */
export const afterPaint = (run: () => void): void => later(run, 0);

/** Labels of lists that have come. */
const here = new WeakSet<Element>();

/**
 * To be called with the new label of a list to choose from. Chromium tells of the chosen value as if the player had just
 * chosen it, and Orca leaves the title of the dialog, or what is being written, for that. Of a list that is inert until
 * it is known nothing is told. Only who uses keys, a switch or a voice can do without it for a moment.
 */
export function comesLate(label?: Element): void {
  // As more than one list has this, it is called for each of them at every rendering.
  if (!label || here.has(label)) return;
  here.add(label);
  label.setAttribute('inert', '');
  later(() => label.removeAttribute('inert'), TOLD);
}

/** To be called with a new text whose changes are to be heard: a dialog begins with its title, and not with this. */
export function livesLater(text?: Element): void {
  if (text) later(() => text.setAttribute('aria-live', 'polite'), BEGUN);
}

/**
 * Takes something out of the page after the focus has left it; until then it has the class `leaving`, and nobody sees it.
 * Of what has gone when the focus comes to a button, Orca finds no way to there, and says nothing.
 */
export const leavesLater = (gone: () => void): void => void setTimeout(gone, LEFT);
