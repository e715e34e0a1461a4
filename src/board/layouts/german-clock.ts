import {
  type Arrangement,
  type Layout,
  type Place,
  round,
  type Spot,
  upright,
} from '../geometry/arrange.js';
import { type ClockFace, NO_TUCK, rectangularFace, roundFace, UNDER } from './clock-faces.js';
import { cushionFace, lowCushion } from './cushion.js';
import { rowsOf } from './travellers.js';

const RADIUS = 2.76;
/** From the cards of a rectangular dial to its rim. */
const MARGIN = 0.08;

interface Talon {
  readonly stock: Place;
  readonly waste: Place;
  readonly badges: readonly Spot[];
  /** The path of what they lie on. */
  readonly tray: string;
  readonly width: number;
  readonly height: number;
}

function arranged(face: ClockFace, talon: Talon, minCard: number): Arrangement {
  const { stock, waste, ...rest } = talon;
  const { x, y } = face.dial;
  const places = { ...face.places, centre: upright(x, y), stock, waste };
  const { tray, ...size } = rest;
  const dial = { ...face.dial, close: !face.dial.rect, beside: tray };
  return { ...face, ...size, kind: 'dial', blocks: true, ghosts: true, places, dial, minCard };
}

/** Half of the size of what stock and waste lie on beside the dial. */
const TRAY = { x: 0.68, y: 2.46 };
const CORNER = 30;

/** A rounded rectangle, of the dial's material. */
function trayAround({ x, y }: Spot, half: Spot): string {
  const [left, top, across, down] = [x - half.x, y - half.y, 2 * half.x, 2 * half.y].map((length) =>
    round(100 * length),
  ) as [number, number, number, number];
  const turn = (dx: number, dy: number): string =>
    `a${CORNER} ${CORNER} 0 0 1 ${dx * CORNER} ${dy * CORNER}`;
  const [straight, side] = [round(across - 2 * CORNER), round(down - 2 * CORNER)];
  return (
    `M${left} ${round(top + CORNER)}${turn(1, -1)}h${straight}${turn(1, 1)}` +
    `v${side}${turn(-1, 1)}h${-straight}${turn(-1, -1)}Z`
  );
}

/** The two arms that hold a low clock like one on a platform: how far from its middle, and half of their breadth. */
const ARMS = { y: 0.95, half: 0.06 };
/** The plate on the wall: its breadth, and half of its height. */
const PLATE = { across: 0.14, half: 1.3 };

/** Two arms from a low clock to its tray, and two on the other side to a plate on the wall. */
function bracket({ x, y, rect }: ClockFace['dial'], gap: number, side: 1 | -1): string {
  const box = (from: number, to: number, top: number, bottom: number): string => {
    const [left, across, up, down] = [Math.min(from, to), Math.abs(to - from), top, bottom - top];
    const [a, b, c, d] = [left, up, across, down].map((length) => round(100 * length));
    return `M${a} ${b}h${c}v${d}h${-c!}Z`;
  };
  const arms = ([1, -1] as const).flatMap((to) => {
    const edge = x + to * rect!.rim.x;
    return [y - ARMS.y, y + ARMS.y].map((at) =>
      box(edge, edge + to * gap, at - ARMS.half, at + ARMS.half),
    );
  });
  const wall = x - side * (rect!.rim.x + gap);
  const plate = box(wall, wall - side * PLATE.across, y - PLATE.half, y + PLATE.half);
  return arms.join('') + plate;
}

/** Stock and waste on the side of the player's preferred hand, and as much room on the other one. */
const SIDE = 1.76;
function beside(face: ClockFace, left: boolean, minCard: number): Arrangement {
  const { width, height, dial, ...rest } = face;
  const across = TRAY.x + 0.02;
  const x = left ? across : width + 2 * SIDE - across;
  const { y } = dial;
  const talon = {
    // The number of cards is below each of them; the redeals are above the stock, and the suits below the waste.
    stock: upright(x, y - 1.05),
    waste: upright(x, y + 0.86),
    badges: [
      { x, y: y + 2.14 },
      { x, y: y - 2.14 },
    ],
    tray:
      trayAround({ x, y }, TRAY) +
      (dial.rect ? bracket(dial, SIDE - across - TRAY.x, left ? -1 : 1) : ''),
  };
  const size = { width: width + 2 * SIDE, height };
  return arranged({ ...rest, dial, ...size }, { ...talon, ...size }, minCard);
}

/**
 * Stock and waste below the dial, on a tray as wide as that; the badges are half way between their numbers and its
 * ends, or below them where that is too wide.
 */
function below(face: ClockFace, minCard: number): Arrangement {
  const { width, height, dial } = face;
  const y = height + 0.96;
  const isWide = width > 6;
  const [apart, aside, down] = isWide ? [0.6, 2.47, 0] : [0.65, 0.65, 1];
  const half = { x: width / 2 - 0.02, y: 0.82 + down * 0.22 };
  const talon = {
    stock: upright(dial.x - apart, y),
    waste: upright(dial.x + apart, y),
    badges: [
      { x: dial.x - aside, y: y + down },
      { x: dial.x + aside, y: y + down },
    ],
  };
  const tray = trayAround({ x: dial.x, y: y + down * 0.22 }, half);
  return arranged(face, { ...talon, tray, width, height: y + 0.84 + down * 0.45 }, minCard);
}

const inRows = (lines: readonly (readonly string[])[]): Arrangement[] =>
  rowsOf(lines).map((one) => {
    const stock = one.places['stock']!;
    return {
      ...one,
      badges: [
        { x: stock.x - 2, y: stock.y },
        { x: stock.x + 3, y: stock.y },
      ],
    };
  });

/** Stock and waste are beside the dial in wide boxes, below it in narrow ones. */
export const germanClockLayout: Layout = (_, hand) => {
  const left = hand === 'left';
  return [
    beside(roundFace(SIDE, RADIUS), left, 46),
    below(roundFace(0, RADIUS), 40),
    ...[1.6, 1.2].map((across) =>
      beside(cushionFace(lowCushion(across, 2.12), undefined, SIDE), left, 40),
    ),
    below(rectangularFace(0, 'tall', 1.62, 1.46, NO_TUCK, MARGIN, UNDER), 34),
    ...inRows([
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      ['h7', 'h8', 'h9', 'h10', 'h11', 'h12'],
      ['centre', 'stock', 'waste'],
    ]),
  ];
};
