/** What a page chooses by attributes: what deals anew, what only looks different, what is not understood. */
import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import '../../src/hourhand.js';
import type {
  BigBenSolitaire,
  ClockSolitaire,
  GrandfathersClockSolitaire,
  SolitaireElement,
} from '../../src/hourhand.js';
import { dealCode } from '../../src/rules/notation/deal-code.js';
import { listenToPage } from '../support/page.js';
import { lay, type Table, until } from '../support/table.js';
import { grandfathersClockWon } from './lines.js';

const grandfathers = (more = 'deal="21"'): Promise<Table> =>
  lay(`<grandfathers-clock-solitaire speed="instant" ${more}></grandfathers-clock-solitaire>`);

const updated = (table: Table): Promise<unknown> =>
  (table.element as GrandfathersClockSolitaire).updateComplete;

describe('the attribute deal', () => {
  const page = listenToPage();

  it('a tag without attributes is a whole game, of a number drawn by lot', async () => {
    const table = await lay('<clock-solitaire></clock-solitaire>');
    const { deal, options, by, restart } = page.events.last('deal');
    expect(deal).to.be.within(1, 4294967295);
    expect(options).to.deep.equal({ 'in-place': 'false' });
    expect([by, restart]).to.deep.equal(['method', false]);
    expect(table.shownDeal).to.equal(dealCode('clock', deal!));
    expect(table.element.hasAttribute('deal'), 'never reflected').to.be.false;
    await table.press('New game');
    expect(page.events.last('deal').deal).to.not.equal(deal);
  });

  it('only a real change of value deals again', async () => {
    const table = await grandfathers();
    await table.tap('c2');
    page.events.clear();
    for (const same of ['21', ' 21 ', '021']) {
      table.element.setAttribute('deal', same);
      await updated(table);
    }
    (table.element as GrandfathersClockSolitaire).deal = 21;
    await updated(table);
    expect(page.events.types).to.deep.equal([]);
    expect(table.shownMoves).to.equal('1');
    table.element.setAttribute('deal', '9');
    await updated(table);
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    expect(page.events.last('deal')).to.deep.include({ deal: 9, by: 'method', restart: false });
    expect(table.shownDeal).to.equal('9');
    expect(table.shownMoves).to.equal('0');
    table.element.removeAttribute('deal');
    await updated(table);
    expect(page.events.of('deal')).to.have.length(2);
  });

  it('counts at once for whoever asks, and what is loaded or played then stays', async () => {
    const first = await lay(
      '<grandfathers-clock-solitaire deal="3"></grandfathers-clock-solitaire>',
    );
    const game = first.element as SolitaireElement;
    game.setAttribute('deal', String(grandfathersClockWon.deal));
    expect(game.dealNumber).to.equal(grandfathersClockWon.deal);
    expect(game.play(grandfathersClockWon.moves[0]!).ok).to.be.true;
    await game.updateComplete;
    expect([game.dealNumber, game.moveCount]).to.deep.equal([grandfathersClockWon.deal, 1]);
    const save = game.save();
    game.deal = 5;
    expect(game.load(save).ok).to.be.true;
    await game.updateComplete;
    expect([game.dealNumber, game.moveCount]).to.deep.equal([grandfathersClockWon.deal, 1]);
  });

  it('that a listener of a deal sets is dealt after it', async () => {
    const table = await lay('<clock-solitaire deal="3"></clock-solitaire>');
    const game = table.element as SolitaireElement;
    const dealt: (number | null)[] = [];
    game.addEventListener('solitaire-deal', () => {
      game.deal = 4;
      dealt.push(game.dealNumber);
    });
    game.deal = 5;
    expect(game.dealNumber).to.equal(5);
    await until(() => game.dealNumber === 4, 'the listener’s deal is there');
    await game.updateComplete;
    expect(dealt).to.deep.equal([5, 4]);
  });

  it('left out, empty and “random” are the same wish', async () => {
    const table = await grandfathers('');
    page.events.clear();
    for (const same of ['random', '', ' ']) {
      table.element.setAttribute('deal', same);
      await updated(table);
    }
    table.element.removeAttribute('deal');
    await updated(table);
    expect(page.events.types).to.deep.equal([]);
  });

  it('names the opening only: New game goes on, and setting the same again changes nothing', async () => {
    const table = await grandfathers();
    await table.press('New game');
    const { deal } = page.events.last('deal');
    table.element.setAttribute('deal', '21');
    await updated(table);
    expect(page.events.last('deal').deal).to.equal(deal);
    expect(page.events.of('deal')).to.have.length(2);
  });

  it('daily is the same for all boards of a game, and another for each game', async () => {
    await lay('<clock-solitaire deal="daily"></clock-solitaire>');
    await lay('<clock-solitaire deal="daily"></clock-solitaire>');
    await lay('<watch-solitaire deal="daily"></watch-solitaire>');
    const [one, two, three] = page.events.of('deal').map(({ deal }) => deal);
    expect(one).to.equal(two);
    expect(one).to.not.equal(three);
  });

  it('takes the cards themselves, in dealing order', async () => {
    const opening = await grandfathers();
    const columns = (opening.element as GrandfathersClockSolitaire).state.piles.slice(12);
    const cards = Array.from({ length: 40 }, (_, i) => columns[i % 8]!.cards[(i / 8) | 0]!.card);
    const table = await grandfathers(`deal="${cards.join(' ')}"`);
    expect(page.events.last('deal').deal).to.equal(cards.join(' '));
    expect(table.labels).to.deep.equal(opening.labels);
    expect(table.shownDeal).to.equal('custom');
    await table.play(grandfathersClockWon.moves.slice(0, 4));
    const { labels } = table;
    await table.press('Restart');
    await table.play(grandfathersClockWon.moves.slice(0, 4));
    expect(table.labels).to.deep.equal(labels);
  });

  const bad: [string, RegExp][] = [
    [
      '0',
      /0 is not a deal number: use a whole number from 1 to 4294967295, random, daily, a date such as 2026-11-21, or the cards/,
    ],
    ['4294967296', /4294967296 is not a deal number: use a whole number from 1 to 4294967295/],
    ['-3', /-3 is not a deal number/],
    ['1.5', /1\.5 is not a deal number/],
    [
      'monday',
      /“monday” is not a deal: use a whole number from 1 to 4294967295, random, daily, a date such as 2026-11-21, or/,
    ],
    ['2026-02-30', /2026-02-30 is not a date since 1970: use a whole number/],
    ['9999-01-01', /9999-01-01 has not begun yet: today is \d{4}-\d\d-\d\d/],
    ['7C 8C XX', /“XX” is not a card.*character 7/],
    ['7C 8C 7C', /card 3, 7C, occurs once too often.*character 7/],
    ['9C', /card 1, 9C, is not part of this game’s deal.*character 1/],
    ['7C 8C', /is missing: .*40 cards.* 2 were given/],
  ];
  for (const [value, message] of bad) {
    it(`“${value}” at first: one warning, and a random deal that can be played`, async () => {
      const table = await grandfathers(`deal="${value}"`);
      expect(page.watch.lines).to.have.length(1);
      const [line] = page.watch.lines.splice(0);
      expect(line).to.match(/^<grandfathers-clock-solitaire>: /);
      expect(line).to.match(message);
      expect(page.events.last('deal').deal).to.be.within(1, 4294967295);
      await table.press('Hint');
      await table.press('Restart');
      await updated(table);
    });
  }

  it('one that cannot be dealt, in mid-game: one warning, and nothing is lost', async () => {
    const table = await grandfathers();
    await table.play(grandfathersClockWon.moves.slice(0, 3));
    page.events.clear();
    for (const value of ['0', 'monday', '7C 8C XX']) {
      table.element.setAttribute('deal', value);
      await updated(table);
      await table.press('Hint');
      expect(page.watch.lines.splice(0)).to.have.length(1);
    }
    expect(page.events.types).to.deep.equal([]);
    expect(table.shownMoves).to.equal('3');
    table.element.setAttribute('deal', '21');
    await updated(table);
    expect(page.events.types, 'what was asked for before is no change').to.deep.equal([]);
    await table.play(grandfathersClockWon.moves.slice(3, 5));
    expect(page.events.last('move').number).to.equal(5);
  });
});

