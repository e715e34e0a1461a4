/** Faces and backs: rank and suit of every open card can be read, and a back tells its pile's hour. */
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/tags/big-ben.js';
import '../../src/tags/clock.js';
import '../../src/tags/grandfathers-clock.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { drawFace, ranks } from '../../src/board/cards/faces.js';
import { leaveOut } from '../support/commands.js';
import { frames, lay, type Point, put, type Table } from '../support/table.js';
import { bigBenWon, grandfathersClockWon, luck } from './lines.js';

/** A game after some moves: the given ones, or the first legal one each time. */
async function played(html: string, count: number, moves?: readonly string[]): Promise<Table> {
  const table = await lay(html, 1280, 1100);
  const game = table.element as SolitaireElement;
  for (let i = 0; i < count; i++) {
    const token = moves ? moves[i] : game.moves[0]?.token;
    if (token === undefined) break;
    expect(game.play(token).ok, token).to.be.true;
  }
  await frames(2);
  return table;
}

const clock = (attributes: string, moves = 60): Promise<Table> =>
  played(
    `<clock-solitaire deal="${luck.clock.won}" speed="instant" ${attributes}></clock-solitaire>`,
    moves,
  );

const seenCards = ({ root }: Table, part: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('.card:not([hidden])')].filter((card) =>
    card.part.contains(part),
  );

/** A card's centre on the board, its angle in degrees, and its level. */
function lies(card: HTMLElement): Point & { readonly angle: number; readonly level: number } {
  const { a, b, e, f } = new DOMMatrix(getComputedStyle(card).transform);
  const angle = Math.round((Math.atan2(b, a) * 180) / Math.PI);
  const { offsetWidth: width, offsetHeight: height } = card;
  const level = Number(card.parentElement!.style.zIndex);
  return { x: e + width / 2, y: f + height / 2, angle, level };
}

/** Points along each outline that was asked for: a browser takes long to find them. */
const outlines = new Map<string, readonly DOMPoint[]>();

function inkOf(d: string): readonly DOMPoint[] {
  const known = outlines.get(d);
  if (known) return known;
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  const length = path.getTotalLength();
  const points = Array.from({ length: 41 }, (_, i) => path.getPointAtLength((length * i) / 40));
  outlines.set(d, points);
  return points;
}

/** The ink of a face's two indices, in hundredths of the card's width from its middle: rank and suit. */
function indices(face: Element): readonly (readonly Point[])[] {
  const paths = [...face.querySelectorAll('path')];
  const [suit, rank] = paths.slice(-2).map((path) => path.getAttribute('d')!.split(/(?=M)/));
  const pen = Number(paths.at(-1)!.getAttribute('stroke-width')) / 2;
  return [0, 1].map((i) => [
    ...inkOf(suit![i]!),
    ...inkOf(rank![i]!).flatMap(({ x, y }) =>
      [-1, 1].flatMap((way) => [
        { x: x * 1.5 + way * pen, y },
        { x: x * 1.5, y: y + way * pen },
      ]),
    ),
  ]);
}

/** The way in which the player sees a card's index: 0 upright, 180 on its head; none if it is hidden. */
function readAt(card: HTMLElement, others: readonly HTMLElement[]): number | undefined {
  const { x, y, angle, level } = lies(card);
  const unit = card.offsetWidth / 100;
  const turned = (point: Point, degrees: number): Point => {
    const turn = (degrees * Math.PI) / 180;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
  };
  const above = others.map(lies).filter((other) => other.level > level);
  const covered = (point: Point): boolean => {
    const at = turned(point, angle);
    return above.some((other) => {
      const from = { x: x + at.x * unit - other.x, y: y + at.y * unit - other.y };
      const inside = turned(from, -other.angle);
      return Math.abs(inside.x) < 50 * unit && Math.abs(inside.y) < 70 * unit;
    });
  };
  const onCard = ({ x, y }: Point): boolean => Math.abs(x) < 50 && Math.abs(y) < 70;
  const seen = indices(card).map((ink) => ink.every((point) => onCard(point) && !covered(point)));
  const ways = [0, 180].filter((_, i) => seen[i]).map((way) => Math.abs(turnOf(angle + way)));
  return ways.length > 0 ? Math.min(...ways) : undefined;
}

