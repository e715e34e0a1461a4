/**
 * What follows from custom-elements.json: the types of the tags in TypeScript and in the JSX or the
 * templates of frameworks, the data that editors read, and llms.txt.
 */
import { readFileSync } from 'node:fs';
import { root } from './catalogue.mjs';

const MADE = '// Made by `npm run analyze` from what custom-elements.json says.\n\n';
const { name: kit, version, description } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** @param {string} type */
const isWords = (type) => /^'[^|]*'(?: \| '[^|]*')*$/.test(type);
/** @param {string} type */
const wordsOf = (type) => [...type.matchAll(/'([^']*)'/g)].map(([, word]) => word);
/** What a type in the manifest is in TypeScript, where an attribute or property is set. */
const settable = (/** @type {string} */ type) =>
  type === 'boolean'
    ? `boolean | '' | 'true' | 'false'`
    : withNumbers(type.replace(/ \| string$/, ' | (string & {})'));
const withNumbers = (/** @type {string} */ type) =>
  [type, ...wordsOf(type).filter((word) => /^\d+$/.test(word))].join(' | ');

/**
 * @param {any} manifest
 * @returns {Record<string, string>} the text of each file
 */
export function derive(manifest) {
  const all = manifest.modules.flatMap(({ declarations }) => declarations);
  const tags = all.filter(({ customElement }) => customElement);
  const base = all.find(({ name }) => name === 'SolitaireElement');
  const settings = tags.find(({ name }) => name === 'SolitaireSettings');
  const { events } = base;
  const games = tags.filter(({ superclass }) => superclass.name === base.name);
  return {
    'src/settings/setting-values.ts': valuesOf([['SettingValues', settings.attributes]]),
    'src/element/attribute-values.ts': valuesOf([
      ['CommonValues', base.attributes.filter(({ name }) => !has(settings, name))],
      ...games.map((tag) => [
        `${tag.name}Values`,
        tag.attributes.filter((one) => !one.inheritedFrom),
      ]),
    ]),
    'src/daily/parts.ts': `${MADE}/** The parts of all games. */
export const parts: readonly string[] = '${partsOf(games)
      .map(({ name }) => name)
      .join(' ')}'.split(' ');
`,
    'types/props.d.ts': props(tags, events),
    ...frameworks(tags),
    'editors/vscode.html-data.json': JSON.stringify(vscodeHtml(tags)),
    'editors/vscode.css-data.json': JSON.stringify(vscodeCss(base, tags)),
    'editors/web-types.json': JSON.stringify(webTypes(base, tags)),
    'llms.txt': llms(base, tags, games),
  };
}

/** @param {any} tag @param {string} name */
const has = (tag, name) => tag.attributes.some((/** @type {any} */ one) => one.name === name);

/** Interfaces of the properties that take words, of some also other texts. */
function valuesOf(/** @type {[string, any[]][]} */ interfaces) {
  return (
    MADE +
    interfaces
      .map(([name, list]) => ({ name, list: list.filter(({ type }) => type.text.startsWith("'")) }))
      .filter(({ list }) => list.length > 0)
      .map(
        ({ name, list }) =>
          `export interface ${name} {\n${list
            .map(({ fieldName, type }) => `  readonly ${fieldName}: ${settable(type.text)};`)
            .join('\n')}\n}\n`,
      )
      .join('\n')
  );
}

/** What every framework's types are made from. */
function props(/** @type {any[]} */ tags, /** @type {any[]} */ events) {
  const one = (/** @type {any} */ tag) => {
    const lines = tag.attributes.flatMap(({ name, fieldName, type, description }) =>
      [...new Set([name, fieldName])].map(
        (key) => `  /** ${description} */\n  '${key}'?: ${settable(type.text)} | undefined;`,
      ),
    );
    const more = tag.events
      ? [
          "  /** Draws cards in place of the kit. */\n  'faceRenderer'?: FaceRenderer | null | undefined;",
        ]
      : [];
    return `export interface ${tag.name}Props {\n${[...lines, ...more].join('\n')}\n}\n`;
  };
  return `${MADE}import type {
  FaceRenderer, ${[...events.map(({ type }) => type.text), ...tags.map(({ name }) => name)].join(', ')},
} from '../dist/types/hourhand.js';

${tags.map(one).join('\n')}
/** What each tag takes. */
export interface Props {
${tags.map(({ tagName, name }) => `  '${tagName}': ${name}Props;`).join('\n')}
}

/** The elements. */
export interface Elements {
${tags.map(({ tagName, name }) => `  '${tagName}': ${name};`).join('\n')}
}

/** What each event's listener is given. */
export interface Events {
${events.map(({ name, type, description }) => `  /** ${description} */\n  '${name}': ${type.text};`).join('\n')}
}

/** Listeners as properties: \`onsolitaire-win\`, with whatever a framework puts before the name. */
export type Listeners<Prefix extends string> = {
  [Name in keyof Events as \`\${Prefix}\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};
`;
}