describe('options of the rules', () => {
  const page = listenToPage();

  it('changed in mid-game deal the same number under other rules', async () => {
    const table = await lay('<big-ben-solitaire deal="20" speed="instant"></big-ben-solitaire>');
    await table.tap('f5');
    page.events.clear();
    table.element.setAttribute('rules', 'solsuite');
    await (table.element as BigBenSolitaire).updateComplete;
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    expect(page.events.last('deal')).to.deep.include({
      deal: 20,
      options: { 'gap-build': 'any', 'fill-start': '1', 'fill-order': 'rounds', redeals: '1' },
    });
    table.element.setAttribute('redeals', '2');
    await (table.element as BigBenSolitaire).updateComplete;
    expect(page.events.last('deal').options.redeals).to.equal('2');
    expect(page.events.of('deal')).to.have.length(2);
  });

  it('that come to the same do not', async () => {
    const table = await lay('<big-ben-solitaire deal="20" speed="instant"></big-ben-solitaire>');
    await table.tap('f5');
    page.events.clear();
    const { element } = table;
    element.setAttribute('rules', 'classic');
    element.setAttribute('redeals', '0');
    element.setAttribute('gap-build', '');
    await (element as BigBenSolitaire).updateComplete;
    expect(page.events.types).to.deep.equal([]);
    expect(table.shownMoves).to.equal('1');
  });

  it('booleans: present is on, absent and “false” are off', async () => {
    const on = async (markup: string): Promise<string> => {
      await lay(`<clock-solitaire deal="3" speed="instant" ${markup}></clock-solitaire>`);
      return page.events.last('deal').options['in-place'];
    };
    expect(await on('')).to.equal('false');
    expect(await on('in-place')).to.equal('true');
    expect(await on('in-place=""')).to.equal('true');
    expect(await on('in-place="true"')).to.equal('true');
    expect(await on('in-place="false"')).to.equal('false');
  });

  it('booleans as properties: what a framework makes of the attribute means the same', async () => {
    const { element } = await lay('<clock-solitaire speed="instant"></clock-solitaire>');
    const clock = element as ClockSolitaire;
    expect([clock.winnable, clock.inPlace]).to.deep.equal([false, false]);
    const wishes: readonly [unknown, boolean][] = [
      ['', true],
      ['false', false],
      [true, true],
      [null, false],
      ['true', true],
      [undefined, false],
      ['in-place', true],
      [false, false],
    ];
    for (const [value, on] of wishes) {
      const apart = Object.assign(document.createElement('clock-solitaire'), { winnable: value });
      Object.assign(clock, { inPlace: value });
      await clock.updateComplete;
      expect([clock.inPlace, apart.winnable], String(value)).to.deep.equal([on, on]);
      expect(clock.state.options['in-place'], String(value)).to.equal(String(on));
    }
  });

  it('overrides nothing that Lit warns about in the consoles of developers', () => {
    let made: object = customElements.get('clock-solitaire')!;
    const overridden: string[] = [];
    for (; made !== LitElement; made = Object.getPrototypeOf(made)) {
      overridden.push(...Object.getOwnPropertyNames(made));
    }
    expect(overridden).to.include('define');
    expect(overridden).not.to.include('createProperty');
    expect(overridden).not.to.include('getPropertyDescriptor');
  });

  it('a deck of 32 lays out other piles, also in mid-game, and the focus is not lost', async () => {
    const table = await lay(
      '<travellers-solitaire deal="8" speed="instant"></travellers-solitaire>',
    );
    expect(table.buttons).to.have.length(13);
    await table.tapTurned();
    table.element.setAttribute('deck', '32');
    await updated(table);
    expect(table.buttons).to.have.length(8);
    expect(page.events.last('deal')).to.deep.include({ deal: 8 });
    expect(document.activeElement === table.element, 'the focus stays').to.be.true;
    await table.follow();
    expect(page.events.of('win')).to.have.length(1);
    expect(page.events.last('win').moveCount).to.equal(32);
  });
});

