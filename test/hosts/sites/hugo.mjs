/** Sites made with Hugo and the shortcode in integrations/hugo. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/catalogue.mjs';
import { copyKit } from './kit.mjs';
import { missing } from '../../../scripts/debian.mjs';
import { runProgram } from './programs.mjs';

const CONFIG =
  "baseURL = '/'\ntitle = 'A site'\ndisableKinds = ['taxonomy', 'term', 'RSS', 'sitemap']\n";
const LAYOUT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>{{ .Title }}</title>
<link rel="icon" href="data:,">{{ .Content }}</html>`;

/**
 * @param {string} folder with the content of a site
 * @param {string} [config] more of it
 * @returns {string} what Hugo printed
 */
export function buildHugo(folder, config = '') {
  mkdirSync(path.join(folder, 'layouts/_default'), { recursive: true });
  writeFileSync(path.join(folder, 'config.toml'), CONFIG + config);
  for (const name of ['single', 'list']) {
    writeFileSync(path.join(folder, `layouts/_default/${name}.html`), LAYOUT);
  }
  cpSync(path.join(root, 'integrations/hugo'), folder, { recursive: true });
  copyKit(folder, 'static/hourhand');
  return runProgram('hugo', [], { cwd: folder });
}

/** @param {string} folder of a site that Hugo builds */
export function badSettings(folder) {
  const shortcode = `{{< hourhand game="chess" >}}

{{< hourhand game="big-ben" redeals="2" winnable=true label="A & \\"B\\" <i>" theme="pink" onclick="alert(1)" deal="7\\" onload=x" width="20rem" height="1px;color:red" >}}`;
  writeFileSync(path.join(folder, 'content/bad.md'), `+++\ntitle = 'Bad'\n+++\n${shortcode}\n`);
  const said = buildHugo(folder);
  const html = readFileSync(path.join(folder, 'public/bad/index.html'), 'utf8');
  const tags = [...html.matchAll(/<[a-z-]+-solitaire.*?>/g)].map(([tag]) => tag);
  assert.deepEqual(tags, [
    '<clock-solitaire>',
    '<big-ben-solitaire label="A &amp; &#34;B&#34; &lt;i&gt;" redeals="2" winnable style="max-width:20rem;margin-inline:auto">',
  ]);
  const lines = said.split('\n').filter((line) => line.startsWith('WARN'));
  for (const name of ['game="chess"', 'theme="pink"', 'onclick', 'deal=', 'height=']) {
    const warnings = lines.filter((line) => /bad\.md:\d+/.test(line) && line.includes(name));
    assert.equal(warnings.length, 1, `warnings of ${name}: ${said}`);
  }
  assert.equal(lines.length, 5, said);
}

export const missingHugo = () => missing(['hugo'], ['hugo']);
