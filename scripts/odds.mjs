/**
 * Counts how many deals are won, and writes the figures that the documentation and the games show.
 *
 *   npm run odds                                         what src/solver/odds.json lists, anew
 *   npm run odds -- --missing                            only the lines that have no figures yet
 *   npm run odds -- --docs                               only the exact chances, and the tables and the
 *                                                        picture of docs/odds.md
 *   npm run odds -- --game grandfathers-clock --deals 100000 --seed 1 \
 *     [--set tableau-wrap=none] … [--player perfect] [--nodes 1500000] [--jobs 2]
 *
 * The deals are those numbered from the seed on. With `--game` the result is printed and not
 * written. It can be stopped at any time: what has been counted is kept in .cache and not counted
 * again; `--fresh` forgets it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { build } from 'esbuild';
import { format } from 'prettier';
import { chartOf } from './odds-chart.mjs';
import { exactly, interval, percentages } from './odds-figures.mjs';

/** @typedef {import('./odds-figures.mjs').Entry} Entry */

const json = fileURLToPath(new URL('../src/solver/odds.json', import.meta.url));
const docs = fileURLToPath(new URL('../docs/odds.md', import.meta.url));
const picture = fileURLToPath(new URL('../docs/odds.svg', import.meta.url));

if (isMainThread) await main();
else {
  const { count } = await import(workerData.bundle);
  parentPort?.on('message', (batch) => parentPort?.postMessage(count(batch)));
}

async function main() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      player: { type: 'string', default: 'perfect' },
      deals: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      nodes: { type: 'string' },
      jobs: { type: 'string', default: String(os.availableParallelism()) },
      fresh: { type: 'boolean', default: false },
      docs: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
    },
  });
  const listed = /** @type {Entry[]} */ (JSON.parse(readFileSync(json, 'utf8')));
  mkdirSync('.cache/odds', { recursive: true });
  const bundle = await bundleOf();
  const { exactChance } = await import(bundle.url);
  /** @param {Entry} entry filled in if its chance is known */
  const addExact = (entry) => {
    const { chance, oneIn } = exactChance(entry.game, entry.set, entry.player) ?? {};
    if (oneIn) entry.exact = [1, oneIn];
    else if (chance !== undefined) entry.chance = Number(chance.toPrecision(6));
  };
  if (values.docs) {
    listed.forEach(addExact);
    return publish(listed);
  }
  /** @type {Entry[]} */
  const entries = values.game
    ? [
        {
          game: values.game,
          set: Object.fromEntries(values.set.map((pair) => pair.split('='))),
          player: values.player,
          seed: Number(values.seed),
          deals: Number(values.deals),
          ...(values.nodes ? { nodes: Number(values.nodes) } : {}),
        },
      ]
    : listed;
  const workers = Array.from(
    { length: Math.max(1, Number(values.jobs)) },
    () => new Worker(new URL(import.meta.url), { workerData: { bundle: bundle.url } }),
  );
  for (const entry of entries) {
    if (values.missing && entry.won !== undefined) continue;
    await countAll(entry, bundle.version, workers, values.fresh);
    addExact(entry);
    console.log(lineOf(entry));
    if (!values.game) await publish(listed);
  }
  for (const worker of workers) void worker.terminate();
}

