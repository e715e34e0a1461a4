/** The server of docs/use/leaderboard.md, as it stands there: what it takes, and what it refuses. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import { grandfathersClockLost, grandfathersClockWon } from '../elements/lines.js';
import { playLine, sit } from '../support/sessions.js';

const page = readFileSync('docs/use/leaderboard.md', 'utf8');
const block = (name: string): string =>
  new RegExp(`^\`\`\`js ${name}\\.mjs\\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1] ?? '';

/** The same three functions in memory, for a Node without SQLite. */
const MEMORY = `
const scores = new Map();
export const has = (id) => scores.has(id);
export const add = (score) => void scores.set(score.id, score);
export const best = (game, deal) =>
  [...scores.values()]
    .filter((one) => one.game === game && one.deal === deal)
    .sort((a, b) => a.moves - b.moves)
    .slice(0, 10)
    .map(({ name, options, moves, time, undos, hints }) => ({ name, options, moves, time, undos, hints }));
`;

// Modules that can only be had with their prefix are not listed by older versions.
const hasSqlite = builtinModules.some((name) => name.endsWith('sqlite'));

/** A game that was won, as it is saved. */
function won(): string {
  const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
  bench.pass(5000);
  playLine(bench, grandfathersClockWon.moves.slice(0, 3));
  bench.session.undo('player');
  playLine(bench, grandfathersClockWon.moves.slice(2));
  return bench.session.save();
}

describe('the server of docs/use/leaderboard.md', { timeout: 60_000 }, () => {
  let folder = '';
  let server: ChildProcess;
  let address = '';

  before(async () => {
    folder = mkdtempSync('.cache/leaderboard-');
    writeFileSync(`${folder}/leaderboard.mjs`, block('leaderboard'));
    writeFileSync(`${folder}/store.mjs`, hasSqlite ? block('store') : MEMORY);
    await build({
      entryPoints: [`${folder}/leaderboard.mjs`],
      outfile: `${folder}/built.mjs`,
      alias: { 'hourhand/rules': './src/rules/index.ts' },
      external: ['node:*'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'error',
    });
    server = spawn(process.execPath, [`${folder}/built.mjs`], {
      env: { ...process.env, PORT: '0', SCORES: `${folder}/scores.db` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    address = await new Promise((resolve, reject) => {
      server.stdout!.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
      server.once('close', () => reject(new Error('the server has ended')));
    });
  });
  after(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = async (body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(address, { method: 'POST', body: text });
    return { status: answer.status, said: (await answer.json()) as any };
  };
  /** Sends a request that `fetch` does not make; whether there was an answer. */
  const odd = (text: string, breaksOff = false): Promise<boolean> =>
    new Promise((resolve) => {
      let answered = false;
      const socket = connect(Number(new URL(address).port), 'localhost');
      socket.on('data', () => (answered = true)).on('error', () => {});
      socket.on('close', () => resolve(answered));
      socket.write(text, () => breaksOff && socket.destroy());
    });
  const list = async (): Promise<any> => {
    const query = `?game=grandfathers-clock&deal=${grandfathersClockWon.deal}`;
    return (await fetch(address + query)).json();
  };

  it('takes a game that was won, once', async () => {
    assert.deepEqual(await list(), []);
    const first = await post({ name: ' Ada ', save: won() });
    assert.deepEqual([first.status, first.said], [201, { moves: 42 }]);
    const again = await post({ name: 'Eve', save: won() });
    assert.deepEqual([again.status, again.said.code], [409, 'already-there']);
    const [only, ...others] = await list();
    assert.deepEqual(others, []);
    assert.deepEqual([only.name, only.moves, only.undos, only.hints], ['Ada', 42, 1, 0]);
  });

  it('refuses a game whose moves were made up, and says which move is wrong', async () => {
    const fields = won().split('~');
    const moves = fields[4]!.split('.');
    // Fewer moves than it takes.
    fields[4] = [...moves.slice(0, 10), ...moves.slice(30)].join('.');
    fields[5] = '22';
    const forged = await post({ name: 'Mallory', save: fields.join('~') });
    assert.equal(forged.status, 422);
    assert.equal(forged.said.code, 'illegal-move');
    assert.ok(forged.said.move.index >= 10);
    // The result that it claims is not believed.
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    playLine(bench, grandfathersClockWon.moves.slice(0, 20));
    const claimed = await post({
      name: 'Mallory',
      save: bench.session.save().replace('~~.', '~w~.'),
    });
    assert.deepEqual([claimed.status, claimed.said.code], [422, 'not-won']);
    const lost = sit('grandfathers-clock', grandfathersClockLost.deal);
    playLine(lost, grandfathersClockLost.moves);
    assert.equal((await post({ name: 'Eve', save: lost.session.save() })).said.code, 'not-won');
    assert.equal((await list()).length, 1);
  });

  it('refuses what is no game, and goes on', async () => {
    for (const [body, status, code] of [
      ['{', 400, 'not-json'],
      ['null', 400, 'no-name'],
      [{ save: won() }, 400, 'no-name'],
      [{ name: 'Bob' }, 422, 'not-a-save'],
      [{ name: 'Bob', save: { ok: true } }, 422, 'not-a-save'],
      [{ name: 'Bob', save: won().slice(0, -1) }, 422, 'truncated'],
      ['x'.repeat(200_000), 413, 'too-long'],
    ] as const) {
      const answer = await post(body);
      assert.deepEqual([answer.status, answer.said.code], [status, code]);
    }
    assert.equal((await fetch(new URL('/', address))).status, 404);
    // Neither an odd address nor a request that is broken off ends the server.
    assert.equal(await odd('GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'), true);
    await odd('POST /scores HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{', true);
    assert.equal((await list()).length, 1);
  });
});