/** An angle from -180 to 180. */
const turnOf = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;

/** Every open card that isn't squared under another one. */
function openCards(table: Table): [HTMLElement, HTMLElement[]][] {
  const all = seenCards(table, 'card');
  return seenCards(table, 'face-up')
    .filter((card) => {
      const { x, y, level } = lies(card);
      const same = (other: Point): boolean => Math.hypot(other.x - x, other.y - y) < 2;
      return !all.map(lies).some((other) => other.level > level && same(other));
    })
    .map((card) => [card, all]);
}

function expectReadable(table: Table, least: number): void {
  const open = openCards(table);
  expect(open.length).to.be.at.least(least);
  for (const [card, all] of open) {
    const way = readAt(card, all);
    expect(way, card.part.value).to.be.a('number');
    // Sideways is the worst.
    expect(way, card.part.value).to.be.at.most(90);
  }
}

describe('rank and suit of an open card can be read', () => {
  afterEach(() => resetMouse());

  // On a dial that is won, three kings lie squared under the fourth one.
  for (const [layout, count] of [
    ['dial', 49],
    ['rows', 50],
  ] as const) {
    it(`of those put under the piles of Clock, ${layout}`, async () => {
      expectReadable(await clock(`layout="${layout}"`), count);
    });
  }

  it('of large ones too', async () => {
    expectReadable(await clock('faces="large"'), 49);
  });

  for (const faces of ['', 'large']) {
    it(`in columns, faces="${faces}"`, async () => {
      const { deal, moves } = grandfathersClockWon;
      const table = await played(
        `<grandfathers-clock-solitaire deal="${deal}" speed="instant" faces="${faces}"></grandfathers-clock-solitaire>`,
        18,
        moves,
      );
      expectReadable(table, 30);
    });

    it(`in fans, faces="${faces}"`, async () => {
      const { deal, moves } = bigBenWon;
      const table = await played(
        `<big-ben-solitaire deal="${deal}" speed="instant" layout="dial" faces="${faces}"></big-ben-solitaire>`,
        10,
        moves,
      );
      expectReadable(table, 30);
    });
  }

  it('and a pile throws one shadow: that of its top card', async () => {
    const { deal, moves } = grandfathersClockWon;
    const table = await played(
      `<grandfathers-clock-solitaire deal="${deal}" speed="instant"></grandfathers-clock-solitaire>`,
      18,
      moves,
    );
    // The lengths of each shadow: across, down, its blur, its spread.
    const throws = ({ firstElementChild }: Element): boolean =>
      [...getComputedStyle(firstElementChild!).boxShadow.matchAll(/\) [^()]*?(?=,|$)/g)].some(
        ([one]) => !one.includes('inset') && parseFloat(one.split('px')[2]!) > 0,
      );
    const cards = seenCards(table, 'card');
    // The card that moved last has its mark.
    if (cards.filter(throws).length < 2) leaveOut('this engine draws no shadows here');
    const piles = table.labels.filter((label) => !/empty/.test(label));
    expect(cards.length).to.be.above(piles.length);
    expect(cards.filter(throws)).to.have.length(piles.length);
  });

  it('in the usual way again when nothing lies on it', async () => {
    const table = await lay(
      `<grandfathers-clock-solitaire deal="21" speed="instant" faces="large"></grandfathers-clock-solitaire>`,
      1280,
      1100,
    );
    const heightOf = (card: HTMLElement): number => {
      const ys = indices(card)[0]!.map(({ y }) => y);
      return Math.max(...ys) - Math.min(...ys);
    };
    const { x } = table.pile('c2').getBoundingClientRect();
    const column = seenCards(table, 'face-up')
      .filter((card) => Math.abs(card.getBoundingClientRect().x - x) < 2)
      .sort((a, b) => lies(a).level - lies(b).level);
    const [under, top] = column.slice(-2) as [HTMLElement, HTMLElement];
    const usual = heightOf(top);
    expect(heightOf(under)).to.be.below(usual - 3);
    await table.grab('c2', table.spot('h9'));
    expect(heightOf(under)).to.be.closeTo(usual, 1);
    await sendMouse({ type: 'move', position: [5, 5] });
    await sendMouse({ type: 'up' });
    await table.still();
    expect(heightOf(under)).to.be.below(usual - 3);
  });

  it('a face that the page draws stays as it is', async () => {
    const table = await lay('<clock-solitaire deal="70" speed="instant"></clock-solitaire>');
    (table.element as SolitaireElement).faceRenderer = (card) =>
      Object.assign(document.createElement('b'), { textContent: card ?? '·' });
    await frames(2);
    const before = seenCards(table, 'face-up').map((card) => card.querySelector('b'));
    expect(before.length).to.be.above(0);
    await table.follow(3);
    for (const face of before) expect(face?.isConnected).to.be.true;
  });
});

