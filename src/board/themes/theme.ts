import { unsafeCSS, type CSSResult } from 'lit';

/** A public custom property, without `--solitaire-`. */
export type StyleProperty =
  | 'accent'
  | 'back'
  | 'back-ink'
  | 'background'
  | 'board'
  | 'card-accent'
  | 'card-black'
  | 'card-clubs'
  | 'card-diamonds'
  | 'card-edge'
  | 'card-paper'
  | 'card-red'
  | 'case'
  | 'control-radius'
  | 'dial'
  | 'focus'
  | 'font'
  | 'ink'
  | 'numeral-font'
  | 'padding'
  | 'pile'
  | 'radius'
  | 'red';

/** What only themes set: the finish of a dial, and the colours that belong with the public ones. */
export type FinishProperty =
  /** The ring between the rim and the minute track. */
  | 'dial-edge'
  /** The hairlines around that ring. */
  | 'hairline'
  /** The minute track, the numerals, the hands and what is written between them. */
  | 'figures'
  /** The hands, if they are of another colour. */
  | 'hand'
  /** `roman` for Roman numerals. */
  | 'numerals'
  /** The river on a map. */
  | 'river'
  /** The dark behind the glass of a case, and where it is open, behind cards. */
  | 'inside'
  | 'recess'
  /** The rim, how wide it is in hundredths of a card width, and the second line inside it. */
  | 'rim'
  | 'rim-width'
  | 'rim-inner'
  /** The metal of a watch. */
  | 'metal'
  /** How an edge gleams on which the light of a lamp falls. */
  | 'gleam'
  /** The line around the rings that mark a pile, which sets them off from cards and from the table. */
  | 'contour'
  /** Dialogs and the menu. */
  | 'sheet'
  | 'sheet-ink'
  /** `dark` if those are dark in light schemes too: what browsers draw in them is to fit. */
  | 'scheme';

/** Values for some of the public custom properties, and the finish. */
export type Theme = Readonly<Partial<Record<StyleProperty, string>>> & {
  readonly finish?: Readonly<Partial<Record<FinishProperty, string>>>;
};

/**
 * The value of a public property in a style sheet: the page's own, else that of the theme attribute,
 * else the default. Themes set other names, so that a page can use a theme and override parts of it.
 */
export const themed = (name: StyleProperty, fallback: string): CSSResult =>
  unsafeCSS(`var(--solitaire-${name}, ${finished(name, fallback).cssText})`);

/** The same for what a page can't set. */
export const finished = (name: StyleProperty | FinishProperty, fallback: string): CSSResult =>
  unsafeCSS(`var(--_theme-${name}, ${fallback})`);
