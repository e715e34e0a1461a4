/** How the built kit is drawn, beside its sources. */
import { writeFileSync } from 'node:fs';
import { serve } from '../../scripts/serve.mjs';

/**
 * The build shortens styles and templates, and the one file makes its templates in a way of its own:
 * the same comes of them, with the menu open and in a dialog too.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder with the scripts
 * @param {readonly { tag: string }[]} games
 * @param {(scripts: string[], attributes: string) => string} page
 * @returns {Promise<string[]>} what differs
 */
export async function compare(browser, folder, games, page) {
  const server = await serve(folder);
  const shots = [];
  for (const script of ['source.js', 'bundle.js', 'cdn.js']) {
    // A scrollbar that comes and goes leaves boards a few pixels narrower: see box.ts.
    const bare = page([script], '').replace(
      '<main>',
      '<style>* { scrollbar-width: none }</style>$&',
    );
    writeFileSync(`${folder}/drawn.html`, bare);
    const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
    await tab.goto(`${server.url}/drawn.html`);
    await tab.waitForFunction(
      isComplete,
      games.map(({ tag }) => tag),
    );
    // Hands that still turn are drawn a pixel away.
    await tab.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const first = tab.locator(games[0].tag);
    const drawn = new Map(
      Object.entries(
        await tab.evaluate(
          lookOf,
          games.map(({ tag }) => tag),
        ),
      ),
    );
    for (const [part, opened] of [
      ['menu', '.more [part~=settings]'],
      ['settings', 'dialog[open]'],
    ]) {
      await first.locator(`[part~=${part}]`).first().click();
      await first.locator(opened).waitFor();
      const [look] = Object.values(await tab.evaluate(lookOf, [games[0].tag]));
      drawn.set(`${games[0].tag}, ${part}`, look);
    }
    shots.push({ script, drawn });
    await tab.close();
  }
  await server.close();
  const [source, ...built] = shots;
  return built.flatMap(({ script, drawn }) =>
    [...source.drawn].flatMap(([what, look]) => {
      const there = drawn.get(what) ?? [];
      const at = look.findIndex((line, k) => line !== there[k]);
      if (at < 0 && look.length > 0 && look.length === there.length) return [];
      const is = (there[at] ?? '').split('; ');
      const wanted = (look[at] ?? 'nothing').split('; ');
      const differences = wanted.flatMap((word, k) =>
        word === is[k] ? [] : [`${word} instead of ${is[k]}`],
      );
      const [element = ''] = wanted.filter((word) => word.startsWith('class='));
      return [`${script}, ${what}: ${wanted[0]} ${element}: ${differences.slice(0, 8).join('; ')}`];
    }),
  );
}

/**
 * Whether all that comes after the first cards is there: the details of the table, the figures of its courts, and the
 * styles for paper and forced colours. Runs in the page.
 * @param {string[]} tags
 */
function isComplete(tags) {
  return tags.every((tag) => {
    const root = document.querySelector(tag)?.shadowRoot;
    const rules = root?.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    // A court without its figure has little before its watch.
    const hasFigure = (/** @type {Element} */ card) => {
      const paths = [...card.querySelectorAll('path')];
      const watch = paths.findIndex((path) => path.matches('[class=""][pathLength="12"]'));
      return watch < 0 || watch > 3;
    };
    const open = root?.querySelectorAll('.card.face-up:not([hidden]) .inner:not(.covered)') ?? [];
    return (
      [...open].every(hasFigure) &&
      root?.querySelector('.details') &&
      // The sentence for new players, which comes with its button.
      root.querySelector('.status-bar [part~=howToPlay]') &&
      rules?.some((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
    );
  });
}

/**
 * Every element of these games, with its attributes and how and where it is drawn: runs in the page.
 * @param {string[]} tags
 * @returns {Record<string, string[]>}
 */
function lookOf(tags) {
  const lineOf = (/** @type {Element} */ element, /** @type {DOMRect} */ { left, top }) => {
    // Their order is that in which parts have come, and a style that was taken back leaves an empty one. Texts of a
    // dialog are announced from some moment after its opening on.
    const attributes = [...element.attributes]
      .map(({ name, value }) => `${name}="${value}"`)
      .filter((text) => text !== 'style=""' && !text.startsWith('aria-live='))
      .sort();
    const style = getComputedStyle(element);
    // What lies within a drawing takes all but its own attributes from the drawing.
    const drawn = element instanceof SVGElement && !(element instanceof SVGSVGElement);
    const names = drawn
      ? ['color', 'fill', 'stroke', 'stroke-width', 'opacity']
      : // Of the kit's own properties counts what they do, not how they are written; so with margins, for those
        // that are `auto` Chromium at times tells from before the board had its size.
        [...style].filter((name) => !/^(--|margin)/.test(name));
    const { x, y } = element.getBoundingClientRect();
    return [
      element.localName,
      ...attributes,
      `at ${Math.round(x - left)} ${Math.round(y - top)}`,
      ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
    ].join('; ');
  };
  return Object.fromEntries(
    tags.map((tag) => {
      const game = document.querySelector(tag);
      if (!game) throw new Error(`There is no ${tag}.`);
      const root = game.shadowRoot;
      // Which sentences the live region still holds depends on when they were said.
      const all = [...(root?.querySelectorAll('*:not(.announcement *)') ?? [])];
      return [tag, all.map((element) => lineOf(element, game.getBoundingClientRect()))];
    }),
  );
}