describe('a back', () => {
  /** Where the hands of a card's watch point on the screen: degrees clockwise from the top. */
  const hands = (card: HTMLElement): number[] =>
    [...card.querySelectorAll<SVGPathElement>('path[transform*=rotate]')].map((hand) => {
      const turns = hand.getAttribute('transform')!.matchAll(/rotate\((-?[\d.]+)\)/g);
      const turn = [...turns].reduce((sum, [, degrees]) => sum + Number(degrees), lies(card).angle);
      return (Math.round(turn) + 720) % 360;
    });

  /** The topmost card at a pile's place. */
  function topOf(table: Table, pile: string): HTMLElement {
    const grip = table.pile(pile).querySelector('.grip')!.getBoundingClientRect();
    const centre = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    const there = seenCards(table, 'card').filter((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return Math.hypot(x + width / 2 - centre.x, y + height / 2 - centre.y) < 20;
    });
    return there.sort((one, other) => lies(other).level - lies(one).level)[0]!;
  }

  const pilesOf = Array.from({ length: 12 }, (_, i) => `h${i + 1}`);

  /** Every pile's top card that is face down shows the pile's hour. */
  function expectHours(table: Table): void {
    let down = 0;
    for (const pile of pilesOf) {
      const top = topOf(table, pile);
      if (top.part.contains('face-up')) continue;
      down++;
      expect(hands(top), pile).to.deep.equal([(Number(pile.slice(1)) * 30) % 360, 0]);
    }
    expect(down).to.be.at.least(6);
  }

  it('tells the hour of its pile, turned or upright', async () => {
    const table = await clock('', 8);
    expectHours(table);
    table.element.setAttribute('layout', 'rows');
    await frames(3);
    expectHours(table);
  });

  it('tells it wherever a new deal puts the card', async () => {
    const table = await lay('<clock-solitaire deal="70" speed="fast"></clock-solitaire>');
    await table.still();
    expectHours(table);
    await table.press('New game');
    await table.still();
    expectHours(table);
  });

  it('of a pile without an hour shows ten past ten', async () => {
    const { deal } = bigBenWon;
    const table = await lay(
      `<big-ben-solitaire deal="${deal}" speed="instant"></big-ben-solitaire>`,
    );
    expect(hands(topOf(table, 'stock'))).to.deep.equal([305, 60]);
  });

  it('is not drawn again when other cards move', async () => {
    const table = await clock('', 8);
    const drawings = (): Element[] =>
      seenCards(table, 'face-down').map((card) => card.querySelector('svg')!);
    const before = drawings().filter(Boolean);
    await table.tapTurned();
    const after = new Set(drawings());
    // One card has been turned up, and others can have come to light under it.
    expect(before.filter((drawing) => !after.has(drawing)).length).to.be.at.most(1);
  });

  it('is drawn on top of a pile only, also after cards have flown there', async () => {
    // Squared piles only: no card of Clock sticks out while it is face down.
    const table = await lay('<clock-solitaire deal="70" speed="fast"></clock-solitaire>');
    const expectTops = (): void => {
      const drawn = seenCards(table, 'face-down').filter((card) => card.querySelector('svg'));
      const down = pilesOf.filter((pile) => topOf(table, pile).part.contains('face-down'));
      expect(down.every((pile) => topOf(table, pile).querySelector('svg'))).to.be.true;
      // Besides those of the hours, only the middle pile has one.
      expect(drawn.length).to.be.within(down.length, down.length + 1);
    };
    await table.still();
    expectTops();
    await table.tapTurned();
    await table.still();
    expectTops();
  });
});

