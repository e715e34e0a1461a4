/** The language of a game: that of its place on the page, as the browser sees it. */
import { expect } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import '../../src/hourhand.js';
import { heardLast } from '../support/heard.js';
import { Copy } from '../support/network.js';
import { listenToPage } from '../support/page.js';
import { frames, lay, put, spotOf, type Table, Table as TableOf, until } from '../support/table.js';
import { pass } from '../support/time.js';
import { luck } from './lines.js';

const GERMAN = /^Die Uhr: Spiel 21\.$/;
const ENGLISH = /^Clock: deal 21\.$/;
const CLOCK = 'clock-solitaire deal="21" speed="instant" storage="none"';

const baseOf = ({ root }: Table): HTMLElement => root.querySelector('.base')!;
const heard = heardLast;
const openMenu = (table: Table): Promise<void> =>
  table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);

/** Changes of `lang` are noticed from here on. */
async function watched(table: Table): Promise<Table> {
  await import('../../src/element/playing.js');
  pass(1000);
  await frames(3);
  return table;
}

describe('the language of a game', () => {
  const page = listenToPage();
  const html = document.documentElement;
  const usual = html.lang;

  afterEach(() => {
    html.lang = usual;
  });

  it('is that of its own attribute', async () => {
    const table = await lay(`<${CLOCK} lang="de"></clock-solitaire>`);
    await table.says(GERMAN);
    expect(baseOf(table).lang).to.equal('de');
    expect(table.control('Neues Spiel').querySelector<HTMLElement>('.tip')!.title).to.equal(
      'Neues Spiel',
    );
    expect(table.labels).to.include('12 Uhr: 4 verdeckt');
    expect(table.root.querySelector('[part~=board]')!.ariaLabel).to.equal('Die Uhr');
    await until(() => heard(table) === table.message);
  });

  it('is that of the nearest element with one, and of its variety', async () => {
    const table = await lay(
      `<div lang="en"><div lang="de-AT"><p><${CLOCK}></clock-solitaire></p></div></div>`,
    );
    await table.says(GERMAN);
  });

  it('is that of the document', async () => {
    html.lang = 'de';
    const table = await lay(`<${CLOCK}></clock-solitaire>`);
    await table.says(GERMAN);
    expect(table.element.hasAttribute('lang')).to.be.false;
  });

  it('is found through shadow roots', async () => {
    const box = put('<section lang="de"><div></div></section>');
    const outer = box.querySelector('div')!.attachShadow({ mode: 'open' });
    outer.innerHTML = '<p></p>';
    const inner = outer.querySelector('p')!.attachShadow({ mode: 'closed' });
    inner.innerHTML = `<${CLOCK}></clock-solitaire>`;
    const table = await TableOf.of(inner.querySelector('clock-solitaire')!);
    await table.says(GERMAN);
    // Changes are noticed on each level.
    await watched(table);
    outer.querySelector('p')!.lang = 'en';
    await table.says(ENGLISH);
    outer.querySelector('p')!.removeAttribute('lang');
    await table.says(GERMAN);
    box.querySelector('section')!.lang = 'en';
    await table.says(ENGLISH);
  });

  for (const lang of ['fr', '', 'den', 'x-de']) {
    it(`is English if the page's is “${lang}”`, async () => {
      html.lang = 'de';
      const table = await lay(`<div lang="${lang}"><${CLOCK}></clock-solitaire></div>`);
      await table.says(ENGLISH);
      expect(baseOf(table).lang).to.equal('en');
    });
  }

  it('follows the document and its own attribute, in everything that is shown', async () => {
    const table = await watched(await lay(`<${CLOCK}></clock-solitaire>`));
    await table.says(ENGLISH);
    await table.tapTurned();
    await table.says(/^\w+ of \w+ to .*; turned the \w+ of \w+\.$/);
    html.lang = 'de';
    await table.says(/^[\p{L}-]+ (auf \d+ Uhr|in die Mitte); aufgedeckt: [\p{L}-]+\.$/u);
    expect(table.labels.filter((label) => /o’clock|face down/.test(label))).to.deep.equal([]);
    expect(baseOf(table).lang).to.equal('de');
    await until(() => heard(table) === table.message);
    table.element.lang = 'en';
    await table.says(/turned the/);
    table.element.removeAttribute('lang');
    await table.says(/aufgedeckt/);
    expect((table.element as SolitaireElement).moveCount).to.equal(1);
    expect(page.watch.lines).to.deep.equal([]);
  });

  it('follows a move to another place', async () => {
    const table = await lay(`<div lang="de"></div><${CLOCK}></clock-solitaire>`);
    await table.says(ENGLISH);
    table.element.parentElement!.querySelector('div')!.append(table.element);
    await table.says(GERMAN);
  });

  it('each of several games has its own', async () => {
    const first = await lay(
      `<${CLOCK} lang="de"></clock-solitaire><${CLOCK} lang="en"></clock-solitaire>`,
    );
    const second = await TableOf.of(first.element.nextElementSibling as HTMLElement);
    await first.says(GERMAN);
    await second.says(ENGLISH);
  });

  it('an open dialog changes with it', async () => {
    const table = await watched(await lay(`<${CLOCK}></clock-solitaire>`));
    await openMenu(table);
    await table.press('Settings');
    const title = (): string | undefined => table.root.querySelector('dialog h2')?.textContent;
    await until(() => title() === 'Settings');
    html.lang = 'de';
    await until(() => title() === 'Einstellungen');
    expect(table.root.querySelector('dialog')!.matches(':modal')).to.be.true;
    expect(table.root.querySelector('dialog')!.closest('[lang]')!.getAttribute('lang')).to.equal(
      'de',
    );
  });

  it('an end is told in it, with the reason', async () => {
    const table = await lay(
      `<clock-solitaire lang="de" deal="${luck.clock.lost}" speed="instant" storage="none"></clock-solitaire>`,
    );
    await table.says(/^Die Uhr: Spiel/);
    const game = table.element as SolitaireElement;
    while (game.moves.length > 0) game.play(game.moves[0]!);
    await table.says(/^Nicht aufgegangen\. Keine Karte lässt sich mehr aufdecken/);
    await table.press('Warum?');
    await table.says(/blockieren einander|gehört selbst dorthin/);
  });
});

