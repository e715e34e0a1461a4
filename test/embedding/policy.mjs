/** Everything that a game shows, under a policy that allows no style that is written into an element. */
import { writeFileSync } from 'node:fs';
import { importSource } from '../../scripts/import-source.mjs';
import { serve } from '../../scripts/serve.mjs';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; worker-src 'self' blob:";
const DIALOGS = ['howToPlay', 'settings', 'statistics', 'daily', 'chooseDeal', 'picture', 'share'];

/**
 * A game of each kind is won and lost, asked why and how, and opens each of its dialogs: nothing that it does is against
 * the policy.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder with the scripts
 * @param {readonly { id: string, tag: string }[]} games
 * @returns {Promise<string[]>} what is against it
 */
export async function everything(browser, folder, games) {
  const lines = await importSource("export * from './test/elements/lines.js'");
  /** A won and a lost game of each kind: of luck, each move is the only one. */
  const ends = (/** @type {string} */ id) => {
    const luck = { ...lines.luck, watch: { won: 5, lost: 1 } }[id];
    if (luck) return [luck.won, luck.lost].map((deal) => ({ deal, moves: undefined }));
    const name = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    return [lines[`${name}Won`], lines[`${name}Lost`]];
  };
  writeFileSync(
    `${folder}/policy.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
<script src="watch.js"></script><title>Games</title><main></main>
<script type="module" src="cdn.js"></script></html>`,
  );
  const server = await serve(folder, { 'content-security-policy': POLICY });
  const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await tab.goto(`${server.url}/policy.html`);
  /** @type {string[]} */
  const against = [];
  const note = async (/** @type {string} */ what) => {
    const all = await tab.evaluate(() => /** @type {any} */ (window).violations.splice(0));
    against.push(...new Set(all.map((/** @type {string} */ one) => `${what}: ${one}`)));
  };
  for (const { id, tag } of games) {
    for (const { deal, moves } of ends(id)) {
      const status = await tab.evaluate(play, { tag, deal, moves });
      if (!['won', 'lost'].includes(status)) against.push(`${id} ${deal} is ${status}`);
      const game = tab.locator(tag);
      await game.locator('.status-bar').waitFor();
      const why = game.getByRole('button', { name: 'Why?' });
      if (status === 'lost' && (await why.count()) > 0) await why.click();
      await note(`${id}, ${status}`);
    }
    for (const name of id === 'clock' ? DIALOGS : ['howToPlay']) {
      const error = await tab.evaluate(open, { tag, name });
      if (error) against.push(`${id}, ${name}: ${error}`);
      const dialog = tab.locator(`${tag} dialog`);
      await dialog.waitFor();
      await note(`${id}, ${name}`);
      await tab.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  }
  await tab.close();
  await server.close();
  return against;
}

/**
 * Plays a game in the page to its end, and waits until all that comes with that is there.
 * @param {{ tag: string, deal: number, moves: readonly string[] | undefined }} what
 */
async function play({ tag, deal, moves }) {
  await customElements.whenDefined(tag);
  const game = /** @type {any} */ (document.createElement(tag));
  game.setAttribute('deal', deal);
  game.setAttribute('speed', 'instant');
  document.querySelector('main')?.replaceChildren(game);
  await game.updateComplete;
  const wait = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));
  // What is drawn beside cards comes once the page has nothing else to do.
  while (!game.shadowRoot.querySelector('.details')) await wait(20);
  if (moves) for (const move of moves) game.play(move);
  else while (game.moves.length > 0) game.play(game.moves[0].token);
  // What shines comes after the last card.
  await wait(300);
  return game.status;
}

/** @param {{ tag: string, name: string }} what */
async function open({ tag, name }) {
  const result = await /** @type {any} */ (document.querySelector(tag)).showDialog(name);
  return result?.error?.code ?? '';
}
