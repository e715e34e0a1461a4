/** How a page with a game is printed. */
const HEADING = 'https://example.com/heading';
const CARD = 'https://example.com/card/';

/**
 * A heading, the facts of the game and its whole board are on one page, wherever on the paper the
 * game begins. The heading and the cards are links, because a PDF says on which page each link is.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url a page that loads the kit and is empty otherwise
 * @param {readonly { tag: string }[]} games
 * @returns {Promise<string[]>} what is wrong
 */
export async function print(browser, url, games) {
  /** @type {string[]} */
  const problems = [];
  const tab = await browser.newPage();
  for (const width of [360, 1280]) {
    await tab.setViewportSize({ width, height: 800 });
    for (const { tag } of games) {
      await tab.goto(url);
      await tab.evaluate(lay, { tag, HEADING, CARD });
      await tab.waitForFunction(() => document.querySelector('[deal]')?.matches(':state(playing)'));
      await tab.emulateMedia({ media: 'print' });
      await tab.waitForFunction(() => {
        const tools = document.querySelector('[deal]')?.shadowRoot?.querySelector('.tools');
        return tools && getComputedStyle(tools).display === 'none';
      });
      for (const landscape of [false, true]) {
        for (const before of [0, 300, 500, 800]) {
          await tab.evaluate((pixels) => {
            document.querySelector('p')?.style.setProperty('height', `${pixels}px`);
          }, before);
          const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
          const pages = linksOf(await tab.pdf({ format: 'A4', landscape, margin }));
          const where = `<${tag}> after ${before} px, from a window of ${width} px${landscape ? ', across' : ''}`;
          const used = pages.filter((links) => links.length > 0);
          const [links = []] = used;
          if (used.length !== 1) problems.push(`${where}: on ${used.length} pages`);
          if (!links.includes(HEADING)) problems.push(`${where}: without its heading`);
          if (!links.some((link) => link.startsWith(CARD))) problems.push(`${where}: no cards`);
        }
      }
      await tab.emulateMedia({ media: null });
    }
  }
  await tab.close();
  return problems;
}

/**
 * Makes the page: runs in it.
 * @param {{ tag: string, HEADING: string, CARD: string }} names
 */
function lay({ tag, HEADING, CARD }) {
  const link = (/** @type {string} */ href) =>
    Object.assign(document.createElement('a'), { href, textContent: href });
  const before = document.createElement('p');
  const heading = document.createElement('h2');
  heading.append(link(HEADING));
  const game = document.createElement(tag);
  game.setAttribute('deal', '8');
  game.setAttribute('speed', 'instant');
  Object.assign(game, { faceRenderer: (/** @type {string?} */ card) => link(CARD + card) });
  document.body.replaceChildren(before, heading, game);
}

/**
 * The addresses of the links on each page.
 * @param {Buffer} pdf
 */
function linksOf(pdf) {
  const objects = new Map(
    Array.from(
      pdf.toString('latin1').matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g),
      ([, id, body]) => /** @type {const} */ ([id, body ?? '']),
    ),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) =>
    [...(/\/Annots \[([^\]]*)\]/.exec(page)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [])].map(
      ([, id = '']) => /\/URI \((.*?)\)/.exec(objects.get(id) ?? '')?.[1] ?? '',
    ),
  );
}
