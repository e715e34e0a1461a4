/**
 * Takes the pictures of docs/look.md and of the README from the sources, in the tests' browser.
 *
 *   node scripts/docs-pictures.mjs [part of a picture's name …]
 */
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { launch } from './browser.mjs';
import { root } from './catalogue.mjs';

/**
 * @typedef {object} Picture
 * @property {string} [game] none: the twelve courts, by themselves
 * @property {readonly [number, number]} size of the window
 * @property {number} [moves] how many are made of the game's line in test/elements/lines.ts
 * @property {boolean} [lost] whether it is the line that loses
 * @property {boolean} [dark]
 * @property {boolean} [touch] whether the window is that of a phone
 * @property {Record<string, string>} [attributes]
 * @property {string} [press] the part of a button
 * @property {boolean} [lift] whether a card is lifted that can go to several piles
 */

/** @type {Record<string, Picture>} */
const pictures = {
  clock: { game: 'clock', size: [820, 740], moves: 24 },
  'pictures/clock-opening': { game: 'clock', size: [700, 700], moves: 0 },
  'pictures/clock-dark': { game: 'clock', size: [700, 700], moves: 24, dark: true },
  'pictures/clock-lost': { game: 'clock', size: [620, 790], lost: true, press: 'why' },
  'pictures/watch-felt': {
    game: 'watch',
    size: [760, 720],
    moves: 24,
    attributes: { theme: 'felt' },
  },
  'pictures/grandfathers-clock': { game: 'grandfathers-clock', size: [1000, 620], moves: 18 },
  'pictures/grandfathers-clock-wood': {
    game: 'grandfathers-clock',
    size: [768, 800],
    moves: 18,
    attributes: { theme: 'wood' },
  },
  'pictures/grandfathers-clock-lifted': {
    game: 'grandfathers-clock',
    size: [768, 800],
    moves: 5,
    lift: true,
  },
  'pictures/big-ben': { game: 'big-ben', size: [800, 800], moves: 50 },
  'pictures/big-ben-phone': { game: 'big-ben', size: [390, 780], moves: 50 },
  'pictures/german-clock-paper': {
    game: 'german-clock',
    size: [800, 720],
    moves: 50,
    attributes: { theme: 'paper' },
  },
  'pictures/travellers-night': {
    game: 'travellers',
    size: [800, 660],
    moves: 30,
    attributes: { theme: 'night' },
  },
  'pictures/hide-and-seek': { game: 'hide-and-seek', size: [800, 660], moves: 30 },
  'pictures/courts': { size: [816, 384] },
  'pictures/clock-phone': { game: 'clock', size: [844, 390], moves: 24, touch: true },
};

/** Bytes of the largest picture, and the qualities that are tried to get there. */
const MOST = 60_000;
const QUALITIES = [86, 78, 70, 62, 54, 46];

const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>
  :root { color-scheme: light dark; background: light-dark(#fbfaf7, #14161b); }
  body { margin: 12px; font-family: system-ui, sans-serif; }
  .courts { display: grid; grid-template-columns: repeat(6, 1fr); gap: 12px; }
  .courts .card { --_paper: #fffdf8; background: #fffdf8; color: #17191f; border-radius: 9px; box-shadow: 0 0 0 1px rgb(30 25 15 / 34%); }
  .courts .card:nth-child(n + 4):nth-child(-n + 9) { color: #c2122e; }
</style>
<script type="module">
  import '/src/hourhand.js';
  import * as lines from '/test/elements/lines.ts';
  import { stage } from '/stories/stage.ts';
  import { drawCourt } from '/src/board/cards/courts.ts';
  import { drawFace, faceStyles } from '/src/board/cards/faces.ts';
  const { game, moves, lost, attributes } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  if (game) document.body.append(board());
  else showCourts();
  function showCourts() {
    document.head.querySelector('style').append(faceStyles);
    document.body.innerHTML = '<div class="courts"></div>';
    for (let suit = 0; suit < 4; suit++)
      for (let rank = 11; rank < 14; rank++) {
        const card = Object.assign(document.createElement('div'), { className: 'card' });
        card.append(drawFace(suit * 13 + rank - 1, 0, drawCourt(suit, rank)));
        document.body.firstChild.append(card);
      }
  }
  function board() {
    const way = lost ? 'lost' : 'won';
    const [first, ...others] = game.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
    const name = first.toLowerCase() + others.join('') + (lost ? 'Lost' : 'Won');
    const line = lines[name] ?? { deal: lines.luck[game]?.[way] ?? lines.watchReturn.deal };
    return stage(game + '-solitaire', { ...line, count: moves, attributes });
  }
</script>`;

const wanted = process.argv.slice(2);
const server = await createServer({ root, logLevel: 'warn', server: { port: 0 } });
await server.listen();
const browser = await launch();
try {
  for (const [name, picture] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    await take(name, picture);
  }
} finally {
  await browser.close();
  await server.close();
}

/**
 * @param {string} name
 * @param {Picture} picture
 */
async function take(name, { size, dark, touch, press, lift, ...stage }) {
  const view = await browser.newPage({
    viewport: { width: size[0], height: size[1] },
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: touch ?? false,
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  await view.route('**/picture', (route) =>
    route.fulfill({ body: page, contentType: 'text/html; charset=utf-8' }),
  );
  await view.goto(`${url}picture#${encodeURIComponent(JSON.stringify(stage))}`);
  await view.locator('.card:not([hidden])').first().waitFor({ state: 'attached' });
  if (press) await view.locator(`button[part~=${press}]`).click();
  // Some card that can go to several places.
  for (const pile of lift ? await view.locator('button.movable').all() : []) {
    await pile.locator('.grip').click({ force: true });
    if ((await view.locator('.target').count()) > 0) break;
  }
  // Styles and ornaments that are loaded later.
  await view.waitForLoadState('networkidle');
  await view.waitForTimeout(600);
  for (const quality of QUALITIES) {
    const image = await view.screenshot({ type: 'jpeg', quality });
    if (image.length > MOST && quality !== QUALITIES.at(-1)) continue;
    writeFileSync(`${root}docs/${name}.jpg`, image);
    console.log(`docs/${name}.jpg: ${image.length} bytes`);
    break;
  }
  await view.close();
}
