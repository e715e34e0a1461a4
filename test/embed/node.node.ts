/** What belongs to pages does nothing in Node. */
import { strict as assert } from 'node:assert';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';

/** What is only ever run as a script of a page, or by a worker. */
const SCRIPTS = /^(builder|embed\/(frame|language-script))|worker\/server\.ts$|\.d\.ts$/;

describe('in Node', () => {
  it('each module can be imported: a server that renders pages does, also what comes on demand', async () => {
    const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !SCRIPTS.test(name))
      .map((name) => name.slice(0, -3))
      .sort();
    assert.ok(names.length > 400, `${names.length} modules`);
    const before = Object.keys(globalThis);
    const failed: string[] = [];
    for (const name of names) {
      await import(`../../src/${name}.ts`).catch((error: unknown) =>
        failed.push(`${name}: ${String(error)}`),
      );
    }
    assert.deepEqual(failed, []);
    assert.deepEqual(Object.keys(globalThis), before);
  });

  it('the script around a frame does nothing', async () => {
    const before = Object.keys(globalThis);
    const { connectFrame } = await import('../../src/embed/host.js');
    assert.equal(typeof connectFrame, 'function');
    assert.deepEqual(Object.keys(globalThis), before);
  });

  it('the autoloader does nothing', async () => {
    const before = Object.keys(globalThis);
    const { discover } = await import('../../src/autoloader.js');
    discover({} as Document);
    assert.deepEqual(Object.keys(globalThis), before);
  });
});
