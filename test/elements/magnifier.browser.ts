/** The magnifier: the card under the mouse or the finger, or of the pile with the focus, large beside it. */
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/hourhand.js';
import { games } from '../../src/rules/index.js';
import { choose } from '../../src/settings/choose.js';
import { media, touch } from '../support/commands.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import {
  finger,
  frames,
  keys,
  lay,
  type Point,
  spotOf,
  type Table,
  until,
} from '../support/table.js';
import { some } from '../support/thorough.js';
import { letPass, pass } from '../support/time.js';
import { grandfathersClockWon, luck } from './lines.js';

const HOLD = 250;

const board = (table: Table): HTMLElement => table.root.querySelector('.board')!;
const layerOf = (table: Table): HTMLElement | null => table.root.querySelector('.magnifier');
const cardOf = (table: Table): HTMLElement | null | undefined =>
  layerOf(table)?.querySelector<HTMLElement>('.card');

/** The card that is magnified, as styles know it: `card red hearts rank-7`. */
const shown = (table: Table): string | undefined => cardOf(table)?.className;

/** The card that lies on top of a pile, or so many cards under it. */
function drawnOn(table: Table, pile: HTMLElement, under = 0): HTMLElement {
  const grip = pile.querySelector<HTMLElement>('.grip')!;
  const { left, top, width, height } = grip.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const near = [...table.root.querySelectorAll<HTMLElement>('.cards .card')].filter((card) => {
    const box = card.getBoundingClientRect();
    const inside = Math.abs(box.left + box.width / 2 - x) < 2;
    return inside && card.checkVisibility();
  });
  const byDepth = near
    .map((card) => ({ card, away: Math.abs(middle(card).y - y) }))
    .sort((a, b) => a.away - b.away);
  return byDepth[under]!.card;
}

function middle(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** What holds wherever a card is magnified. */
function expectBeside(table: Table, pile: HTMLElement, what = pile.ariaLabel!): void {
  const at = cardOf(table)!.getBoundingClientRect();
  const around = board(table).getBoundingClientRect();
  expect(at.width, what).to.be.at.least(60);
  expect(at.left, what).to.be.at.least(Math.max(0, around.left) - 1);
  expect(at.top, what).to.be.at.least(Math.max(0, around.top) - 1);
  expect(at.right, what).to.be.at.most(Math.min(innerWidth, around.right) + 1);
  expect(at.bottom, what).to.be.at.most(Math.min(innerHeight, around.bottom) + 1);
  const grip = pile.querySelector<HTMLElement>('.grip')!.getBoundingClientRect();
  expect(overlap(at, grip), `${what} is covered`).to.equal(false);
}

const point = async ({ x, y }: Point): Promise<void> => {
  await sendMouse({ type: 'move', position: [Math.round(x) - 2, Math.round(y)] });
  await sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });
};

/** Moves the mouse on a card until it is magnified: what magnifies is loaded with the first board that wants it. */
async function look(table: Table, at: Point): Promise<void> {
  await point(at);
  for (let i = 0; layerOf(table) === null; i++) {
    if (i > 600) throw new Error('nothing is magnified');
    await frames(2);
    await point({ x: at.x + (i % 2), y: at.y });
  }
}

const magnify = (on = true): void => choose('magnifier', on ? 'on' : undefined, false) as void;

const grandfathers = (width = 360, height = 640, around = ''): Promise<Table> =>
  lay(
    `<div ${around}><grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant" storage="none"></grandfathers-clock-solitaire></div>`,
    width,
    height,
  );

// The page of the tests has loaded more files than a browser remembers by itself.
performance.setResourceTimingBufferSize(10_000);

/** What the page has loaded of the magnifier. */
const loaded = (): number =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('/input/magnifier'))
    .length;

