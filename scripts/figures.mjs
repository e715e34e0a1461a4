/**
 * Writes docs/figures.md: the size of every entry, the layout shift, and the first board's time.
 *
 *   npm run figures [-- --check]      after npm run build
 *
 * `--check` fails if a size in the file is wrong by more than 1 kB. The first board's time is that of the
 * last `npm run bench:first -- --write`: machines differ too much for a check.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { readCatalogue, root } from './catalogue.mjs';

process.chdir(root);
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = 'docs/figures.md';

const { stdout, status, stderr } = spawnSync(
  process.execPath,
  ['node_modules/size-limit/bin.js', '--config', 'scripts/sizes.config.mjs', '--json'],
  { encoding: 'utf8' },
);
if (status !== 0) {
  console.error(stdout, stderr);
  process.exit(1);
}
/** @type {{ name: string, size: number }[]} */
const sizes = JSON.parse(stdout);
const published = new Map(
  values.check
    ? [...readFileSync(file, 'utf8').matchAll(/^\| (.+?) +\| +([\d.]+) \|$/gm)].map(
        ([, name, kB]) => [name, Number(kB)],
      )
    : [],
);

/**
 * A size in kB as the file shows it, or, for `--check`, as it already stands there if that is close enough:
 * a few bytes either way should not fail a change.
 *
 * @param {{ name: string, size: number }} entry size in bytes
 */
function kB({ name, size }) {
  const before = published.get(name);
  return (
    before !== undefined && Math.abs(before - size / 1000) <= 1 ? before : size / 1000
  ).toFixed(1);
}

/** @type {typeof import('../bench/first/results.json')} */
const first = JSON.parse(readFileSync('bench/first/results.json', 'utf8'));

const numbers = ['six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const { length } = await readCatalogue();
const count = numbers[length - 6] ?? length;

const text = `# Figures

Written by \`npm run figures\`, from what was measured last. CI fails if a size is wrong by more than 1 kB.

## Sizes

Compressed with Brotli, with all dependencies, bundled by esbuild (\`npm run check:sizes\`).

| What                                  |  kB |
| ------------------------------------- | --: |
${sizes.map((entry) => `| ${entry.name} | ${kB(entry)} |`).join('\n')}

## Layout shift

Cumulative layout shift with \`reserve.css\` or a snippet of the builder, from the first painting to the
dealt board, at 200, 360, 768 and 1280 pixels, ${count} games: **0**. \`npm run test:embedding\` fails otherwise.

## The first board

\`npm run bench:first\` opens pages with an empty cache, on a line of 1.6 Mbit/s and 150 ms, with the processor
4 times slower. A board stands when all its cards or pieces are drawn; it is tapped then, and answers when the
tap can be seen. Three of the chess boards know their rules. Medians of ${first.runs} runs each; ratios with 95 %
intervals.

| Board | kB in all | requests | stands after | answers after | ${first.boards} boards, work |
| ----- | --------: | -------: | -----------: | ------------: | ---------: |
${first.rows.map(({ board, kB: bytes, requests, stands, answers, work }) => `| ${board} | ${bytes.toFixed(1)} | ${requests} | ${stands} ms | ${answers} ms | ${work} ms |`).join('\n')}

Clock needs ${first.time} of the time of chessground + chessops until it stands, ${first.answer} until it answers, and
${first.work} of the work of gchessboard without rules for ${first.boards} boards.
`;

const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
if (!values.check) writeFileSync(file, formatted);
else if (readFileSync(file, 'utf8') !== formatted) {
  console.error(`${file} is out of date: run \`npm run figures\`.`);
  process.exitCode = 1;
}
