/** The paths that a page can import: what is here stays. */
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { catalogue } from '../../src/catalogue.js';
import { settingSpecs } from '../../src/settings/specs.js';

const { exports, sideEffects } = JSON.parse(readFileSync('package.json', 'utf8'));

const games = catalogue.map(({ id }) => id);

describe('the package', () => {
  it('has exactly these entries', () => {
    assert.deepEqual(
      Object.keys(exports).sort(),
      [
        '.',
        './autoloader',
        './cdn',
        './custom-elements.json',
        './daily',
        './element',
        './embed',
        './locales/de',
        './package.json',
        './play',
        './poster',
        './preact',
        './react',
        './reserve.css',
        './rules',
        './settings',
        './solid',
        './solver',
        './svelte',
        './themes/*.css',
        './vue',
        './worker',
        ...games.flatMap((id) => [`./${id}`, `./${id}/class`]),
      ].sort(),
    );
  });

  it('has the games that it has had', () => {
    const ours = ['clock', 'watch', 'travellers', 'hide-and-seek', 'grandfathers-clock'];
    for (const id of [...ours, 'big-ben', 'german-clock', 'wandering-card']) {
      assert.ok(games.includes(id), id);
    }
  });

  it('lets no bundler drop what is imported for its effect alone', () => {
    const names = ['hourhand', ...games, 'autoloader', 'settings', 'cdn', 'worker'];
    const needed = names.map((n) => `./dist/${n}.js`);
    for (const file of [...needed, './dist/locales/de.js', './dist/themes/*.css']) {
      assert.ok(sideEffects.includes(file), file);
    }
    for (const game of games) assert.ok(!sideEffects.includes(`./dist/${game}/class.js`), game);
    for (const name of ['play', 'poster']) assert.ok(!sideEffects.includes(`./dist/${name}.js`));
  });

  it('has nothing to do in Node: the file of the whole kit needs a page', () => {
    assert.equal(exports['./cdn'].node, './dist/hourhand.js');
  });
});

describe('the style sheets of themes', () => {
  it('are those of the themes, with something in each', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hourhand-themes-'));
    try {
      const write =
        "import { writeThemes } from './scripts/themes.mjs'; await writeThemes(process.argv[1])";
      const { stderr, status } = spawnSync(
        process.execPath,
        ['--input-type=module', '--eval', write, folder],
        { encoding: 'utf8' },
      );
      assert.equal(status, 0, stderr);
      const themes = settingSpecs.get('theme')!.values;
      assert.deepEqual(readdirSync(folder).sort(), themes.map((name) => `${name}.css`).sort());
      for (const name of themes) {
        assert.match(readFileSync(`${folder}/${name}.css`, 'utf8'), /--solitaire-padding: \S/);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('a style sheet is imported', () => {
  // Each compiler that the package is built with: both ask what is imported for its effect alone.
  for (const compiler of ['typescript', 'typescript-native']) {
    it(`without an error of ${compiler}`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'hourhand-types-'));
      try {
        mkdirSync(`${folder}/node_modules`);
        symlinkSync(process.cwd(), `${folder}/node_modules/hourhand`);
        const themes = ['felt', 'wood', 'paper', 'night'];
        const sheets = ['reserve', ...themes.map((theme) => `themes/${theme}`)];
        writeFileSync(
          `${folder}/page.ts`,
          sheets.map((sheet) => `import 'hourhand/${sheet}.css';\n`).join(''),
        );
        const compilerOptions = {
          module: 'esnext',
          moduleResolution: 'bundler',
          noEmit: true,
          types: [],
        };
        writeFileSync(
          `${folder}/tsconfig.json`,
          JSON.stringify({ compilerOptions, files: ['page.ts'] }),
        );
        const { stdout, status } = spawnSync(
          process.execPath,
          [`node_modules/${compiler}/bin/tsc`, '--project', folder],
          { encoding: 'utf8' },
        );
        assert.equal(status, 0, stdout);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }
});
