import {
  type Arrangement,
  CARD_HEIGHT,
  type DrawnDial,
  type Layout,
  type Place,
  type Spot,
  upright,
} from '../geometry/arrange.js';
import { CORNER as DIAL_CORNER, hole } from '../geometry/outline.js';
import {
  type ClockFace,
  faceIn,
  inward,
  NO_TUCK,
  rectangularFace,
  roundFace,
  UNDER,
} from './clock-faces.js';
import { cushionFace, lowCushion } from './cushion.js';
import { armsOf, hangerOf, postsOf } from './station-iron.js';
import {
  type Board,
  FRAME,
  frameOf,
  type Half,
  outlineOf,
  type Plate,
  type Sign,
  signed,
} from './station-sign.js';
import { rowsOf } from './rows.js';

const RADIUS = 2.76;
/** Pixels: around smaller kings, the suits beside the numerals leave no room for words. */
const SIGNED = 60;
/** From the cards of a rectangular dial to its rim, and how much less there is elsewhere for it. */
const MARGIN = 0.11;
const LESS = 0.03;
/** The corners of a low one: the outermost slots of its rows are beside them. */
const LOW_CORNER = 1.05;
/** How far the panels of a plain rectangle reach above and below their slots. */
const PANEL = 0.01;
/** The corners of a tray below the dial, and of the plates beside it. */
const [CORNER, PLATE_CORNER] = [30, 14];

interface Talon {
  readonly stock: Place;
  readonly waste: Place;
  readonly badges: Arrangement['badges'];
  /** What they lie on. */
  readonly trays: readonly Plate[];
  /** The path of what holds them. */
  readonly arms?: string;
  /** What hangs there once the game is won, or is the head of the tray from the beginning. */
  readonly sign?: Sign;
  readonly width: number;
  readonly height: number;
}

function arranged(clockFace: ClockFace, talon: Talon, minCard: number): Arrangement {
  const { stock, waste, trays, arms = '', sign, ...rest } = talon;
  const { x, y, r, rect } = clockFace.dial;
  const isPlain = rect !== undefined && !rect.corner;
  const hours = Object.entries(clockFace.places).map(([id, one]) => [
    id,
    { ...one, enamelled: true },
  ]);
  const places = {
    ...(Object.fromEntries(hours) as Arrangement['places']),
    centre: upright(x, y),
    stock,
    waste,
  };
  const clock: Plate = {
    at: { x, y },
    half: rect?.rim ?? { x: r, y: r },
    corner: rect ? 100 * (rect.corner ?? DIAL_CORNER) : Infinity,
  };
  const panels = isPlain ? panelsOf(clockFace, rect) : '';
  const dial = {
    ...clockFace.dial,
    field: outlineOf(clock, FRAME / 2) + faceIn(clockFace.dial, clockFace.dial.track ?? 0) + panels,
    ...(isPlain && { panels }),
    close: !rect,
    ...(!rect && !sign?.board && { signedFrom: SIGNED }),
    beside: trays.map((plate) => outlineOf(plate)).join(''),
    iron: [clock, ...trays].map(frameOf).join('') + arms,
    ownIron: frameOf(clock),
    ...(sign && signed(clock, sign, arms)),
  };
  return { ...clockFace, ...rest, kind: 'dial', blocks: true, ghosts: true, places, dial, minCard };
}

/**
 * On a plain rectangle the numerals of the corners are beyond the track: there its enamel is a band above, one below, and
 * a panel at each side, in which the slots between these numerals are.
 */
function panelsOf(
  { places, dial: { x, y } }: ClockFace,
  { rim, track }: NonNullable<DrawnDial['rect']>,
): string {
  const high = places['h4']!.y + CARD_HEIGHT / 2 + PANEL - y;
  const half = { x: (rim.x - FRAME - track.x) / 2, y: high };
  return [-1, 1].map((side) => hole({ x: x + side * (track.x + half.x), y }, half, 0)).join('');
}

/** Half of the size of what stands at the sides of the dial. */
const WING: Half = { x: 0.74, y: 1.94 };
/** The same of the two signs that the arms hold there once it is complete. */
const PAIR: Half = { x: WING.x, y: 0.98 };
/** Half of the sign that hangs from a dial that is complete. */
const SIGN: Half = { x: 2.7, y: 0.5 };
/** The same where the kings are on it. */
const HIGHER = 0.77;
/** The one that takes the most room first. */
const BOARDS: readonly Board[] = [
  { ceiling: 1.1, apart: 0.5, high: 0.7, won: { ceiling: 1.7, apart: 0.75, high: 1 } },
  { ceiling: 0, apart: 0.14, high: 0.46, won: { ceiling: 0.9, apart: 0.36, high: 0.72 } },
];
/** What is free above a ceiling, and how wide cards are there at least: in less room, what comes below at the end needs it. */
const [OVER, HANGING] = [0.1, 49];

/**
 * Stock and waste on the side of the player's preferred hand, each with its number below it. As much stands on the other
 * side: the redeals, and the order of the suits.
 */
