/**
 * What custom-elements.json says: every tag with all that a page can use of it, and nothing else.
 * Classes, methods, events, slots and states are as the analyzer reads them in the sources;
 * attributes, parts and custom properties follow from the data that the elements are made of.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { readCatalogue, root } from './catalogue.mjs';

const SHARED = 'dist/hourhand.js';
const BASE = { name: 'SolitaireElement', module: SHARED };
/** Static members that a game's class hands to the kit, and those that it hands to Lit or the browser. */
const HIDDEN_STATICS = ['game', 'layout', 'winnable', 'properties', 'styles', 'formAssociated'];

const games = await readCatalogue();

/** The modules that hold style sheets. */
const sheets = readdirSync(`${root}src`, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => /\bcss`/.test(readFileSync(`${root}src/${file}`, 'utf8')))
  .sort();

/**
 * The classes and their data, as they run.
 * @param {string} folder for what is built
 */
async function load(folder) {
  const contents = [
    ...games.map(({ id, className }) => `export { ${className} } from './tags/${id}.class.js';`),
    `export { SolitaireDaily } from './daily/solitaire-daily.class.js';`,
    `export { SolitaireSettings } from './tags/solitaire-settings.class.js';`,
    `export { settingSpecs } from './settings/index.js';`,
    `export * as rules from './rules/index.js';`,
    `export * as meanings from './element/meanings.js';`,
    ...sheets.map((file, i) => `export * as sheet${i} from './${file.replace(/\.ts$/, '.js')}';`),
  ].join('\n');
  const outfile = path.resolve(folder, 'classes.mjs');
  await build({
    stdin: { contents, resolveDir: `${root}src`, loader: 'ts' },
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}

const literal = (/** @type {string} */ value) => `'${value}'`;
/** @param {readonly string[]} values */
const union = (values) => values.map(literal).join(' | ');

/**
 * Every non-empty choice of some values, in their order.
 * @param {readonly string[]} values
 * @returns {string[]}
 */
function someOf([first, ...rest]) {
  if (first === undefined) return [];
  const others = someOf(rest);
  return [first, ...others, ...others.map((other) => `${first} ${other}`)];
}

/**
 * @param {any} raw what the analyzer has read
 * @param {string} folder for what is built on the way
 */
export async function composeManifest(raw, folder) {
  const code = await load(folder);
  const { meanings, rules: kit, settingSpecs } = code;
  const read = new Map(
    raw.modules.flatMap(({ declarations }) => declarations.map((one) => [one.name, one])),
  );

  const ownOptions = (/** @type {any} */ game) => [
    ...game.options.map(({ name }) => name),
    ...(game.presets ? ['rules'] : []),
  ];
  const allOptions = new Set(Object.values(kit.games).flatMap(ownOptions));

  /** @param {string} name @param {string | undefined} meaning */
  const told = (name, meaning) => {
    if (!meaning) throw new Error(`nothing says what “${name}” means`);
    return meaning;
  };

  /**
   * An attribute of the kit: what it takes, what holds without it, what it is for.
   * @param {string} name
   * @param {any} game undefined for what is no game
   */
  function attributeFacts(name, game) {
    const { attributeMeanings } = meanings;
    const option = game?.options.find((one) => one.name === name);
    if (option) {
      const meaning = told(name, kit.optionMeanings[name]);
      const description = game.presets
        ? `${meaning} Left out, it is as \`rules\` has it.`
        : meaning;
      if (kit.isBoolean(option)) return { type: 'boolean', default: 'false', description };
      return { type: union(option.values), default: literal(option.default), description };
    }
    const description = told(name, attributeMeanings[name]);
    const setting = settingSpecs.get(name);
    if (setting?.several) return { type: union(someOf(setting.values)), description };
    if (setting) {
      return {
        type: setting.others ? `${union(setting.values)} | string` : union(setting.values),
        ...(setting.default ? { default: literal(setting.default) } : {}),
        description,
      };
    }
    switch (name) {
      case 'rules': {
        const { sets, default: usual } = game.presets;
        return { type: union(Object.keys(sets)), default: literal(usual), description };
      }
      case 'deal':
        return { type: `number | 'random' | 'daily' | string`, default: `'random'`, description };
      case 'winnable':
      case 'required':
      case 'disabled':
        return { type: 'boolean', default: 'false', description };
      default:
        return { type: 'string', description };
    }
  }

  /**
   * The attributes of a class as it observes them, each with its property.
   * @param {any} element
   * @param {string[]} [options] of the rules; those of other games are only observed to warn of them
   */
  function attributesOf(element, options = []) {
    const observed = new Set(element.observedAttributes);
    return [...element.elementProperties]
      .map(([property, { attribute }]) => ({ property, name: attribute ?? property.toLowerCase() }))
      .filter(({ name }) => observed.has(name))
      .filter(({ name }) => !allOptions.has(name) || options.includes(name));
  }

  /**
   * @param {any} element
   * @param {any} game undefined for what is no game
   * @param {any} inherited where what all games share comes from
   */
  function describe(element, game, inherited) {
    const from = (/** @type {string} */ name) =>
      inherited && !allOptions.has(name) ? { inheritedFrom: inherited } : {};
    const attributes = [];
    const fields = [];
    const list = attributesOf(element, game && ownOptions(game));
    for (const { name, property } of list) {
      const { type, ...facts } = attributeFacts(name, game);
      const shared = { type: { text: type }, ...facts, ...from(name) };
      attributes.push({ name, fieldName: property, ...shared });
      fields.push({ kind: 'field', name: property, attribute: name, ...shared });
    }
    return { attributes, fields };
  }

  /** Members as the analyzer has read them, less what is private, Lit’s or the browser’s to call. */
  function membersOf(declaration, properties, inherited) {
    return (declaration.members ?? [])
      .filter(
        ({ name, privacy }) => !/^[#_]|Callback$/.test(name) && (privacy ?? 'public') === 'public',
      )
      .filter(({ name, static: isStatic }) =>
        isStatic ? !HIDDEN_STATICS.includes(name) : !properties.includes(name),
      )
      .map(({ inheritedFrom, default: value, ...member }) => ({
        ...member,
        // What holds in the class itself is no name that only the sources know.
        ...(value?.startsWith(`'`) ? { default: value } : {}),
        ...(member.name === 'version' ? { type: { text: 'string' } } : {}),
        ...(member.parameters
          ? { parameters: member.parameters.filter(({ name }) => name !== 'this') }
          : {}),
        description: told(`${declaration.name}.${member.name}`, member.description),
        ...(inheritedFrom && inherited ? { inheritedFrom: inherited } : {}),
      }));
  }

  const events = read.get('SolitaireElement').events.map((event) => ({
    ...event,
    description: `${event.description}. Detail: \`${read.get(event.type.text).detail}\``,
  }));
  const cssProperties = customProperties(code);

  /** @param {any} game undefined for what every game has */
  const look = (game) => ({
    events,
    slots: read.get('SolitaireElement').slots,
    cssParts: partsOf(code, game),
    cssProperties,
    cssStates: read.get('SolitaireElement').cssStates,
  });
  /** @param {any} list */
  const inherit = (list) => list.map((one) => ({ ...one, inheritedFrom: BASE }));

  const baseOf = () => {
    const declaration = read.get('SolitaireElement');
    const element = Object.getPrototypeOf(code[games[0].className]);
    const { attributes, fields } = describe(element, undefined, undefined);
    const properties = fields.map(({ name }) => name);
    return {
      kind: 'class',
      name: 'SolitaireElement',
      description: declaration.description,
      superclass: { name: 'LitElement', package: 'lit' },
      attributes,
      members: [...fields, ...membersOf(declaration, properties, undefined)],
      ...look(undefined),
    };
  };

  const gameOf = ({ id, tag, className }) => {
    const declaration = read.get(className);
    const game = kit.games[id];
    const { attributes, fields } = describe(code[className], game, BASE);
    const properties = fields.map(({ name }) => name);
    const { events, slots, cssParts, cssProperties, cssStates } = look(game);
    return {
      kind: 'class',
      customElement: true,
      tagName: tag,
      name: className,
      description: declaration.description,
      superclass: BASE,
      attributes,
      members: [...fields, ...membersOf(declaration, properties, BASE)],
      events: inherit(events),
      slots: inherit(slots),
      cssParts,
      cssProperties: inherit(cssProperties),
      cssStates: inherit(cssStates),
    };
  };

  /** @param {any[]} ofGames what games describe */
  const dailyOf = (ofGames) => {
    const declaration = read.get('SolitaireDaily');
    const { attributes, fields } = describe(code.SolitaireDaily, undefined, undefined);
    const properties = fields.map(({ name }) => name);
    const { cssProperties } = look(undefined);
    const parts = new Map(
      ofGames.flatMap(({ cssParts }) => cssParts.map((one) => [one.name, one])),
    );
    const own = Object.entries(meanings.dailyPartMeanings);
    return {
      kind: 'class',
      customElement: true,
      tagName: 'solitaire-daily',
      name: 'SolitaireDaily',
      description: declaration.description,
      superclass: { name: 'ReactiveElement', package: 'lit' },
      attributes,
      members: [...fields, ...membersOf(declaration, properties, undefined)],
      events,
      cssParts: [...own.map(([name, description]) => ({ name, description })), ...parts.values()],
      cssProperties,
      cssStates: declaration.cssStates,
    };
  };

  const settingsOf = () => {
    const declaration = read.get('SolitaireSettings');
    const { attributes, fields } = describe(code.SolitaireSettings, undefined, undefined);
    const properties = fields.map(({ name }) => name);
    return {
      kind: 'class',
      customElement: true,
      tagName: 'solitaire-settings',
      name: 'SolitaireSettings',
      description: declaration.description,
      superclass: { name: 'ReactiveElement', package: 'lit' },
      attributes,
      members: [...fields, ...membersOf(declaration, properties, undefined)],
    };
  };

  const eventClass = ({ type: { text: name } }) => ({
    kind: 'class',
    name,
    description: read.get(name).description,
    superclass: { name: 'CustomEvent', package: 'global:' },
    members: [
      {
        kind: 'field',
        name: 'detail',
        type: { text: `Readonly<${read.get(name).detail}>` },
        readonly: true,
        description: 'What happened, as frozen JSON.',
      },
    ],
  });

  /** @param {string} file @param {any[]} declarations @param {any[]} [more] */
  const module = (file, declarations, more = []) => ({
    kind: 'javascript-module',
    path: file,
    declarations,
    exports: [...declarations.map(({ name }) => exported(name, file)), ...more],
  });
  const exported = (/** @type {string} */ name, /** @type {string} */ file) => ({
    kind: 'js',
    name,
    declaration: { name, module: file },
  });
  /** @param {string} tag @param {string} name @param {string} file */
  const definition = (tag, name, file) => ({
    kind: 'custom-element-definition',
    name: tag,
    declaration: { name, module: file },
  });
  const classFile = (/** @type {string} */ id) => `dist/${id}/class.js`;
  const settings = settingsOf();
  const described = games.map(gameOf);
  const daily = dailyOf(described);
  return {
    // The first that knows states.
    schemaVersion: '2.1.0',
    readme: '',
    modules: [
      module(
        SHARED,
        [baseOf(), ...events.map(eventClass)],
        [
          ...games.map(({ id, className }) => exported(className, classFile(id))),
          exported(daily.name, 'dist/daily.js'),
          exported(settings.name, 'dist/settings.js'),
        ],
      ),
      ...games.flatMap((entry, i) => {
        const { id, tag, className } = entry;
        const file = classFile(id);
        const more = [exported(className, file), definition(tag, className, file)];
        return [module(file, [described[i]]), module(`dist/${id}.js`, [], more)];
      }),
      module('dist/daily.js', [daily], [definition(daily.tagName, daily.name, 'dist/daily.js')]),
      module(
        'dist/settings.js',
        [settings],
        [definition(settings.tagName, settings.name, 'dist/settings.js')],
      ),
    ],
  };
}

