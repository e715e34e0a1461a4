/** How many messages pass in a second; time is handed in. */
import { strict as assert } from 'node:assert';
import { describe, it } from 'node:test';
import { Gate } from '../../src/embed/gate.js';

describe('the gate for messages', () => {
  it('lets as many through at once, then as many in each second, and names the first that does not pass', () => {
    let now = 0;
    const gate = new Gate(10, () => now);
    /** How many of a hundred pass, and how many are the first that do not. */
    const flood = (): [passed: number, firsts: number] => {
      const answers = Array.from({ length: 100 }, () => gate.pass());
      const passed = answers.filter(({ ok }) => ok).length;
      return [passed, answers.filter((one) => !one.ok && one.first).length];
    };
    assert.deepEqual(flood(), [10, 1]);
    assert.deepEqual(flood(), [0, 0]);
    now += 300;
    // The same flood goes on.
    assert.deepEqual(flood(), [3, 0]);
    now += 1000;
    assert.deepEqual(flood(), [10, 1]);
    now += 1_000_000;
    assert.deepEqual(flood(), [10, 1]);
  });

  it('never stops a page that stays below', () => {
    let now = 0;
    const gate = new Gate(200, () => now);
    for (let i = 0; i < 5000; i++, now += 5.1) assert.ok(gate.pass().ok, `${i}`);
  });
});
