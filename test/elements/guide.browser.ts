/** `guide="on"`: before every move, which one is good, and why. */
import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../src/tags/grandfathers-clock.js';
import type { GrandfathersClockSolitaire } from '../../src/hourhand.js';
import { choose } from '../../src/settings/choose.js';
import { heardLast } from '../support/heard.js';
import { Copy } from '../support/network.js';
import { knowGames } from '../support/known.js';
import { listenToPage } from '../support/page.js';
import { lay, screen, type Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';
import { grandfathersClockWon } from './lines.js';

/** A move and its reason. */
const ADVICE = /^(Click|Press) .+ in .+(, then | to move ).+: .+\.$/;

const rings = ({ root }: Table): number => root.querySelectorAll('.hint .hinted').length;
const goals = ({ root }: Table): number => root.querySelectorAll('.hint .goal').length;

describe('the guide', () => {
  const page = listenToPage();

  const forget = (): unknown => choose('guide', undefined, false);
  beforeEach(forget);
  afterEach(() => {
    forget();
    knowGames();
  });

  /** A game whose cards have been dealt. */
  async function grandfathers(more: string): Promise<Table> {
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" storage="none" ${more}></grandfathers-clock-solitaire>`,
    );
    await table.still();
    return table;
  }

  async function fromMenu(table: Table, entry: string): Promise<void> {
    letPass(2000);
    await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await table.press(entry);
  }

  /** Makes the move that the sentence names. */
  async function obey(table: Table): Promise<void> {
    const [, from, to] = /in (column \d)(?:, then| to move it to) (.+?):/.exec(table.message)!;
    const idOf = (name: string): string => {
      const column = /column (\d)/.exec(name);
      return column ? `c${column[1]}` : `h${parseInt(name)}`;
    };
    await table.move(idOf(from!), idOf(to!));
    await table.still();
  }

  it('says which move and why, shows it as a hint is, and after it the next one', async () => {
    const table = await grandfathers('guide="on"');
    await table.says(ADVICE);
    await until(() => rings(table) === 1);
    const first = table.message;
    const reason = first.split(': ').at(-1)!;
    await until(() => /^Tab to the board and press Enter in column/.test(heardLast(table)));
    expect(heardLast(table).endsWith(reason)).to.be.true;
    for (let made = 1; made < 5; made++) {
      const { message } = table;
      await obey(table);
      expect(page.events.of('move')).to.have.length(made);
      await until(() => ADVICE.test(table.message) && table.message !== message);
      await until(() => rings(table) === 1);
    }
    // Another move than that is advised upon just as well.
    await table.press('Undo');
    await table.says(ADVICE);
  });

  it('says it again after a replay or a demonstration', async () => {
    const table = await grandfathers('guide="on"');
    await table.says(ADVICE);
    const first = table.message;
    await obey(table);
    await until(() => ADVICE.test(table.message) && table.message !== first, 'the next one');
    for (const entry of ['Replay', 'Show me how']) {
      await fromMenu(table, entry);
      await until(() => table.root.querySelector('[part~=backToGame]') !== null, entry);
      expect(table.message).to.not.match(ADVICE);
      await table.press('Back to my game');
      await table.says(ADVICE);
      await until(() => rings(table) === 1, 'the card is marked');
    }
  });

  it('of a player’s first game comes behind the goal, and both are seen and heard', async () => {
    knowGames('');
    const table = await grandfathers('guide="on"');
    const GOAL =
      'On each hour, put the next higher card of the same suit, until it shows that hour: jack is 11, queen 12, and ace follows king. ';
    await until(
      () => table.message.startsWith(GOAL) && ADVICE.test(table.message.slice(GOAL.length)),
    );
    await until(() => rings(table) === 1);
    // Who listens hears the same with other keys, and the same reason.
    const told = [...table.root.querySelectorAll('.announcement p')].map((one) => one.textContent);
    expect(told.join(' ')).to.include(GOAL.trim());
    expect(told.join(' ')).to.match(/press Enter in column \d to move the .+: /);
    expect(told.join(' ')).to.include(table.message.split(': ').at(-1));
    // As in a first game without the guide.
    expect(table.controls('How to play')).to.have.length(1);
    // Both have room, so that nothing moves.
    const bar = table.root.querySelector<HTMLElement>('[part~=status-bar]')!;
    for (const width of [200, 360, 440, 600, 768, 900, 1000]) {
      await screen(width, 900);
      expect(bar.offsetHeight, `${width}: ${table.message}`).to.equal(
        parseFloat(getComputedStyle(bar).minHeight),
      );
    }
    await table.still();
    await obey(table);
    await until(() => ADVICE.test(table.message));
  });

  it('is there again after a touch that does nothing, sentence and marks, and it is no other hint', async () => {
    let asked = 0;
    const count = (): unknown => asked++;
    document.addEventListener('solitaire-before-hint', count);
    const table = await grandfathers('guide="on"');
    await table.says(ADVICE);
    await until(() => rings(table) === 1);
    const advice = table.message;
    // Escape puts back what a tap has picked up.
    await table.tap('c3');
    await table.says(/^Picked up /);
    expect(rings(table)).to.equal(0);
    await sendKeys({ press: 'Escape' });
    // Who has pressed a key is told keys.
    const reason = advice.split(': ').at(-1)!;
    await until(() => /\. Press Enter in column /.test(table.message));
    expect(table.message.endsWith(reason)).to.be.true;
    await until(() => rings(table) === 1);
    await until(() => heardLast(table).includes(reason));
    // A column that can't move says so, and what is heard of both is one sentence after the other.
    await table.tap('c1');
    await until(() => / can’t go anywhere yet\. /.test(table.message));
    expect(table.message.endsWith(`. ${advice}`)).to.be.true;
    await until(() => rings(table) === 1);
    await until(() => / can’t go anywhere yet\. /.test(heardLast(table)));
    expect(heardLast(table)).to.include(reason);
    // A drag that ends beside the board.
    await table.grab('c3', { x: 3, y: 3 });
    await sendMouse({ type: 'up' });
    await until(() => table.message.startsWith('Put the ') && table.message.endsWith(advice));
    await until(() => rings(table) === 1);
    expect(asked).to.equal(1);
    expect((table.element as GrandfathersClockSolitaire).save()).to.match(
      /~hints\.1_advised\.0~\.$/,
    );
    document.removeEventListener('solitaire-before-hint', count);
    await obey(table);
    expect(table.message).not.to.include(advice);
  });

  it('goes on with its second half once the card has been picked up; where it goes stays marked', async () => {
    const table = await grandfathers('guide="on"');
    await table.says(ADVICE);
    await until(() => rings(table) === 1);
    for (let made = 0; made < 6; made++) {
      const [, column, goal, reason] =
        /in column (\d)(?:, then| to move it to) (.+?): (.+)\.$/.exec(table.message)!;
      const isWhole = table.message.includes(' to move it to ');
      await table.tap(`c${column}`);
      if (!isWhole) {
        await table.says(`Now click ${goal}: ${reason}.`);
        expect([rings(table), goals(table)]).to.deep.equal([0, 1]);
        await until(() => /Now press .*Enter( .+)?\.$/.test(heardLast(table)));
        const target = /column (\d)/.exec(goal!);
        await table.tap(target ? `c${target[1]}` : `h${parseInt(goal!)}`);
      }
      await until(() => page.events.of('move').length === made + 1);
      await table.still();
      await until(() => ADVICE.test(table.message) && rings(table) === 1);
    }
  });

  it('is wanted and left in the menu, and has its place in Settings', async () => {
    const table = await grandfathers('');
    await fromMenu(table, 'Guide me');
    await table.says(ADVICE);
    await fromMenu(table, 'Settings');
    await until(() => table.root.querySelector('dialog[open] .settings') !== null);
    const box = [...table.root.querySelectorAll('dialog label')].find(({ textContent }) =>
      textContent.includes('Guide: which move, and why'),
    )!;
    expect(box.querySelector('input')!.checked).to.be.true;
    table.root.querySelector('dialog')!.close();
    await until(() => table.root.querySelector('dialog') === null);
    await fromMenu(table, 'Stop guiding me');
    await table.play(grandfathersClockWon.moves.slice(0, 1));
    await table.still();
    expect(table.message).to.not.match(ADVICE);
    expect(rings(table)).to.equal(0);
  });

  it('that cannot be loaded says so once, and not before every move', async () => {
    const copy = await Copy.make({ missing: { 'features/advice': Infinity } });
    const { deal, moves } = grandfathersClockWon;
    const table = await copy.lay(
      'grandfathers-clock',
      `deal="${deal}" guide="on" storage="none" speed="instant"`,
    );
    await table.says(/^This couldn’t be loaded\./);
    await table.play(moves.slice(0, 3));
    await table.says(/uncovered/);
    await table.still();
    expect(table.message).to.match(/uncovered/);
    expect(page.events.of('error').map(({ code }) => code)).to.include('not-loaded');
  });

  it('is silent on a page that keeps hints from its players', async () => {
    let asked = 0;
    const refuse = (event: Event): void => {
      asked++;
      event.preventDefault();
    };
    document.addEventListener('solitaire-before-hint', refuse);
    const table = await grandfathers('guide="on"');
    await until(() => asked === 1);
    await table.play(grandfathersClockWon.moves.slice(0, 1));
    await until(() => asked === 2);
    expect(table.message).to.not.match(ADVICE);
    expect(rings(table)).to.equal(0);
    document.removeEventListener('solitaire-before-hint', refuse);
  });
});
