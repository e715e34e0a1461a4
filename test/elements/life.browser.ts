/** Coming and going: elements moved, taken out and put back, set up before they are defined. */
import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import '../../src/hourhand.js';
import { ClockSolitaire, type SolitaireElement } from '../../src/hourhand.js';
import { leaveOut } from '../support/commands.js';
import { listenToPage } from '../support/page.js';
import { changes, frames, keys, lay, Table, until } from '../support/table.js';
import { letPass, pass } from '../support/time.js';
import { grandfathersClockWon } from './lines.js';

const grandfathers = (more = ''): Promise<Table> =>
  lay(
    `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant" ${more}></grandfathers-clock-solitaire>`,
  );

describe('taken out and put back in mid-game', () => {
  const page = listenToPage();

  it('the game goes on where it was: table, history, time', async () => {
    const table = await grandfathers();
    const { element } = table;
    const parent = element.parentElement!;
    await table.play(grandfathersClockWon.moves.slice(0, 5));
    await table.press('Undo');
    const { labels, picture } = table;
    page.events.clear();
    element.remove();
    await frames(3);
    parent.append(element);
    await Table.of(element);
    expect(page.events.types).to.deep.equal([]);
    expect(table.labels).to.deep.equal(labels);
    expect(changes(picture, table.picture)).to.deep.equal([]);
    await table.press('Redo');
    await table.play(grandfathersClockWon.moves.slice(5));
    expect(page.events.of('win')).to.have.length(1);
    expect(page.events.last('win').moveCount).to.equal(42);
  });

  it('the time stands while it is out of the page', async () => {
    const table = await grandfathers();
    const element = table.element as SolitaireElement;
    const parent = element.parentElement!;
    await table.tap('c2');
    element.remove();
    const { elapsed } = element;
    await pass(5000);
    expect(element.elapsed).to.equal(elapsed);
    const back = performance.now();
    parent.append(element);
    await pass(2000);
    expect(element.elapsed - elapsed).to.be.within(1999, performance.now() - back + 1);
  });

  it('the focus comes back to its pile, unless the page has taken it elsewhere', async () => {
    const table = await grandfathers();
    const { element } = table;
    const parent = element.parentElement!;
    await table.tap('c2');
    await keys('6');
    expect(table.focused).to.equal('6 o’clock');
    element.remove();
    expect(document.activeElement === document.body).to.be.true;
    parent.append(element);
    await until(() => table.focused === '6 o’clock');
    await keys('PageDown');
    expect(table.focused).to.equal('7 o’clock');

    const input = document.createElement('input');
    document.body.append(input);
    element.remove();
    input.focus();
    parent.append(element);
    await frames(3);
    expect(document.activeElement === input).to.be.true;
    input.remove();
  });

  it('an element that did not have the focus does not take it', async () => {
    const table = await grandfathers();
    const { element } = table;
    const parent = element.parentElement!;
    await table.tap('c2');
    (table.root.activeElement as HTMLElement).blur();
    await frames(1);
    element.remove();
    parent.append(element);
    await frames(3);
    expect(document.activeElement === document.body).to.be.true;
  });

  it('moved by append(), a card in hand and the focus stay', async () => {
    const table = await grandfathers();
    const { element } = table;
    await table.tap('c3');
    expect(table.targets).to.have.length(3);
    element.parentElement!.parentElement!.append(element);
    await until(() => table.focused === 'Column 3');
    await table.still();
    expect(table.targets).to.have.length(3);
    await table.tap('c5');
    expect(page.events.last('move').token).to.equal('c3-c5');
  });

  it('moved by moveBefore(), nothing has happened to it', async () => {
    if (!('moveBefore' in Element.prototype)) leaveOut('it knows no moveBefore()');
    const table = await grandfathers();
    const { element } = table;
    const other = document.createElement('section');
    element.parentElement!.append(other);
    await table.tap('c3');
    (other as unknown as { moveBefore(node: Node, before: null): void }).moveBefore(element, null);
    await frames(3);
    expect(element.parentElement === other).to.be.true;
    expect(table.targets).to.have.length(3);
    expect(table.focused).to.equal('Column 3');
    await table.tap('c5');
    expect(page.events.last('move').token).to.equal('c3-c5');
  });

  it('in the midst of a drag: the card is home again, and is not in hand', async () => {
    const table = await grandfathers();
    const { element } = table;
    const parent = element.parentElement!;
    const { picture } = table;
    await table.grab('c3', table.spot('c5'));
    element.remove();
    parent.append(element);
    await Table.of(element);
    await resetMouse();
    expect(changes(picture, table.picture)).to.deep.equal([]);
    expect(table.targets).to.deep.equal([]);
    expect(table.root.querySelectorAll('.lifted')).to.have.length(0);
    await table.tap('c2');
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9']);
  });

  it('connected twice, as in a framework’s strict mode, it listens once', async () => {
    const element = document.createElement('grandfathers-clock-solitaire');
    element.setAttribute('deal', '21');
    element.setAttribute('speed', 'instant');
    const parent = document.createElement('div');
    document.body.append(parent);
    parent.append(element);
    element.remove();
    parent.append(element);
    const table = await Table.of(element);
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    await table.tap('c2');
    await table.press('Undo');
    await table.drag('c3', table.spot('c5'));
    await keys('u');
    expect(page.events.types.slice(2)).to.deep.equal([
      'before-move',
      'move',
      'change',
      'undo',
      'change',
      'before-move',
      'move',
      'change',
      'undo',
      'change',
    ]);
    parent.remove();
  });

  it('two games on one page know nothing of each other', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    const make = async (deal: number): Promise<Table> => {
      const element = document.createElement('grandfathers-clock-solitaire');
      element.setAttribute('deal', String(deal));
      element.setAttribute('speed', 'instant');
      element.style.width = '45%';
      element.style.display = 'inline-block';
      box.append(element);
      return Table.of(element);
    };
    const one = await make(21);
    const two = await make(9);
    await one.tap('c3');
    expect(one.targets).to.have.length(3);
    expect(two.targets).to.deep.equal([]);
    await one.says(/^Picked up the ace of spades/);
    const { message } = one;
    await two.play(['c2-h11', 'c2-c4', 'c3-h7']);
    expect(page.events.last('loss').deal).to.equal(9);
    expect(one.targets, 'the card stays in hand').to.have.length(3);
    await one.says(message);
    await two.says(/^Game over/);
    expect(one.element.matches(':state(playing)')).to.be.true;
    // Each takes its own keys only.
    two.buttons[0]!.focus();
    await keys('u');
    expect(page.events.last('undo').deal).to.equal(9);
    expect(one.targets).to.have.length(3);
    await one.tap('c5');
    expect(page.events.last('move').deal).to.equal(21);
    const targets = page.events.all.map(({ event }) => event.target);
    expect(new Set(targets)).to.deep.equal(new Set([one.element, two.element]));
    box.remove();
  });

  it('a hundred mounts and unmounts leave no listener and no timer behind', async function () {
    const parent = document.createElement('div');
    document.body.append(parent);
    const count = listeners();
    const mount = async (): Promise<void> => {
      const element = document.createElement('clock-solitaire');
      element.setAttribute('speed', 'instant');
      parent.append(element);
      await element.updateComplete;
      element.remove();
    };
    await mount();
    const before = count.now();
    for (let i = 0; i < 100; i++) await mount();
    expect(count.now()).to.equal(before);
    // The same element, in and out.
    const element = document.createElement('clock-solitaire') as ClockSolitaire;
    parent.append(element);
    await element.updateComplete;
    const mounted = count.now();
    for (let i = 0; i < 100; i++) {
      element.remove();
      parent.append(element);
    }
    await element.updateComplete;
    expect(count.now()).to.equal(mounted);
    parent.remove();
    expect(count.now()).to.equal(before);
    count.stop();
  });
});

