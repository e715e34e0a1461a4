/** Hands every parser texts that are nearly right, and watches over time and prototypes. */
import assert from 'node:assert/strict';
import { Worker } from 'node:worker_threads';
import { chance } from '../support/chance.mjs';
import { mutated } from './mutate.js';
import type { Parser } from './parsers.js';

/** Seconds for one text, after which it is taken to hang. */
const HANG = 120;
const MEGABYTE = 1_000_000;

/** All prototypes that a text could reach, with their properties. */
const prototypes = [
  ...[Object, Array, Function, String, Number, Boolean, Map, Set, Promise, RegExp, Error].map(
    (kind) => kind.prototype as object,
  ),
  Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object,
];

const properties = (): string =>
  prototypes
    .map((one) =>
      Reflect.ownKeys(one)
        .map((key) => {
          const { value, get, set } = Object.getOwnPropertyDescriptor(one, key)!;
          return `${String(key)}: ${[value, get, set].map((each) => typeof each).join(' ')}`;
        })
        .join(),
    )
    .join('\n');

/** Ends the process with a message if a count stands still. */
function watchOver(name: string, seed: number): { readonly count: Int32Array; end(): void } {
  const count = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    `const { workerData: { count, text, pid } } = require('node:worker_threads');
     let before = -1;
     setInterval(() => {
       if (count[0] === before) {
         require('node:fs').writeSync(2, text + before + '\\n');
         process.kill(pid, 'SIGKILL');
       }
       before = count[0];
     }, ${HANG * 1000});`,
    {
      eval: true,
      workerData: { count, pid: process.pid, text: `${name} hangs; seed ${seed}, text ` },
    },
  );
  worker.unref();
  return { count, end: () => void worker.terminate() };
}

const shortened = (text: string): string =>
  text.length > 2000
    ? `${JSON.stringify(text.slice(0, 2000))} and ${text.length - 2000} more`
    : JSON.stringify(text);

/**
 * @param count how many texts
 * @param seed from which the texts follow
 * @param again how to repeat it
 */
export async function fuzz(
  { name, corpus, most = 1.1 * MEGABYTE, read }: Parser,
  count: number,
  seed: number,
  again: string,
): Promise<void> {
  const before = properties();
  const watch = watchOver(name, seed);
  const next = chance(seed);
  for (const text of corpus) await read(text);
  for (let i = 0; i < count; i++) {
    const text = mutated(corpus, most, next);
    watch.count[0] = i;
    try {
      await read(text);
    } catch (error) {
      watch.end();
      const what = error instanceof Error ? error.stack : String(error);
      assert.fail(`text ${i}, ${shortened(text)}: ${what}\n\n${again}`);
    }
    if (i % 1000 === 0) assert.equal(properties(), before, `a prototype was changed by ${text}`);
  }
  watch.end();
  assert.equal(properties(), before, 'a prototype was changed');
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
}
