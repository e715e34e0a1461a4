import assert from 'node:assert/strict';

/** Waits for what is loaded meanwhile, in Node. */
export async function until(isTrue: () => boolean, what: string | (() => string)): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    if (isTrue()) return;
    await new Promise((next) => setTimeout(next, 1));
  }
  assert.fail(typeof what === 'string' ? what : what());
}