describe('in a page that nobody looks at', () => {
  const page = listenToPage();
  let hidden = false;
  const hide = (is: boolean): void => {
    hidden = is;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  before(() =>
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden }),
  );
  after(() => Reflect.deleteProperty(document, 'hidden'));
  afterEach(() => hide(false));

  it('the time stands', async () => {
    const table = await grandfathers();
    const element = table.element as SolitaireElement;
    await table.tap('c2');
    hide(true);
    const { elapsed } = element;
    await pass(5000);
    expect(element.elapsed).to.equal(elapsed);
    const back = performance.now();
    hide(false);
    await pass(2000);
    expect(element.elapsed - elapsed).to.be.within(1999, performance.now() - back + 1);
  });

  it('automatic play stops, and does not catch up afterwards', async () => {
    const table = await lay('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    await table.press('Play');
    await until(() => page.events.of('move').length >= 2);
    hide(true);
    const { length } = page.events.of('move');
    await pass(5000);
    hide(false);
    await pass(5000);
    expect(page.events.of('move')).to.have.length(length);
    expect(table.controls('Play')).to.have.length(1);
  });
});

describe('before an element is defined', () => {
  const page = listenToPage();

  it('properties and attributes set beforehand count from the first deal', async () => {
    const parent = document.createElement('div');
    document.body.append(parent);
    const early = document.createElement('early-solitaire') as SolitaireElement;
    early.deal = 19;
    early.toolbar = 'minimal';
    early.setAttribute('speed', 'instant');
    parent.append(early);
    await frames(1);
    ClockSolitaire.define('early-solitaire');
    const table = await Table.of(early);
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    expect(page.events.last('deal').deal).to.equal(19);
    expect(early.dealNumber).to.equal(19);
    expect(table.controls('Restart')).to.have.length(0);
    parent.remove();
  });

  it('a property asked for before the first update is already right', async () => {
    const parent = document.createElement('div');
    document.body.append(parent);
    const early = document.createElement('earlier-solitaire') as SolitaireElement;
    early.deal = 19;
    parent.append(early);
    ClockSolitaire.define('earlier-solitaire');
    expect(early.dealNumber).to.equal(19);
    await early.updateComplete;
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    parent.remove();
  });

  it('a face renderer set beforehand draws the cards', async () => {
    const parent = document.createElement('div');
    document.body.append(parent);
    const early = document.createElement('drawn-solitaire') as SolitaireElement;
    const drawn: (string | null)[] = [];
    early.speed = 'instant';
    early.faceRenderer = (card) => {
      drawn.push(card);
      return document.createElement('b');
    };
    early.deal = 19;
    parent.append(early);
    ClockSolitaire.define('drawn-solitaire');
    const table = await Table.of(early);
    expect(drawn).to.include(null);
    expect(drawn.find(Boolean)).to.match(/^(10|[2-9AJQK])[CDHS]$/);
    expect(table.root.querySelectorAll('.card b').length).to.be.above(12);
    parent.remove();
  });

  it('a face renderer that came as an attribute is named, once', async () => {
    const table = await lay(
      '<clock-solitaire deal="19" speed="instant" facerenderer="(card) => draw(card)"></clock-solitaire>',
    );
    await table.tapTurned();
    expect(page.watch.lines.splice(0)).to.deep.equal([
      '<clock-solitaire>: faceRenderer is a property: a function can’t be an attribute',
    ]);
    expect((table.element as SolitaireElement).faceRenderer).to.be.null;
  });

  it('children are the fallback, and are not shown by the game', async () => {
    const table = await lay(
      '<clock-solitaire speed="instant"><p>You need scripts for this.</p></clock-solitaire>',
    );
    expect(table.element.querySelector('p')!.offsetHeight).to.equal(0);
  });
});

