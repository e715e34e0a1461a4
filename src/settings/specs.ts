import { isZone } from '../keeping/zones.js';
import type { OptionSpec } from '../rules/engine.js';

/** A setting of how a game is shown and operated; the rules don't depend on settings. */
export interface SettingSpec extends OptionSpec {
  /** The property of its attribute. */
  readonly property: string;
  /** Whether it can have several values, separated by spaces. */
  readonly several: boolean;
  /** What it takes besides its values. */
  readonly others: { readonly are: string; readonly take: (value: string) => boolean } | undefined;
}

/** `auto-move` → `autoMove`: the name of an attribute's property. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * @param fallback the default, when it isn't the first value
 * @param several whether it can have several values
 * @param others what it takes besides
 */
function setting(
  name: string,
  words: string,
  fallback?: string,
  several = false,
  others?: SettingSpec['others'],
): [string, SettingSpec] {
  const values = words.split(' ');
  const usual = fallback ?? values[0]!;
  const property = propertyOf(name);
  return [name, { name, property, values, default: usual, several, others }];
}

/**
 * All settings that a page, its `<solitaire-settings>` or a player can change, with their values, the
 * default first if it is one of them. meanings.ts in src/element explains them.
 */
export const settingSpecs: ReadonlyMap<string, SettingSpec> = new Map([
  setting('toolbar', 'full minimal none'),
  setting('layout', 'auto dial rows'),
  setting('speed', 'normal slow fast instant'),
  setting('auto-move', 'none forced safe'),
  setting('keys', 'on off scan'),
  setting('verdict', 'none on'),
  setting('guide', 'off on'),
  setting('difficulty', 'any easy medium hard rising'),
  setting('theme', 'felt wood paper night', ''),
  setting('faces', 'four-color large', '', true),
  setting('hand', 'right left'),
  setting('sound', 'off on'),
  setting('verbosity', 'full brief'),
  setting('storage', 'auto none'),
  setting('day-zone', 'local utc', undefined, false, {
    are: 'the name of a time zone such as Europe/Berlin',
    take: isZone,
  }),
]);

/** Whether a setting takes a value. */
export function takes(spec: SettingSpec, value: string): boolean {
  if (!spec.several) return spec.values.includes(value) || !!spec.others?.take(value);
  return value.split(/\s+/).every((word) => word === '' || spec.values.includes(word));
}

/** What is wrong with a value that a setting doesn’t take. */
export const settingFault = ({ name, values, others }: SettingSpec, value: string): string =>
  `${name}="${value}" is not valid; ${name} takes ${values.join(', ')}${others ? ` or ${others.are}` : ''}`;
