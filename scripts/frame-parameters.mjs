/** The attributes and custom properties that the frame takes, from custom-elements.json. */
import { readCatalogue } from './catalogue.mjs';

/**
 * @param {any} manifest
 * @returns {Promise<string>} the text of src/embed/parameters.ts
 */
export async function frameParameters(manifest) {
  /** @type {any[]} */
  const elements = manifest.modules.flatMap(({ declarations = [] }) => declarations);
  const catalogue = await readCatalogue();
  // Another of them each day; it takes less than each of them.
  const all = [...catalogue, { id: 'daily', tag: 'solitaire-daily' }].map(({ id, tag }) => {
    const element = elements.find(({ tagName }) => tagName === tag);
    if (!element) throw new Error(`custom-elements.json doesn’t describe <${tag}>`);
    /** @type {Record<string, string>} */
    const attributes = Object.fromEntries(
      element.attributes.map(({ name, type }) => [name, takes(type.text)]),
    );
    return { id, tag, attributes, properties: element.cssProperties.map(({ name }) => name) };
  });
  const games = all.slice(0, -1);
  const daily = /** @type {typeof all[number]} */ (all.at(-1));
  const [first] = games;
  const common = Object.entries(first.attributes).filter(([name, values]) =>
    games.every(({ attributes }) => attributes[name] === values),
  );
  const isCommon = (/** @type {string} */ name) => common.some(([other]) => other === name);
  const own = games.map(({ id, tag, attributes }) => {
    const rest = Object.entries(attributes).filter(([name]) => !isCommon(name));
    return `'${id}': { tag: '${tag}', attributes: { ...common, ${lines(rest)} } },`;
  });
  own.push(
    `daily: { tag: '${daily.tag}', attributes: { ${lines(Object.entries(daily.attributes))} } },`,
  );
  const properties = [...new Set(games.flatMap((game) => game.properties))];
  return `// Made by \`npm run analyze\`, as custom-elements.json is.

/** What an attribute takes: any text, nothing (a boolean), or one of these words, or several. */
export type Values = 'text' | 'boolean' | readonly string[];

export interface FrameGame {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, Values>>;
}

const common = { ${lines(common)} } as const;

/** The games by their ids, with their attributes, and the game of the day. */
export const frameGames: Readonly<Record<string, FrameGame>> = { ${own.join('\n')} };

/** The custom properties of all games. */
export const customProperties: readonly string[] = ${JSON.stringify(properties)};
`;
}

/** @param {[string, string][]} entries */
const lines = (entries) => entries.map(([name, values]) => `'${name}': ${values},`).join('\n');

/**
 * What a type in the manifest says, as code.
 * @param {string} type
 */
function takes(type) {
  if (type === 'boolean') return `'boolean'`;
  const members = type.split(' | ');
  const words = members.map((member) => /^'([\w -]+)'$/.exec(member)?.[1]);
  if (words.includes(undefined)) return `'text'`;
  return JSON.stringify(words);
}