describe('commands before the first update', () => {
  const page = listenToPage();

  it('methods and properties work at once', async () => {
    const element = document.createElement('clock-solitaire') as ClockSolitaire;
    element.deal = 19;
    element.speed = 'instant';
    expect(element.status).to.equal('playing');
    expect(element.dealNumber).to.equal(19);
    expect(element.moves).to.have.length(1);
    expect(element.play(element.moves[0]!)).to.deep.equal({ ok: true });
    expect(element.moveCount).to.equal(1);
    const text = element.save();
    expect(element.undo()).to.deep.equal({ ok: true });
    expect(element.load(text)).to.deep.equal({ ok: true });
    expect(element.canUndo).to.be.true;
    expect(element.elapsed).to.be.a('number');
    expect(await element.hint()).to.have.property('token');
    expect(await element.explain()).to.be.null;
    const parent = document.createElement('div');
    document.body.append(parent);
    parent.append(element);
    const table = await Table.of(element);
    expect(table.shownMoves).to.equal('1');
    expect(page.events.types, 'no second deal').to.deep.equal([]);
    parent.remove();
  });

  it('focus() right after the element is put into the page', async () => {
    const parent = document.createElement('div');
    document.body.append(parent);
    const element = document.createElement('clock-solitaire') as ClockSolitaire;
    element.deal = 19;
    parent.append(element);
    element.focus();
    const table = await Table.of(element);
    await until(() => table.focused !== undefined);
    expect(table.root.activeElement).to.equal(table.turned);
    parent.remove();
  });
});

