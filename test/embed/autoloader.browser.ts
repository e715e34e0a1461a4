/** The autoloader in a page of its own, whose tags and files are this test's alone. */
import { expect } from '@open-wc/testing';
import type { discover as Discover } from '../../src/autoloader.js';
import { catalogue } from '../../src/catalogue.js';
import type { SolitaireErrorEvent } from '../../src/element/events.js';
import type {} from '../../src/daily/solitaire-daily.class.js';
import { gameOfDay } from '../../src/rules/game-of-day.js';
import { type Conditions, Copy } from '../support/network.js';
import { frames, screen, until } from '../support/table.js';

interface Page {
  readonly document: Document;
  readonly copy: Copy;
  readonly discover: typeof Discover;
  /** Warnings and errors in the page's console. */
  readonly said: readonly string[];
  has(tag: string): boolean;
  /** Waits until a game of this tag shows cards. */
  shows(tag: string, root?: ParentNode): Promise<void>;
}

const pages: HTMLIFrameElement[] = [];

/** A page with this body, and the autoloader. */
async function open(body: string, conditions: Conditions = {}): Promise<Page> {
  await screen(1000, 900);
  const copy = await Copy.make(conditions);
  const frame = document.createElement('iframe');
  pages.push(frame);
  frame.width = '800';
  frame.height = '700';
  frame.srcdoc = `<!doctype html><html lang="en"><title>A page</title>${body}</html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const window = frame.contentWindow as Window & typeof globalThis;
  const said: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    window.console[level] = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
  }
  const script = window.document.createElement('script');
  script.type = 'module';
  script.textContent = `import { discover } from '${copy.url('autoloader.ts')}';
    window.discover = discover;`;
  window.document.body.append(script);
  const own = window as unknown as { discover?: typeof Discover };
  await until(() => own.discover !== undefined);
  const has = (tag: string): boolean => window.customElements.get(tag) !== undefined;
  return {
    document: window.document,
    copy,
    discover: own.discover!,
    said,
    has,
    async shows(tag, root = window.document) {
      const cards = (): number =>
        root.querySelector(tag)?.shadowRoot?.querySelectorAll('[part~=card]').length ?? 0;
      const told = (): string => `; the console has: ${said.join('; ') || 'nothing'}`;
      await until(
        () => cards() > 1,
        () => `<${tag}> shows cards${told()}`,
      );
    },
  };
}

describe('the autoloader', () => {
  afterEach(() => {
    for (const page of pages.splice(0)) page.remove();
  });

  it('defines what is used and near the screen, and the rest when it is scrolled there', async () => {
    const page = await open(`<clock-solitaire></clock-solitaire>
      <div style="height: 5000px"></div><watch-solitaire></watch-solitaire>`);
    await page.shows('clock-solitaire');
    await frames(3);
    expect(page.has('watch-solitaire')).to.be.false;
    expect(await page.copy.requests('tags/watch')).to.equal(0);
    page.document.querySelector('watch-solitaire')!.scrollIntoView();
    await page.shows('watch-solitaire');
    expect(await page.copy.requests('tags/big-ben')).to.equal(0);
    expect(page.has('solitaire-settings')).to.be.false;
    expect(page.said).to.be.empty;
  });

  it('defines tags that come later, by themselves and within others', async () => {
    const page = await open('<main></main>');
    await frames(3);
    expect(page.has('clock-solitaire')).to.be.false;
    const main = page.document.querySelector('main')!;
    main.append(page.document.createElement('clock-solitaire'));
    await page.shows('clock-solitaire');
    main.innerHTML = '<p><german-clock-solitaire></german-clock-solitaire></p>';
    await page.shows('german-clock-solitaire');
  });

  it('finds the tags in a shadow root once it has been told of it', async () => {
    const page = await open('<div></div>');
    const shadow = page.document.querySelector('div')!.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<clock-solitaire></clock-solitaire>';
    await frames(3);
    expect(page.has('clock-solitaire')).to.be.false;
    page.discover(shadow);
    await page.shows('clock-solitaire', shadow);
    const watch = page.document.createElement('watch-solitaire');
    shadow.append(watch);
    watch.scrollIntoView();
    await page.shows('watch-solitaire', shadow);
  });

  it('settings apply to the games inside from the start', async () => {
    const page = await open(`<solitaire-settings toolbar="none">
      <clock-solitaire></clock-solitaire></solitaire-settings>`);
    await page.shows('clock-solitaire');
    const { shadowRoot } = page.document.querySelector('clock-solitaire')!;
    expect(shadowRoot!.querySelector('[part~=menu]')).to.be.null;
  });

  it('a hidden tag is defined when it is shown', async () => {
    const page = await open('<div hidden><clock-solitaire></clock-solitaire></div>');
    await frames(5);
    expect(page.has('clock-solitaire')).to.be.false;
    page.document.querySelector('div')!.hidden = false;
    await page.shows('clock-solitaire');
  });

  it('a game that can’t be loaded is told of once, and the next such tag tries again', async () => {
    const page = await open(
      '<watch-solitaire></watch-solitaire><watch-solitaire></watch-solitaire>',
      {
        missing: { 'tags/watch': 2 },
      },
    );
    const add = (): void =>
      page.document.body.append(page.document.createElement('watch-solitaire'));
    await until(() => page.said.length === 1);
    expect(page.said[0]).to.contain('<watch-solitaire> could not be loaded');
    add();
    await until(() => page.said.length === 2);
    add();
    await page.shows('watch-solitaire');
    const games = [...page.document.querySelectorAll('watch-solitaire')];
    expect(games.every(({ shadowRoot }) => shadowRoot)).to.be.true;
    expect(games).to.have.length(4);
    expect(page.said).to.have.length(2);
  });

  it('the game of the day brings that day’s game, and no other', async () => {
    const page = await open('<solitaire-daily>A game a day</solitaire-daily>');
    const element = page.document.querySelector('solitaire-daily')!;
    await until(() => !!element.game);
    await page.shows(element.game!.localName, element.shadowRoot!);
    const today = gameOfDay(element.date).game;
    for (const { id } of catalogue) {
      expect(await page.copy.requests(`tags/${id}`), id).to.equal(id === today ? 1 : 0);
    }
    expect(page.said).to.be.empty;
  });

  it('a game of the day that can’t be loaded is told of once, and tried again when the page is online', async () => {
    const missing = Object.fromEntries(catalogue.map(({ id }) => [`tags/${id}`, 1]));
    const page = await open('<solitaire-daily>A game a day</solitaire-daily>', { missing });
    const element = page.document.querySelector('solitaire-daily')!;
    const errors: SolitaireErrorEvent['detail'][] = [];
    page.document.addEventListener('solitaire-error', ({ detail }) => errors.push(detail));
    await until(() => errors.length > 0);
    expect(errors[0]).to.include({ code: 'not-loaded' });
    expect(errors[0]!.message).to.contain('could not be loaded');
    const shown = element.shadowRoot!.querySelector<HTMLElement>('[part~=day-title]')!;
    await until(() => shown.textContent.startsWith('This couldn’t be loaded.'));
    expect(element.shadowRoot!.querySelector('slot')!.assignedNodes()).to.have.length(1);
    page.document.defaultView!.dispatchEvent(new Event('online'));
    await until(() => !!element.game);
    await page.shows(element.game!.localName, element.shadowRoot!);
    await until(() => shown.textContent.startsWith('Today’s game: '));
    expect(errors).to.have.length(1);
  });

  it('what is no root is named in the console', async () => {
    const page = await open('');
    page.discover(null as never);
    page.discover('main' as never);
    expect(page.said.join()).to.match(/discover takes .*, not null.*discover takes .*, not main/);
  });
});
