/** What the documentation refers to exists: files, headings, scripts and folders. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';

const files = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };

/** Without code blocks, whose contents are examples. */
const proseOf = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/^```.*?^```$/gms, '');

/** The anchors of a file’s headings, as GitHub makes them. */
function anchorsOf(file: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of proseOf(file).matchAll(/^#+ (.*)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let unique = anchor;
    for (let i = 1; anchors.has(unique); i++) unique = `${anchor}-${i}`;
    anchors.add(unique);
  }
  return anchors;
}

/** What is wrong with a link’s target; undefined if nothing is. */
function faultOf(file: string, target: string): string | undefined {
  if (/^[a-z]+:/.test(target)) {
    return URL.canParse(target) && target.startsWith('https:') ? undefined : 'is no https address';
  }
  const [name = '', anchor] = target.split('#');
  const other = name ? path.join(path.dirname(file), name) : file;
  if (!existsSync(other)) return 'doesn’t exist';
  if (anchor !== undefined && !anchorsOf(other).has(anchor)) return 'has no such heading';
  return undefined;
}

describe('the documentation', () => {
  it('is found', () => assert.ok(files.includes('README.md') && files.includes('docs/solver.md')));

  for (const file of files) {
    it(`${file}: its links lead somewhere`, () => {
      const faults: string[] = [];
      for (const [, target = ''] of proseOf(file).matchAll(/\]\(\s*<?([^)\s>]+)/g)) {
        const fault = faultOf(file, target);
        if (fault) faults.push(`${target} ${fault}`);
      }
      assert.deepEqual(faults, []);
    });

    it(`${file}: the files and commands that it names exist`, () => {
      const faults: string[] = [];
      for (const [, code = ''] of proseOf(file).matchAll(/`([^`\n]+)`/g)) {
        const [, script] = /^npm run ([\w:-]+)/.exec(code) ?? [];
        if (script && !Object.hasOwn(scripts, script)) faults.push(code);
        const name = /^(?:node )?((?:bench|docs|scripts|src|stories|test|types)\/[\w./-]+)$/.exec(
          code,
        )?.[1];
        if (name && !/your-/.test(name) && !existsSync(name)) faults.push(code);
        if (name?.endsWith('/') && existsSync(name) && !statSync(name).isDirectory()) {
          faults.push(code);
        }
      }
      assert.deepEqual(faults, []);
    });
  }
});
