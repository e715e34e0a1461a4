/** Real sites with a game in them. */
import { builtSites } from './built.mjs';
import { markdown } from './markdown.mjs';
import { sanitizerChecks } from './sanitizers.mjs';
import { wordPress } from './wordpress/index.mjs';

/** @param {import('../types.js').Run} run */
export async function sites(run) {
  await builtSites(run);
  await markdown(run);
  await sanitizerChecks(run);
  await wordPress(run);
}
