/** Builds the examples of docs/use, and plays a move in each with the mouse. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../../scripts/serve.mjs';
import { writeExample } from './examples.mjs';
import { generators } from './generators.mjs';
import { playPage } from './play.mjs';
import { staysPut } from './still.mjs';

const BUILDS = 'the example builds';

/** @param {import('../types.js').Run} run */
export async function builtSites(run) {
  for (const generator of generators) {
    const { name } = generator;
    if (!run.wanted(`site ${name}`)) continue;
    const why = generator.missing?.();
    if (why) run.leaveOut('sites', name, BUILDS, why);
    else await buildAndPlay(run, generator);
  }
}

/** @param {import('../types.js').Run} run @param {import('./generators.mjs').Generator} generator */
async function buildAndPlay({ workplace, browser, check, tell }, generator) {
  const {
    name,
    package: from,
    page,
    into = '',
    build,
    start = '',
    button,
    counts,
    after,
  } = generator;
  const place = workplace(`site-${name.toLowerCase().replace(' ', '-')}`);
  const { folder } = place;
  if (from) tell('sites', name, place.versions(from));
  symlinkSync('../../node_modules', path.join(folder, 'node_modules'));
  let built = '';
  const works = await check('sites', name, BUILDS, async () => {
    writeExample(page, path.join(folder, into), name);
    built = await build(place);
  });
  if (!works) return;
  const server = await serve(path.join(folder, built));
  const url = `${server.url}/${start}`;
  await check('sites', name, 'a move by the mouse is heard', () =>
    playPage(
      browser,
      url,
      counts ? (tab) => tab.getByText(/Moves:\s*1/).waitFor() : undefined,
      button ? (tab) => tab.getByText(button).click() : undefined,
    ),
  );
  if (after) {
    await check('sites', name, 'the page does not move when the game comes', () =>
      staysPut(browser, url, { game: 'clock-solitaire', after, scripts: '**/*.js*' }),
    );
  }
  await server.close();
  for (const [what, work] of Object.entries(generator.more?.(folder) ?? {})) {
    await check('sites', name, what, async () => work());
  }
}