/**
 * The tokens of `::part()`: those that every game can have, and those that a game’s own piles, cards
 * and facts bring about.
 * @param {any} code
 * @param {any} game undefined for what every game has
 */
function partsOf({ meanings, rules: kit }, game) {
  const { buttonMeanings, choiceButtons, solverButtons } = meanings;
  const parts = new Map(Object.entries(meanings.partMeanings));
  for (const [name, meaning] of Object.entries(buttonMeanings)) {
    if (![...choiceButtons, ...solverButtons].includes(name)) parts.set(name, meaning);
  }
  if (game) {
    const seen = factsOf(kit, game);
    // What every game has a word for, but this one nothing.
    for (const name of ['face-down', 'complete', 'empty']) if (!seen.has(name)) parts.delete(name);
    if (!seen.has('no choices')) {
      const buttons = game.hasSolver ? [...solverButtons, ...choiceButtons] : choiceButtons;
      for (const name of buttons) parts.set(name, buttonMeanings[name]);
      if (game.hasSolver) add(parts, meanings.solverPartMeanings);
    }
    for (const [role, meaning] of Object.entries(meanings.roleMeanings)) {
      if (seen.has(role)) parts.set(role, meaning);
    }
    for (let hour = 1; hour <= 12; hour++) {
      if (seen.has(`hour-${hour}`)) parts.set(`hour-${hour}`, `The pile of ${hour} o’clock.`);
    }
    if (seen.has('gaps')) add(parts, meanings.gapMeanings);
    const badges = Object.entries(meanings.badgeMeanings).filter(([kind]) => seen.has(kind));
    if (badges.length > 0) parts.set('badge', 'A sign beside the piles.');
    add(parts, Object.fromEntries(badges));
  }
  return [...parts].map(([name, description]) => ({ name, description }));
}

