/** docs/hosts.md tells of every host and check that there is, in the version that the lock has. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Checks from '../hosts/frameworks/checks.mjs';
import type * as Hosts from '../hosts/frameworks/hosts.mjs';
import type * as Oldest from '../hosts/frameworks/oldest.mjs';
import type * as Neighbours from '../hosts/neighbours/index.mjs';
import type * as Generators from '../hosts/sites/generators.mjs';
import type * as Setup from '../hosts/sites/wordpress/setup.mjs';
import type * as Table from '../hosts/table.mjs';
import type * as Workshop from '../hosts/workshop.mjs';

/** Loads a module as it stands: what is bundled with a test no longer knows where it is. */
const load = (file: string): Promise<unknown> =>
  import(pathToFileURL(path.resolve('test/hosts', file)).href);
const { gameChecks } = (await load('frameworks/checks.mjs')) as typeof Checks;
const { frameworks, servers } = (await load('frameworks/hosts.mjs')) as typeof Hosts;
const { oldest } = (await load('frameworks/oldest.mjs')) as typeof Oldest;
const neighbours = (await load('neighbours/index.mjs')) as typeof Neighbours;
const { generators } = (await load('sites/generators.mjs')) as typeof Generators;
const { releases } = (await load('sites/wordpress/setup.mjs')) as typeof Setup;
const table = (await load('table.mjs')) as typeof Table;
const { lockedVersions } = (await load('workshop.mjs')) as typeof Workshop;

const tried = table.readTried();
const found = (kind: string, host: string): (typeof tried)[number] => {
  const one = tried.find((result) => result.kind === kind && result.host === host);
  assert.ok(one, `${host} has no result: npm run test:hosts -- "${host}" --write`);
  return one;
};

describe('docs/hosts.md', () => {
  it('is what the last results make of it', async () => {
    assert.equal(readFileSync('docs/hosts.md', 'utf8'), await table.documentOf(tried));
  });

  it('says what fails and what was left out, with the reason', async () => {
    const checks = { builds: '✖ it is broken', 'defined before': '– it was not tried' };
    const text = await table.documentOf([
      { kind: 'frameworks', host: 'Mine', version: 'my 1.0.0', checks },
    ]);
    assert.match(text, /\| Mine \(my 1\.0\.0\) +\| ✖ +\| – +\|/);
    assert.match(text, /^- ✖ Mine, builds: it is broken$/m);
    assert.match(text, /^- – defined before \(Mine\): it was not tried$/m);
  });

  it('has every host, and none that is gone', () => {
    const hosts: Record<string, readonly string[]> = {
      frameworks: [...frameworks, ...oldest].map(({ name }) => name),
      servers: [...servers.map(({ name }) => name), 'Next'],
      neighbours: neighbours.all.map(({ name }) => name),
      sites: generators.map(({ name }) => name),
      wordpress: releases.map(({ name }) => name),
    };
    for (const [kind, names] of Object.entries(hosts)) {
      const known = tried.filter((one) => one.kind === kind).map(({ host }) => host);
      assert.deepEqual(known.toSorted(), names.toSorted(), kind);
    }
    assert.equal(
      tried.filter(({ kind }) => kind === 'bundlers').length,
      readdirSync('test/hosts/bundlers').length,
    );
  });

  it('has every check of the frameworks, or says why one does not apply', () => {
    for (const { name, without = {} } of [...frameworks, ...oldest]) {
      const { checks } = found('frameworks', name);
      for (const [check, why] of Object.entries(without)) {
        assert.equal(checks[check], `– ${why}`, `${name}: ${check}`);
      }
      const missing = gameChecks.filter((check) => !checks[check]);
      const apart = ['events heard', 'mount, unmount', 'properties kept'];
      const unexplained = missing.filter((check) => !apart.some((part) => check.startsWith(part)));
      assert.deepEqual(unexplained, [], name);
    }
  });

  it('has every check of the neighbours', () => {
    for (const { name, checks } of neighbours.all) {
      const known = Object.keys(found('neighbours', name).checks);
      assert.deepEqual(known, [neighbours.BUILDS, ...Object.keys(checks)], name);
    }
  });

  it('has the versions of the locks', () => {
    const locks = [lockedVersions(''), lockedVersions('oldest')];
    for (const { host, version = '' } of tried) {
      for (const [, name = '', number] of version.matchAll(/(\S+) (\d\S*?)(?:,|$)/g)) {
        // WordPress comes from elsewhere.
        if (name === 'wordpress') continue;
        const locked = locks.map((lock) => lock.get(name));
        assert.ok(locked.includes(number), `${host}: ${name} ${number}, not ${locked.join(', ')}`);
      }
    }
  });

  it('docs/use names the oldest versions that are promised', () => {
    const text = readFileSync('docs/use/frameworks.md', 'utf8').replace(/\s+/g, ' ');
    for (const { name } of oldest) {
      const version = name.replace(/ with .*/, '');
      assert.ok(text.includes(version), version);
    }
  });
});
