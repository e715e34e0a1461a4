/** Cards drawn with the mouse: where they land, and how they come back. */
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../src/tags/grandfathers-clock.js';
import '../../src/tags/big-ben.js';
import '../../src/tags/german-clock.js';
import '../../src/tags/watch.js';
import { touch } from '../support/commands.js';
import { listenToPage } from '../support/page.js';
import { changes, frames, keys, lay, type Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';
import type { GrandfathersClockSolitaire } from '../../src/hourhand.js';
import { bigBenWon, germanClockWon, grandfathersClockWon, watchReturn } from './lines.js';

const grandfathers = (speed = 'instant'): Promise<Table> =>
  lay(
    `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="${speed}"></grandfathers-clock-solitaire>`,
  );

/** Listens to what the page around a game hears of the pointer: what the function returns is new since its last call. */
function listenAround({ element }: Table): () => string[] {
  const heard: string[] = [];
  const { signal } = around;
  for (const device of ['pointer', 'mouse']) {
    for (const what of ['down', 'move', 'up']) {
      const note = ({ type, buttons }: Event & { buttons?: number }): void => {
        // The mouse passes by with no button pressed.
        if (buttons || what !== 'move') heard.push(type);
      };
      element.parentElement!.addEventListener(device + what, note, { signal });
      document.addEventListener(device + what, note, { signal });
    }
  }
  document.addEventListener('click', () => heard.push('click'), { signal });
  return () => heard.splice(0);
}

let around = new AbortController();

describe('a card drawn with the mouse', () => {
  const page = listenToPage();
  beforeEach(() => (around = new AbortController()));
  afterEach(() => {
    around.abort();
    return resetMouse();
  });

  /** Nothing has moved, and no card is in hand. */
  function expectAsBefore(table: Table, picture: string): void {
    expect(changes(picture, table.picture)).to.deep.equal([]);
    expect(table.targets).to.deep.equal([]);
    expect(page.events.types).to.not.include('before-move');
  }

  it('goes where it is let go', async () => {
    const table = await grandfathers();
    await table.drag('c2', table.spot('h9'));
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9']);
    expect(page.events.types.slice(2)).to.deep.equal(['before-move', 'move', 'change']);
    expect(page.events.last('move').by).to.equal('player');
    expect(table.label('h9')).to.match(/7 of hearts/);
    expect(table.label('c2')).to.match(/3 of clubs; 3 under it$/);
  });

  it('follows the pointer on its way, and shows where it may go', async () => {
    const table = await grandfathers();
    const goal = table.spot('c7');
    await table.grab('c3', goal);
    // What drags may still be on its way.
    await until(() => table.targets.length > 0, 'the card is in hand');
    expect(table.targets).to.deep.equal(['Column 5', 'Column 7', 'Column 8']);
    const card = table.root.querySelector('.card.lifted')!;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const { left, right, top, bottom } = card.getBoundingClientRect();
    expect(goal.x).to.be.within(left, right);
    expect(goal.y).to.be.within(top, bottom);
    await sendMouse({ type: 'up' });
    expect(page.events.last('move').token).to.equal('c3-c7');
    expect(table.targets).to.deep.equal([]);
  });

  it('lands on a pile that it only nearly meets', async () => {
    const table = await grandfathers();
    const { left, top, height } = table.pile('h9').getBoundingClientRect();
    await table.drag('c2', { x: Math.round(left - 12), y: Math.round(top + height / 2) });
    expect(page.events.last('move').token).to.equal('c2-h9');
  });

  it('may change its mind on the way', async () => {
    const table = await grandfathers();
    await table.drag('c3', table.spot('c5'), table.spot('h1'), table.spot('c8'));
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c3-c8']);
  });

  it('comes back from where it does not belong, and the reason is shown', async () => {
    const table = await grandfathers();
    const { picture } = table;
    await table.drag('c1', table.spot('c5'));
    expectAsBefore(table, picture);
    await table.says('The jack of diamonds can’t go there: only an ace goes on the 2 of clubs.');
    await table.drag('c1', table.spot('h1'));
    expectAsBefore(table, picture);
    await table.says(/never goes to \d+ o’clock: only hearts go there/);
  });

  it('comes back from beside the board, and no earlier refusal seems to be about it', async () => {
    const table = await grandfathers();
    const { picture } = table;
    await table.drag('c1', table.spot('c5'));
    await table.says(/goes on the 2 of clubs/);
    await table.drag('c3', { x: 3, y: 3 });
    expectAsBefore(table, picture);
    await table.says('Put the ace of spades back.');
  });

  it('goes to a column that it is let go below', async () => {
    const table = await grandfathers();
    const { left, bottom, width } = table.pile('c7').getBoundingClientRect();
    await table.drag('c3', { x: Math.round(left + width / 2), y: Math.round(bottom + 60) });
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c3-c7']);
  });

  it('goes to a column that it is let go beside, if nothing else is near', async () => {
    const table = await grandfathers('normal');
    await table.still();
    const { right, bottom, width } = table.pile('c8').getBoundingClientRect();
    const at = { x: Math.round(right + 0.9 * width), y: Math.round(bottom - 0.7 * width) };
    await table.drag('c3', at);
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c3-c8']);
  });

  it('let go near piles that don’t take it, it was meant for none of them', async () => {
    const table = await grandfathers();
    const { picture } = table;
    const { left, bottom, width } = table.pile('c2').getBoundingClientRect();
    await table.drag('c3', { x: Math.round(left + width / 2), y: Math.round(bottom + 60) });
    expectAsBefore(table, picture);
    await table.says('Put the ace of spades back.');
  });

  it('let go on its own pile was tapped, however far the hand went', async () => {
    const table = await grandfathers();
    const { picture } = table;
    const { x, y } = table.top('c3');
    const away = { x: x + 90, y: y + 30 };
    await table.drag('c3', away, { x: x + 4, y });
    expect(
      changes(picture.replaceAll(' lifted', ''), table.picture.replaceAll(' lifted', '')),
    ).to.deep.equal([]);
    expect(table.targets, 'it has three targets: it is lifted').to.have.length(3);
    letPass(1500);
    await table.drag('c3', away, { x, y: y + 6 });
    expect(table.targets, 'and put down again').to.deep.equal([]);
    letPass(1500);
    await table.drag('c2', away, { x, y }, table.top('c2'));
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9']);
  });

  it('a target tapped by a trembling hand takes the lifted card', async () => {
    const table = await grandfathers();
    await table.tap('c3');
    const { x, y } = table.top('c7');
    letPass(1500);
    await table.drag('c7', { x: x + 14, y: y + 9 }, { x: x - 6, y });
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c3-c7']);
  });

  it('a double tap of a trembling hand plays the obvious move, and one card only', async () => {
    const table = await grandfathers();
    await table.tap('c6');
    const { x, y } = table.top('c6');
    await table.drag('c6', { x: x + 12, y: y + 8 });
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c6-h12']);
    const next = table.top('c6');
    await table.drag('c6', { x: next.x + 12, y: next.y + 8 });
    expect(page.events.of('move')).to.have.length(1);
  });

  it('let go beside its own pile, it does not go to the next one by accident', async () => {
    const table = await grandfathers();
    const { left, top, width } = table.pile('c6').getBoundingClientRect();
    // From the edge of the card, a few pixels towards a neighbour.
    const at = { x: Math.round(left + width - 3), y: Math.round(top + 20) };
    await sendMouse({ type: 'move', position: [at.x, at.y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [at.x + 6, at.y + 3] });
    await sendMouse({ type: 'move', position: [at.x + 10, at.y + 3] });
    await sendMouse({ type: 'up' });
    expect(page.events.types).to.not.include('move');
    expect(table.targets).to.deep.equal(['12 o’clock', 'Column 1']);
  });

  it('follows the pointer while the page is scrolled to its goal', async () => {
    const table = await grandfathers();
    const tall = document.createElement('div');
    tall.style.height = '3000px';
    document.body.append(tall);
    try {
      await table.grab('c3', table.spot('c5'));
      scrollTo(0, 40);
      await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      expect(table.targets).to.include('Column 5');
      const { x, y } = table.spot('c5');
      await sendMouse({ type: 'move', position: [x, y] });
      await sendMouse({ type: 'up' });
      const moves = page.events.of('move').map(({ token }) => token);
      expect(moves).to.deep.equal(['c3-c5']);
    } finally {
      scrollTo(0, 0);
      tall.remove();
    }
  });

  it('comes back at Escape, and letting it go then is nothing', async () => {
    const table = await grandfathers();
    const { picture } = table;
    await table.grab('c3', table.spot('c5'));
    await keys('Escape');
    expect(table.targets).to.deep.equal([]);
    expect(changes(picture, table.picture)).to.deep.equal([]);
    const { x, y } = table.spot('c7');
    await sendMouse({ type: 'move', position: [x, y] });
    expect(changes(picture, table.picture)).to.deep.equal([]);
    await sendMouse({ type: 'up' });
    expectAsBefore(table, picture);
  });

  it('comes back for good at an Escape that meets the pointer on its way', async () => {
    const table = await grandfathers();
    const { picture } = table;
    let pointerId = 0;
    table.element.addEventListener('pointermove', (event) => void ({ pointerId } = event));
    await table.grab('c3', table.spot('c5'));
    await keys('Escape');
    await sendMouse({ type: 'up' });
    await table.grab('c3', table.spot('c5'));
    // No frame comes between the two, as on a busy machine.
    const { x: clientX, y: clientY } = table.spot('c7');
    const how = { bubbles: true, composed: true };
    table
      .pile('c3')
      .dispatchEvent(
        new PointerEvent('pointermove', { ...how, pointerId, buttons: 1, clientX, clientY }),
      );
    table.pile('c3').dispatchEvent(new KeyboardEvent('keydown', { ...how, key: 'Escape' }));
    await frames(2);
    expect(changes(picture, table.picture)).to.deep.equal([]);
    await sendMouse({ type: 'up' });
    expectAsBefore(table, picture);
  });

  it('comes back when the window loses the focus', async () => {
    const table = await grandfathers();
    const { picture } = table;
    await table.grab('c3', table.spot('c5'));
    window.dispatchEvent(new FocusEvent('blur'));
    await sendMouse({ type: 'up' });
    expectAsBefore(table, picture);
  });

  it('is nobody’s when the table changes under it: a new deal, an undo', async () => {
    const table = await grandfathers();
    const element = table.element as GrandfathersClockSolitaire;
    await table.tap('c2');
    page.events.clear();
    await table.grab('c3', table.spot('c5'));
    element.undo();
    await sendMouse({ type: 'up' });
    expect(page.events.types).to.deep.equal(['undo', 'change']);
    await table.grab('c3', table.spot('c5'));
    await element.newGame(9);
    await sendMouse({ type: 'up' });
    expect(page.events.types.slice(2)).to.deep.equal(['deal', 'change']);
    expect(table.targets).to.deep.equal([]);
    const { picture } = table;
    await element.restart();
    expect(changes(picture, table.picture)).to.deep.equal([]);
  });

  it('comes back when the window is resized', async () => {
    const table = await grandfathers();
    await table.grab('c3', table.spot('c5'));
    await setViewport({ width: 900, height: 800 });
    await until(() => table.targets.length === 0);
    await sendMouse({ type: 'up' });
    expect(page.events.types).to.not.include('before-move');
  });

  it('stays in hand while another finger taps', async () => {
    const table = await grandfathers();
    const other = table.spot('c2');
    await table.grab('c3', table.spot('c5'));
    await touch([{ type: 'touchStart', points: [other] }, { type: 'touchEnd' }]);
    expect(page.events.of('move')).to.deep.equal([]);
    await sendMouse({ type: 'up' });
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c3-c5']);
  });

  it('that nobody may draw stays: on a foundation', async () => {
    const table = await lay(
      `<german-clock-solitaire deal="${germanClockWon.deal}" speed="instant"></german-clock-solitaire>`,
    );
    await table.play(germanClockWon.moves.slice(0, 2));
    page.events.clear();
    const { picture } = table;
    await table.grab('h11', table.spot('h3'));
    expect(changes(picture, table.picture)).to.deep.equal([]);
    await sendMouse({ type: 'up' });
    expect(page.events.types).to.deep.equal([]);
  });

  for (const [tag, deal, token, goal] of [
    ['german-clock-solitaire', germanClockWon.deal, 'stock-waste', 'waste'],
    ['big-ben-solitaire', bigBenWon.deal, 'stock-waste', 'waste'],
  ] as const) {
    it(`drawn from the stock, it is turned as by a tap, and nothing around hears it: ${tag}`, async () => {
      const table = await lay(`<${tag} deal="${deal}"></${tag}>`);
      await table.still();
      const heard = listenAround(table);
      const { picture } = table;
      await table.grab('stock', table.spot(goal));
      expect(changes(picture, table.picture), 'not before it is let go').to.deep.equal([]);
      await sendMouse({ type: 'up' });
      await until(() => page.events.of('move').length === 1, 'it is turned');
      await table.still();
      // Also where the mouse leaves the board.
      await table.drag('stock', { x: 3, y: 3 });
      await until(() => page.events.of('move').length === 2, 'the next one is turned');
      expect(page.events.of('move').map((move) => move.token)).to.deep.equal([token, token]);
      expect(heard().filter((type) => type !== 'click')).to.deep.equal([]);
    });
  }

  it('a press that ends outside the board leaves the next tap its own', async () => {
    const table = await grandfathers();
    await table.tap('h1');
    await table.grab('h1', { x: 3, y: 3 });
    await sendMouse({ type: 'up' });
    await table.tap('c2');
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9']);
  });

  it('a press flicked out of the board draws no card when the mouse comes back', async () => {
    const table = await grandfathers();
    const { picture } = table;
    const { x, y } = table.top('c3');
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [3, 3] });
    await sendMouse({ type: 'up' });
    await sendMouse({ type: 'move', position: [x + 20, y] });
    await sendMouse({ type: 'move', position: [x + 60, y] });
    expectAsBefore(table, picture);
    await table.tap('c2');
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9']);
  });

  it('the other mouse button draws nothing', async () => {
    const table = await grandfathers();
    const { x, y } = table.spot('c2');
    await sendMouse({ type: 'click', position: [x, y], button: 'right' });
    await sendMouse({ type: 'click', position: [x, y], button: 'middle' });
    expect(page.events.types).to.not.include('move');
    await table.tap('c2');
    expect(page.events.last('move').token).to.equal('c2-h9');
  });

  it('a turned card is drawn to its hour, and in Watch not back by a slip', async function () {
    const { deal, before, won } = watchReturn;
    const table = await lay(`<watch-solitaire deal="${deal}" speed="instant"></watch-solitaire>`);
    await table.follow(before);
    page.events.clear();
    // The king lies on two o’clock, which could take it: a drag that ends there was none.
    const { x, y } = table.top('h2');
    await table.drag('h2', { x: x + 40, y }, { x: x + 3, y });
    expect(page.events.types).to.deep.equal([]);
    await table.drag('h2', table.spot(won));
    expect(page.events.last('move').token).to.equal(`turned-${won}`);
  });

  it('in flight can be caught and drawn on', async () => {
    const table = await grandfathers('slow');
    await table.still();
    await table.tap('c2');
    await table.drag('c6', table.spot('h12'));
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9', 'c6-h12']);
  });

  it('stops on the board: nothing around it swipes; taps, the felt and clicks go on to the page', async () => {
    const table = await grandfathers('normal');
    await table.still();
    const heard = listenAround(table);
    await table.drag('c2', table.spot('h9'));
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9']);
    await table.drag('c3', { x: 3, y: 3 });
    expect(heard().filter((type) => type !== 'click')).to.deep.equal([]);
    await table.tap('c6');
    expect(heard(), 'a tap on a card is a click of the page').to.deep.equal(['click']);
    const board = table.root.querySelector('[part~=board]')!.getBoundingClientRect();
    await sendMouse({
      type: 'move',
      position: [Math.round(board.left) + 3, Math.round(board.top) + 3],
    });
    await sendMouse({ type: 'down' });
    await sendMouse({
      type: 'move',
      position: [Math.round(board.left) + 60, Math.round(board.top) + 3],
    });
    await sendMouse({ type: 'up' });
    expect(heard()).to.include.members(['pointerdown', 'pointermove', 'pointerup', 'mousedown']);
    // A card that is drawn to the edge leaves later gestures of the page alone.
    await table.drag('c3', { x: 3, y: 3 });
    await sendMouse({ type: 'move', position: [5, 850] });
    await sendMouse({ type: 'down' });
    const { x, y } = table.spot('c5');
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'up' });
    expect(heard()).to.include.members(['pointerdown', 'pointermove', 'mousemove', 'pointerup']);
  });
});
