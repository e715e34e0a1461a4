import type { OptionSpec } from '../rules/engine.js';

/** A choice about how a game is shown and handled; the rules never depend on one. */
export interface SettingSpec extends OptionSpec {
  /** Whether several values may stand together, between spaces. */
  readonly several?: boolean;
}

/** Every setting that a page, its `<solitaire-settings>` or a player chooses. */
export const settingSpecs: readonly SettingSpec[] = [
  // How much of the toolbar is shown.
  {
    name: 'toolbar',
    values: ['full', 'minimal', 'none'],
    default: 'full',
  },
  // Whether piles lie on a dial or in rows; by itself the board takes what fits its box.
  {
    name: 'layout',
    values: ['auto', 'dial', 'rows'],
    default: 'auto',
  },
  // How fast cards travel.
  {
    name: 'speed',
    values: ['normal', 'slow', 'fast', 'instant'],
    default: 'normal',
  },
  // Which moves follow the player’s by themselves: none, those without a choice, or also those to foundations that can never be wrong.
  {
    name: 'auto-move',
    values: ['none', 'forced', 'safe'],
    default: 'none',
  },
  // Whether letters and digits work as shortcuts while the board has the focus.
  {
    name: 'keys',
    values: ['on', 'off'],
    default: 'on',
  },
  // Whether a quiet line says that the game can or can’t be won any more.
  {
    name: 'verdict',
    values: ['none', 'on'],
    default: 'none',
  },
  // How cards are drawn: a colour for each suit, large indices, or both.
  {
    name: 'faces',
    values: ['four-color', 'large'],
    default: '',
    several: true,
  },
  // The hand that plays: on which side stock and controls lie.
  {
    name: 'hand',
    values: ['right', 'left'],
    default: 'right',
  },
  // Whether moves can be heard.
  { name: 'sound', values: ['off', 'on'], default: 'off' },
  // How much is said of each move.
  {
    name: 'verbosity',
    values: ['full', 'brief'],
    default: 'full',
  },
  // Whether an unfinished game is kept and resumed.
  {
    name: 'storage',
    values: ['auto', 'none'],
    default: 'auto',
  },
];

/** `auto-move` → `autoMove`: the name of an attribute's property. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Whether a setting takes a value. */
export function takes(spec: SettingSpec, value: string): boolean {
  if (!spec.several) return spec.values.includes(value);
  return value.split(/\s+/).every((word) => word === '' || spec.values.includes(word));
}