const SIDE = 1.76;
function beside(face: ClockFace, left: boolean, minCard: number): Arrangement {
  const { width, height, dial, ...rest } = face;
  const across = WING.x + 0.02;
  const ends = [across, width + 2 * SIDE - across] as const;
  const [x, other] = left ? ends : [ends[1], ends[0]];
  const { y } = dial;
  const reach = width / 2 + SIDE - across - WING.x;
  const talon = {
    stock: upright(x, y - 1),
    waste: upright(x, y + 0.8),
    badges: [
      { x: other, y: y - 0.47, sockets: 'column' as const },
      { x: other, y: y + 1.5 },
    ],
    trays: [x, other].map((at) => ({ at: { x: at, y }, half: WING, corner: PLATE_CORNER })),
    arms: armsOf(dial, reach),
    sign: {
      at: { x: other, y },
      other: { x, y },
      half: PAIR,
      corner: PLATE_CORNER,
    },
  };
  const size = { width: width + 2 * SIDE, height };
  return arranged({ ...rest, dial, ...size }, { ...talon, ...size }, minCard);
}

/** A sign that comes in the end: that of a round dial has the kings on it. */
function signBelow({ x, rect }: DrawnDial, top: number, most: number): { half: Half; at: Spot } {
  const half = { x: Math.min(SIGN.x, most), y: rect ? SIGN.y : HIGHER };
  return { half, at: { x, y: top + half.y } };
}

/** How much higher a tray is that has the numbers below the cards, and not beside them. */
const COUNTED = 0.27;

/**
 * Stock and waste below the dial, on a tray as wide as that; the badges are half way between their numbers and its
 * ends, or below them where that is too wide.
 * @param board where there is room for a sign that is the head of the tray, and for numbers below the cards
 */
function below(face: ClockFace, minCard: number, board?: Board): Arrangement {
  const { width, dial } = face;
  const height = dial.y + (dial.rect?.rim.y ?? dial.r);
  const head = board ? 2 * board.high : 0;
  const top = height + (board?.apart ?? 0.14);
  const y = top + head + 0.82;
  const isWide = width > 6;
  const [apart, aside, down] = isWide ? [board ? 0.64 : 0.6, 2.4, 0] : [0.65, 0.65, 1];
  // How much farther than above the cards the tray reaches below them.
  const more = board ? COUNTED : 0.44 * down;
  const half = { x: width / 2 - 0.02, y: 0.82 + (head + more) / 2 };
  const hung = board
    ? { half: { x: half.x, y: board.high }, at: { x: dial.x, y: top + board.high } }
    : signBelow(dial, top, half.x - 0.1);
  const talon = {
    stock: upright(dial.x - apart, y),
    waste: upright(dial.x + apart, y),
    badges: [
      { x: dial.x - aside, y: y + down, ...(isWide && { sockets: 'row' as const }) },
      { x: dial.x + aside, y: y + down },
    ],
    arms: postsOf(dial, top) + (board?.ceiling ? hangerOf(dial, board.ceiling) : ''),
    sign: { ...hung, corner: CORNER, ...(board && { board }) },
  };
  const trays = [{ at: { x: dial.x, y: top + half.y }, half, corner: CORNER }];
  const size = { width, height: y + 0.84 + more + 0.01 * down };
  return arranged(face, { ...talon, trays, ...size }, minCard);
}

const inRows = (lines: readonly (readonly string[])[]): Arrangement[] =>
  rowsOf(lines).map((one) => {
    const stock = one.places['stock']!;
    return {
      ...one,
      // The kings have no hour, and so no numeral.
      ghosts: true,
      badges: [
        // Below the last row, clear of the kings' suit.
        { x: stock.x - 1.3, y: stock.y + 1.42 },
        { x: stock.x + 1.3, y: stock.y + 1.42 },
      ],
    };
  });

/** Stock and waste are beside the dial in wide boxes, below it in narrow ones. */
export const germanClockLayout: Layout = (_, hand) => {
  const left = hand === 'left';
  return [
    beside(inward(roundFace(SIDE, RADIUS), RADIUS), left, 46),
    ...BOARDS.map((one) => {
      const [top, least] = one.ceiling > 0 ? [one.ceiling + OVER, HANGING] : [0, 40];
      return below(inward(roundFace(0, RADIUS, NO_TUCK, top), RADIUS), least, one);
    }),
    below(inward(roundFace(0, RADIUS), RADIUS), 40),
    ...[1.6, 1.2].map((across) => {
      const low = { ...lowCushion(across, 2.2), corner: LOW_CORNER };
      return beside(cushionFace(low, undefined, SIDE), left, 40);
    }),
    below(rectangularFace(0, 'tall', 1.62 - LESS, 1.46, NO_TUCK, MARGIN, UNDER - LESS), 34),
    ...inRows([
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      ['h7', 'h8', 'h9', 'h10', 'h11', 'h12'],
      ['centre', 'stock', 'waste'],
    ]),
  ];
};
