/**
 * Plays by ear alone: a program that knows only the accessibility tree and what the live region says
 * builds the position, decides and acts by keys.
 *
 *   node test/ear/run.mjs [--game id …] [--lang en|de …] [--deals 2] [--from 1]     after npm run build
 */
import { parseArgs } from 'node:util';
import { launch } from '../../scripts/browser.mjs';
import { readCatalogue, root } from '../../scripts/catalogue.mjs';
import { serve } from '../../scripts/serve.mjs';
import { languages } from './languages.mjs';
import { Listener } from './listener.mjs';
import { isWinnable, players } from './players.mjs';

process.chdir(root);
const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    lang: { type: 'string', multiple: true },
    deals: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    log: { type: 'boolean', default: false },
  },
});
const games = (await readCatalogue()).filter(
  ({ id }) => players[id] && (values.game ?? [id]).includes(id),
);
const langs = values.lang ?? Object.keys(languages);
/** Games that are to be won, on deals that can be. */
const WON = ['grandfathers-clock', 'german-clock'];

const server = await serve('dist');
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
let passed = 0;
let failed = 0;
for (const { id, tag } of games) {
  for (const lang of langs) {
    const language = languages[lang];
    if (!language) throw new Error(`--lang takes ${Object.keys(languages).join(', ')}`);
    const ends = { won: 0, lost: 0 };
    let deal = Number(values.from);
    for (let played = 0; played < Number(values.deals); played++, deal++) {
      while (WON.includes(id) && !isWinnable(id, deal)) deal++;
      const page = await context.newPage();
      const listener = new Listener(page, await context.newCDPSession(page));
      try {
        await page.route('**/ear.html', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Ear</title>
              <link rel="icon" href="data:,"><script type="module" src="cdn.js"></script>
              <${tag} deal="${deal}" speed="instant" storage="none"></${tag}>`,
          }),
        );
        await page.goto(`${server.url}/ear.html`);
        // To the board, past the toolbar.
        for (let i = 0; i < 20; i++) {
          const { focus } = await listener.now();
          if (/:/.test(focus) && !/^(Deal|Moves)/.test(focus)) break;
          await page.keyboard.press('Tab');
        }
        const end = await players[id]?.(listener, language);
        if (!end) throw new Error('the game has no end');
        if (WON.includes(id) && end !== 'won') throw new Error('the game was lost');
        ends[end]++;
        passed++;
        if (values.log) console.log(listener.log.join('\n'));
      } catch (error) {
        failed++;
        console.log(
          `✖ ${id}, deal ${deal}, ${lang}: ${error instanceof Error ? error.stack : error}`,
        );
        console.log(
          listener.log
            .slice(-8)
            .map((line) => `    ${line}`)
            .join('\n'),
        );
      }
      await page.close();
    }
    console.log(`${id}, ${lang}: ${ends.won} won, ${ends.lost} lost`);
  }
}
await browser.close();
await server.close();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
