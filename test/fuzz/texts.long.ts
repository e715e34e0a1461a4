/** Nearly right texts and messages: a million of them, others in each run. */
import { describe, it } from 'node:test';
import { fuzz } from './fuzz.js';
import { parsers } from './parsers.js';

const COUNT = 1_000_000;
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1e9);

describe(`nearly right texts, seed ${seed}`, () => {
  for (const [i, parser] of parsers.entries()) {
    it(parser.name, () =>
      fuzz(
        parser,
        Math.ceil(COUNT / parsers.length),
        seed + i,
        `FUZZ_SEED=${seed} npm run test:long -- fuzz/texts`,
      ),
    );
  }
});