describe('the magnifier', () => {
  const page = listenToPage();
  ownStorage();
  afterEach(async () => {
    magnify(false);
    await resetMouse();
    document.documentElement.style.fontSize = '';
  });

  // The first test: what a page has loaded stays loaded.
  it('is off, and not loaded, until the player turns it on in Settings', async () => {
    const table = await grandfathers();
    await point(table.top('c2'));
    table.pile('c2').focus();
    await keys('ArrowRight');
    await frames(3);
    expect(layerOf(table)).to.equal(null);
    expect(loaded()).to.equal(0);
    letPass(2000);
    await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await table.press('Settings');
    await until(() => table.root.querySelector('dialog[open] .settings') !== null);
    const label = [...table.root.querySelectorAll('dialog label')].find(
      (one) => one.textContent.trim() === 'Magnifier for small cards',
    )!;
    await table.pressOn(label.querySelector('input')!);
    await until(() => loaded() > 0);
    await keys('Escape');
    await until(() => table.root.querySelector('dialog') === null);
    table.pile('c2').focus();
    await keys('ArrowRight');
    await until(() => layerOf(table) !== null);
  });

  it('shows the card under the mouse beside it, takes no press, and is not for screen readers', async () => {
    magnify();
    const table = await grandfathers();
    await look(table, table.top('c2'));
    expect(shown(table)).to.equal(
      drawnOn(table, table.pile('c2')).className.replace(/ last| lifted/g, ''),
    );
    expectBeside(table, table.pile('c2'));
    expect(layerOf(table)!.closest('[aria-hidden=true]')).to.not.equal(null);
    const { x, y } = middle(cardOf(table)!);
    expect(layerOf(table)!.contains(table.root.elementFromPoint(x, y))).to.equal(false);
    const first = shown(table);
    await point(table.top('c5'));
    await until(() => shown(table) !== first && shown(table) !== undefined);
    expectBeside(table, table.pile('c5'));
    await sendMouse({ type: 'move', position: [1, 1] });
    await until(() => layerOf(table) === null);
    // The card can be played as ever.
    await point(table.top('c2'));
    await until(() => layerOf(table) !== null);
    await table.tap('c2');
    await until(() => page.events.of('move').length === 1);
  });

  it('shows the card of a fan that the mouse is on, not only the top one', async () => {
    magnify();
    const table = await grandfathers();
    const pile = table.pile('c3');
    const { left, top, width } = pile.getBoundingClientRect();
    await look(table, { x: left + width / 2, y: top + 4 });
    const lowest = shown(table);
    await point(table.top('c3'));
    await until(() => shown(table) !== undefined && shown(table) !== lowest);
    expect(lowest).to.match(/^card/);
    const covered = [...table.root.querySelectorAll('.cards .card')].map(
      ({ className }) => className,
    );
    expect(covered).to.include(lowest);
  });

  it('shows the card of the pile with the focus, while keys are used; Escape hides it until another is shown', async () => {
    magnify();
    const table = await grandfathers();
    table.pile('c1').focus();
    await keys('ArrowRight');
    await until(() => layerOf(table) !== null);
    expectBeside(table, table.root.activeElement as HTMLElement);
    await keys('Escape');
    await until(() => layerOf(table) === null);
    await frames(3);
    expect(layerOf(table)).to.equal(null);
    await keys('ArrowRight');
    await until(() => layerOf(table) !== null);
    await keys('Shift+Tab');
    await until(() => layerOf(table) === null);
  });

  it('shows the card that a finger holds, and in a drag the one that it carries, above the finger', async () => {
    magnify();
    const table = await grandfathers();
    table.pointer = finger;
    const { picture } = table;
    const at = table.top('c2');
    // A tap that is over at once shows nothing; this one only picks up.
    await touch([{ type: 'touchStart', points: [at] }]);
    await frames(3);
    expect(layerOf(table)).to.equal(null);
    await pass(HOLD);
    await until(() => layerOf(table) !== null);
    const held = shown(table);
    expect(held).to.equal(drawnOn(table, table.pile('c2')).className.replace(/ last| lifted/g, ''));
    expect(cardOf(table)!.getBoundingClientRect().bottom).to.be.below(at.y - 20);
    const above: number[] = [];
    for (const share of [1, 2, 3, 4]) {
      const to = { x: at.x + share * 12, y: at.y - share * 12 };
      await touch([{ type: 'touchMove', points: [to] }]);
      await until(() => page.events.of('move').length === 0 && shown(table) === held);
      await frames(2);
      const { left, right, top, bottom } = cardOf(table)!.getBoundingClientRect();
      const covers = left < to.x + 20 && right > to.x - 20 && top < to.y + 20 && bottom > to.y - 20;
      expect(covers, `${share}`).to.equal(false);
      above.push(left);
    }
    expect(new Set(above).size, 'it follows').to.be.above(1);
    await touch([{ type: 'touchMove', points: [at] }, { type: 'touchCancel' }]);
    await until(() => layerOf(table) === null);
    await table.still();
    expect(table.picture).to.equal(picture);
  });

  it('shows nothing where cards are wide enough', async () => {
    magnify();
    const table = await grandfathers(1100, 1000);
    expect(table.pile('c1').offsetWidth).to.be.at.least(60);
    await point(table.top('c2'));
    await frames(4);
    expect(layerOf(table)).to.equal(null);
  });

  it('shows no card that is face down, nor the next one before it has been turned', async () => {
    magnify();
    const table = await lay(
      `<clock-solitaire deal="${luck.clock.won}" storage="none"></clock-solitaire>`,
      360,
      640,
    );
    await table.still();
    const hidden = table.buttons.find(({ ariaLabel }) => /: 4 face down$/.test(ariaLabel!))!;
    await point(spotOf(hidden));
    await frames(4);
    expect(layerOf(table)).to.equal(null);
    const { turned } = table;
    await look(table, spotOf(turned!));
    const before = shown(table);
    /** Cards in flight whenever another card is magnified. */
    const moving: number[] = [];
    const observer = new MutationObserver(() => {
      if (shown(table) !== undefined && shown(table) !== before) moving.push(table.flights.length);
    });
    observer.observe(board(table), { childList: true });
    await table.tapTurned();
    await table.still();
    await point(spotOf(table.turned!));
    await until(() => shown(table) !== undefined && shown(table) !== before);
    observer.disconnect();
    expect(Math.max(...moving)).to.equal(0);
  });

  it('nothing of it moves, with reduced motion or without', async () => {
    magnify();
    for (const motion of ['no-preference', 'reduce']) {
      await media({ 'prefers-reduced-motion': motion });
      const table = await grandfathers();
      await look(table, table.top('c2'));
      expect(layerOf(table)!.getAnimations({ subtree: true })).to.have.length(0);
    }
    await media({});
  });

  for (const [name, around, fontSize] of [
    ['in a page that is written from right to left', 'dir="rtl"', ''],
    ['with text at 200 %', '', '200%'],
  ] as const) {
    it(`stays on the board ${name}`, async () => {
      magnify();
      document.documentElement.style.fontSize = fontSize;
      const table = await grandfathers(360, 720, around);
      for (const id of ['c1', 'c4', 'c8', 'h12', 'h3', 'h9']) {
        table.pile(id).scrollIntoView({ block: 'center', behavior: 'instant' });
        await look(table, table.top(id));
        await frames(2);
        expectBeside(table, table.pile(id));
      }
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    });
  }

  for (const [i, id] of Object.keys(games).entries()) {
    it(`${id}: beside every pile of a small board, and of none that is large, by keys`, async () => {
      magnify();
      const sizes = [
        [200, 640],
        [600, 900],
        [360, 640],
      ] as const;
      for (const [width, height] of some(sizes, 2, i)) {
        const table = await lay(
          `<${id}-solitaire deal="${(luck as Record<string, { won: number }>)[id]?.won ?? 7}" speed="instant" storage="none"></${id}-solitaire>`,
          width,
          height,
        );
        // German Clock shows no card before that.
        const game = table.element as SolitaireElement;
        game.play(game.moves[0]!.token);
        table.buttons[0]!.focus();
        await keys('End', 'Home');
        // As if a key had led there, which Firefox does not take for granted.
        const byKey: FocusOptions & { focusVisible: boolean } = { focusVisible: true };
        const isSmall = parseFloat(board(table).style.getPropertyValue('--_card')) < 60;
        const readable = table.buttons.filter(({ ariaLabel }) =>
          / of (hearts|spades|diamonds|clubs)/.test(ariaLabel!),
        );
        // What magnifies may still be on its way.
        if (isSmall) {
          await until(() => {
            readable[0]!.focus(byKey);
            return layerOf(table) !== null;
          });
        }
        let seen = 0;
        for (const pile of table.buttons) {
          pile.focus(byKey);
          await frames(3);
          if (!layerOf(table)) continue;
          expectBeside(table, pile, `${id} at ${width}: ${pile.ariaLabel!}`);
          seen++;
        }
        expect(seen > 0, `at ${width}`).to.equal(isSmall);
      }
    });
  }
});
