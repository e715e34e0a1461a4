/** Whether the games of a snippet take their attributes, parameters and values. */
import { faultOf, pageParameters, urlParameters } from '../embed/check.js';
import { EVENTS } from '../embed/protocol.js';
import { MEANS_OFF } from '../element/booleans.js';
import { games, resolveOptions } from '../rules/index.js';
import { propertyOf } from '../settings/specs.js';
import { ratedDeals } from '../tags/rated/index.js';
import { addressInLink } from './address.js';
import { bindingOf, boundValue, isFilledIn, type Target } from './bindings.js';
import type { Finding } from './finding.js';
import { valueFault } from './configuration.js';
import { gameOfElement, meantTag, type PastedElement, type Shortcode } from './contents.js';
import { type Attributes, factOf, gameFacts, type TagFact, tagFacts } from './facts.js';
import { nearest } from './nearest.js';

/** What every element takes. */
const GLOBAL =
  /^(?:id|class|classname|style|title|lang|dir|hidden|slot|part|tabindex|role|key|ref|is|inert|nonce|v-.*|x-.*|(?:data|aria|on|hx)-.*|on.+)$/;

/** Events of the browser that are called like those of games without `solitaire-`. */
const BROWSER_EVENTS = ['change', 'error', 'load'];

const LIST = new Intl.ListFormat('en-GB');

/** What is wrong with one attribute of a game. */
function attributeFault(
  game: TagFact,
  name: string,
  value: string,
  attributes: Attributes,
  others: readonly string[] = [],
): Finding | undefined {
  const names = game.attributes.map((fact) => fact.name);
  if (names.includes(name)) {
    const fault = valueFault(game, name, value, attributes);
    if (!fault) return undefined;
    const { values = [] } = game.attributes.find((one) => one.name === name)!;
    const right = nearest(value, values);
    const text = right ? `${fault}; did you mean ${right}?` : `${fault}.`;
    return { level: 'error', code: 'invalid-value', text };
  }
  const meant = nearest(name, [...names, ...others]);
  const elsewhere = gameFacts
    .filter((one) => one.attributes.some((fact) => fact.name === name))
    .map((one) => one.name);
  const hint = meant
    ? `did you mean ${meant}?`
    : elsewhere.length > 0
      ? `it belongs to ${LIST.format(elsewhere)}.`
      : `it takes ${[...names, ...others].join(', ')}.`;
  const text = `${game.name} has no attribute ${name}; ${hint}`;
  return { level: 'error', code: 'unknown-attribute', text };
}

/** The attributes of a game among others. */
const own = (game: TagFact, given: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => game.attributes.some((fact) => fact.name === name)),
  );

/** Why an attribute changes nothing although its value is valid; undefined if it does. */
export function whyIgnored(game: TagFact, name: string, given: Attributes): string | undefined {
  const { deal = '', winnable = 'false', difficulty } = given;
  if (name === 'winnable' && winnable !== 'false') {
    return /^(?:|random|daily|\d+-\d+-\d+)$/.test(deal)
      ? undefined
      : `winnable is ignored, because deal="${deal}" says which deal it is.`;
  }
  const rules = games[game.id];
  if (name !== 'difficulty' || !difficulty || !rules) return undefined;
  if (!/^(?:|random|daily|\d+-\d+-\d+)$/.test(deal)) {
    return `difficulty is ignored, because deal="${deal}" says which deal it is.`;
  }
  const options = Object.values(resolveOptions(rules, given).options).join(' ');
  return ratedDeals[game.id]?.[options]
    ? undefined
    : `difficulty is ignored: deals of ${game.name}, with these options, are not rated.`;
}

function all(
  game: TagFact,
  given: Attributes,
  isOther: (name: string) => boolean,
  others: readonly string[] = [],
): Finding[] {
  const attributes = own(game, given);
  const found = Object.entries(given).flatMap(
    ([name, value]) =>
      (isOther(name) ? undefined : attributeFault(game, name, value, attributes, others)) ?? [],
  );
  const ignored = Object.keys(attributes).flatMap((name): Finding[] => {
    const text = whyIgnored(game, name, attributes);
    return text ? [{ level: 'note', code: `${name}-ignored`, text }] : [];
  });
  return [...found, ...ignored];
}

/**
 * @param inCode whether the tag is in a project's code, with property names and expressions
 * @param text that was pasted: a parser of HTML has written names in small letters
 */
export function checkTag(element: PastedElement, inCode: boolean, text: string): Finding[] {
  // A name that is misspelt is told elsewhere; the rest is read as what is meant.
  const game = gameOfElement(element) ?? tagFacts.find(({ tag }) => tag === meantTag(element.name));
  if (!game) return [];
  const found: Finding[] = [];
  const given: Record<string, string> = {};
  for (const [written, value] of Object.entries(element.attributes)) {
    const { target, name } = bindingOf(written) ?? {
      target: inCode ? 'either' : 'attribute',
      name: written,
    };
    const isBound = name !== written;
    const event = target === 'event' ? name : inCode && /^on(solitaire-.*)$/.exec(name)?.[1];
    if (event) found.push(...eventFault(game, written, event));
    // Spread properties too look like attributes to a parser of HTML.
    if (event || target === 'other' || (inCode && /[^\w:-]/.test(name))) continue;
    const attribute = attributeOf(game, name, target, text);
    if (isBound && attribute === undefined) {
      if (!GLOBAL.test(name)) found.push(...bindingFault(game, written, name, target));
      continue;
    }
    const plain = isFilledIn(value) ? '' : value;
    const known = isBound ? (boundValue(value) ?? '') : plain;
    const isBoolean = game.attributes.some(
      (one) => one.name === attribute && one.kind === 'boolean',
    );
    // Such an attribute is on whatever its value, except `false`.
    given[attribute ?? name] = isBoolean ? String(known !== 'false') : known;
    if (isBoolean && MEANS_OFF.test(known)) {
      const text = `${written}="${known}" turns ${name} on; write "false", or leave it out.`;
      found.push({ level: 'error', code: 'invalid-value', text });
    }
  }
  return [...found, ...all(game, given, (name) => GLOBAL.test(name))];
}