/** The counting code in one file, and a mark that changes with it. */
async function bundleOf() {
  const { outputFiles } = await build({
    entryPoints: ['bench/odds.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  const [{ text }] = outputFiles;
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = `.cache/odds/${version}.mjs`;
  writeFileSync(file, text);
  return { version, url: pathToFileURL(file).href };
}

/**
 * @param {Entry} entry filled in when all its deals are counted
 * @param {string} version
 * @param {Worker[]} workers
 * @param {boolean} fresh
 */
async function countAll(entry, version, workers, fresh) {
  const { game, set, player, seed, deals, nodes } = entry;
  const key = JSON.stringify([version, game, set, player, seed, nodes]);
  const file = `.cache/odds/${createHash('sha256').update(key).digest('hex').slice(0, 16)}.json`;
  if (fresh) rmSync(file, { force: true });
  /** @type {Record<string, { won: number, lost: number, unknown: number }>} */
  const done = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const size = Math.max(1, Math.min(1000, Math.ceil(deals / 100)));
  const todo = [];
  const names = [];
  for (let first = seed; first < seed + deals; first += size) {
    const batch = { game, set, player, nodes, first, deals: Math.min(size, seed + deals - first) };
    const name = `${batch.first}+${batch.deals}`;
    names.push(name);
    if (!done[name]) todo.push({ name, batch });
  }
  const bar = () => {
    if (!process.stderr.isTTY) return;
    const share = names.filter((name) => done[name]).length / names.length;
    const full = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
    process.stderr.write(`\r${full} ${Math.round(share * 100)} %  ${game} ${player} `);
  };
  bar();
  await Promise.all(
    workers.map(async (worker) => {
      for (let next = todo.shift(); next; next = todo.shift()) {
        const { name, batch } = next;
        done[name] = await new Promise((resolve, reject) => {
          worker.once('message', resolve);
          worker.once('error', reject);
          worker.postMessage(batch);
        });
        worker.removeAllListeners('error');
        writeFileSync(file, JSON.stringify(done));
        bar();
      }
    }),
  );
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  /** @param {'won' | 'lost' | 'unknown'} kind */
  const sum = (kind) => names.reduce((total, name) => total + done[name][kind], 0);
  const won = sum('won');
  const unknown = sum('unknown');
  Object.assign(entry, { won, lost: sum('lost'), unknown });
  entry.interval = interval(won, won + unknown, deals);
}

/** @param {Entry} entry */
function lineOf(entry) {
  const { game, set, player, deals, won, lost, unknown } = entry;
  const options = Object.entries(set).map(([name, value]) => ` ${name}=${value}`);
  const { share, least, most } = percentages(entry);
  const known = exactly(entry);
  return (
    `${game}${options.join('')} ${player}: ${deals} deals, ${won} won, ${lost} lost, ` +
    `${unknown} unknown; ${share} % (${least} to ${most} %)${known && `; exactly ${known}`}`
  );
}

/**
 * Writes the figures, the tables of the documentation between their marks, and its picture.
 * @param {Entry[]} entries
 */
async function publish(entries) {
  const style = { printWidth: 100, singleQuote: true };
  writeFileSync(json, await format(JSON.stringify(entries), { ...style, parser: 'json' }));
  writeFileSync(picture, chartOf(entries));
  const text = readFileSync(docs, 'utf8').replace(
    /(<!-- odds (\S+) -->\n)[^]*?(<!-- \/odds -->)/g,
    (_, begin, game, end) =>
      `${begin}\n${tableOf(entries.filter((entry) => entry.game === game))}\n${end}`,
  );
  writeFileSync(docs, await format(text, { ...style, parser: 'markdown' }));
}

/** @param {Entry[]} entries */
function tableOf(entries) {
  const counted = entries.filter(({ won }) => won !== undefined);
  const rows = counted.map((entry) => {
    const { set, player, deals, unknown, nodes } = entry;
    const options = Object.entries(set).map(([name, value]) => `\`${name}="${value}"\``);
    const { share, least, most } = percentages(entry);
    return [
      options.join(' ') || 'default',
      nodes ? `${player}, ${nodes.toLocaleString('en')} nodes` : player,
      deals.toLocaleString('en'),
      `${share} %`,
      `${least}–${most}`,
      unknown ? String(unknown) : '',
      exactly(entry),
    ];
  });
  const head = ['options', 'player', 'deals', 'won', '95 % interval', 'undecided', 'exact'];
  // A column in which nothing stands is left out.
  const kept = head.map((_, at) => rows.some((row) => row[at] !== ''));
  return [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.filter((_, at) => kept[at]).join(' | ')} |`)
    .join('\n');
}
