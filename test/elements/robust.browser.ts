/** Browsers that lack something, and pages that hand in what can't be used: a plain board, not a dead one. */
import { expect } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import '../../src/hourhand.js';
import { Copy } from '../support/network.js';
import { listenToPage } from '../support/page.js';
import { frames, lay, type Table, until } from '../support/table.js';
import { grandfathersClockWon } from './lines.js';

const unreadable = {
  toString(): string {
    throw new Error('unreadable');
  },
};

describe('a browser that lacks something', () => {
  const page = listenToPage();
  const { matchMedia, ResizeObserver } = window;
  const { animate } = Element.prototype;
  const own = Object.getOwnPropertyDescriptor(window, 'crypto');
  afterEach(() => {
    Object.assign(window, { matchMedia, ResizeObserver });
    Element.prototype.animate = animate;
    if (own) Object.defineProperty(window, 'crypto', own);
    else Reflect.deleteProperty(window, 'crypto');
  });
  const throws = (): never => {
    throw new Error('not here');
  };

  const lacks: Readonly<Record<string, () => void>> = {
    'no matchMedia': () => Object.assign(window, { matchMedia: undefined }),
    'a matchMedia that throws': () => Object.assign(window, { matchMedia: throws }),
    'no animate()': () => Reflect.deleteProperty(Element.prototype, 'animate'),
    'an animate() that throws': () => (Element.prototype.animate = throws),
    'no ResizeObserver': () => Object.assign(window, { ResizeObserver: undefined }),
    'a ResizeObserver that throws': () => Object.assign(window, { ResizeObserver: throws }),
    'no crypto': () =>
      Object.defineProperty(window, 'crypto', { configurable: true, value: undefined }),
  };
  for (const [name, take] of Object.entries(lacks)) {
    it(`${name}: the game is dealt and played`, async () => {
      take();
      const copy = await Copy.make({});
      const table = await copy.lay('grandfathers-clock', 'deal="21"');
      await table.still();
      await table.play(grandfathersClockWon.moves.slice(0, 5));
      await table.press('Undo');
      await table.press('New game');
      await table.still();
      expect(page.events.of('move')).to.have.length(5);
      expect(page.events.last('deal').deal).to.be.within(1, 4294967295);
      const shown = [...table.root.querySelectorAll<HTMLElement>('.card:not([hidden])')];
      expect(new Set(shown.map(({ style }) => style.transform)).size).to.equal(52);
    });
  }
});

describe('what a page hands in', () => {
  const page = listenToPage();

  for (const property of ['deal', 'label', 'theme', 'speed', 'tableauWrap', 'faces'] as const) {
    it(`${property}: a value that can’t be converted to text is ignored, with one warning`, async () => {
      const table = await lay(
        '<grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire>',
      );
      const element = table.element as SolitaireElement;
      Object.assign(element, { [property]: unreadable });
      await element.updateComplete;
      await frames(2);
      const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const lines = page.watch.lines.splice(0);
      expect(lines).to.have.length(1);
      expect(lines[0]).to.match(
        property === 'deal'
          ? /the deal is not valid: .*; keeping the current game$/
          : new RegExp(
              `>: ${name} was set to a value that can’t be converted to text; it is ignored$`,
            ),
      );
      await table.still();
      await table.tap('c2');
      expect(page.events.of('move')).to.have.length(1);
    });
  }

  it('newGame() and play() refuse what they can’t read', async () => {
    const table = await lay('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    const element = table.element as SolitaireElement;
    const event = await element.newGame(new Event('click') as unknown as string);
    expect(!event.ok && event.error.message).to.match(
      /^a deal is a number or a text, not of the type object: use a whole number /,
    );
    for (const result of [
      await element.newGame(unreadable as unknown as string),
      element.play(unreadable as unknown as string),
      element.play({ token: unreadable } as unknown as string),
    ]) {
      expect(result.ok).to.be.false;
    }
    expect(element.dealNumber).to.equal(19);
  });

  it('<solitaire-settings> ignores values that can’t be converted to text', async () => {
    const settings = document.createElement('solitaire-settings') as HTMLElement & {
      speed?: unknown;
    };
    document.body.append(settings);
    settings.speed = unreadable;
    await (settings as unknown as SolitaireElement).updateComplete;
    expect(page.watch.lines.splice(0)).to.deep.equal([
      '<solitaire-settings>: speed was set to a value that can’t be converted to text; it is ignored',
    ]);
    settings.remove();
  });
});

describe('a face renderer that can’t be used', () => {
  // What it throws is reported, and mocha is not to take it for a failure.
  let old: typeof window.onerror;
  before(() => {
    old = window.onerror;
    window.onerror = () => true;
  });
  after(() => (window.onerror = old));
  const page = listenToPage();

  const drawn = async (renderer: () => unknown): Promise<Table> => {
    const table = await lay('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    (table.element as SolitaireElement).faceRenderer = renderer as () => Node;
    await frames(1);
    return table;
  };
  const seen = (table: Table): Element[] => [
    ...table.root.querySelectorAll('.card:not([hidden]) .inner'),
  ];

  const onPage = document.createElement('i');
  const wrong: Readonly<Record<string, () => unknown>> = {
    'the page itself': () => document.body,
    'a document': () => document,
    'something of the page': () => onPage,
    'an attribute': () => document.createAttribute('a'),
    'an empty fragment': () => document.createDocumentFragment(),
    'no node': () => ({}),
  };
  for (const [name, renderer] of Object.entries(wrong)) {
    it(`${name}: our own cards are drawn, and the page is told`, async () => {
      document.body.append(onPage);
      const table = await drawn(renderer);
      expect(seen(table).filter((inner) => inner.querySelector('svg')).length).to.be.above(12);
      expect(onPage.isConnected && onPage.parentElement === document.body).to.be.true;
      const lines = page.watch.lines.splice(0);
      // The page's listener and the console have it.
      expect(lines.length, 'once, and not for each card').to.be.at.most(2);
      expect(lines[0]).to.contain(
        '<clock-solitaire>: faceRenderer must return a new node for each card, or nothing',
      );
      await table.tapTurned();
      expect(page.events.of('move')).to.have.length(1);
      page.watch.lines.splice(0);
      onPage.remove();
    });
  }

  it('what is no function: our own cards are drawn, and the page is told once', async () => {
    const table = await drawn(5 as never);
    expect(seen(table).filter((inner) => inner.querySelector('svg')).length).to.be.above(12);
    expect((table.element as SolitaireElement).faceRenderer).to.equal(null);
    const lines = page.watch.lines.splice(0);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(
      /<clock-solitaire>: faceRenderer must be a function .*; it is ignored/,
    );
  });

  it('one node for all cards is copied: none is left blank', async () => {
    const node = document.createElement('b');
    node.textContent = '?';
    const table = await drawn(() => node);
    await table.tapTurned();
    const open = seen(table).filter(({ childNodes }) => childNodes.length > 0);
    expect(open.length).to.be.above(12);
    for (const inner of open) expect(inner.textContent).to.equal('?');
    await until(() => page.events.of('move').length === 1);
  });
});
