/** `keys="scan"`: play with one switch or two, which press keys or tap. */
import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../src/hourhand.js';
import { choose } from '../../src/settings/choose.js';
import { media, tap } from '../support/commands.js';
import { expectGame } from '../support/expect.js';
import { heardLast } from '../support/heard.js';
import { Copy } from '../support/network.js';
import { listenToPage } from '../support/page.js';
import { nameOf } from '../support/pile-names.js';
import { BEGINS, LATER, marked, PACE, press } from '../support/switches.js';
import { frames, keys, lay, spotOf, type Table, until } from '../support/table.js';
import { letPass, pass } from '../support/time.js';
import { germanClockWon, grandfathersClockWon, luck } from './lines.js';

/** What is shown ends with a question mark. */
const SHOWN = /\?$/;

const rings = ({ root }: Table): number => root.querySelectorAll('.hint .hinted').length;
const dialogOf = ({ root }: Table): Element | null => root.querySelector('dialog[open]:not(.menu)');

/** What a move of two piles is called. */
function nameOfMove(move: string): RegExp {
  const [from, to] = move.split('-') as [string, string];
  const small = (pile: string): string => nameOf(pile).replace(/^[TC]/, (one) => one.toLowerCase());
  if (to === 'stock') return /^Turn the waste over\?$/;
  if (from === 'stock') return to === 'waste' ? /^Deal a card from/ : /^Fill the gaps\?$/;
  const lies = from === 'turned' || from === 'wandering' ? '' : `, from ${small(from)}`;
  return new RegExp(` to ${small(to)}${lies}\\?$`);
}