/** The attribute that is set by a name; undefined if there is none. */
function attributeOf(
  game: TagFact,
  name: string,
  target: Target,
  text: string,
): string | undefined {
  const isProperty = (attribute: string): boolean => {
    const property = propertyOf(attribute);
    return property.toLowerCase() === name && (property === name || text.includes(property));
  };
  return game.attributes.find(
    (one) =>
      (target !== 'property' && one.name === name) ||
      (target !== 'attribute' && isProperty(one.name)),
  )?.name;
}

/** What is wrong with a binding to something that the game does not have. */
function bindingFault(
  game: TagFact,
  written: string,
  name: string,
  target: Target,
): readonly Finding[] {
  const names = game.attributes.map((fact) => fact.name);
  const meant = nearest(name, names);
  // Directives of the page's own take properties too.
  if (target === 'property' && !meant) return [];
  const right = meant && (target === 'property' ? propertyOf(meant) : meant);
  const hint = right
    ? `did you mean ${written.replace(name, right)}?`
    : `it takes ${names.join(', ')}.`;
  const what = target === 'property' ? 'property' : 'attribute';
  const text = `${game.name} has no ${what} for ${written}; ${hint}`;
  return [{ level: 'error', code: 'unknown-attribute', text }];
}

/** What is wrong with a listener for an event of games; those of the browser are not looked at. */
function eventFault(game: TagFact, written: string, name: string): readonly Finding[] {
  if (EVENTS.includes(name) || BROWSER_EVENTS.includes(name)) return [];
  const meant = EVENTS.find((event) => event === `solitaire-${name}`) ?? nearest(name, EVENTS);
  if (!meant && !name.startsWith('solitaire-')) return [];
  const hint = meant
    ? `did you mean ${written.replace(name, meant)}?`
    : `events are ${EVENTS.join(', ')}.`;
  const text = `${game.name} has no event for ${written}; ${hint}`;
  return [{ level: 'error', code: 'unknown-event', text }];
}

/** The address of a game, in a frame or a link: its game and the parameters. */
export function checkGameAddress(address: string): Finding[] {
  let url: URL;
  try {
    url = new URL(addressInLink(address.trim()) ?? address, 'https://example.com');
  } catch {
    return [];
  }
  const query = Object.fromEntries(url.searchParams);
  const ofPage = /\/embed\/([\w-]+)\/?(?:index\.html)?$/.exec(url.pathname)?.[1] ?? '';
  const ids = tagFacts.map((one) => one.id);
  // Other sites have such addresses too.
  if (!query['game'] && ofPage && !nearest(ofPage, ids)) return [];
  const ofAll = Object.keys(pageParameters);
  const others = [...urlParameters, ...ofAll];
  return withGame(query['game'] || ofPage || ids[0]!, (game) => [
    ...all(game, query, (name) => others.includes(name) || name.startsWith('--'), others),
    ...ofAll.flatMap((name): Finding[] => {
      const fault = faultOf(game.id, name, query[name] ?? '', {});
      return fault ? [{ level: 'error', code: 'invalid-value', text: `${fault}.` }] : [];
    }),
  ]);
}

/** What shortcodes alone take, as regular expressions: the integrations have the same ones. */
export const shortcodeSizes: Readonly<Record<string, string>> = {
  width: '[1-9]\\d{0,3}(?:\\.\\d{1,3})?(?:px|rem|em|vw|vh|%)',
  height: '[1-9]\\d{0,3}(?:\\.\\d{1,3})?(?:px|rem|em|vw|vh)',
};
const SHORTCODE_SETTINGS = ['game', ...Object.keys(shortcodeSizes)];

export function checkShortcode({ parameters: given }: Shortcode): Finding[] {
  const { lang, ...parameters } = given;
  const text = 'A shortcode has no lang: the game speaks the language of the page.';
  const language: Finding[] =
    lang === undefined ? [] : [{ level: 'error', code: 'unknown-attribute', text }];
  const sizes = Object.entries(shortcodeSizes).flatMap(([name, pattern]): Finding[] => {
    const value = parameters[name] ?? '';
    if (!value || new RegExp(`^(?:${pattern})$`).test(value)) return [];
    const text = `${name}="${value}" is not valid; it takes a length such as 360px or 24rem.`;
    return [{ level: 'error', code: 'invalid-value', text }];
  });
  // Without one, a shortcode is Clock.
  const found = withGame(parameters['game'] || gameFacts[0]!.id, (game) =>
    all(game, parameters, (name) => SHORTCODE_SETTINGS.includes(name), SHORTCODE_SETTINGS),
  );
  return [...found, ...sizes, ...language];
}

function withGame(id: string, found: (game: TagFact) => Finding[]): Finding[] {
  const game = factOf(id);
  if (game) return found(game);
  const ids = tagFacts.map((one) => one.id);
  const meant = nearest(id, ids);
  const hint = meant ? `did you mean ${meant}?` : `it takes ${ids.join(', ')}.`;
  return [{ level: 'error', code: 'unknown-game', text: `game="${id}" is not a game; ${hint}` }];
}
