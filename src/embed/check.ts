import { dealOf } from '../game/deal-request.js';
import { rulesOf } from '../rules/games/index.js';
import { settingFault, settingSpecs, takes as takesValue } from '../settings/specs.js';
import { customProperties, frameGames } from './parameters.js';
import { list, shorten } from './protocol.js';

/** What the whole page takes, beside the game. */
export const pageParameters: Readonly<Record<string, readonly string[] | RegExp>> = {
  lang: /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i,
  dir: ['ltr', 'rtl'],
  'color-scheme': ['light dark', 'light', 'dark'],
};

/** Only in the URL, because they say how the frame talks to its host. */
export const urlParameters = ['game', 'height', 'id', 'origin'];

export const isProperty = (name: string): boolean => name.startsWith('--');

/** The CSS property that shows whether a value is valid, and what to call the value. */
function propertyTest(name: string): readonly [property: string, takes: string] {
  switch (name.replace('--solitaire-', '')) {
    case 'background':
    case 'board':
    case 'pile':
      return ['background', 'a colour or a gradient'];
    case 'padding':
      return ['padding', 'lengths'];
    case 'radius':
    case 'control-radius':
      return ['border-radius', 'lengths'];
    case 'font':
    case 'numeral-font':
      return ['font-family', 'names of fonts'];
    case 'max-block-size':
      // Unlike max-height, it takes no percentage.
      return ['outline-offset', 'a length that doesn’t depend on the height of the frame'];
    default:
      return ['color', 'a colour'];
  }
}

/** Values that could load something from elsewhere, even if written with escapes. */
const LOADS = /\\|(?:url|src|image|image-set|cross-fade|element|paint)\s*\(/i;
/** The frame's height follows from that of its content, which must not follow from it in turn. */
const BY_HEIGHT = /\d[sld]?v(?:h|b|i|min|max)\b/i;

function propertyFault(name: string, value: string): string | undefined {
  if (!customProperties.includes(name)) {
    return `${shorten(name)} is not a custom property of the kit; it has ${list(customProperties)}`;
  }
  if (value === '') return undefined;
  const [property, takes] = propertyTest(name);
  const valid =
    !LOADS.test(value) &&
    !(name === '--solitaire-max-block-size' && BY_HEIGHT.test(value)) &&
    CSS.supports(property, value);
  return valid ? undefined : `${name}="${shorten(value)}" is not valid; it takes ${takes}`;
}

/**
 * What is wrong with a parameter or attribute of the frame; undefined if nothing is.
 * @param attributes the other attributes of the game: its options decide which cards are dealt
 * @param isOpening whether no game has begun yet: then one waits for the deal of a day that is to come
 */
export function faultOf(
  game: string,
  name: string,
  value: string,
  attributes: Readonly<Record<string, string>>,
  isOpening = true,
): string | undefined {
  if (isProperty(name)) return propertyFault(name, value);
  const own = frameGames[game]!.attributes;
  const invalid = (takes: string): string =>
    `${name}="${shorten(value)}" is not valid; it takes ${takes}`;
  if (Object.hasOwn(pageParameters, name)) {
    const takes = pageParameters[name]!;
    if (value === '') return undefined;
    if (takes instanceof RegExp) {
      return takes.test(value) ? undefined : invalid('a language such as en or pt-BR');
    }
    return takes.includes(value) ? undefined : invalid(list(takes));
  }
  if (!Object.hasOwn(own, name)) {
    const known = [...urlParameters, ...Object.keys(pageParameters), ...Object.keys(own)];
    return (
      `${shorten(name)} is not a parameter of ${game}; it takes ${list(known)} ` +
      'and the custom properties of docs/styling.md'
    );
  }
  if (value === '') return undefined;
  if (name === 'deal') {
    const answer = dealOf(
      rulesOf(game, attributes, () => {}),
      value,
      undefined,
      attributes['day-zone'],
    );
    const isFine = answer.ok || (isOpening && answer.code === 'deal-future');
    return isFine ? undefined : answer.message;
  }
  if (name === 'share-url') {
    const isAddress = /^https?:\/\/\S+$/i.test(value);
    return isAddress ? undefined : invalid('an address such as https://example.com/play');
  }
  const takes = own[name]!;
  const setting = settingSpecs.get(name);
  if (setting?.others) {
    return takesValue(setting, value) ? undefined : settingFault(setting, shorten(value));
  }
  if (takes === 'text') return undefined;
  if (takes === 'boolean')
    return /^(?:true|false)$/.test(value) ? undefined : invalid('true, false');
  const words = takes.flatMap((each) => each.split(' '));
  const several = takes.some((each) => each.includes(' '));
  const given = several ? value.split(/\s+/) : [value];
  return given.every((word) => words.includes(word)) ? undefined : invalid(list(takes));
}