describe('scanning', () => {
  const page = listenToPage();

  afterEach(() => {
    choose('scan-pace', undefined, false);
    choose('keys', undefined, false);
  });

  /** A game that waits for the switch. Nothing is stored, or the pace would be. */
  async function sit(game: string, deal: number, more = ''): Promise<Table> {
    const table = await lay(
      `<${game}-solitaire deal="${deal}" keys="scan" storage="none" ${more}></${game}-solitaire>`,
    );
    await table.says(BEGINS);
    return table;
  }
  const grandfathers = (more = ''): Promise<Table> =>
    sit('grandfathers-clock', grandfathersClockWon.deal, more);

  const withTwo = (): string | undefined => choose('scan-pace', 'switch', false);

  /** Lets time pass until something is shown, then presses the only switch. */
  async function chooseByOne(table: Table, what: RegExp, by = () => press('Enter')): Promise<void> {
    if (BEGINS.test(table.message)) await by();
    // What was chosen last may still stand there, while its card is turned.
    const isShown = (): boolean =>
      what.test(table.message) && (rings(table) === 1 || !!marked(table));
    for (let i = 0; !isShown(); i++) {
      if (i === 1000) throw new Error(`${what} is never shown; ${table.message} is`);
      await pass(PACE);
      // Cards fly and turn in the browser's own time.
      await frames(1);
    }
    await by();
  }

  /** Goes on with one switch until something is shown, then presses the other. */
  async function chooseByTwo(table: Table, what: RegExp): Promise<void> {
    for (let i = 0; i === 0 || !what.test(table.message); i++) {
      if (i === 100) throw new Error(`${what} is never shown; ${table.message} is`);
      await press('Space');
    }
    await press('Enter');
  }

  it('is not loaded unless it is wanted', async () => {
    const copy = await Copy.make({});
    const table = await copy.lay('clock', 'deal="19" storage="none"');
    await table.tapTurned();
    expect(await copy.requests('scanning/index')).to.equal(0);
    table.element.setAttribute('keys', 'scan');
    await table.says(BEGINS);
    expect(await copy.requests('scanning/index')).to.equal(1);
  });

  it('shows nothing before the switch is pressed; then each move as a hint is, and says it', async () => {
    const table = await grandfathers();
    await pass(20 * PACE);
    expect(table.message).to.match(BEGINS);
    expect(rings(table)).to.equal(0);
    table.buttons[0]!.focus();
    await press('Enter');
    const first = table.message;
    expect(first).to.match(/^\w+ of \w+ to .*, from column \d\?$/);
    await until(() => rings(table) === 1);
    await until(() => heardLast(table) === first);
    await pass(PACE);
    expect(table.message).to.match(SHOWN).and.not.equal(first);
    expect(page.events.of('move')).to.have.length(0);
    await press('Space');
    expect(page.events.of('move'), 'it is chosen').to.have.length(1);
    await until(() => rings(table) === 0);
  });

  it('needs no focus: a key reaches the game as long as nothing has it', async () => {
    const table = await grandfathers();
    (document.activeElement as HTMLElement | null)?.blur();
    await press('Space');
    expect(table.message).to.match(SHOWN);
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await press('Space');
    expect(page.events.of('move')).to.have.length(0);
    expect(field.value).to.equal(' ');
    field.remove();
  });

  it('a tap anywhere on the board is the switch, of a mouse, a finger or a reader', async () => {
    const table = await grandfathers();
    const board = table.root.querySelector('.board')!.getBoundingClientRect();
    const edge = { x: Math.round(board.left + 3), y: Math.round(board.top + 3) };
    letPass(LATER);
    await sendMouse({ type: 'click', position: [edge.x, edge.y] });
    expect(table.message).to.match(SHOWN);
    letPass(LATER);
    await tap(edge.x, edge.y);
    expect(page.events.of('move')).to.have.length(1);
    await pass(PACE);
    letPass(LATER);
    // As assistive technology does, which sends no pointer: any pile will do.
    table.buttons[3]!.click();
    expect(page.events.of('move')).to.have.length(2);
    // No card is picked up or dragged.
    await table.grab('c1', { x: edge.x, y: edge.y });
    expect(table.root.querySelectorAll('[part~=lifted]')).to.have.length(0);
    await sendMouse({ type: 'up' });
  });

  it('a held key, a key that bounces, and a key with a click do one thing', async () => {
    const table = await grandfathers();
    table.buttons[0]!.focus();
    await press('Enter');
    letPass(LATER);
    await sendKeys({ down: 'Enter' });
    for (let i = 0; i < 5; i++) {
      letPass(LATER);
      await sendKeys({ down: 'Enter' });
    }
    await sendKeys({ up: 'Enter' });
    expect(page.events.of('move'), 'held').to.have.length(1);
    await pass(PACE);
    letPass(LATER);
    await keys('Enter', 'Enter', 'Space');
    expect(page.events.of('move'), 'bounced').to.have.length(2);
    await pass(PACE);
    letPass(LATER);
    await keys('Enter');
    table.buttons[0]!.click();
    expect(page.events.of('move'), 'with a click').to.have.length(3);
  });

  it('two switches: Space or a tap goes on, Enter or the second button chooses', async () => {
    withTwo();
    const table = await grandfathers();
    expect(table.message).to.match(/^Scanning: Space shows/);
    table.buttons[0]!.focus();
    await press('Space');
    const first = table.message;
    await pass(20 * PACE);
    expect(table.message, 'nothing goes by itself').to.equal(first);
    letPass(LATER);
    const { x, y } = spotOf(table.buttons[5]!);
    await sendMouse({ type: 'click', position: [x, y] });
    expect(table.message).to.match(SHOWN).and.not.equal(first);
    letPass(LATER);
    await sendMouse({ type: 'click', position: [x, y], button: 'right' });
    expect(page.events.of('move')).to.have.length(1);
    await press('Enter');
    expect(page.events.of('move'), 'nothing is chosen unseen').to.have.length(1);
    await press('Enter');
    expect(page.events.of('move')).to.have.length(2);
  });

  it('rests after three rounds, says so once, and goes on with a press', async () => {
    const table = await sit('clock', luck.clock.lost);
    table.buttons[0]!.focus();
    await press('Enter');
    await pass(20 * PACE);
    await table.says('Nothing was chosen. Press to go on.');
    await pass(20 * PACE);
    expect(table.message).to.equal('Nothing was chosen. Press to go on.');
    await press('Enter');
    expect(table.message).to.match(SHOWN);
  });

  it('steps with reduced motion too', async () => {
    await media({ 'prefers-reduced-motion': 'reduce' });
    const table = await grandfathers();
    table.buttons[0]!.focus();
    await press('Enter');
    const first = table.message;
    await until(() => rings(table) === 1);
    await pass(PACE);
    expect(table.message).to.not.equal(first);
    await until(() => rings(table) === 1);
    await media({});
  });

  it('what a hint advises is what the switch chooses next', async () => {
    withTwo();
    const table = await grandfathers();
    table.buttons[0]!.focus();
    await chooseByTwo(table, /^Hint\?$/);
    await table.says(/^Hint: .* from column/);
    expect(page.events.of('move')).to.have.length(0);
    await press('Enter');
    expect(page.events.of('move')).to.have.length(1);
  });

  it('undoes, opens the menu, goes through it, and leaves it', async () => {
    const table = await grandfathers();
    table.buttons[0]!.focus();
    await press('Enter', 'Enter');
    expect(page.events.of('move')).to.have.length(1);
    await chooseByOne(table, /^Undo\?$/);
    expect(page.events.of('undo')).to.have.length(1);
    await chooseByOne(table, /^Menu\?$/);
    await until(() => table.root.querySelector('.menu:popover-open') !== null);
    const names: string[] = [];
    do {
      await pass(PACE);
      names.push(marked(table)!.textContent.trim());
    } while (!marked(table)!.matches('[part~=menu]') && names.length < 30);
    expect(names).to.include.members(['How to play', 'Settings', 'Listen']);
    expect(names, 'what is folded is not to be seen').to.not.include('Legal moves');
    expect(table.root.activeElement, 'and has the focus').to.equal(marked(table));
    await press('Enter');
    await until(() => table.root.querySelector('.menu') === null);
    await chooseByOne(table, nameOfMove('c2-h9'));
    expect(page.events.last('move').token).to.equal('c2-h9');
  });

  it('in a dialog, a tap is the switch if a tap has opened it; a hand still points', async () => {
    const table = await grandfathers();
    const spot = spotOf(table.buttons[0]!);
    const tapBoard = (): Promise<void> => {
      letPass(LATER);
      return tap(spot.x, spot.y);
    };
    await tapBoard();
    await chooseByOne(table, /^Menu\?$/, tapBoard);
    await until(() => table.root.querySelector('.menu:popover-open') !== null);
    for (let i = 0; marked(table)?.textContent.trim() !== 'Settings'; i++) {
      expect(i).to.be.below(30);
      await pass(PACE);
    }
    await tapBoard();
    await until(() => dialogOf(table) !== null);
    for (let i = 0; !marked(table)?.matches('select[name=speed]'); i++) {
      expect(i).to.be.below(60);
      await pass(PACE);
    }
    // Anywhere in the dialog, and not on what lies there.
    const { left, top } = dialogOf(table)!.getBoundingClientRect();
    letPass(LATER);
    await tap(Math.round(left + 30), Math.round(top + 30));
    const speed = table.root.querySelector<HTMLSelectElement>('select[name=speed]')!;
    expect(speed.value).to.equal('fast');
    choose('speed', undefined, false);
    for (let i = 0; !marked(table)?.matches('[part~=close]'); i++) {
      expect(i).to.be.below(60);
      await pass(PACE);
    }
    letPass(LATER);
    await tap(Math.round(left + 30), Math.round(top + 30));
    await until(() => dialogOf(table) === null);
    // By hand: the buttons do what they always do, and tell the keys of now.
    letPass(LATER);
    await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await table.press('Listen');
    await table.press('Keys');
    await table.says(/^Scanning: press Space/);
    await table.press('Hint');
    await table.says(/^Hint: /);
  });

  it('is chosen in Settings, where its pace is then; How to play has its keys', async () => {
    const table = await lay(
      `<clock-solitaire deal="${luck.clock.won}" storage="none"></clock-solitaire>`,
    );
    const open = async (name: string): Promise<void> => {
      letPass(2000);
      await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
      await table.press(name);
      await until(() => dialogOf(table) !== null);
    };
    const select = (name: string): HTMLSelectElement | null =>
      dialogOf(table)!.querySelector(`select[name=${name}]`);
    await open('Settings');
    expect(select('scan-pace')).to.be.null;
    select('keys')!.focus();
    await keys('ArrowDown', 'ArrowDown');
    await until(() => select('scan-pace') !== null);
    expect(select('keys')!.value).to.equal('scan');
    expect(select('scan-pace')!.value).to.equal('2');
    await until(() => table.message.startsWith('Scanning: press'));
    select('scan-pace')!.focus();
    await keys('End');
    await until(() => table.message.startsWith('Scanning: Space shows'));
    await keys('Escape');
    await until(() => dialogOf(table) === null);
    await open('How to play');
    expect(dialogOf(table)!.querySelector('.keys')!.textContent).to.contain('Do what is shown');
    expect(dialogOf(table)!.textContent).to.contain('The second mouse button');
    await keys('Escape');
    await until(() => dialogOf(table) === null);
    table.buttons[0]!.focus();
    await press('Space', 'Enter');
    expect(page.events.of('move')).to.have.length(1);
    choose('keys', 'on', false);
    await until(() => marked(table) === null && rings(table) === 0);
    table.turned!.focus();
    await press('Enter');
    expect(page.events.of('move'), 'keys play as ever').to.have.length(2);
  });

  it('that cannot be loaded is told once, and the game can be played by taps', async () => {
    const copy = await Copy.make({ missing: { 'scanning/index': Infinity } });
    const table = await copy.lay(
      'clock',
      `deal="${luck.clock.won}" keys="scan" speed="instant" storage="none"`,
    );
    await table.says(/^This couldn’t be loaded\./);
    await table.tapTurned();
    await table.tapTurned();
    expect(page.events.of('move')).to.have.length(2);
    const told = page.events.of('error');
    expect(told.map(({ code }) => code)).to.deep.equal(['not-loaded']);
    expect(told[0].message).to.contain('the part “scanning”');
  });

  it('of two games on a page, the switch is for the one where it was pressed last', async () => {
    const table = await lay(
      `<div><clock-solitaire deal="19" keys="scan" storage="none"></clock-solitaire>
        <watch-solitaire deal="2" keys="scan" storage="none"></watch-solitaire></div>`,
    );
    await table.says(BEGINS);
    const other = table.element.nextElementSibling!.shadowRoot!;
    const message = (): string => other.querySelector('[part~=message]')!.textContent.trim();
    await until(() => BEGINS.test(message()));
    letPass(LATER);
    const board = spotOf(table.buttons[0]!);
    await tap(board.x, board.y);
    await table.says(SHOWN);
    (document.activeElement as HTMLElement | null)?.blur();
    await press('Enter');
    expect(page.events.of('move').map(({ game }) => game)).to.deep.equal(['clock']);
    expect(message(), 'the other one waits').to.match(BEGINS);
  });

  it('one switch: a game of luck to its end, and the next one begins', async () => {
    const deal = luck.clock.lost;
    const table = await sit('clock', deal);
    table.buttons[0]!.focus();
    for (let made = 0; page.events.of('loss').length === 0; made++) {
      await chooseByOne(table, / to .*\?$/);
      await until(() => page.events.of('move').length === made + 1);
    }
    expectGame(page.events, { game: 'clock', deal, end: 'loss', reason: 'cycle' });
    await chooseByOne(table, /New game\?$/);
    expect(page.events.of('deal')).to.have.length(2);
    expect(table.element.matches(':state(playing)')).to.be.true;
  });

  it('one switch: a game of choice to its end', async () => {
    const { deal, moves } = grandfathersClockWon;
    const table = await grandfathers();
    table.buttons[0]!.focus();
    for (const move of moves) await chooseByOne(table, nameOfMove(move));
    expectGame(page.events, { game: 'grandfathers-clock', deal, end: 'win', moves });
  });

  it('two switches: a game with a stock to its end, and the next one begins', async () => {
    withTwo();
    const { deal, moves } = germanClockWon;
    const table = await sit('german-clock', deal);
    table.buttons[0]!.focus();
    for (const move of moves) await chooseByTwo(table, nameOfMove(move));
    expectGame(page.events, { game: 'german-clock', deal, end: 'win', moves });
    await chooseByTwo(table, /New game\?$/);
    expect(page.events.of('deal')).to.have.length(2);
  });
});