describe('an index', () => {
  const all = Array.from({ length: 52 }, (_, card) => card);
  const drawn = (card: number, line = 0): SVGElement => {
    const face = drawFace(card, line);
    put('').append(face);
    return face;
  };
  const ends = (points: readonly Point[]): { left: number; bottom: number } => ({
    left: Math.min(...points.map(({ x }) => x)),
    bottom: Math.max(...points.map(({ y }) => y)),
  });

  it('fits into .41 of a usual card, and a line into its strip', () => {
    for (const card of all) {
      expect(ends(indices(drawn(card))[0]!).bottom, `${card}`).to.be.below(-29);
      for (const line of [17, 20, 28, 44]) {
        const { bottom } = ends(indices(drawn(card, line))[0]!);
        expect(bottom, `${card}, ${line}`).to.be.below(line - 70);
        const foot = indices(drawn(card, -line))[0]!;
        expect(Math.min(...foot.map(({ y }) => y)), `${card}, -${line}`).to.be.above(70 - line);
      }
    }
  });

  it('is in the middle of its strip, and no larger than usual in a high one', () => {
    const of = (part: number): readonly { readonly y: number }[] => indices(drawn(4, part))[0]!;
    const extent = (part: number): readonly [top: number, bottom: number] => {
      const ys = of(part).map(({ y }) => y);
      return [Math.min(...ys), Math.max(...ys)];
    };
    for (const strip of [17, 27, 33, 41]) {
      for (const sign of [1, -1]) {
        const [top, bottom] = extent(sign * strip);
        const middle = sign * (strip / 2 - 70);
        expect(Math.abs((top + bottom) / 2 - middle), `${sign * strip}`).to.be.below(1.1);
        expect(bottom - top, `${sign * strip}`).to.be.below(26);
      }
    }
  });

  it('is clear of the pips', () => {
    for (const card of all) {
      const face = drawn(card);
      const [suits] = [...face.querySelectorAll('path')].slice(-2);
      const pips = suits!.getAttribute('d')!.split(/(?=M)/).slice(2);
      // The last two are the bars of 6 and 9.
      const points = pips.slice(0, [5, 8].includes(card % 13) ? -2 : undefined).flatMap(inkOf);
      const gaps = indices(face)[0]!.flatMap((ink) =>
        points.map(({ x, y }) => Math.hypot(x - ink.x, y - ink.y)),
      );
      // An ace’s pip is a drawing by itself.
      expect(gaps.length > 0, `${card}`).to.equal(card % 13 > 0);
      expect(Math.min(...gaps, Infinity), `${card}`).to.be.above(5);
    }
  });

  it('has the same margin for every rank', () => {
    const lefts = all.map((card) => ends(indices(drawn(card))[0]!).left);
    expect(Math.min(...lefts)).to.be.above(-47);
    // The 10 begins where the Q does.
    expect(lefts[9]!).to.be.closeTo(lefts[11]!, 0.7);
  });

  it('of 6 and 9 stands on a bar, so that they differ when they are turned', () => {
    for (const card of all) {
      const face = drawn(card, 28);
      const [suit, rank] = [...face.querySelectorAll('path')].map((path) =>
        path.getAttribute('d')!.split(/(?=M)/),
      );
      const bar = suit![2];
      expect(bar !== undefined, `${card}`).to.equal([5, 8].includes(card % 13));
      if (!bar) continue;
      const lowest = Math.max(...inkOf(rank![0]!).map(({ y }) => y));
      expect(Math.min(...inkOf(bar).map(({ y }) => y))).to.be.above(lowest + 1);
    }
  });

  it('is drawn with lines that are as high as each other', () => {
    for (const [i, rank] of ranks.entries()) {
      const path = drawn(0).querySelector('path')!;
      path.setAttribute('d', `M0 0${rank}`);
      const { y, height } = path.getBBox();
      expect(y, `${i}`).to.be.closeTo(0, 1);
      expect(height, `${i}`).to.be.closeTo(120, 1);
    }
  });
});
