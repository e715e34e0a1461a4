import fc from 'fast-check';
import { type Choices, type Configuration, read } from '../../src/builder/configuration.js';
import { type AttributeFact, type TagFact, tagFacts } from '../../src/builder/facts.js';

export const FILES = 'https://example.com/hourhand/dist/';

const choices = (game: string, attributes: Readonly<Record<string, string>> = {}): Choices => ({
  game,
  attributes,
  colours: {},
  width: '',
  height: '',
  files: FILES,
});

export const configuration = (
  game: string,
  attributes: Readonly<Record<string, string>> = {},
  size: Partial<Pick<Choices, 'width' | 'height'>> = {},
): Configuration => read({ ...choices(game, attributes), ...size }).configuration;

/** Text with everything that means something in one of the languages. */
export const nastyText: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      '"',
      "'",
      '`',
      '<',
      '>',
      '&',
      '\\',
      '{',
      '}',
      '[',
      ']',
      '$',
      '@',
      '/',
      '*',
      '_',
      ';',
      ' ',
      '&amp;',
      '&quot;',
      '{{',
      '${',
      '>}}',
      '</style>',
      '<!--',
      '-->',
      '/]',
      '\\"',
      '\n',
      'é',
      '♠',
      'a',
      'B',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

function valueOf({ name, kind, values }: AttributeFact): fc.Arbitrary<string> {
  if (name === 'deal')
    return fc.oneof(
      fc.constantFrom('', 'random', 'daily'),
      fc.integer({ min: 1, max: 4294967295 }).map(String),
    );
  // What they take depends on the game.
  if (['replay', 'position', 'arrows'].includes(name)) return fc.constant('');
  if (name === 'day-zone') return fc.constantFrom('', 'local', 'utc', 'America/New_York', 'UTC');
  if (kind === 'boolean') return fc.constantFrom('', 'true', 'false');
  if (kind === 'one') return fc.constantFrom('', ...values);
  if (kind === 'several') return fc.subarray([...values]).map((words) => words.join(' '));
  if (name === 'share-url') {
    return nastyText.map((text) => text && `https://example.com/${text.replace(/\s/g, '')}`);
  }
  return nastyText;
}

const size = (min: number, max: number): fc.Arbitrary<string> =>
  fc.oneof(fc.constant(''), fc.integer({ min, max }).map(String));

const ofGame = (game: TagFact): fc.Arbitrary<Choices> =>
  fc
    .record({
      attributes: fc.record(
        Object.fromEntries(game.attributes.map((fact) => [fact.name, valueOf(fact)])),
        { requiredKeys: [] },
      ),
      width: size(176, 4000),
      height: size(200, 4000),
    })
    .map((rest) => ({ game: game.id, colours: {}, files: FILES, ...rest }) as Choices);

/** Anything that an author can choose. */
export const anyChoices: fc.Arbitrary<Choices> = fc
  .constantFrom(...tagFacts)
  .chain((game) => ofGame(game));