/** @param {Map<string, string>} parts @param {Readonly<Record<string, string>>} more */
function add(parts, more) {
  for (const [name, meaning] of Object.entries(more)) parts.set(name, meaning);
}

/**
 * What comes about in a game, under each of its options: it is played with moves drawn by lot.
 * @param {any} kit
 * @param {any} game
 * @returns {Set<string>}
 */
function factsOf(kit, game) {
  const seen = new Set();
  let lot = 1;
  const draw = (/** @type {number} */ count) =>
    (lot = (Math.imul(lot, 1664525) + 1013904223) >>> 0) % count;
  const asked = [
    {},
    ...game.options.flatMap(({ name, values }) => values.map((v) => ({ [name]: v }))),
  ];
  for (const options of asked) {
    const rules = kit.rulesOf(game.id, options);
    if (rules.noChoices) seen.add('no choices');
    for (let deal = 1; deal <= 8; deal++) {
      let state = rules.deal(kit.shuffle(rules.pack, deal));
      for (let count = 0; count < 300; count++) {
        const { piles, badges } = rules.table(state);
        for (const { kind } of badges) seen.add(kind);
        for (const { role, hour, cards, complete, spread, missing } of piles) {
          if (cards.some(kit.isDown)) seen.add('face-down');
          if (role === 'turned') continue;
          seen.add(role);
          if (hour) seen.add(`hour-${hour}`);
          if (complete) seen.add('complete');
          if (cards.length === 0) seen.add('empty');
          if (role === 'tableau' && spread === 'fan' && missing > 0) seen.add('gaps');
        }
        const moves = rules.moves(state);
        if (moves.length === 0) break;
        state = rules.apply(state, moves[draw(moves.length)]);
      }
    }
  }
  return seen;
}

