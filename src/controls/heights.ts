/**
 * The heights of the toolbar and the status bar, for their own style sheet and for the space that is
 * reserved before they are there.
 */

/** Pixels: a button, and one in the toolbar of a box narrower than {@link TINY}. */
export const BUTTON = 44;
export const SMALL_BUTTON = 32;

/** Pixels: between the toolbar's rows, and below it. */
export const ROW_GAP = 4;
export const TOOLBAR_MARGIN = 8;

/** The facts in the toolbar, in em: their text, a line of it, and pixels between two lines. */
export const INFO_TEXT = 0.875;
export const INFO_LINE = 1.4;
export const INFO_GAP = 8;

/** Widths in em: below them the facts get a row of their own, then two lines, then buttons are small. */
export const INFO_ROW = 40;
export const INFO_TWO_LINES = 20;
export const TINY = 15;

/** The least height of the status bar: for small text in pixels, for large text in em. */
export const STATUS_BAR = { pixels: 52, em: 3 };

/**
 * The same in boxes narrower than so many em: for small text in pixels, for large text in lines and the
 * pixels of what else there is.
 */
export const NARROW_STATUS_BARS = [
  { below: 54, pixels: 96, around: 55, lines: 1.8 },
  { below: 26, pixels: 120, around: 55, lines: 2.7 },
  { below: 22, pixels: 136, around: 55, lines: 3.15 },
  { below: 20, pixels: 152, around: 55, lines: 3.6 },
  { below: TINY, pixels: 176, around: 47, lines: 5.4 },
] as const;
