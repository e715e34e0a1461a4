/** The oldest browsers are the same wherever they are named. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const read = (file: string): string => readFileSync(file, 'utf8').replace(/\s+/g, ' ');

describe('the oldest browsers', () => {
  const { browserslist, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: readonly string[];
    devDependencies: Readonly<Record<string, string>>;
  };
  const version = (name: string): string => {
    const line = browserslist.find((each) => each.startsWith(`${name} >= `));
    return line?.split(' >= ')[1] ?? assert.fail(`${name} is not in browserslist`);
  };
  const [chromium, firefox, safari] = ['chrome', 'firefox', 'safari'].map(version);

  it('browserslist gives each of one engine the same version', () => {
    assert.equal(version('edge'), chromium);
    assert.equal(version('ios_saf'), safari);
  });

  it('README, documentation and the line in the console name them', () => {
    const sentence = new RegExp(
      `Chromium ${chromium}(?: \\(Chrome, Edge\\))?, Firefox ${firefox} (?:and|or) Safari ${safari}\\b`,
    );
    for (const file of ['README.md', 'docs/loading.md', 'src/element/baseline.ts']) {
      assert.match(read(file), sentence, file);
    }
  });

  it('an engine of the tests is the oldest Chromium', () => {
    assert.match(
      devDependencies[`chromium-${chromium}`] ?? '',
      new RegExp(`@${chromium}\\.[\\d.]+$`),
    );
    assert.ok(read('.ci/run').includes(`--engine chromium-${chromium}`));
  });
});
