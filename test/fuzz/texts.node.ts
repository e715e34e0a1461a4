/** Nearly right texts and messages: 20,000 of them. The long tests hand in a million. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fuzz } from './fuzz.js';
import { parsers } from './parsers.js';

const COUNT = 20_000;
// The same in every run, so that a failure belongs to a change.
const SEED = 1;

describe('nearly right texts', () => {
  for (const [i, parser] of parsers.entries()) {
    it(`${parser.name}: what is wrong is told, and nothing else happens`, async () => {
      assert.ok(parser.corpus.length > 0);
      const share = Math.ceil(COUNT / parsers.length);
      await fuzz(parser, share, SEED + i, 'npm test -- fuzz/texts.node');
    });
  }
});
