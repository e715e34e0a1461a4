/** Programs without a browser: Node, and what acts a browser. */
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { own } from './workshop.mjs';

/** @param {import('./types.js').Run} run */
export async function programs({ check, wanted, workplace }) {
  const place = workplace('without-browser');
  cpSync(path.join(own, 'without-browser'), place.folder, { recursive: true });
  const inNode = (/** @type {string} */ name) => `import('hourhand/${name}').then(() => {});`;
  for (const name of ['worker', 'cdn', 'clock']) {
    if (!wanted('Node')) continue;
    writeFileSync(path.join(place.folder, `${name}.mjs`), inNode(name));
    await check('programs', 'Node', `hourhand/${name} does nothing and ends`, async () => {
      const said = await place.run([path.join(place.folder, `${name}.mjs`)]);
      if (said) throw new Error(said);
    });
  }
  for (const name of ['jsdom', 'happy-dom']) {
    if (!wanted(name)) continue;
    await check('programs', name, 'every game can be played', () =>
      place.run([path.join(place.folder, 'play.js'), name], ['--conditions=browser']),
    );
  }
}
