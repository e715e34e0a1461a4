/**
 * Begins a new game: writes its files, with every place that has to be filled in throwing an error, and
 * its entry in src/catalogue.ts.
 *
 *   npm run new-game -- wandering-card ["Wandering Card"]
 *
 * The tests then fail until the game is written; CONTRIBUTING.md says what each of them wants.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { format, resolveConfig } from 'prettier';
import { root } from './catalogue.mjs';

process.chdir(root);
const [id = '', given] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(id)) {
  console.error(
    'usage: npm run new-game -- your-game ["Your Game"]      small letters and hyphens',
  );
  process.exit(2);
}

const words = id.split('-');
const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
const title = given ?? words.map(capital).join(' ');
const className = `${words.map(capital).join('')}Solitaire`;
const name = words.map((word, i) => (i === 0 ? word : capital(word))).join('');
const tag = `${id}-solitaire`;

const files = {
  [`src/rules/games/${id}.ts`]: `import { packOf } from '../../cards/index.js';
import type { Examples, Meanings, Options } from '../contract/options.js';
import type {
  Game,
  Move,
  PileSpec,
  PositionValidator,
  Rules,
  State,
} from '../contract/rules.js';
import { factsOf } from '../contract/table.js';

/** Write this: the rules, in a few sentences, with their source. */
const missing = (what: string): never => {
  throw new Error(\`${title}: write \${what} in src/rules/games/${id}.ts\`);
};

function createRules(options: Options): Rules {
  const piles: readonly PileSpec[] = Object.freeze([
    { id: 'centre', role: 'tableau', place: { ring: 'centre' }, spread: 'stack' },
  ]);
  const pack = packOf(1);
  const move = (from: number, to: number): Move => ({
    token: \`\${piles[from]!.id}-\${piles[to]!.id}\`,
    from,
    to,
  });

  return {
    game: '${id}',
    options,
    piles,
    pack,
    allCards: pack,
    memory: [],
    move,
    deal: () => missing('deal: cards in dealing order → the first state'),
    moves: () => missing('moves: a state → the legal moves'),
    legality: () => missing('legality: why a move is not legal, or ok'),
    apply: () => missing('apply: a state and a move → the next state'),
    effects: () => missing('effects: what a move does to each card'),
    outcome: () => missing('outcome: PLAYING, WON or lostBy(…)'),
    table: (state: State) => ({
      badges: [],
      piles: state.piles.map((cards, i) => factsOf(piles[i]!, cards)),
    }),
    obvious: () => undefined,
    safe: () => undefined,
  };
}

/** @public A deal that shows much in its first moves, and 5 to 15 of them; not deal 1, which says nothing. */
export const examples: Examples = { '${id}': [2, 10] };

/** A sentence for each option, for the documentation. */
export const meanings: Meanings = {};

/** The pile that no play could have led to, if there is one. */
export const validatePosition: PositionValidator = () => missing('validatePosition');

export const ${name}: Game = { id: '${id}', options: [], create: createRules };
`,
  [`src/board/layouts/${id}.ts`]: `import { type Layout, upright } from '../geometry/arrange.js';

/** Where the piles lie, in card widths; docs/look.md has the rules of the look. */
export const ${name}Layout: Layout = (piles) => [
  {
    kind: 'rows',
    width: 1.1 * piles.length + 0.1,
    height: 1.6,
    places: Object.fromEntries(piles.map(({ id }, i) => [id, upright(0.6 + 1.1 * i, 0.8)])),
    marks: {},
    badges: [],
  },
];
`,
  [`src/tags/${id}.class.ts`]: `import { ${name}Layout } from '../board/layouts/${id}.js';
import { ${name} } from '../rules/games/${id}.js';
import { propertiesFor, SolitaireElement } from '../element/solitaire-element.js';

export type * from '../element/public-types.js';

/**
 * ${title}: write what it is, in a line.
 *
 * @tag ${tag}
 */
export class ${className} extends SolitaireElement {
  static override readonly game = ${name};
  static override readonly layout = ${name}Layout;
  static override readonly tag: string = '${tag}';
  static override properties = propertiesFor(${name});
}

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${className};
  }
}
`,
  [`src/tags/${id}.ts`]: `import { ${className} } from './${id}.class.js';

${className}.define();

export { ${className} };
export type * from '../element/public-types.js';
`,
  [`stories/${id}.stories.ts`]: `import '../src/tags/${id}.js';
import type { GameMeta, GameStory } from './game.js';
import { inGerman, inSizes, inThemes } from './looks.js';
import { endPictures, middlePictures, openingPictures } from './pictures.js';
import { played } from './playing.js';

const meta: GameMeta = {
  title: 'Games/${title}',
  component: '${tag}',
  // Write this: a sentence for each source of the rules.
  parameters: { origin: { sources: [] } },
};

export default meta;

// Write this: deals and lines that win and lose, and a story for each value of each option.
const middle = { deal: 1, count: 20 };

export const Opening: GameStory = { args: { deal: 1, count: 0 }, parameters: openingPictures };
export const Middle: GameStory = { args: middle, parameters: middlePictures };
export const End: GameStory = { args: { deal: 1 }, parameters: endPictures };
export const InThemes = inThemes(middle);
export const InSizes = inSizes(middle);
export const InGerman = inGerman(middle);
export const Played = played({ deal: 1, count: 0 }, 5);
`,
};

const taken = Object.keys(files).filter((file) => existsSync(file));
if (taken.length > 0) {
  console.error(`${taken.join(', ')} exists already; nothing was written.`);
  process.exit(1);
}
// How long the name is decides where lines break.
for (const [file, text] of Object.entries(files)) {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

const catalogue = readFileSync('src/catalogue.ts', 'utf8');
const END = '\n];\n';
const at = catalogue.lastIndexOf(END);
const entry = `
  {
    id: '${id}',
    tag: '${tag}',
    className: '${className}',
    rules: ['${id}', '${name}'],
    load: () => import('./tags/${id}.js'),
  },`;
writeFileSync('src/catalogue.ts', catalogue.slice(0, at) + entry + catalogue.slice(at));

const { status } = spawnSync(process.execPath, ['scripts/generate.mjs'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
console.log(`Written: ${[...Object.keys(files), 'src/catalogue.ts'].join(', ')}, and what is generated.
Now write the rules, and then what CONTRIBUTING.md lists under “Adding a game”; npm test says what is left.`);