describe('on a slow machine', () => {
  listenToPage();

  it('the board comes in a task of its own; nothing moves before, and the focus stays', async () => {
    const parent = document.createElement('div');
    document.body.append(parent);
    const element = document.createElement('clock-solitaire') as ClockSolitaire;
    element.deal = 19;
    element.theme = 'felt';
    let between: unknown[] = [];
    element.addEventListener('solitaire-deal', () => {
      letPass(1000);
      setTimeout(() => {
        element.focus();
        const drawn = element.shadowRoot!.querySelector('[part~=board] button') !== null;
        between = [drawn, element.offsetHeight, element.matches(':state(playing)')];
      });
    });
    parent.append(element);
    await element.updateComplete;
    expect(between).to.deep.equal([true, 0, false]);
    expect(element.offsetHeight).to.be.above(300);
    expect(element.matches(':state(playing)')).to.be.true;
    expect(element.shadowRoot!.activeElement).to.have.property('localName', 'button');
    const table = await Table.of(element);
    await until(() => table.root.activeElement === table.turned);
    parent.remove();
  });
});

/** Counts the listeners and timers on window, document, and whatever else stays when a game goes. */
function listeners(): { now(): number; stop(): void } {
  const open = new Set<object>();
  const undo: (() => void)[] = [];
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener;
    const remove = target.removeEventListener;
    const known: { type: string; listener: unknown; capture: boolean; entry: object }[] = [];
    target.addEventListener = function (type: string, listener: any, options: any): void {
      const capture = typeof options === 'object' ? Boolean(options?.capture) : Boolean(options);
      const entry = {};
      open.add(entry);
      known.push({ type, listener, capture, entry });
      options?.signal?.addEventListener('abort', () => open.delete(entry));
      add.call(target, type, listener, options);
    };
    target.removeEventListener = function (type: string, listener: any, options: any): void {
      const capture = typeof options === 'object' ? Boolean(options?.capture) : Boolean(options);
      for (const one of known) {
        if (one.type === type && one.listener === listener && one.capture === capture) {
          open.delete(one.entry);
        }
      }
      remove.call(target, type, listener, options);
    };
    undo.push(() => Object.assign(target, { addEventListener: add, removeEventListener: remove }));
  }
  const { setInterval: set, clearInterval: clear } = window;
  const timers = new Map<unknown, object>();
  window.setInterval = ((...all: Parameters<typeof set>) => {
    const id = set(...all);
    const entry = {};
    open.add(entry);
    timers.set(id, entry);
    return id;
  }) as typeof set;
  window.clearInterval = ((id: number) => {
    open.delete(timers.get(id)!);
    clear(id);
  }) as typeof clear;
  const { observe, disconnect } = ResizeObserver.prototype;
  ResizeObserver.prototype.observe = function (...all) {
    open.add(this);
    observe.apply(this, all);
  };
  ResizeObserver.prototype.disconnect = function () {
    open.delete(this);
    disconnect.call(this);
  };
  undo.push(() => {
    Object.assign(window, { setInterval: set, clearInterval: clear });
    Object.assign(ResizeObserver.prototype, { observe, disconnect });
  });
  return { now: () => open.size, stop: () => undo.forEach((each) => each()) };
}