/** One entry for each framework: it tells the framework's own types of the tags. */
function frameworks(/** @type {any[]} */ tags) {
  const map = (/** @type {(tag: string) => string} */ type) =>
    tags.map(({ tagName }) => `      '${tagName}': ${type(tagName)};`).join('\n');
  const file = (/** @type {string} */ imports, /** @type {string} */ body) =>
    `${MADE}${imports}\n${body}\nexport {};\n`;
  return {
    'types/empty.js': `${MADE}// The entries of frameworks have types alone.\nexport {};\n`,
    'types/react.d.ts': file(
      `import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Elements, Listeners, Props } from './props.js';

/** The kit's custom properties too. */
type Style = CSSProperties & { readonly [property: \`--solitaire-\${string}\`]: string | undefined };

type Tag<T extends keyof Props> = Omit<
  DetailedHTMLProps<HTMLAttributes<Elements[T]>, Elements[T]>,
  keyof Props[T] | 'style'
> &
  Props[T] & { style?: Style | undefined } &
  Listeners<'on'> & { class?: string | undefined };
`,
      `declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${map((tag) => `Tag<'${tag}'>`)}
    }
  }
}
`,
    ),
    'types/preact.d.ts': file(
      `import type { HTMLAttributes, JSX as Base } from 'preact';
import type { Elements, Listeners, Props } from './props.js';

type Own<E extends EventTarget> = HTMLAttributes<E> & Base.HTMLAttributes<E>;
type Tag<T extends keyof Props> = Omit<Own<Elements[T]>, keyof Props[T]> &
  Props[T] &
  Listeners<'on'>;
`,
      `// What every element takes is in JSX in Preact 10, and in the module in 11: where it is missing, it is
// empty.
declare module 'preact' {
  interface HTMLAttributes<RefType extends EventTarget = EventTarget> {}
  namespace JSX {
    interface HTMLAttributes<RefType extends EventTarget = EventTarget> {}
    interface IntrinsicElements {
${map((tag) => `Tag<'${tag}'>`)}
    }
  }
}
`,
    ),
    'types/solid.d.ts': file(
      `import type { JSX as Base } from 'solid-js';
import type { Elements, Listeners, Props } from './props.js';

type Prefixed<T, Prefix extends string> = {
  [Name in keyof T & string as \`\${Prefix}\${Name}\`]?: T[Name];
};
type Tag<T extends keyof Props> = Omit<Base.HTMLAttributes<Elements[T]>, keyof Props[T]> &
  Props[T] &
  Prefixed<Props[T], 'prop:' | 'attr:'> &
  Listeners<'on:'>;
`,
      `declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${map((tag) => `Tag<'${tag}'>`)}
    }
  }
}
`,
    ),
    'types/vue.d.ts': file(
      `import type { HTMLAttributes } from 'vue';
import type { Events, Props } from './props.js';

type Pascal<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Name>;
type Listeners = {
  [Name in keyof Events as \`on\${Pascal<Name>}\`]?: ((event: Events[Name]) => void) | undefined;
};
type Tag<T extends keyof Props> = new () => {
  $props: Omit<HTMLAttributes, keyof Props[T]> & Props[T] & Listeners;
};
`,
      `declare module 'vue' {
  interface GlobalComponents {
${map((tag) => `Tag<'${tag}'>`)}
  }
}
`,
    ),
    'types/svelte.d.ts': file(
      `import type { HTMLAttributes } from 'svelte/elements';
import type { Elements, Listeners, Props } from './props.js';

type Tag<T extends keyof Props> = Omit<HTMLAttributes<Elements[T]>, keyof Props[T]> &
  Props[T] &
  Listeners<'on'>;
`,
      `declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${map((tag) => `Tag<'${tag}'>`)}
  }
}
`,
    ),
  };
}

/** Custom data for VS Code's HTML. */
function vscodeHtml(/** @type {any[]} */ tags) {
  return {
    version: 1.1,
    tags: tags.map(({ tagName, description, attributes, slots = [] }) => ({
      name: tagName,
      description: [
        description,
        ...slots.map((slot) => `Slot \`${slot.name}\`: ${slot.description}.`),
      ].join('\n\n'),
      attributes: attributes.map(({ name, type, description }) => ({
        name,
        description,
        ...(type.text === 'boolean' ? { valueSet: 'v' } : {}),
        ...valuesIn(type.text),
      })),
    })),
  };
}

