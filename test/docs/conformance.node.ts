/** docs/conformance.md: every criterion has one of the terms, and names tests that there are. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const text = readFileSync('docs/conformance.md', 'utf8');

/** The criteria of WCAG 2.2 by level. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;
const TERMS = [
  'Supports',
  'Partially supports',
  'Does not support',
  'Not applicable',
  'Not evaluated',
];

/** The rows of a level's table. */
function rowsOf(level: string): { number: string; term: string; remark: string }[] {
  const [, section = ''] = new RegExp(`^## Level ${level}\\b(.*?)(?=^## |(?![^]))`, 'ms').exec(
    text,
  )!;
  return [...section.matchAll(/^\| (\d[\d.]+) [^|]+\|([^|]+)\|([^|]*)\|$/gm)].map(
    ([, number = '', term = '', remark = '']) => ({
      number,
      term: term.trim(),
      remark: remark.trim(),
    }),
  );
}

describe('the conformance report', () => {
  for (const level of ['A', 'AA'] as const) {
    it(`has every criterion of level ${level} once`, () => {
      assert.deepEqual(
        rowsOf(level).map(({ number }) => number),
        CRITERIA[level].split(' '),
      );
    });
  }

  it('claims of level AAA what accessibility.md promises', () => {
    const promised = readFileSync('docs/accessibility.md', 'utf8');
    const rows = rowsOf('AAA');
    assert.ok(rows.length > 0);
    for (const { number } of rows) assert.ok(promised.includes(number), number);
  });

  for (const level of ['A', 'AA', 'AAA']) {
    it(`has one of the terms for each of level ${level}; what is supported, a test shows`, () => {
      for (const { number, term, remark } of rowsOf(level)) {
        assert.ok(TERMS.includes(term), `${number}: ${term}`);
        const tests = [...remark.matchAll(/`([a-z]+\/[a-z-]+)`/g)].map(([, name]) => name!);
        const shows = /upports$|upport$/.test(term);
        if (shows) assert.ok(tests.length > 0, `${number} names no test`);
        if (term === 'Not applicable') assert.notEqual(remark, '', `${number} has no reason`);
        for (const name of tests) {
          const found = ['browser', 'node'].some((kind) => existsSync(`test/${name}.${kind}.ts`));
          assert.ok(found, `${number}: there is no test ${name}`);
        }
      }
    });
  }
});
