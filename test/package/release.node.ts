/** What a release does to the changelog, and which versions it accepts. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isLater, releaseIn } from '../../scripts/changelog.mjs';

const release = { version: '1.2.0', date: '2026-01-31', integrity: 'sha384-abc' };
const START = '# Changelog\n\n## [Unreleased]\n';

describe('a release', () => {
  it('is later than the current version', () => {
    for (const later of ['0.1.1', '0.2.0', '0.10.0', '1.0.0']) assert.ok(isLater(later, '0.1.0'));
    for (const other of ['0.1.0', '0.0.9', '0.2', 'v0.2.0', '0.2.0-beta', '']) {
      assert.ok(!isLater(other, '0.1.0'), other);
    }
    assert.ok(isLater('0.10.0', '0.9.0'), 'numbers, not text');
  });

  it('has what was unreleased, and the hash', () => {
    const before = `${START}\n### Added\n\n- A game.\n\n## [1.1.0] - 2026-01-01\n\n- Another.\n`;
    assert.equal(
      releaseIn(before, release),
      `${START}
## [1.2.0] - 2026-01-31

Integrity of \`dist/cdn.js\`: \`sha384-abc\`

### Added

- A game.

## [1.1.0] - 2026-01-01

- Another.
`,
    );
  });

  it('the first one', () => {
    assert.match(
      releaseIn(readFileSync('CHANGELOG.md', 'utf8'), { ...release, version: '999.0.0' }),
      /## \[Unreleased\]\n\n## \[999\.0\.0\] - 2026-01-31\n/,
    );
  });

  it('is refused with nothing to release, twice, or without the section', () => {
    const nothing = `${START}\n## [1.1.0] - 2026-01-01\n\n- Another.\n`;
    assert.throws(() => releaseIn(nothing, release), /no unreleased changes/);
    const twice = `${START}\n- A game.\n\n## [1.2.0] - 2026-01-01\n\n- Another.\n`;
    assert.throws(() => releaseIn(twice, release), /has 1\.2\.0 already/);
    assert.throws(() => releaseIn('# Changelog\n', release), /no section/);
  });
});