/**
 * The custom properties that the style sheets read, each with what holds where a page sets none. All
 * style sheets must agree on it, except that what holds in a query alone is no default.
 * @param {any} code
 */
function customProperties({ meanings, ...code }) {
  const texts = sheets
    .flatMap((_, i) => Object.values(code[`sheet${i}`]))
    .flat()
    .map((sheet) => sheet?.cssText ?? '');
  const text = texts.join('\n');
  /** What holds everywhere, and what only in a query. */
  const [usual, queried] = [new Map(), new Map()];
  for (const { 0: begin, 1: name, index } of text.matchAll(/var\(--solitaire-([a-z-]+)\s*/g)) {
    const value = fallbackAt(text, index + begin.length);
    const before = usual.get(name) ?? value;
    if (inQuery(text, index)) queried.set(name, value);
    else if (before === value) usual.set(name, value);
    else
      throw new Error(`--solitaire-${name} is ${before} in one style sheet, ${value} in another`);
  }
  const found = new Map([...queried, ...usual]);
  const known = Object.entries(meanings.styleMeanings);
  for (const name of found.keys()) {
    if (!(name in meanings.styleMeanings)) throw new Error(`nothing says what “${name}” means`);
  }
  return known.map(([name, description]) => {
    const value = found.get(name);
    if (value === undefined) throw new Error(`no style sheet reads --solitaire-${name}`);
    return { name: `--solitaire-${name}`, ...(value ? { default: value } : {}), description };
  });
}

/**
 * Whether a place is inside a rule that is itself inside a query.
 * @param {string} text of style sheets
 * @param {number} at
 */
function inQuery(text, at) {
  const before = text.slice(0, at);
  return before.split('{').length - before.split('}').length > 1;
}

/**
 * The last fallback of a `var()`, whose name ends before `at`: behind a theme's value, and behind the ground that
 * only a game in fullscreen has.
 * @param {string} text
 * @param {number} at
 * @returns {string}
 */
function fallbackAt(text, at) {
  if (text[at] !== ',') return '';
  let end = at;
  for (let depth = 1; depth > 0;) {
    end++;
    if (text[end] === '(') depth++;
    if (text[end] === ')') depth--;
  }
  const fallback = text.slice(at + 1, end).trim();
  const inner = /^var\(--_(?:theme-[a-z-]+|ground|recess)\s*(?=,)/.exec(fallback);
  return inner ? fallbackAt(fallback, inner[0].length) : fallback;
}
