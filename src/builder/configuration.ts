/** What an author has chosen, and how it is written into the page's URL. */
import { faultOf } from '../embed/check.js';
import { filesFault } from './address.js';
import { colourFacts, type Colours } from './colour-facts.js';
import {
  type AttributeFact,
  type Attributes,
  defaultOf,
  factOf,
  type TagFact,
  tagFacts,
} from './facts.js';
import { nearest } from './nearest.js';
import { viewedFault } from './viewed-fault.js';

export interface Configuration {
  readonly game: TagFact;
  /** Only those that differ from the default, in the order of the game's facts. */
  readonly attributes: Attributes;
  /** Those that are not the game's own or the theme's. */
  readonly colours: Colours;
  /** Pixels; undefined is as wide as the column, and as high as the game needs. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** What has been typed and chosen, valid or not. */
export interface Choices {
  readonly game: string;
  readonly attributes: Attributes;
  readonly colours: Colours;
  readonly width: string;
  readonly height: string;
  /** Where the kit's files are. */
  readonly files: string;
}

export interface Read {
  readonly configuration: Configuration;
  /** What is wrong, by the name of the attribute, or `width` and so on; that is ignored. */
  readonly faults: Readonly<Record<string, string>>;
}

/** The pixels that a width or height can have: a tag is not narrower, a screen not larger. */
const SIZES = { width: [176, 4000], height: [200, 4000] } as const;

/** In one line, without spaces at the ends: line breaks would break snippets in many places. */
const inOneLine = (value: string): string =>
  // eslint-disable-next-line no-control-regex
  value.replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();

/** A value in its only form, the default as an empty text. */
function plain(game: TagFact, fact: AttributeFact, value: string, rules?: string): string {
  const given = inOneLine(value);
  if (fact.kind === 'several') {
    const words = given.split(' ');
    return fact.values.filter((one) => words.includes(one)).join(' ');
  }
  return given === defaultOf(game, fact, rules) ? '' : given;
}

/** What is wrong with an attribute's value; undefined if nothing is. */
export function valueFault(
  game: TagFact,
  name: string,
  value: string,
  attributes: Attributes,
): string | undefined {
  const given = inOneLine(value);
  const fault =
    faultOf(game.id, name, given, attributes) ?? viewedFault(game.id, name, given, attributes);
  // Frames take any language of a page, but here it is to be one that games speak.
  const { values = [] } = game.attributes.find((one) => one.name === name) ?? {};
  if (fault || name !== 'lang' || given === '' || values.includes(given)) return fault;
  return `lang="${given}" is not valid; it takes ${values.join(', ')}`;
}

function readSize(name: 'width' | 'height', text: string): number | string | undefined {
  const given = text.trim();
  if (given === '') return undefined;
  const [least, most] = SIZES[name];
  const size = /^\d{1,5}$/.test(given) ? Number(given) : NaN;
  if (size >= least && size <= most) return size;
  return `${name}="${given}" is not valid; it takes a number of pixels from ${least} to ${most}`;
}

/** Reads what has been chosen; attributes that the game doesn't have are left out. */
export function read(choices: Choices): Read {
  const game = factOf(choices.game) ?? tagFacts[0]!;
  const faults: Record<string, string> = {};
  const attributes: Record<string, string> = {};
  const given = Object.fromEntries(
    game.attributes.map(({ name }) => [name, inOneLine(choices.attributes[name] ?? '')]),
  );
  // Whatever the deal depends on is read before it.
  for (const fact of [...game.attributes].sort(
    (a, b) => +(a.name === 'deal') - +(b.name === 'deal'),
  )) {
    const { name } = fact;
    const fault = valueFault(game, name, given[name]!, attributes);
    if (fault) faults[name] = fault;
    const value = fault ? '' : plain(game, fact, given[name]!, attributes['rules']);
    if (value) attributes[name] = value;
  }
  const colours: Record<string, string> = {};
  for (const { property } of colourFacts) {
    const colour = inOneLine(choices.colours[property] ?? '');
    const fault = valueFault(game, property, colour, attributes);
    if (fault) faults[property] = fault;
    else if (colour) colours[property] = colour;
  }
  const [width, height] = (['width', 'height'] as const).map((name) => {
    const size = readSize(name, choices[name]);
    if (typeof size === 'string') faults[name] = size;
    return typeof size === 'string' ? undefined : size;
  });
  const fault = filesFault(choices.files);
  if (fault) faults['files'] = fault;
  const sorted = game.attributes.flatMap(({ name }) =>
    attributes[name] ? [[name, attributes[name]] as const] : [],
  );
  return {
    configuration: { game, attributes: Object.fromEntries(sorted), colours, width, height },
    faults,
  };
}

/** Parameters of the page's URL beside the game and its attributes. */
export const PAGE_PARAMETERS = ['width', 'height', 'files', 'snippet', 'scheme'] as const;

/** The page's whole state, as its URL says it. */
export interface PageState {
  readonly choices: Choices;
  /** The kind of snippet that is shown. */
  readonly snippet: string;
  readonly scheme: string;
}

/** What the page takes for parameters with few values. */
export interface Known {
  readonly snippets: readonly string[];
  readonly schemes: readonly string[];
  /** Where the kit's files are, as long as nothing else is said. */
  readonly files: string;
}

/** Reads the page's URL; what is wrong is ignored and told in one line each. */
export function fromQuery(search: string, known: Known): { state: PageState; faults: string[] } {
  const query = new URLSearchParams(search);
  const faults: string[] = [];
  const tell = (fault: string): void => void faults.push(`${fault}; it is ignored`);
  const oneOf = (name: string, takes: readonly string[]): string => {
    const value = query.get(name) ?? '';
    if (value === '' || takes.includes(value)) return value || takes[0]!;
    tell(`${name}="${value}" is not valid; it takes ${takes.join(', ')}`);
    return takes[0]!;
  };
  const id = oneOf(
    'game',
    tagFacts.map((one) => one.id),
  );
  const game = factOf(id)!;
  const own = game.attributes.map(({ name }) => name);
  const colours = colourFacts.map(({ property }) => property);
  const names = [...new Set(query.keys())];
  for (const name of names) {
    if (
      [...own, ...colours].includes(name) ||
      name === 'game' ||
      (PAGE_PARAMETERS as readonly string[]).includes(name)
    )
      continue;
    const meant = nearest(name, [...own, ...colours, ...PAGE_PARAMETERS]);
    tell(`${name} is not a parameter of ${game.name}${meant ? `; did you mean ${meant}?` : ''}`);
  }
  const givenOf = (those: readonly string[]): Attributes =>
    Object.fromEntries(
      those.flatMap((name) => (query.get(name) === null ? [] : [[name, query.get(name)!]])),
    );
  const given: Choices = {
    game: id,
    attributes: givenOf(own),
    colours: givenOf(colours),
    width: query.get('width') ?? '',
    height: query.get('height') ?? '',
    files: query.get('files') || known.files,
  };
  const { faults: wrong } = read(given);
  for (const [name, fault] of Object.entries(wrong)) {
    if (name !== 'files' || query.get('files')) tell(fault);
  }
  const kept = (name: 'width' | 'height' | 'files', otherwise: string): string =>
    wrong[name] ? otherwise : given[name];
  const right = (values: Attributes): Attributes =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !wrong[name]));
  const state: PageState = {
    choices: {
      game: id,
      attributes: right(given.attributes),
      colours: right(given.colours),
      width: kept('width', ''),
      height: kept('height', ''),
      files: kept('files', known.files),
    },
    snippet: oneOf('snippet', known.snippets),
    scheme: oneOf('scheme', known.schemes),
  };
  return { state, faults };
}

/** The reverse: the URL of a state, without anything that is the default. */
export function toQuery({ choices, snippet, scheme }: PageState, known: Known): string {
  const { configuration, faults } = read(choices);
  const { game, attributes, colours, width, height } = configuration;
  const query = new URLSearchParams();
  if (game !== tagFacts[0]) query.set('game', game.id);
  for (const [name, value] of Object.entries({ ...attributes, ...colours })) query.set(name, value);
  if (width !== undefined) query.set('width', String(width));
  if (height !== undefined) query.set('height', String(height));
  if (choices.files !== known.files && !faults['files']) query.set('files', choices.files);
  if (snippet !== known.snippets[0]) query.set('snippet', snippet);
  if (scheme !== known.schemes[0]) query.set('scheme', scheme);
  const text = query.toString();
  return text ? `?${text}` : '';
}
