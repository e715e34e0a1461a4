/** What belongs to pages does nothing in Node. */
import { strict as assert } from 'node:assert';
import { describe, it } from 'node:test';

describe('in Node', () => {
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