describe('a language that comes late', () => {
  const page = listenToPage();

  it('nothing is shown in another one, and the board stays where it is', async () => {
    const copy = await Copy.make({ held: ['de/words'] });
    const table = await copy.lay('clock', 'deal="21" speed="instant" storage="none" lang="de"');
    const shown = (selector: string): string =>
      getComputedStyle(table.root.querySelector(selector)!).visibility;
    const at = (): string =>
      JSON.stringify(table.root.querySelector('.board')!.getBoundingClientRect());
    await table.still();
    for (const name of ['.toolbar .label', '.info', '.status-bar']) {
      expect(shown(name), name).to.equal('hidden');
    }
    expect(heard(table)).to.equal('');
    const before = at();
    // It can be played meanwhile.
    await table.pointer.tap(
      spotOf(table.buttons.find((button) => /turned card/.test(button.ariaLabel!))!),
    );
    expect(page.events.of('move')).to.have.length(1);
    await copy.release('de/words');
    await table.says(/aufgedeckt/);
    expect(shown('.status-bar')).to.equal('visible');
    // Who makes a move hears the place and what is turned up, in German.
    await until(() => heard(table).endsWith('Auf 10 Uhr; dort aufgedeckt Karo-Fünf.'));
    expect(at()).to.equal(before);
  });

  it('English is never loaded as another language, and German only where it is spoken', async () => {
    const copy = await Copy.make({});
    const table = await copy.lay('clock', 'deal="21" speed="instant" storage="none" lang="en"');
    await table.says(/^Clock: deal 21/);
    expect(await copy.requests('de/words')).to.equal(0);
  });
});

describe('a language that does not come', () => {
  const page = listenToPage();

  for (const file of ['de/words', 'de/more']) {
    it(`${file}: the player and the page are told, and the game goes on in English`, async () => {
      const copy = await Copy.make({ missing: { [file]: Infinity } });
      const table = await copy.lay('clock', 'deal="21" speed="instant" storage="none" lang="de"');
      await table.says(/^This (page’s language )?couldn’t be loaded\./);
      expect(baseOf(table).lang).to.equal('en');
      expect(getComputedStyle(table.root.querySelector('.status-bar')!).visibility).to.equal(
        'visible',
      );
      expect(page.events.of('error').map(({ code }) => code)).to.deep.equal(['not-loaded']);
      // It isn't told again when changes of `lang` are noticed.
      pass(1000);
      while ((await copy.requests('element/playing')) === 0) await frames(1);
      await frames(10);
      await table.tapTurned();
      await table.says(/turned the/);
      expect(page.events.of('error')).to.have.length(1);
    });
  }

  it('it is tried again, without a word, when it failed once', async () => {
    const copy = await Copy.make({ missing: { 'de/words': 1 } });
    const table = await copy.lay('clock', 'deal="21" speed="instant" storage="none" lang="de"');
    await table.says(GERMAN);
    expect(page.events.of('error')).to.deep.equal([]);
  });
});
