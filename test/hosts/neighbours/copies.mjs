/** Pages that have a registry of their own, or the kit in two versions. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/catalogue.mjs';
import { copyKit } from '../sites/kit.mjs';
import { MOVES } from './page.mjs';

/** @typedef {import('./page.mjs').Beside} Beside */

const OLDER = '0.0.9';

/** Beside the page, as on a public server: the kit in another version. @param {string} folder */
function layOlder(folder) {
  copyKit(folder, 'public/older');
  const file = path.join(folder, 'public/older/cdn.js');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const text = readFileSync(file, 'utf8');
  const changed = text
    .replaceAll(`"${version}"`, `"${OLDER}"`)
    .replaceAll(`\`${version}\``, `\`${OLDER}\``);
  if (changed === text) throw new Error(`cdn.js does not name its version, ${version}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, changed);
}

/**
 * @param {string} address
 * @param {RegExp} line that names both versions
 * @returns {import('./page.mjs').Check}
 */
const mixed = (address, line) => ({
  address,
  async work(page) {
    await page.ready();
    const clock = page.tab.locator('clock-solitaire');
    await clock.locator('button.movable').first().waitFor();
    // The settings around both, whichever copy has defined their tag, reach both.
    assert.equal(await page.game.locator('[part~=menu]').count(), 0);
    assert.equal(await clock.locator('[part~=menu]').count(), 0);
    await page.tap(MOVES[0]);
    await page.drag(MOVES[1]);
    await page.heard(MOVES.slice(0, 2));
    await clock.locator('button.movable').first().click();
    await page.tab.waitForFunction(() => window['heard'].length === 3);
    const lines = page.said.filter((text) => /Hourhand/.test(text));
    assert.equal(lines.length, 1, lines.join('\n'));
    assert.match(lines[0] ?? '', line);
    assert.deepEqual(page.thrown, []);
    // The other copy reads what this one has saved.
    await page.tab.goto(new URL(address === '?older' ? '?newer' : '?older', page.tab.url()).href);
    await page.ready();
    assert.equal(await page.game.evaluate((game) => game['moveCount']), 2);
  },
});

/** @param {string} address @returns {import('./page.mjs').Check} */
const scoped = (address) => ({
  address,
  tag: 'div grandfathers-clock-solitaire',
  async work(page) {
    await page.ready();
    await page.tap(MOVES[0]);
    await page.drag(MOVES[1]);
    await page.heard(MOVES.slice(0, 2));
    const other = page.tab.locator('body > grandfathers-clock-solitaire');
    assert.equal(await other.innerText(), 'Of the page');
    assert.equal(await other.evaluate((element) => element.shadowRoot), null);
  },
});

/** @type {import('./page.mjs').Neighbour[]} */
export const copies = [
  {
    name: 'a scoped registry',
    folder: 'scoped',
    packages: ['@webcomponents/scoped-custom-element-registry'],
    checks: {
      'the game is played, the page’s own element is left alone': scoped(''),
      'the same with the polyfill': scoped('?polyfill'),
    },
  },
  {
    name: 'two versions of the kit',
    folder: 'versions',
    prepare: layOlder,
    checks: {
      'the older one first: both games are played and read each other’s saves': mixed(
        '?older',
        /already defined by Hourhand 0\.0\.9; Hourhand \d+\.\d+\.\d+ doesn’t replace it/,
      ),
      'the newer one first: the same': mixed(
        '?newer',
        /already defined by Hourhand \d+\.\d+\.\d+; Hourhand 0\.0\.9 doesn’t replace it/,
      ),
    },
  },
];
