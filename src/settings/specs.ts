import type { OptionSpec } from '../rules/engine.js';

/** A choice about how a game is shown and handled; the rules never depend on one. */
export interface SettingSpec extends OptionSpec {
  /** The property of its attribute. */
  readonly property: string;
  /** Whether several values may stand together, between spaces. */
  readonly several: boolean;
}

/** `auto-move` → `autoMove`: the name of an attribute's property. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** @param several whether several values may stand together: then none is the default */
function setting(name: string, words: string, several = false): [string, SettingSpec] {
  const values = words.split(' ');
  const fallback = several ? '' : values[0]!;
  return [name, { name, property: propertyOf(name), values, default: fallback, several }];
}

/**
 * Every setting that a page, its `<solitaire-settings>` or a player chooses, with the values that it
 * takes, the default first.
 */
export const settingSpecs: ReadonlyMap<string, SettingSpec> = new Map([
  // How much of the toolbar is shown.
  setting('toolbar', 'full minimal none'),
  // Whether piles lie on a dial or in rows; by itself the board takes what fits its box.
  setting('layout', 'auto dial rows'),
  // How fast cards travel.
  setting('speed', 'normal slow fast instant'),
  // Which moves follow the player’s by themselves: none, those without a choice, or also those to
  // foundations that can never be wrong.
  setting('auto-move', 'none forced safe'),
  // Whether letters and digits work as shortcuts while the board has the focus.
  setting('keys', 'on off'),
  // Whether a quiet line says that the game can or can’t be won any more.
  setting('verdict', 'none on'),
  // How cards are drawn: a colour for each suit, large indices, or both.
  setting('faces', 'four-color large', true),
  // The hand that plays: on which side stock and controls lie.
  setting('hand', 'right left'),
  // Whether moves can be heard.
  setting('sound', 'off on'),
  // How much is said of each move.
  setting('verbosity', 'full brief'),
  // Whether an unfinished game is kept and resumed.
  setting('storage', 'auto none'),
]);

/** Whether a setting takes a value. */
export function takes(spec: SettingSpec, value: string): boolean {
  if (!spec.several) return spec.values.includes(value);
  return value.split(/\s+/).every((word) => word === '' || spec.values.includes(word));
}
