/** What the oldest browsers of the baseline lack must not hold the builder's page together. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

const folder = 'src/builder/styles';

it('no part of the builder is placed by a subgrid: Chromium before 117 would lay the options under the preview', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
  assert.ok(files.length > 0);
  for (const file of files) {
    assert.doesNotMatch(readFileSync(`${folder}/${file}`, 'utf8'), /subgrid/, file);
  }
});
