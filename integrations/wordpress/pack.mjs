/**
 * Makes the plugin that WordPress installs: a folder `hourhand` and a ZIP file of it.
 *
 *   node integrations/wordpress/pack.mjs [folder [kit]]        after npm run build
 *
 * The folder is `integrations/wordpress/dist` unless another one is given, the kit's is `dist`.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeZip } from './zip.mjs';

const source = fileURLToPath(new URL('hourhand', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
/**
 * Of the kit: all games in one file, the solver's worker beside it, the size of each tag, and the licences of
 * what is in that file.
 */
const files = ['cdn.js', 'worker.js', 'reserve.css', 'THIRD-PARTY-NOTICES.txt'];

const folder = path.resolve(process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url)));
const kit = path.resolve(process.argv[3] ?? path.join(root, 'dist'));
const plugin = path.join(folder, 'hourhand');
const missing = files.find((name) => !existsSync(path.join(kit, name)));
if (missing) {
  console.error(`There is no dist/${missing}: run \`npm run build\`.`);
  process.exit(1);
}

// And the languages besides English.
for (const name of readdirSync(path.join(kit, 'locales'))) {
  if (name.endsWith('.js')) files.push(`locales/${name}`);
}

rmSync(plugin, { recursive: true, force: true });
mkdirSync(path.join(plugin, 'dist/locales'), { recursive: true });
cpSync(source, plugin, { recursive: true });
cpSync(path.join(root, 'LICENSE'), path.join(plugin, 'LICENSE'));
for (const name of files) {
  // The maps are not part of it.
  const text = readFileSync(path.join(kit, name), 'utf8');
  writeFileSync(
    path.join(plugin, 'dist', name),
    text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'),
  );
}

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const { games } = JSON.parse(readFileSync(path.join(source, 'games.json'), 'utf8'));
/** @param {string[]} names @param {string} last the word before the last one */
const list = (names, last) => `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
const ids = Object.keys(games).map((id) => `\`${id}\``);
// The game of the day is one of the others.
const titles = Object.entries(games).flatMap(([id, { title }]) => (id === 'daily' ? [] : [title]));
const numbers = ['Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
for (const name of ['hourhand.php', 'readme.txt']) {
  const file = path.join(plugin, name);
  const text = readFileSync(file, 'utf8')
    .replaceAll('{{version}}', version)
    .replaceAll('{{games}}', list(ids, 'or'))
    .replaceAll('{{titles}}', list(titles, 'and'))
    .replaceAll('{{Count}}', numbers[titles.length - 6] ?? String(titles.length));
  writeFileSync(file, text);
}
const zip = path.join(folder, `hourhand-${version}.zip`);
writeZip(zip, folder, 'hourhand');
console.log(`${plugin}\n${zip}`);