describe('settings', () => {
  const page = listenToPage();

  it('changed in mid-game change how it looks, and nothing else', async () => {
    const table = await grandfathers();
    await table.play(grandfathersClockWon.moves.slice(0, 3));
    const { labels } = table;
    const kind = (): number => table.pile('h12').getBoundingClientRect().top;
    const dial = kind();
    page.events.clear();
    const changes = {
      layout: 'rows',
      toolbar: 'minimal',
      speed: 'fast',
      keys: 'off',
      faces: 'four-color large',
      hand: 'left',
      'auto-move': 'safe',
      verbosity: 'brief',
      label: 'Mine',
    };
    for (const [name, value] of Object.entries(changes)) {
      table.element.setAttribute(name, value);
      await updated(table);
      expect(table.labels).to.deep.equal(labels);
    }
    expect(kind(), 'in rows now').to.not.equal(dial);
    for (const name of Object.keys(changes)) table.element.removeAttribute(name);
    table.element.setAttribute('speed', 'instant');
    await updated(table);
    expect(kind()).to.equal(dial);
    expect(page.events.types).to.deep.equal([]);
    await table.play(grandfathersClockWon.moves.slice(3, 6));
    expect(page.events.of('move')).to.have.length(3);
  });
});

describe('attributes that are not understood', () => {
  const page = listenToPage();

  const cases: [string, string, RegExp][] = [
    [
      'big-ben',
      'rules="house"',
      /rules="house".*classic, catsatcards, solsuite, jsolitaire.*using “classic”/,
    ],
    [
      'clock',
      'day-zone="Berlin"',
      /day-zone="Berlin" is not valid; day-zone takes local, utc or the name of a time zone such as Europe\/Berlin; using “local”/,
    ],
    ['big-ben', 'gap-build="always"', /gap-build="always".*never, nonempty, any.*using “never”/],
    ['big-ben', 'redeals="3"', /redeals="3".*0, 1, 2.*using “0”/],
    ['german-clock', 'redeals="-1"', /redeals="-1".*0, 1, 2.*using “2”/],
    ['watch', 'king-returns="middle"', /king-returns="middle".*bottom, top.*using “bottom”/],
    ['travellers', 'deck="40"', /deck="40".*52, 32.*using “52”/],
    ['clock', 'deck="32"', /no option deck.*“32”.*in-place/],
    ['clock', 'rules="classic"', /no option rules.*“classic”/],
    ['clock', 'speed="warp"', /speed="warp".*normal, slow, fast, instant.*using “normal”/],
    ['clock', 'toolbar="left"', /toolbar="left".*full, minimal, none.*using “full”/],
    ['clock', 'layout="round"', /layout="round".*auto, dial, rows.*using “auto”/],
    ['clock', 'auto-move="all"', /auto-move="all".*none, forced, safe.*using “none”/],
    ['clock', 'keys="yes"', /keys="yes".*on, off, scan.*using “on”/],
  ];
  for (const [game, markup, message] of cases) {
    it(`<${game}-solitaire ${markup}>: one warning, and a game that can be played`, async () => {
      const table = await lay(`<${game}-solitaire deal="20" ${markup}></${game}-solitaire>`);
      await table.press('Hint');
      await table.press('New game');
      await updated(table);
      expect(page.watch.lines).to.have.length(1);
      const [line] = page.watch.lines.splice(0);
      expect(line).to.match(new RegExp(`^<${game}-solitaire>: `));
      expect(line).to.match(message);
      expect(table.element.matches(':state(playing)')).to.be.true;
    });
  }

  it('an empty value means the default, without a word', async () => {
    await lay(
      '<big-ben-solitaire deal="" rules="" redeals="" speed="" toolbar="" layout="" keys="" auto-move="" label=""></big-ben-solitaire>',
    );
    expect(page.events.last('deal').options.redeals).to.equal('0');
  });

  it('attributes of every page are none of the game’s business', async () => {
    const table = await lay(
      '<clock-solitaire id="x" class="y" title="z" data-deal="0" lang="de" dir="rtl" role="region" aria-label="Clock"></clock-solitaire>',
    );
    expect(table.buttons).to.have.length(13);
  });
});
