/** A clock that is won tells the time, and runs for as long as somebody can see it. */
import { expect } from '@open-wc/testing';
import { setDate, pass } from '../support/time.js';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { media } from '../support/commands.js';
import { Held } from '../support/held.js';
import { frames, keys, lay, screen, type Table, until, type Point } from '../support/table.js';
import { bigBenWon, germanClockWon, grandfathersClockWon, luck, watchReturn } from './lines.js';

const MORNING = '2026-11-21T10:09:36';

const all = ({ root }: Table, selector: string): SVGElement[] => [
  ...root.querySelectorAll<SVGElement>(`.dial ${selector}`),
];

const middleOf = (element: Element): { readonly x: number; readonly y: number } => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};
const degrees = (text: string): number => {
  const [, found] = /rotate\((-?[\d.]+)/.exec(text)!;
  return (Number(found) + 3600) % 360;
};

/** The angles of the hands that are seen. */
const hands = (table: Table): number[] =>
  all(table, '.hand:not(.resting)').map(({ style }) => degrees(style.transform));

/** The second that is shown; undefined while the clock stands. */
const second = (table: Table): number | undefined => {
  const [mark] = all(table, '.second');
  return mark && degrees(mark.getAttribute('transform')!) / 6;
};

const running = (table: Table): Promise<void> =>
  until(() => second(table) !== undefined, 'the clock runs');
const standing = (table: Table): Promise<void> =>
  until(() => second(table) === undefined, 'the clock stands');

/** Points on the outline of a path, on the page. */
function outlineOf(path: SVGPathElement): DOMPoint[] {
  const [matrix, length] = [path.getScreenCTM()!, path.getTotalLength()];
  return Array.from({ length: 200 }, (_, i) =>
    path.getPointAtLength((length * i) / 199).matrixTransform(matrix),
  );
}

/** Plays up to the last move of a game that is won. */
async function nearlyWon(
  tag: string,
  deal: number,
  moves: readonly string[] = [],
  more = '',
  size: [width?: number, height?: number] = [],
) {
  const table = await lay(
    `<${tag}-solitaire deal="${deal}" storage="none" ${more}></${tag}-solitaire>`,
    ...size,
  );
  await until(() => all(table, '.details').length > 0, 'its details are there');
  const game = table.element as SolitaireElement;
  // How the game gets there is not what is tested.
  game.speed = 'instant';
  let last = '';
  for (let i = 0; game.status === 'playing'; i++) {
    last = moves[i] ?? game.moves[0]!.token;
    expect(game.play(last).ok, last).to.equal(true);
  }
  expect(game.status).to.equal('won');
  game.undo();
  await game.updateComplete;
  game.speed = 'normal';
  await game.updateComplete;
  return { table, game, last };
}

/** A game of Clock that has been won by a tap. */
async function won(more = ''): Promise<Table> {
  setDate(MORNING);
  const { table, game } = await nearlyWon('clock', luck.clock.won, [], more);
  expect(second(table)).to.equal(undefined);
  await table.tapTurned();
  expect(game.status).to.equal('won');
  await running(table);
  return table;
}

describe('a clock that is won', () => {
  afterEach(async () => {
    setDate();
    Held.end();
    await media({});
  });

  it('tells the time: the second with a thin hand, which steps, and each minute with the others', async () => {
    const table = await won();
    expect(hands(table)).to.deep.equal([304.5, 54]);
    expect(second(table)).to.equal(36);
    setDate('2026-11-21T10:09:37');
    await pass(1020);
    expect(second(table)).to.equal(37);
    setDate('2026-11-21T10:10:00');
    await pass(1000);
    expect([hands(table), second(table)]).to.deep.equal([[305, 60], 0]);
  });

  it('turns one hand in a second, and changes nothing else', async () => {
    const table = await won();
    await until(() => table.root.querySelector('.celebration') !== null, 'it is celebrated');
    await pass(10_000);
    await table.quiet();
    const changed: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        changed.push(`${(target as Element).getAttribute('class')} ${attributeName}`);
      }
    });
    observer.observe(table.root.querySelector('.board')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const time of ['38', '39', '40']) {
      setDate(`2026-11-21T10:09:${time}`);
      await pass(1000);
    }
    await frames(2);
    observer.disconnect();
    // Its shaft is drawn with gaps, where it would strike something out.
    const own = ['second transform', 'second d'];
    expect(changed.filter((one) => !own.includes(one))).to.deep.equal([]);
    expect(changed).to.have.length.of.at.least(3);
    expect(table.root.getAnimations()).to.deep.equal([]);
  });

  it('has hands like bars in German Clock, and a red disc for the seconds inside its numerals', async () => {
    setDate(MORNING);
    const { table, game, last } = await nearlyWon(
      'german-clock',
      germanClockWon.deal,
      germanClockWon.moves,
    );
    game.play(last);
    await running(table);
    const [mark] = all(table, '.second') as SVGGraphicsElement[];
    const { y, width } = mark!.getBBox();
    expect(-y).to.be.within(136, 142);
    expect(width).to.be.above(14);
    expect(getComputedStyle(mark!).fill).to.not.equal(
      getComputedStyle(table.root.querySelector('.numeral.complete')!).color,
    );
  });

  it('has hands that end inside the numerals at every minute, on phones too', async () => {
    setDate(MORNING);
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [844, 390],
    ] as const) {
      const { table } = await nearlyWon('clock', luck.clock.won, [], '', [width, height]);
      await table.tapTurned();
      await running(table);
      await table.still();
      expect(hands(table)).to.deep.equal([304.5, 54]);
      const [hub] = all(table, '.hub') as SVGGraphicsElement[];
      const { x, y, width: size } = hub!.getBBox();
      const longest = Math.max(
        ...(all(table, '.hand, .second') as SVGGraphicsElement[]).map((one) => -one.getBBox().y),
      );
      for (const numeral of all(table, '.numeral') as SVGGraphicsElement[]) {
        const [, left, top] = /translate\((\S+) (\S+)\)/
          .exec(numeral.getAttribute('transform')!)!
          .map(Number);
        const away = Math.hypot(left! - x - size / 2, top! - y - size / 2);
        expect(longest, numeral.dataset['mark']).to.be.below(away - 14);
      }
      if (width > 1000) continue;
      // On a cushion the kings lie where they don't reach.
      const axle = hub!.getBoundingClientRect();
      const [across, down] = [axle.x + axle.width / 2, axle.y + axle.height / 2];
      const king = table.root.querySelector('.card:not([hidden])')!.getBoundingClientRect().width;
      const { x: right, y: below } = table.spot('centre');
      const free = Math.max(
        Math.abs(right - across) - king / 2,
        Math.abs(below - down) - 0.7 * king,
      );
      expect(longest * (axle.width / hub!.getBBox().width)).to.be.below(free);
    }
  });

  for (const [what, hide, show] of [
    [
      'is covered by a dialog',
      (table: Table) => (table.element as SolitaireElement).showDialog('settings'),
      () => keys('Escape'),
    ],
    [
      'is scrolled out of sight',
      (table: Table) => {
        document.body.style.paddingBottom = '3000px';
        table.element.style.marginTop = '2000px';
        return frames(2);
      },
      (table: Table) => {
        document.body.style.paddingBottom = table.element.style.marginTop = '';
        return frames(2);
      },
    ],
    [
      'is disabled',
      async (table: Table) => void table.element.toggleAttribute('disabled', true),
      async (table: Table) => void table.element.toggleAttribute('disabled', false),
    ],
    [
      'is on a page whose visitor wants less motion',
      () => media({ 'prefers-reduced-motion': 'reduce' }),
      () => media({}),
    ],
    ['is taken off the page', async (table: Table) => table.element.remove(), undefined],
    ['has given way to the next game', (table: Table) => table.press('New game'), undefined],
    ['is taken back', (table: Table) => table.press('Undo'), undefined],
  ] as const) {
    it(`stands while it ${what}`, async () => {
      // Part of a form, so that it can be disabled.
      const table = await won('name="clock"');
      await hide(table);
      await standing(table);
      setDate('2026-11-21T11:20:00');
      await pass(5000);
      expect(second(table)).to.equal(undefined);
      if (!show) return;
      await show(table);
      await running(table);
      expect([hands(table), second(table)]).to.deep.equal([[340, 120], 0]);
    });
  }

  it('stands with reduced motion, and shows when it was won', async () => {
    await media({ 'prefers-reduced-motion': 'reduce' });
    setDate(MORNING);
    const { table } = await nearlyWon('clock', luck.clock.won);
    await table.tapTurned();
    await frames(5);
    await pass(5000);
    expect([hands(table), second(table)]).to.deep.equal([[304.5, 54], undefined]);
  });

  for (const [tag, deal, moves] of [
    [
      'watch',
      watchReturn.deal,
      [...new Array<string>(watchReturn.before), `turned-${watchReturn.won}`],
    ],
    ['wandering-card', luck['wandering-card'].won, undefined],
    ['grandfathers-clock', grandfathersClockWon.deal, grandfathersClockWon.moves],
    ['big-ben', bigBenWon.deal, bigBenWon.moves],
    ['german-clock', germanClockWon.deal, germanClockWon.moves],
  ] as const) {
    it(`has two hands and a second in ${tag}, and its own minute hand goes round once`, async () => {
      setDate(MORNING);
      const { table, game, last } = await nearlyWon(tag, deal, moves);
      const held = new Held();
      game.play(last);
      const swept = (): Animation[] =>
        held.all.filter(({ effect }) =>
          all(table, '.minute').includes((effect as KeyframeEffect).target as never),
        );
      await until(() => swept().length > 0, 'the hand goes round');
      expect(hands(table)).to.deep.equal([304.5, 54]);
      await running(table);
      expect(table.root.querySelectorAll('.celebration .hand')).to.have.length(0);
      expect(swept()).to.have.length(1);
      const [{ transform: from }, { transform: to }] = (
        swept()[0]!.effect as KeyframeEffect
      ).getKeyframes() as [ComputedKeyframe, ComputedKeyframe];
      expect(to).to.equal(`${String(from)} rotate(360deg)`);
      held.letGo();
      await table.still();
    });
  }

  it('stands in its tower in Big Ben, which has the room to itself, until its last move is taken back', async () => {
    setDate(MORNING);
    const { deal, moves } = bigBenWon;
    const { table, game, last } = await nearlyWon('big-ben', deal, moves, '', [680, 800]);
    const rim = (): DOMRect => table.root.querySelector('.dial .rim')!.getBoundingClientRect();
    const stage = table.root.querySelector('.stage')!;
    const before = rim();
    const { height } = stage.getBoundingClientRect();
    game.play(last);
    await until(() => Math.abs(rim().width - before.width) > 1, 'it gets another size');
    await table.quiet();
    const room = stage.getBoundingClientRect();
    const { left, right, top, bottom } = rim();
    expect(room.height).to.equal(height);
    expect((left + right) / 2).to.be.closeTo((room.left + room.right) / 2, 1);
    // Above it is the roof.
    expect(top - room.top).to.be.above(0.5 * (bottom - top));
    expect(bottom).to.be.within(room.bottom - 40, room.bottom + 0.5);
    expect(document.documentElement.scrollWidth).to.equal(innerWidth);
    await table.press('Undo');
    await until(() => Math.abs(rim().width - before.width) < 1, 'it has its own size again');
  });

  for (const [width, height, growth] of [
    [390, 844, 0.85],
    [768, 1024, 1.1],
  ] as const) {
    // With room for a shaft, the dial stands on that, below a roof that is higher; without it, the dial is at its foot.
    const hasShaft = growth < 1;
    it(`goes ${hasShaft ? 'onto a shaft at the foot' : 'to the foot'} of its room where fans were below it: ${width} × ${height}`, async () => {
      setDate(MORNING);
      const { deal, moves } = bigBenWon;
      const { table, game, last } = await nearlyWon('big-ben', deal, moves, '', [width, height]);
      const rim = (): DOMRect => table.root.querySelector('.dial .rim')!.getBoundingClientRect();
      const before = rim();
      game.play(last);
      await until(() => rim().top > before.top + 60, 'it goes down');
      await table.quiet();
      const room = table.root.querySelector('.stage')!.getBoundingClientRect();
      const { left, right, top, bottom } = rim();
      expect((left + right) / 2).to.be.closeTo((room.left + room.right) / 2, 1);
      if (hasShaft) expect(room.bottom - bottom).to.be.within(40, top - room.top);
      else expect(bottom).to.be.within(room.bottom - 20, room.bottom);
      expect(right - left).to.be.above(before.width * growth - 1);
      expect(left).to.be.above(room.left - 0.5);
      expect(document.documentElement.scrollWidth).to.equal(innerWidth);
      // What has a layer of its own would be drawn in the old size, and blurred, with all that lies over it.
      for (const part of table.root.querySelectorAll('.grown, .grown *')) {
        const { filter, willChange } = getComputedStyle(part);
        expect([filter, willChange], part.getAttribute('class') ?? '').to.eql(['none', 'auto']);
      }
      await table.press('Undo');
      await until(() => Math.abs(rim().top - before.top) < 1, 'it has its own place again');
    });
  }

  it('shows the second in its place at once where the board gets another shape', async () => {
    await screen(1280, 800);
    setDate(MORNING);
    const { deal, moves } = grandfathersClockWon;
    const { table, game, last } = await nearlyWon('grandfathers-clock', deal, moves);
    expect(game.play(last).ok).to.equal(true);
    await running(table);
    const centre = (): string => {
      const { cx, cy } = (all(table, '.hub')[0] as SVGCircleElement | undefined) ?? {};
      return `${cx?.baseVal.value} ${cy?.baseVal.value}`;
    };
    const before = centre();
    // The time stands meanwhile, as it does in a test.
    await screen(390, 844);
    await until(() => centre() !== before, 'the dial has another place');
    const [mark] = all(table, '.second');
    expect(mark!.getAttribute('transform')).to.equal(`translate(${centre()}) rotate(216)`);
  });

  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [480, 560],
  ] as const) {
    it(`has its kings in a window in the place of 3 on a round dial, which no hand reaches: ${width} × ${height}`, async () => {
      setDate(MORNING);
      const size: [number, number] = [width, height];
      const { table, game } = await nearlyWon('clock', luck.clock.won, [], '', size);
      const full = table.root.querySelector<HTMLElement>('.card:not([hidden])')!.offsetWidth;
      await table.tapTurned();
      await running(table);
      await table.still();
      const dial = middleOf(table.root.querySelector('.dial .rim')!);
      const axle = middleOf(all(table, '.hub')[0]!);
      expect(axle.x).to.be.closeTo(dial.x, 0.5);
      expect(axle.y).to.be.closeTo(dial.y, 0.5);
      const at = table.spot('centre');
      const nine = middleOf(all(table, '.numeral[data-mark="9"]')[0]!);
      expect(at.y).to.be.closeTo(dial.y, 1);
      expect(Math.abs(at.x + nine.x - 2 * dial.x)).to.be.below(0.2 * full);
      const cards = [...table.root.querySelectorAll('.card:not([hidden])')].filter(
        (card) => Math.abs(middleOf(card).x - at.x) < 2 && Math.abs(middleOf(card).y - at.y) < 2,
      );
      expect(cards.length).to.be.above(0);
      for (const card of cards) {
        const { left, width: wide } = card.getBoundingClientRect();
        expect(wide).to.be.within(0.5 * full, 0.6 * full);
        // No hand reaches it at any minute.
        for (const hand of all(table, '.hand, .second') as SVGPathElement[]) {
          const ways = outlineOf(hand).map(({ x, y }) => Math.hypot(x - dial.x, y - dial.y));
          expect(Math.max(...ways), 'a hand').to.be.below(left - dial.x);
        }
      }
      await table.press('Undo');
      await until(() => table.spot('centre').x < dial.x + 2, 'they are in the middle again');
      await table.still();
      expect(game.status).to.equal('playing');
    });
  }

  it('leaves the moon of Wandering Card to its face: the kings are in a window', async () => {
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
    ] as const) {
      setDate(MORNING);
      const size: [number, number] = [width, height];
      const { table } = await nearlyWon('wandering-card', luck['wandering-card'].won, [], '', size);
      await table.tapTurned();
      await running(table);
      await table.still();
      const dial = middleOf(table.root.querySelector('.dial .rim')!);
      const nine = middleOf(all(table, '.numeral[data-mark="9"]')[0]!);
      const moon = table.spot('aside');
      const cards = [...table.root.querySelectorAll('.card:not([hidden])')].map(middleOf);
      const far = ({ x, y }: Point, to: Point): number => Math.hypot(x - to.x, y - to.y);
      const window = { x: 2 * dial.x - nine.x, y: dial.y };
      expect(cards.filter((card) => far(card, window) < 12).length, 'in it').to.be.above(0);
      expect(Math.min(...cards.map((card) => far(card, moon))), 'to the moon').to.be.above(40);
    }
  });

  it('has its kings beside the dial in German Clock, as large as they were', async () => {
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
    ] as const) {
      setDate(MORNING);
      const { deal, moves } = germanClockWon;
      const size: [number, number] = [width, height];
      const { table, game, last } = await nearlyWon('german-clock', deal, moves, '', size);
      game.play(last);
      await until(() => all(table, '.hub').length > 0, 'it has two hands');
      await table.still();
      const rim = table.root.querySelector('.dial .rim')!.getBoundingClientRect();
      const { x, y } = table.spot('centre');
      const away = Math.hypot(x - rim.x - rim.width / 2, y - rim.y - rim.height / 2);
      expect(away, `${width} × ${height}`).to.be.above(1.5 * rim.width * 0.15);
      const card = [...table.root.querySelectorAll('.card:not([hidden])')].find(
        (one) => Math.hypot(middleOf(one).x - x, middleOf(one).y - y) < 2,
      )!;
      expect(card.getBoundingClientRect().width).to.be.above(
        0.8 * (card as HTMLElement).offsetWidth,
      );
    }
  });

  it('has a second that strikes out no word and no numeral', async () => {
    const table = await won();
    await table.still();
    const rim = table.root.querySelector('.dial .rim')!.getBoundingClientRect();
    const shown = [...table.root.querySelectorAll('.numeral, .signature:not(.struck)')].filter(
      (one) => {
        const { x, y } = middleOf(one);
        const away = Math.hypot(x - rim.x - rim.width / 2, y - rim.y - rim.height / 2);
        return getComputedStyle(one).visibility === 'visible' && away < rim.width / 4;
      },
    );
    expect(shown.length).to.be.above(12);
    for (let seconds = 0; seconds < 60; seconds++) {
      setDate(`2026-11-21T10:09:${String(seconds).padStart(2, '0')}`);
      await pass(1000);
      expect(second(table)).to.equal(seconds);
      const hand = all(table, '.second')[0] as SVGPathElement;
      const points = outlineOf(hand);
      // No part of it is a mere dot, but for the weight on its tail.
      const parts = hand.getAttribute('d')!.split(/(?=M)/).slice(0, -1);
      for (const part of parts) {
        const [from = 0, to = 0] = Array.from(part.matchAll(/[ML]\S+ (\S+?)H/g), ([, y]) =>
          Number(y),
        );
        expect(from - to, `${part} at ${seconds}`).to.be.at.least(14);
      }
      for (const one of shown) {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const struck = points.some(
          ({ x, y }) => x > left + 1 && x < right - 1 && y > top + 1 && y < bottom - 1,
        );
        expect(struck, `${one.textContent || one.className} at ${seconds}`).to.equal(false);
      }
    }
  });
});
