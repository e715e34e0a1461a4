/**
 * What a page may have besides the game: slides, shortcuts, extensions. Each is a folder with a page, built with
 * Vite, and checks that look at both sides: the game is played, and the neighbour does its own work and no more.
 */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../../scripts/serve.mjs';
import { withVite } from '../frameworks/vite.mjs';
import { own } from '../workshop.mjs';
import { copies } from './copies.mjs';
import { extensions } from './extensions.mjs';
import { shortcuts } from './keys.mjs';
import { openBeside } from './page.mjs';
import { slides } from './slides.mjs';

const KIND = 'neighbours';
export const BUILDS = 'the page builds';

export const all = [...slides, ...shortcuts, ...extensions, ...copies];

/** @param {import('../types.js').Run} run */
export async function neighbours({ browser, check, tell, wanted, workplace }) {
  for (const { name, folder, packages = [], checks, prepare } of all) {
    if (!wanted(`neighbour ${name}`)) continue;
    const place = workplace(`neighbour-${folder}`);
    if (packages.length > 0) tell(KIND, name, place.versions(...packages));
    const built = await check(KIND, name, BUILDS, async () => {
      cpSync(path.join(own, 'neighbours', folder), place.folder, { recursive: true });
      await prepare?.(place.folder);
      await withVite()(place);
    });
    if (!built) continue;
    const site = await serve(path.join(place.folder, 'out'));
    for (const [what, { address = '', work, ...options }] of Object.entries(checks)) {
      await check(KIND, name, what, async () => {
        const page = await openBeside(browser, `${site.url}/${address}`, options);
        try {
          await work(page);
        } finally {
          await page.close();
        }
      });
    }
    await site.close();
  }
}
