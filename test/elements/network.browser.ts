/** Parts of the kit that come late, or not at all. */
import { expect } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { PATIENCE } from '../../src/game/features/solver/index.js';
import { choose } from '../../src/settings/choose.js';
import { Copy } from '../support/network.js';
import { sendMouse } from '@web/test-runner-commands';
import { listenToPage } from '../support/page.js';
import { letPass, pass, waitsFor } from '../support/time.js';
import { frames, keys, type Table, until } from '../support/table.js';
import { grandfathersClockLost, grandfathersClockWon, luck } from './lines.js';

const NOT_LOADED = /^This couldn’t be loaded\./;

const openMenu = (table: Table): Promise<void> =>
  table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);

describe('a part that does not come', function () {
  const page = listenToPage();
  afterEach(() => void choose('magnifier', undefined, false));

  /** The page has been told of so many failed loads, each of a part of this name. */
  function expectTold(name: string, count: number): void {
    const told = page.events.of('error');
    expect(told.map(({ code }) => code)).to.deep.equal(new Array(count).fill('not-loaded'));
    for (const { message } of told) expect(message).to.contain(`the part “${name}”`);
  }

  const game = async (missing: Record<string, number>, more = ''): Promise<[Table, Copy]> => {
    const copy = await Copy.make({ missing });
    const { deal } = grandfathersClockWon;
    const table = await copy.lay(
      'grandfathers-clock',
      `deal="${deal}" speed="instant" storage="none" ${more}`,
    );
    return [table, copy];
  };

  it('the menu: the player is told, the next wish tries once more', async () => {
    const [table, copy] = await game({ 'menu/index': 1 });
    await openMenu(table);
    await table.says(NOT_LOADED);
    expectTold('menu', 1);
    await openMenu(table);
    await until(() => table.root.querySelector('.menu') !== null);
    expect(await copy.requests('menu/index')).to.equal(2);
    expectTold('menu', 1);
  });

  it('the menu for good: it is asked for twice, and the game goes on', async () => {
    const [table, copy] = await game({ 'menu/index': Infinity });
    for (let i = 0; i < 4; i++) {
      await openMenu(table);
      await table.says(NOT_LOADED);
      await table.tap('c3');
      await table.tap('c3');
    }
    expect(await copy.requests('menu/index')).to.equal(2);
    expectTold('menu', 2);
    await table.play(grandfathersClockWon.moves.slice(0, 2));
    expect(page.events.of('move')).to.have.length(2);
  });

  // The menu has asked for both; of the dialogs it says nothing if they don't come.
  for (const [file, name, wishes, told] of [
    ['controls/dialogs/index', 'dialogs', 2, 1],
    ['en/more', 'words', 2, 2],
  ] as const) {
    it(`${name}: no dialog, and the player is told`, async () => {
      const [table, copy] = await game({ [file]: Infinity });
      await openMenu(table);
      await copy.answered(file);
      await table.press('Settings');
      await table.says(NOT_LOADED);
      expect(table.root.querySelector('dialog')).to.be.null;
      expectTold(name, told);
      expect(await copy.requests(file)).to.equal(wishes);
    });
  }

  it('a refusal without its words is told in other words', async () => {
    const [table, copy] = await game({ 'en/more': Infinity });
    await table.tap('h1');
    await table.says(NOT_LOADED);
    // The live region has asked for them, too.
    await until(() => page.events.of('error').length === 2);
    expectTold('words', 2);
    expect(await copy.requests('en/more')).to.equal(2);
  });

  it('drags: two requests, however many drags, and a card goes where it is let go', async () => {
    const [table, copy] = await game({ 'board/playing': Infinity });
    const { picture } = table;
    await table.grab('c3', table.spot('c1'));
    await table.says(NOT_LOADED);
    await sendMouse({ type: 'up' });
    for (let i = 0; i < 3; i++) await table.drag('c3', table.spot('c1'));
    expect(table.picture).to.equal(picture);
    expect(await copy.requests('board/playing')).to.equal(2);
    expectTold('board', 2);
    await table.drag('c3', table.spot('c5'));
    await table.tap('c2');
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c3-c5', 'c2-h9']);
  });

  it('keys: arrows do nothing, Enter still plays', async () => {
    const [table, copy] = await game({ 'board/playing': Infinity });
    table.pile('c2').focus();
    await keys('ArrowRight', 'ArrowRight', 'u');
    await table.says(NOT_LOADED);
    await keys('ArrowRight', 'ArrowRight');
    await frames(3);
    expect(table.focused).to.equal('Column 2');
    expect(await copy.requests('board/playing')).to.equal(2);
    expectTold('board', 2);
    await keys('Enter');
    expect(page.events.of('move')).to.have.length(1);
  });

  it('advice: Hint still points at a legal move', async () => {
    const [table] = await game({ 'features/advice': Infinity });
    await table.press('Hint');
    await table.says(NOT_LOADED);
    expectTold('advice', 1);
    await until(() => table.root.querySelectorAll('.hinted').length > 0);
    const move = await (table.element as SolitaireElement).hint();
    expect((table.element as SolitaireElement).moves).to.deep.include(move);
  });

  it('the solver: Hint says so and shows a legal move, and nothing looks ahead for ever', async () => {
    const [table] = await game({ 'solver/worker/client': Infinity }, 'verdict="on"');
    await until(() => page.events.of('error').length > 0);
    expect(page.events.last('error').code).to.equal('solver');
    const verdict = (): string => table.root.querySelector('[part=verdict]')?.textContent ?? '';
    await until(() => verdict() === 'The solver can’t tell if this can be won.');
    await table.press('Hint');
    await table.says(/^The solver isn’t available\. One legal move: /);
    await openMenu(table);
    await table.press('Show me how');
    await table.says('The solver isn’t available.');
  });

  it('the reason of a loss, where the solver does not come, is what the rules know', async () => {
    const copy = await Copy.make({ missing: { 'solver/worker/client': Infinity } });
    const table = await copy.lay(
      'grandfathers-clock',
      `deal="${grandfathersClockLost.deal}" speed="instant"`,
    );
    await table.play(grandfathersClockLost.moves);
    await table.press('Why?');
    await table.says(/There are no legal moves left\./);
    expect(await (table.element as SolitaireElement).explain()).to.deep.equal({ kind: 'no-moves' });
  });

  it('the odds and the arrows: the reason is told without them', async () => {
    const copy = await Copy.make({
      missing: { 'game/odds': Infinity, 'board/marks/arrows': Infinity },
    });
    const table = await copy.lay('clock', `deal="${luck.clock.lost}" speed="instant"`);
    await table.follow();
    await table.press('Why?');
    await table.says(/block each other|belongs there itself/);
  });

  it('a theme: the board keeps its own look, and the page is told', async () => {
    const [table] = await game({ 'themes/felt': Infinity }, 'theme="felt"');
    await until(() => page.events.of('error').length === 1);
    expect(page.events.last('error').message).to.contain('the theme “felt” could not be loaded');
    await table.tap('c2');
    expect(page.events.of('move')).to.have.length(1);
  });

  it('the details of the table: it is played without them, and the toolbar has the deal’s number', async () => {
    const [table] = await game({ 'board/playing': Infinity });
    await until(() => page.events.of('error').length > 0);
    // A pointer over the board asks once more.
    expectTold('board', page.events.of('error').length);
    const number = table.root.querySelector('[part=deal-number]')!.parentElement!;
    expect(getComputedStyle(number).clipPath).to.equal('none');
    await table.tap('c2');
    expect(page.events.of('move')).to.have.length(1);
    expect(getComputedStyle(number).clipPath).to.equal('none');
  });

  it('sounds: the player is told once, and then what is picked up and refused, as ever', async () => {
    const [table, copy] = await game({ 'cards/sound': Infinity }, 'sound="on"');
    await table.tap('c3');
    await table.says(NOT_LOADED);
    await keys('Escape');
    await table.tap('c3');
    await until(() => page.events.of('error').length === 2);
    for (let i = 0; i < 3; i++) {
      await keys('Escape');
      await table.tap('c3');
      // Whatever would be told in its place is told by then.
      await frames(3);
      expect(table.targets.length).to.be.above(1);
      expect(table.message).to.match(/can go to/);
    }
    expect(await copy.requests('cards/sound')).to.equal(2);
    expectTold('sound', 2);
  });

  it('the magnifier: the player is told, and the game goes on without it', async () => {
    choose('magnifier', 'on', false);
    const [table, copy] = await game({ 'input/magnifier': Infinity });
    await table.says(NOT_LOADED);
    await table.play(grandfathersClockWon.moves.slice(0, 2));
    expect(page.events.of('move')).to.have.length(2);
    expect(await copy.requests('input/magnifier')).to.equal(1);
    expectTold('magnifier', 1);
  });

  it('what nobody asked for is not missed: celebration, styles for paper', async () => {
    const copy = await Copy.make({
      missing: { 'board/marks/celebration': Infinity, 'element/playing': Infinity },
    });
    const table = await copy.lay('clock', `deal="${luck.clock.won}"`);
    await table.still();
    await table.follow();
    await table.says(/^The clock is complete\. Won in 52 moves\./);
    await until(() => page.events.of('error').length >= 2);
    expect(table.message).to.match(/Won in 52 moves\./);
  });
});