/** @param {string} type */
function valuesIn(type) {
  const words = wordsOf(type);
  return words.length > 0 ? { values: words.map((name) => ({ name })) } : {};
}

/** Every part of every game, once. */
function partsOf(/** @type {any[]} */ tags) {
  const parts = new Map(
    tags.flatMap(({ cssParts = [] }) => cssParts.map((part) => [part.name, part])),
  );
  return [...parts.values()];
}

/** Custom data for VS Code's CSS. */
function vscodeCss(/** @type {any} */ base, /** @type {any[]} */ tags) {
  return {
    version: 1.1,
    properties: base.cssProperties.map(({ name, description }) => ({ name, description })),
    pseudoElements: partsOf(tags).map(({ name, description }) => ({
      name: `::part(${name})`,
      description,
    })),
    pseudoClasses: base.cssStates.map(({ name, description }) => ({
      name: `:state(${name})`,
      description,
    })),
  };
}

/** What JetBrains editors read. */
function webTypes(/** @type {any} */ base, /** @type {any[]} */ tags) {
  const css = ({ cssProperties = [], cssParts = [] }) => ({
    properties: cssProperties.map(({ name, description, default: value }) => ({
      name,
      description,
      ...(value ? { default: value } : {}),
    })),
    parts: cssParts.map(({ name, description }) => ({ name, description })),
  });
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: kit,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: tags.map((tag) => ({
          name: tag.tagName,
          description: tag.description,
          attributes: tag.attributes.map(({ name, description, type, default: value }) => ({
            name,
            description,
            value:
              type.text === 'boolean'
                ? { type: 'boolean', kind: 'no-value' }
                : {
                    type: isWords(type.text) ? wordsOf(type.text).map((w) => `'${w}'`) : type.text,
                  },
            ...(value ? { default: value.replaceAll("'", '') } : {}),
          })),
          slots: (tag.slots ?? []).map(({ name, description }) => ({ name, description })),
          js: {
            properties: tag.attributes.map(({ fieldName, description, type }) => ({
              name: fieldName,
              description,
              type: type.text,
            })),
            events: (tag.events ?? []).map(({ name, description }) => ({ name, description })),
          },
          css: css(tag),
        })),
      },
    },
  };
}

/** A summary for language models: https://llmstxt.org. */
function llms(/** @type {any} */ base, /** @type {any[]} */ tags, /** @type {any[]} */ games) {
  const attribute = ({ name, type, default: value, description }) =>
    `- \`${name}\` (${type.text}${value ? `; default ${value}` : ''}): ${description}`;
  return `# Hourhand

> ${description}

Every game is one tag; everything a page can choose is an attribute, and none is needed.

\`\`\`html
<script type="module" src="${kit}/cdn.js"></script><clock-solitaire></clock-solitaire>
\`\`\`

The folder \`${kit}\` beside the page is a copy of the package's \`dist\`: \`cdn.js\`, \`worker.js\` and, for German, \`locales\`.

In a project: \`import '${kit}/clock'\` defines \`<clock-solitaire>\`, \`import '${kit}'\` all tags.

## Tags

${tags.map(({ tagName, description }) => `- \`<${tagName}>\`: ${description}`).join('\n')}

## Attributes of every game

${base.attributes.map(attribute).join('\n')}

${games
  .map((game) => ({ game, own: game.attributes.filter((one) => !one.inheritedFrom) }))
  .filter(({ own }) => own.length > 0)
  .map(
    ({ game, own }) =>
      `## Attributes of \`<${game.tagName}>\`\n\n${own.map(attribute).join('\n')}\n`,
  )
  .join('\n')}
## Events

They bubble and cross shadow roots; \`event.detail\` is frozen JSON.

${base.events.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n')}

## Slots

${base.slots.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n')}

## Custom properties

${base.cssProperties.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n')}

## Parts

${partsOf(tags)
  .map(({ name, description }) => `- \`${name}\`: ${description}`)
  .join('\n')}

## More

- [Attributes, methods, events](README.md)
- [Styling](docs/styling.md)
- [Deals](docs/deals.md)
- [The game of the day](docs/daily.md)
- [Notation](docs/notation.md)
- [The solver](docs/solver.md)
- [A game without a page](docs/play.md)
- [Pictures of positions](docs/poster.md)
`;
}
