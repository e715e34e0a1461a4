/** A game in other documents than that of its script. */
import { expect } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import '../../src/hourhand.js';
import { leaveOut } from '../support/commands.js';
import { listenToPage } from '../support/page.js';
import { place, put, screen, Table, until } from '../support/table.js';

const boardOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=board]')!;

/** A frame with a document of its own, which Firefox before 153 loads late even if it is empty. */
async function frameIn(box: ParentNode): Promise<Document> {
  const frame = box.querySelector('iframe')!;
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    frame.srcdoc = '<!doctype html>';
  });
  return frame.contentDocument!;
}

describe('another document', () => {
  const page = listenToPage();

  it('a game whose first document is that of a frame', async () => {
    await screen(1000, 900);
    const box = put('<iframe style="width: 700px; height: 800px"></iframe>');
    const game = document.createElement('clock-solitaire');
    game.setAttribute('deal', '21');
    game.setAttribute('speed', 'instant');
    (await frameIn(box)).body.append(game);
    const table = await Table.of(game);
    expect(getComputedStyle(boardOf(table)).position).to.equal('relative');
    table.turned!.click();
    expect(game.moveCount).to.equal(1);
    box.append(game);
    await until(() => boardOf(table).offsetWidth > 700);
    await table.tapTurned();
    expect(game.moveCount).to.equal(2);
    expect(page.watch.lines).to.deep.equal([]);
  });

  it('settings whose first document is that of a frame, and that are moved out of it', async () => {
    await screen(1000, 900);
    const box = put('<iframe style="width: 700px; height: 800px"></iframe>');
    const settings = document.createElement('solitaire-settings');
    settings.setAttribute('toolbar', 'none');
    const game = document.createElement('clock-solitaire');
    game.setAttribute('speed', 'instant');
    settings.append(game);
    (await frameIn(box)).body.append(settings);
    const table = await Table.of(game);
    expect(getComputedStyle(settings).display).to.equal('contents');
    expect(table.root.querySelector('[part~=toolbar]')).to.be.null;
    box.append(settings);
    settings.setAttribute('toolbar', 'full');
    await until(() => table.root.querySelector('[part~=toolbar]') !== null);
    expect(getComputedStyle(settings).display).to.equal('contents');
    await table.tapTurned();
    expect(game.moveCount).to.equal(1);
    expect(page.watch.lines).to.deep.equal([]);
  });

  it('a game that is moved into a frame and back keeps its style', async () => {
    const table = await place(
      '<iframe style="width: 700px; height: 800px"></iframe><clock-solitaire deal="21" speed="instant"></clock-solitaire>',
    );
    const home = table.element.parentElement!;
    const frame = await frameIn(home);
    const menuButton = (): HTMLElement => table.root.querySelector('[part~=menu]')!;
    // The menu's style sheet is loaded later.
    menuButton().click();
    await until(() => table.controls('Settings').length > 0);
    menuButton().click();
    const style = (): string =>
      ['.base', '.toolbar', '.card .inner', '.board button', '.stage']
        .map((selector) => getComputedStyle(table.root.querySelector(selector)!))
        .map(
          ({ display, position, backgroundColor }) => `${display} ${position} ${backgroundColor}`,
        )
        .join('; ');
    const before = style();
    frame.body.append(table.element);
    await until(() => boardOf(table).offsetWidth > 0 && boardOf(table).offsetWidth <= 700);
    await table.still();
    expect(style()).to.equal(before);
    table.control('Undo').click();
    table.turned!.click();
    expect((table.element as SolitaireElement).moveCount).to.equal(1);
    menuButton().click();
    await until(() => table.controls('Settings').length > 0);
    const menu = table.root.querySelector('.menu')!;
    expect(getComputedStyle(menu).position).to.equal('fixed');
    // In a browser without popovers it is modal.
    if (menu.localName === 'dialog') {
      (menu as HTMLDialogElement).close();
      // Until the game has been told, it would show the menu again where it comes to.
      await until(() => !menu.isConnected, 'the menu has gone');
    }
    home.append(table.element);
    await until(() => boardOf(table).offsetWidth > 700);
    expect(style()).to.equal(before);
    await table.tapTurned();
    expect((table.element as SolitaireElement).moveCount).to.equal(2);
    expect(page.watch.lines).to.deep.equal([]);
  });
});

