/** The program of docs/use/terminal.md, as it stands there, played by its input and output. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import { grandfathersClockWon } from '../elements/lines.js';

const page = readFileSync('docs/use/terminal.md', 'utf8');
const [, program = ''] = /^```js terminal\.mjs\n(.*?)^```$/ms.exec(page) ?? [];

let folder = '';
let terminal: ChildProcess;
let printed = '';
let changed = (): void => {};

/** Waits until something is printed, for as long as the program runs; returns all until then. */
async function printedUntil(what: RegExp | string): Promise<string> {
  for (;;) {
    const at = typeof what === 'string' ? printed.indexOf(what) : printed.search(what);
    if (at >= 0) {
      const end = printed.indexOf('\n', at) + 1 || printed.length;
      const all = printed.slice(0, end);
      printed = printed.slice(end);
      return all;
    }
    assert.equal(terminal.exitCode, null, `it ended and has not printed ${what}:\n${printed}`);
    await new Promise<void>((next) => (changed = next));
  }
}

function begin(...values: string[]): void {
  printed = '';
  terminal = spawn(process.execPath, [`${folder}/terminal.mjs`, ...values]);
  for (const stream of [terminal.stdout!, terminal.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      changed();
    });
  }
  terminal.on('close', () => changed());
}

const type = (line: string): void => void terminal.stdin!.write(`${line}\n`);

async function quit(): Promise<void> {
  const closed = new Promise((resolve) => terminal.on('close', resolve));
  type('quit');
  assert.equal(await closed, 0, printed);
}

describe('the program of docs/use/terminal.md', { timeout: 120_000 }, () => {
  before(async () => {
    folder = mkdtempSync('.cache/terminal-');
    await build({
      stdin: { contents: program, resolveDir: process.cwd() },
      outfile: `${folder}/terminal.mjs`,
      alias: { 'hourhand/play': './src/play.ts', 'hourhand/rules': './src/rules/index.ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'error',
    });
  });
  after(() => {
    terminal?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has about thirty lines, and the output that stands below it', async () => {
    assert.ok(program.trim().split('\n').length <= 36);
    const [, output = ''] = /^```text\n(.*?)^```$/ms.exec(page) ?? [];
    begin(String(grandfathersClockWon.deal));
    for (const line of output.trim().split('\n').filter(Boolean)) {
      if (/^c\d-h\d$/.test(line)) type(line);
      else if (line !== '…') assert.ok((await printedUntil(line)).endsWith(`${line}\n`));
    }
    await quit();
  });

  it('gives hints, takes moves back, and says why a move can’t be made', async () => {
    begin(String(grandfathersClockWon.deal));
    await printedUntil('Type a move');
    type('hint');
    await printedUntil('Hint: ');
    type('c1-h9');
    await printedUntil('The jack of diamonds never goes to 9 o’clock');
    type('c2-h9');
    await printedUntil('7 of hearts from column 2 to 9 o’clock; uncovered the 3 of clubs.');
    await printedUntil('h9  9 o’clock: 6 of hearts, 7 of hearts\n');
    type('undo');
    await printedUntil('Undid 1 move: 7 of hearts back to column 2.');
    type('undo');
    await printedUntil('There is nothing to undo.');
    type('toString');
    await printedUntil('“toString” in the move “toString” is not a pile of this game');
    type('new');
    await printedUntil(/^Grandfather’s Clock: deal [\dA-Z-]+\.$/m);
    await quit();
  });

  it('is played to the end', async () => {
    begin(String(grandfathersClockWon.deal));
    for (const token of grandfathersClockWon.moves) type(token);
    await printedUntil('Won in 42 moves.');
    await printedUntil('The clock is complete.');
    await quit();
  });
});
