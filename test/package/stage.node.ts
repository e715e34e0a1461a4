/** The package as it is published: its addresses, and links that lead to something. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { addressesFrom, withAbsoluteLinks } from '../../scripts/addresses.mjs';

const ADDRESSES = [
  '--repository',
  'https://code.example/somebody/hourhand',
  '--homepage',
  'https://hourhand.example/',
  '--bugs',
  'https://code.example/somebody/hourhand/issues',
];
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Without addresses of whoever runs the tests. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('HOURHAND_')),
);

describe('the staged package', () => {
  let folder = '';
  let content = '';

  before(() => {
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync('.cache/stage-');
    const staged = path.join(folder, 'staged');
    execFileSync(process.execPath, ['scripts/stage.mjs', '--to', staged, ...ADDRESSES], { env });
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, `./${staged}`], { env });
    const [packed] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
    execFileSync('tar', ['-xzf', path.join(folder, packed!), '-C', folder]);
    content = path.join(folder, 'package');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('has no relative link to what is not in it', () => {
    const texts = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(md|txt)$/.test(file),
    );
    assert.ok(texts.includes('README.md') && texts.includes('llms.txt'), texts.join());
    let absolute = 0;
    for (const file of texts) {
      const text = readFileSync(path.join(content, file), 'utf8').replaceAll(/^```.*?^```$/gms, '');
      for (const [, target = ''] of text.matchAll(/\]\(\s*<?([^)\s>#]+)/g)) {
        if (/^https:/.test(target)) absolute++;
        else assert.ok(existsSync(path.join(content, target)), `${file}: ${target}`);
      }
    }
    assert.ok(absolute > 20, `${absolute} links`);
  });

  it('leads to the files of its version, and to the picture itself', () => {
    const readme = readFileSync(path.join(content, 'README.md'), 'utf8');
    const at = 'https://code.example/somebody/hourhand';
    assert.ok(readme.includes(`](${at}/blob/v${version}/docs/styling.md)`));
    assert.ok(readme.includes(`](${at}/blob/v${version}/SECURITY.md#what-it-stores)`));
    assert.ok(readme.includes(`](${at}/raw/v${version}/docs/clock.jpg)`));
    for (const [, , file = ''] of readme.matchAll(/\/(blob|raw)\/v[\d.]+\/([^)#]+)/g)) {
      assert.ok(existsSync(file), file);
    }
  });

  it('says where it comes from, which its provenance needs', () => {
    const packed = JSON.parse(readFileSync(path.join(content, 'package.json'), 'utf8'));
    assert.deepEqual(packed.repository, {
      type: 'git',
      url: 'git+https://code.example/somebody/hourhand.git',
    });
    assert.equal(packed.homepage, 'https://hourhand.example');
    assert.equal(packed.bugs, 'https://code.example/somebody/hourhand/issues');
    assert.equal(packed.publishConfig.provenance, true);
    assert.equal(packed.scripts, undefined);
  });
});

describe('the addresses of a release', () => {
  it('are missing until somebody gives them, each with a line of its own', () => {
    for (const command of [['scripts/release.mjs', '999.0.0'], ['scripts/stage.mjs']]) {
      const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
      assert.equal(status, 1);
      const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
      for (const name of ['repository', 'homepage', 'bugs'] as const) {
        // A release has put them there.
        if (manifest[name]) return;
        assert.match(
          stderr,
          RegExp(`^“${name}” is missing: give --${name} https://… or set HOURHAND`, 'm'),
        );
      }
    }
  });

  it('come from options, the environment or the last release, in this order', () => {
    const manifest = {
      repository: { type: 'git', url: 'git+https://a.example/x.git' },
      homepage: 'https://a.example/home',
    };
    const { addresses, faults } = addressesFrom(
      { homepage: 'https://b.example/' },
      { HOURHAND_HOMEPAGE: 'https://c.example', HOURHAND_BUGS: 'a/b' },
      manifest,
    );
    assert.equal(addresses.repository, 'https://a.example/x');
    assert.equal(addresses.homepage, 'https://b.example');
    assert.deepEqual(faults.length, 1);
    assert.match(faults[0]!, /“bugs” is “a\/b”, which is no https address/);
  });

  it('change no code, no address and nothing that is packed', () => {
    const where = {
      repository: 'https://r.example',
      version: '1.0.0',
      isPacked: (one: string) => one === 'in.md',
    };
    const same =
      '[a](in.md) [b](https://x.example) [c](#here) [d](mailto:x@y.example)\n```md\n[e](docs/e.md)\n```\n';
    assert.equal(withAbsoluteLinks(same, where), same);
    assert.equal(
      withAbsoluteLinks('![p](docs/p.png) [`q`](docs/q.md#r)', where),
      '![p](https://r.example/raw/v1.0.0/docs/p.png) [`q`](https://r.example/blob/v1.0.0/docs/q.md#r)',
    );
  });

  it('are needed: the folder of the repository is not published', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/stage.mjs', '--refuse'], {
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, /npm run stage && npm publish/);
  });
});
