/** The state of the builder in its page's URL. */
import { strict as assert } from 'node:assert';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  fromQuery,
  type Known,
  PAGE_PARAMETERS,
  read,
  toQuery,
} from '../../src/builder/configuration.js';
import { gameFacts, grouped } from '../../src/builder/facts.js';
import { languages } from '../../src/words/index.js';
import { anyChoices, FILES } from './configurations.js';

const known: Known = { snippets: ['tag', 'frame'], schemes: ['auto', 'dark'], files: FILES };

describe('the URL', () => {
  it('brings back any state', () =>
    fc.assert(
      fc.property(
        anyChoices,
        fc.constantFrom(...known.snippets),
        fc.constantFrom(...known.schemes),
        fc.constantFrom(FILES, 'https://cdn.example.com/kit/?'.slice(0, -1)),
        (given, snippet, scheme, files) => {
          const state = { choices: { ...given, files }, snippet, scheme };
          const back = fromQuery(toQuery(state, known), known);
          assert.deepEqual(back.faults, []);
          assert.deepEqual(read(back.state.choices), read(state.choices));
          assert.deepEqual(
            [back.state.snippet, back.state.scheme, back.state.choices.files],
            [snippet, scheme, files],
          );
        },
      ),
      { numRuns: 300 },
    ));

  it('is empty for what is there anyway', () => {
    const { state } = fromQuery('', known);
    assert.equal(toQuery(state, known), '');
  });

  const wrong: readonly (readonly [search: string, told: RegExp])[] = [
    ['game=chess', /^game="chess" is not valid; it takes clock, .*; it is ignored$/],
    ['toolbar=huge', /^toolbar="huge" is not valid; it takes full, minimal, none; it is ignored$/],
    ['deal=tomorrow', /^“tomorrow” is not a deal: .*; it is ignored$/],
    ['lang=fr', /^lang="fr" is not valid; it takes en, de; it is ignored$/],
    ['redeals=1', /^redeals is not a parameter of Clock; it is ignored$/],
    ['tolbar=none', /^tolbar is not a parameter of Clock; did you mean toolbar\?; it is ignored$/],
    ['width=12', /^width="12" is not valid; .* from 176 to 4000; it is ignored$/],
    ['height=1e9', /^height="1e9" is not valid/],
    [
      'files=javascript:alert(1)',
      /^files="javascript:alert\(1\)" is not valid; .*; it is ignored$/,
    ],
    ['files=kit/', /^files="kit\/" is not valid/],
    ['snippet=fax', /^snippet="fax" is not valid; it takes tag, frame; it is ignored$/],
    ['scheme=pink', /^scheme="pink" is not valid/],
  ];
  for (const [search, told] of wrong) {
    it(`?${search} is told in one line and ignored`, () => {
      const { state, faults } = fromQuery(`?${search}`, known);
      assert.equal(faults.length, 1);
      assert.match(faults[0]!, told);
      assert.deepEqual(state, fromQuery('', known).state);
    });
  }

  it('a wrong value leaves the others alone', () => {
    const { state } = fromQuery('?game=big-ben&redeals=9&theme=felt&width=300', known);
    assert.deepEqual(state.choices.attributes, { theme: 'felt' });
    assert.equal(state.choices.width, '300');
  });

  it('no attribute has the name of a parameter of the page', () => {
    const names = gameFacts.flatMap(({ attributes }) => attributes.map(({ name }) => name));
    for (const name of ['game', ...PAGE_PARAMETERS]) assert.ok(!names.includes(name), name);
  });
});

describe('what can be chosen', () => {
  it('the language is one that games speak', () => {
    for (const { attributes } of gameFacts) {
      const { values } = attributes.find(({ name }) => name === 'lang')!;
      assert.deepEqual(values, ['en', ...Object.keys(languages)]);
    }
  });

  it('every attribute has a meaning, and every name in a group is an attribute', () => {
    const all = gameFacts.flatMap(({ attributes }) => attributes);
    for (const { name, meaning } of all) assert.match(meaning, /^[A-Z].*\.$/, name);
    for (const name of Object.keys(grouped))
      assert.ok(
        all.some((one) => one.name === name),
        name,
      );
  });
});