/** Whether a clone that is made in a template’s content is constructed twice, as in Chromium 109. */
function clonesAreMadeTwice(): boolean {
  let twice = false;
  class Plain extends HTMLElement {
    constructor() {
      super();
      if (this.shadowRoot) twice = true;
      else this.attachShadow({ mode: 'open' });
    }
  }
  const tag = 'plain-element';
  if (!customElements.get(tag)) customElements.define(tag, Plain);
  const { content } = document.createElement('template');
  const plain = document.body.appendChild(document.createElement(tag));
  content.append(plain);
  const clone = content.cloneNode(true).firstChild as HTMLElement;
  document.body.append(clone);
  clone.remove();
  return twice;
}

describe('a document without a window', () => {
  const page = listenToPage();

  const MARKUP = '<clock-solitaire deal="21" speed="instant">Clock</clock-solitaire>';

  const template = (): HTMLTemplateElement => {
    const made = document.createElement('template');
    made.innerHTML = MARKUP;
    return made;
  };
  const parsed = (): Document => new DOMParser().parseFromString(MARKUP, 'text/html');

  /** How frameworks and pages make an element, and let go of it. */
  const ways: Readonly<Record<string, () => Node>> = {
    'a clone of a template’s content': () => template().content.cloneNode(true),
    'an imported template': () => document.importNode(template().content, true),
    'a template’s content itself': () => template().content,
    'an element that DOMParser has made': () => parsed().body.firstElementChild!,
    'an imported element of DOMParser': () => document.importNode(parsed().body, true).firstChild!,
    'a clone of an element of DOMParser': () => parsed().body.firstChild!.cloneNode(true),
    'an element of an empty document': () => {
      const empty = document.implementation.createHTMLDocument();
      const game = empty.createElement('clock-solitaire');
      game.setAttribute('deal', '21');
      game.setAttribute('speed', 'instant');
      return empty.body.appendChild(game);
    },
    'a clone of a game that was in the page': () => {
      if (clonesAreMadeTwice()) leaveOut('this Chromium constructs the clone of any element twice');
      const game = put(MARKUP).querySelector('clock-solitaire')!;
      const { content } = template();
      content.replaceChildren(game);
      return content.cloneNode(true);
    },
    'a game that has been in a template’s content': () => {
      const game = put(MARKUP).querySelector('clock-solitaire')!;
      const { content } = template();
      content.replaceChildren(game);
      return content;
    },
    'a game that has been in another document, and was asked for its state there': () => {
      const game = document.createElement('clock-solitaire');
      game.setAttribute('deal', '21');
      game.setAttribute('speed', 'instant');
      document.implementation.createHTMLDocument().body.append(game);
      expect(game.status).to.equal('playing');
      return game;
    },
  };

  for (const [name, make] of Object.entries(ways)) {
    it(`${name}: the game is drawn and played, removed and shown again`, async () => {
      await screen(1000, 900);
      const box = put('');
      box.append(make());
      const game = box.querySelector('clock-solitaire')!;
      const table = await Table.of(game);
      expect(getComputedStyle(boardOf(table)).position).to.equal('relative');
      await table.tapTurned();
      expect(game.moveCount).to.equal(1);
      // As a condition or a list of a framework does it.
      template().content.append(game);
      box.append(game);
      await until(() => boardOf(table).offsetWidth > 0);
      expect(getComputedStyle(boardOf(table)).position).to.equal('relative');
      await table.tapTurned();
      expect(game.moveCount).to.equal(2);
      expect(page.watch.lines).to.deep.equal([]);
    });
  }

  it('settings around games go through one', async () => {
    await screen(1000, 900);
    const box = put(`<solitaire-settings toolbar="none">${MARKUP}</solitaire-settings>`);
    const settings = box.querySelector('solitaire-settings')!;
    template().content.append(settings);
    box.append(settings);
    const table = await Table.of(settings.querySelector('clock-solitaire')!);
    expect(getComputedStyle(settings).display).to.equal('contents');
    expect(table.root.querySelector('[part~=toolbar]')).to.be.null;
    await table.tapTurned();
    expect(page.events.of('move')).to.have.length(1);
    expect(page.watch.lines).to.deep.equal([]);
  });

  it('from one into a frame, and out of it', async () => {
    await screen(1000, 900);
    const box = put('<iframe style="width: 700px; height: 800px"></iframe>');
    const frame = await frameIn(box);
    const game = document.importNode(template().content, true).firstElementChild!;
    template().content.append(game);
    frame.body.append(game);
    const table = await Table.of(game as HTMLElement);
    expect(getComputedStyle(boardOf(table)).position).to.equal('relative');
    template().content.append(game);
    box.append(game);
    await until(() => boardOf(table).offsetWidth > 700);
    expect(getComputedStyle(boardOf(table)).position).to.equal('relative');
    await table.tapTurned();
    expect((game as SolitaireElement).moveCount).to.equal(1);
    expect(page.watch.lines).to.deep.equal([]);
  });
});
