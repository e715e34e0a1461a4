/**
 * A touch screen leaves `:hover` on what was tapped last: a button of the toolbar looked pressed until the next tap. So
 * nothing shows it where there is no pointer that hovers.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** The kit's files, without those of the builder, which has a page of its own. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.ts') && !file.startsWith('src/builder/'));

describe('what a pointer is on', () => {
  it('is shown only on devices with one that hovers', () => {
    let count = 0;
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      count += Number(text.includes(':hover'));
      const others = text.replace(
        /@media \(hover: hover\) \{\s*[^{}]+(\$\{|\{)[^]*?\n\s*\}\n\s*\}/g,
        '',
      );
      assert.doesNotMatch(others, /:hover/, file);
    }
    assert.ok(count > 0);
  });
});
