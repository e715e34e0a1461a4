/**
 * What an author can choose for each game. It all follows from the sources: the catalogue, the options
 * of the games, the settings, the attributes that the frame takes.
 */
import { catalogue } from '../catalogue.js';
import { attributeGroups, attributeMeanings } from '../element/meanings.js';
import { frameGames } from '../embed/parameters.js';
import { games, optionMeanings, resolveOptions } from '../rules/index.js';
import { settingSpecs } from '../settings/specs.js';
// All of the language would come with its first sentences.
import { gameName } from '../words/en/vocabulary.js';

/** How a value is chosen: any text, on or off, one of the values, or several of them. */
type Kind = 'text' | 'boolean' | 'one' | 'several';

export type Group = keyof typeof attributeGroups;

export interface AttributeFact {
  readonly name: string;
  readonly kind: Kind;
  /** None for `text`. */
  readonly values: readonly string[];
  readonly meaning: string;
  readonly group: Group;
}

/** What a tag takes. */
export interface TagFact {
  readonly id: string;
  readonly tag: string;
  readonly name: string;
  readonly attributes: readonly AttributeFact[];
  /** Loads what the tag shows first, and defines it. */
  readonly load: () => Promise<unknown>;
}

export type Attributes = Readonly<Record<string, string>>;

/** In which order groups of attributes are shown. */
export const groups = Object.keys(attributeGroups) as Group[];

/** It belongs to every element of a page, and games follow it. */
const LANGUAGE: AttributeFact = {
  name: 'lang',
  kind: 'one',
  // Importing the languages would bring their words into the page.
  values: ['en', 'de'],
  meaning: 'The language of the game, if it is not that of the page.',
  group: 'Look',
};

/** The group of each attribute that every game has. */
export const grouped: Readonly<Record<string, Group>> = Object.fromEntries(
  groups.flatMap((group) => Object.keys(attributeGroups[group]).map((name) => [name, group])),
);

const optionsOf = (id: string): readonly string[] => [
  ...(games[id]?.presets ? ['rules'] : []),
  ...(games[id]?.options ?? []).map(({ name }) => name),
];

function attributesOf(id: string): AttributeFact[] {
  const options = optionsOf(id);
  const facts = Object.entries(frameGames[id]!.attributes).map(([name, takes]): AttributeFact => {
    const isOption = options.includes(name);
    const meanings: Attributes = isOption
      ? { ...attributeMeanings, ...optionMeanings }
      : attributeMeanings;
    const setting = settingSpecs.get(name);
    return {
      name,
      kind: typeof takes === 'string' ? takes : setting?.several ? 'several' : 'one',
      values: typeof takes === 'string' ? [] : (setting?.values ?? takes),
      meaning: meanings[name] ?? '',
      group: isOption ? 'Rules' : grouped[name]!,
    };
  });
  // In the order of `grouped`, and a game's own options after them.
  const isOwn = ({ name }: AttributeFact): boolean => !(name in grouped);
  const common = Object.keys(grouped).flatMap((name) => facts.filter((fact) => fact.name === name));
  const ordered = [...common, LANGUAGE, ...facts.filter(isOwn)];
  return groups.flatMap((group) => ordered.filter((fact) => fact.group === group));
}

export const gameFacts: readonly TagFact[] = catalogue.map(({ id, tag, load }) => ({
  id,
  tag,
  name: gameName(id),
  attributes: attributesOf(id),
  load,
}));

/** Another game each day. */
const dailyFact: TagFact = {
  id: 'daily',
  tag: 'solitaire-daily',
  name: 'The game of the day',
  attributes: attributesOf('daily'),
  load: () => import('../daily/solitaire-daily.js'),
};

/** What authors choose from. */
export const tagFacts: readonly TagFact[] = [...gameFacts, dailyFact];

export const gameOf = (id: string): TagFact | undefined => gameFacts.find((one) => one.id === id);

/** A game, or the game of the day. */
export const factOf = (id: string): TagFact | undefined => tagFacts.find((one) => one.id === id);

/** What an attribute that is absent means; an option's default follows from the set of rules. */
export function defaultOf({ id }: TagFact, { name, kind }: AttributeFact, rules = ''): string {
  if (name === 'deal') return 'random';
  if (kind === 'boolean') return 'false';
  const usual = settingSpecs.get(name)?.default ?? '';
  const game = games[id];
  // The game of the day has no options of its own.
  if (!game) return usual;
  const { presets } = game;
  if (name === 'rules') return presets?.default ?? '';
  const preset = presets && Object.hasOwn(presets.sets, rules) ? rules : undefined;
  const { options } = resolveOptions(game, { rules: preset });
  return options[name] ?? usual;
}