describe('a part that comes late', function () {
  const page = listenToPage();

  const lost = async (held: string): Promise<[Table, Copy]> => {
    const copy = await Copy.make({ held: [held] });
    const table = await copy.lay('clock', `deal="${luck.clock.lost}" speed="instant"`);
    await table.follow();
    return [table, copy];
  };

  it('the details of the table: they show the position that there is by then', async () => {
    const copy = await Copy.make({ held: ['board/playing'] });
    const { deal } = grandfathersClockWon;
    const table = await copy.lay('grandfathers-clock', `deal="${deal}" speed="instant"`);
    const number = table.root.querySelector('[part=deal-number]')!.parentElement!;
    const isVisible = (): boolean => getComputedStyle(number).visibility === 'visible';
    const all = (name: string): Element[] => [...table.root.querySelectorAll(`.dial ${name}`)];
    expect(isVisible()).to.be.true;
    await table.play(['c2-h9', 'c6-h12']);
    expect(all('.lit, .hand, .signature')).to.have.length(0);
    await copy.release('board/playing');
    await until(() => all('.hand').length === 2);
    expect(all('.lit').length).to.be.above(0);
    expect((all('.hand')[1] as SVGElement).style.transform).to.match(/ rotate\(72deg\)$/);
    expect(all('.signature.name')[0]!.textContent).to.match(/^Grandfather/);
    expect(isVisible()).to.be.true;
    expect(getComputedStyle(number).clipPath).to.equal('none');
  });

  it('what drags cards: a drag that is over before counts', async () => {
    const copy = await Copy.make({ held: ['board/playing'] });
    const table = await copy.lay('grandfathers-clock', `deal="${grandfathersClockWon.deal}"`);
    await table.still();
    await table.drag('c2', table.spot('h9'));
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9']);
    await table.grab('c3', table.spot('c5'));
    expect(table.targets).to.deep.equal([]);
    await copy.release('board/playing');
    await until(
      () => table.targets.includes('Column 5'),
      'the card follows a pointer that stands still',
    );
    await sendMouse({ type: 'up' });
    expect(page.events.last('move').token).to.equal('c3-c5');
  });

  // Its dial has no room for the deal's number.
  it('the details of Big Ben’s table: they move nothing in the toolbar', async () => {
    const copy = await Copy.make({ held: ['board/playing'] });
    const table = await copy.lay('big-ben', 'deal="21" speed="instant"');
    const shown = (): string[] =>
      [...table.root.querySelectorAll('.info div')]
        .filter((fact) => getComputedStyle(fact).visibility === 'visible')
        .map((fact) => `${fact.textContent} ${fact.getBoundingClientRect().x}`);
    const before = shown();
    await copy.release('board/playing');
    await until(() => table.root.querySelector('.dial .details') !== null);
    const after = shown();
    expect(after).to.have.length(3);
    expect(after).to.include.members(before);
  });

  for (const theme of ['felt', 'night', 'paper', 'wood']) {
    it(`the theme ${theme}: it colours the board and moves nothing`, async () => {
      const copy = await Copy.make({ held: [`themes/${theme}`] });
      const attributes = `deal="21" speed="instant" storage="none" theme="${theme}"`;
      const table = await copy.lay('hide-and-seek', attributes);
      const base = table.root.querySelector<HTMLElement>('.base')!;
      const places = (): unknown[] =>
        [table.element, ...base.querySelectorAll('.board, [data-pile], [part~=card]')].map(
          (one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join();
          },
        );
      const before = places();
      const { backgroundImage } = getComputedStyle(base);
      await copy.release(`themes/${theme}`);
      await until(() => getComputedStyle(base).backgroundImage !== backgroundImage, 'its colours');
      await frames(3);
      expect(places()).to.deep.equal(before);
    });
  }

  it('words for listeners: no entry of a menu above its button moves when theirs comes', async () => {
    const copy = await Copy.make({ held: ['en/more'] });
    const table = await copy.lay('clock', 'deal="7" speed="instant" storage="none"');
    table.element.style.marginTop = '800px';
    await openMenu(table);
    const find = (selector: string): HTMLElement | null => table.root.querySelector(selector);
    await until(() => find('.menu') !== null, 'the menu is there');
    await frames(3);
    const entries = [...find('.menu')!.querySelectorAll(':scope > button')];
    const places = (): number[] => entries.map((entry) => entry.getBoundingClientRect().y);
    const before = places();
    expect(before).to.have.length.above(2);
    expect(Math.max(...before)).to.be.below(find('button[part~=menu]')!.getBoundingClientRect().y);
    await copy.release('en/more');
    await until(() => find('.menu .listen') !== null, 'their entry is there');
    await frames(3);
    expect(places()).to.deep.equal(before);
  });

  it('no celebration over the next game', async () => {
    const copy = await Copy.make({ held: ['board/marks/celebration'] });
    const table = await copy.lay('clock', `deal="${luck.clock.won}" speed="fast"`);
    await table.still();
    await table.follow();
    await table.press('New game');
    await copy.release('board/marks/celebration');
    await until(() => !table.element.matches(':state(won)'));
    await table.still();
    await frames(3);
    expect(table.root.querySelector('.celebration')).to.be.null;
  });

  it('a celebration under way ends with the next game', async () => {
    const copy = await Copy.make({});
    const table = await copy.lay('clock', `deal="${luck.clock.won}" speed="fast"`);
    await table.still();
    await table.follow();
    await until(() => table.root.querySelector('.celebration') !== null);
    (table.element as SolitaireElement).restart();
    expect(table.root.querySelector('.celebration')).to.be.null;
  });

  for (const held of ['board/marks/arrows', 'game/odds', 'features/advice', 'en/more']) {
    it(`${held}: no reason is told, and none is drawn, once the loss is taken back`, async () => {
      const [table, copy] = await lost(held);
      await table.press('Why?');
      await until(() => table.controls('Undo').length > 0);
      await table.press('Undo');
      if (held !== 'en/more') await table.says(/^Undid 1 move: /);
      await copy.release(held);
      await table.still();
      await frames(3);
      await table.says(/^Undid 1 move: /);
      expect(table.root.querySelector('[part=ways]')).to.be.null;
      expect(page.events.of('error')).to.deep.equal([]);
    });
  }

  for (const held of ['features/advice', 'en/more']) {
    it(`${held}: the player is told that an answer takes a while, until it comes`, async () => {
      const [table, copy] = await lost(held);
      await table.press('Why?');
      await until(() => waitsFor(PATIENCE), 'the answer to wait for');
      await pass(PATIENCE);
      if (held !== 'en/more') await table.says(/Looking back…$/);
      await copy.release(held);
      await until(() => /block each other|belongs there itself/.test(table.message));
      expect(waitsFor(PATIENCE)).to.be.false;
      await pass(PATIENCE);
      expect(table.message).not.to.contain('…');
    });
  }

  it('the player is told that a hint takes a while, and not once a card has been moved', async () => {
    const copy = await Copy.make({ held: ['solver/worker/client'] });
    const { deal } = grandfathersClockWon;
    const table = await copy.lay('grandfathers-clock', `deal="${deal}" speed="instant"`);
    void (table.element as SolitaireElement).hint();
    await until(() => waitsFor(PATIENCE), 'the hint to be waited for');
    await pass(PATIENCE);
    await table.says('Looking ahead…');
    await table.tap('c2');
    const { message } = table;
    await copy.release('solver/worker/client');
    await until(() => !waitsFor(PATIENCE));
    await pass(PATIENCE);
    expect(table.message).to.equal(message);
  });

  it('a hint for a position that is gone is not shown', async () => {
    const copy = await Copy.make({ held: ['features/advice'] });
    const { deal } = grandfathersClockWon;
    const table = await copy.lay('grandfathers-clock', `deal="${deal}" speed="instant"`);
    const hint = (table.element as SolitaireElement).hint();
    await table.tap('c2');
    await copy.release('features/advice');
    expect(await hint).to.be.null;
    expect(table.root.querySelectorAll('.hinted')).to.have.length(0);
    await table.says('7 of hearts from column 2 to 9 o’clock; uncovered the 3 of clubs.');
  });

  /** A game with two moves whose replay is shown, after another wish that waits for a part. */
  const replayed = async (
    held: string,
    wish: (table: Table) => unknown,
  ): Promise<[Table, Copy]> => {
    const copy = await Copy.make({ held: [held] });
    const { deal } = grandfathersClockWon;
    const table = await copy.lay('grandfathers-clock', `deal="${deal}" speed="instant"`);
    await table.play(['c2-h9', 'c6-h12']);
    await wish(table);
    letPass(1500);
    await openMenu(table);
    await table.press('Replay');
    await until(() => table.root.querySelector('.scrubber') !== null);
    return [table, copy];
  };

  for (const held of ['features/advice', 'solver/worker/client']) {
    it(`${held}: a hint is not shown on a replay`, async () => {
      let hint: unknown;
      const [table, copy] = await replayed(held, ({ element }) => {
        hint = (element as SolitaireElement).hint();
      });
      const { message } = table;
      await copy.release(held);
      expect(await hint).to.be.null;
      await frames(3);
      expect(table.message).to.equal(message);
      expect(table.root.querySelectorAll('.hinted')).to.have.length(0);
      expect(page.events.of('error')).to.deep.equal([]);
    });
  }

  it('a solution does not take the place of a replay', async () => {
    const [table, copy] = await replayed('features/advice', async (shown) => {
      await openMenu(shown);
      await shown.press('Show me how');
    });
    const { message } = table;
    await copy.release('features/advice');
    await table.still();
    await frames(3);
    expect(table.message).to.equal(message);
  });

  it('what is done after a key that waits comes after it: a tap', async () => {
    const copy = await Copy.make({ held: ['board/playing'] });
    const { deal } = grandfathersClockWon;
    const table = await copy.lay('grandfathers-clock', `deal="${deal}" speed="instant"`);
    await table.tap('c3');
    await keys('Escape');
    await table.tap('c3');
    await copy.release('board/playing');
    await until(() => table.targets.length > 1, 'picked up, put down, and picked up');
  });

  it('what is done after a key that waits comes after it: Enter', async () => {
    const copy = await Copy.make({ held: ['board/playing'] });
    const { deal } = grandfathersClockWon;
    const table = await copy.lay('grandfathers-clock', `deal="${deal}" speed="instant"`);
    table.pile('c2').focus();
    await keys('ArrowRight', 'Enter');
    await copy.release('board/playing');
    await until(() => table.targets.length > 0, 'the card of the next pile is picked up');
    await table.says(/^Picked up the ace of spades;/);
    expect(page.events.of('move')).to.deep.equal([]);
  });

  it('arrows that come before the keys are loaded go on from each other', async () => {
    const copy = await Copy.make({ held: ['board/playing'] });
    const { deal } = grandfathersClockWon;
    const table = await copy.lay('grandfathers-clock', `deal="${deal}" speed="instant"`);
    table.pile('c2').focus();
    const heard: string[] = [];
    const note = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener('keydown', note);
    await keys('ArrowRight', 'ArrowRight', 'ArrowRight');
    document.removeEventListener('keydown', note);
    expect(heard, 'the page does not act on them meanwhile').to.deep.equal([]);
    expect(table.focused).to.equal('Column 2');
    await copy.release('board/playing');
    await until(() => table.focused === 'Column 5');
  });

  it('keys have their turn in their order, but not on another table', async () => {
    const copy = await Copy.make({ held: ['board/playing'] });
    const { deal } = grandfathersClockWon;
    const table = await copy.lay('grandfathers-clock', `deal="${deal}" speed="instant"`);
    const element = table.element as SolitaireElement;
    await table.play(['c2-h9', 'c6-h12']);
    table.pile('c6').focus();
    await keys('u');
    element.undo();
    expect(element.moveCount).to.equal(1);
    await copy.release('board/playing');
    await until(() => table.root.activeElement !== null);
    await keys('ArrowRight');
    await until(() => table.focused === 'Column 7');
    expect(element.moveCount).to.equal(1);
  });
});

describe('a solver that does not answer', function () {
  const page = listenToPage();

  it('is given up after some seconds, and the question is answered all the same', async () => {
    const { Worker } = window;
    // Loaded, and deaf.
    window.Worker = class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    } as unknown as typeof Worker;
    const copy = await Copy.make({});
    const { deal } = grandfathersClockWon;
    const table = await copy.lay('grandfathers-clock', `deal="${deal}" speed="instant"`);
    await table.press('Hint');
    await until(() => waitsFor(8000), 'the worker has been asked');
    await pass(8000);
    await table.says(/^Hint: /);
    window.Worker = Worker;
    expect(page.events.of('error')).to.deep.equal([]);
  });
});
