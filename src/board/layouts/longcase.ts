import { type Arrangement, hundredths, round } from '../geometry/arrange.js';
import { type ClockFace, withRoom } from './clock-faces.js';

/*
 * All lengths but the first are hundredths of a card width, and half of a breadth where something is on the axis.
 */

/** Room above the dial for the arch of the hood, in card widths. */
const ARCH = 0.08;
/** How far the hood is outside the dial; its cornice stands out, is below the dial and is high by so much. */
const HOOD = 7;
const CORNICE = { out: 7, below: 7, high: 9 };
/** How high the throat below it is, down to the trunk, and how much broader; and the moulding above the plinth. */
const [THROAT, FLARE, MOULDING] = [20, 36, 14];
const [TRUNK, PLINTH] = [172, 268];
const BASE = { out: 8, high: 9 };
/** How high the plinth is at least; from so much for trunk and plinth on, this share of the rest goes to it. */
const [LEAST, SHORT, SHARE] = [30, 150, 0.42];
/** The door, how far it is from the ends of the trunk, and how high its arch is. */
const DOOR = { half: 84, apart: 9, arch: 18 };
/** From the edges of a plinth to the panel on it. */
const PANEL = 8;
/** From the sides of the hood and from the dial to what is drawn in its corners; the rings there. */
const CLEAR = { side: 9, dial: 6 };
const ROSE = { r: 13, away: 303 };
/** The bob of the pendulum, and the rings on that; its rod. */
const BOB = 34;
const RINGS = [27, 5];
const ROD = 2.4;

const circle = (r: number): string =>
  `m0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}Z`;
/** One that goes round the other way: nothing fills it. */
const hole = (r: number): string =>
  `m0 ${-r}a${r} ${r} 0 0 0 0 ${2 * r}a${r} ${r} 0 0 0 0 ${-2 * r}Z`;

/** A clock, and what is drawn on it. */
export type Hung = ClockFace & Pick<Arrangement, 'ground' | 'ornament'>;

/**
 * A clock in its case, as a longcase clock has it: a hood as wide as the dial with an arch above it, a narrower trunk
 * with a pendulum behind its door, and a broad plinth.
 * @param hangs how far it stands below the dial, in card widths
 */
export function inCase(clock: ClockFace, hangs: number): Hung {
  const lowered = withRoom(clock, { above: ARCH });
  const { dial } = lowered;
  const r = round(dial.r * 100);
  const foot = round(r + hangs * 100);
  const { x, y } = hundredths(dial);
  const shape = shapeOf(r, foot);
  const { profile, pane, brass } = shape(x, y);
  const own = shape(0, 0);
  return {
    ...lowered,
    height: dial.y + foot / 100,
    // Above the arch and below the rim.
    dial: { ...dial, hangs: round(foot / 100 - dial.y), casing: { brass } },
    // The dial has its own ground, and nothing veils the pendulum.
    ground: `${profile}${pane}M${x} ${y}${hole(r)}`,
    ornament: own.profile + own.pane + own.lines,
  };
}

/** On a cabinet: from the dial to the moulding below it, and how high that and the base are. */
const CABINET = { below: 7, moulding: 12, base: 16 };
/** From the foot of a cabinet to the bob of the pendulum. */
const LOW_BOB = 52;

/**
 * A clock whose columns are below it: its hood stands on a cabinet in which they lie, and the pendulum hangs behind
 * them.
 * @param half half of the cabinet's width, in card widths
 * @param hangs how far it stands below the dial
 */
export function onCabinet(clock: ClockFace, half: number, hangs: number): Hung {
  const lowered = withRoom(clock, { above: ARCH });
  const { dial } = lowered;
  const [r, foot] = [round(dial.r * 100), round((dial.r + hangs) * 100)];
  const [hood, wide] = [r + HOOD, round(half * 100)];
  const top = r + CABINET.below;
  const [shelf, base] = [top + CABINET.moulding, round(foot - CABINET.base)];
  const bob = round(foot - LOW_BOB);
  const { x, y } = hundredths(dial);
  const profile = (x: number, y: number): string =>
    `M${round(x - hood)} ${y}a${hood} ${hood} 0 0 1 ${2 * hood} 0v${top}h${round(wide - hood)}` +
    `v${round(foot - top)}h${-2 * wide}v${round(top - foot)}h${round(wide - hood)}Z`;
  const brass =
    `M${round(x - ROD)} ${round(y + shelf)}v${round(bob - BOB - shelf)}h${2 * ROD}` +
    `v${round(shelf + BOB - bob)}ZM${x} ${round(y + bob)}${circle(BOB)}`;
  const lines =
    [top, shelf, base].map((down) => `M${-wide} ${down}h${2 * wide}`).join('') +
    corners(r) +
    RINGS.map((radius) => `M0 ${bob}${circle(radius)}`).join('');
  return {
    ...lowered,
    height: dial.y + foot / 100,
    dial: { ...dial, hangs, casing: { brass } },
    ground: `${profile(x, y)}M${x} ${y}${hole(r)}`,
    ornament: profile(0, 0) + lines,
  };
}

/** What is drawn in the two lower corners of a hood, around a dial of this radius: a line, and a ring in it. */
function corners(r: number): string {
  const [far, around] = [r + HOOD - CLEAR.side, r + CLEAR.dial];
  const near = round(Math.sqrt(around ** 2 - far ** 2) || 0);
  return ([1, -1] as const)
    .map(
      (side) =>
        `M${round(side * far)} ${near}V${round(far)}H${round(side * near)}` +
        `A${around} ${around} 0 0 ${side > 0 ? 0 : 1} ${round(side * far)} ${near}Z` +
        `M${side * ROSE.away} ${ROSE.away}${circle(ROSE.r)}`,
    )
    .join('');
}

/**
 * The paths of a case around an axle.
 * @param r the radius of the dial
 * @param foot how far below the axle the case ends
 */
function shapeOf(r: number, foot: number) {
  const hood = r + HOOD;
  const cornice = hood + CORNICE.out;
  const eaves = r + CORNICE.below;
  const neck = eaves + CORNICE.high;
  const top = neck + THROAT;
  const base = foot - BASE.high;
  const body = round(LEAST + Math.max(0, base - MOULDING - top - SHORT) * SHARE);
  const plinth = base - body;
  const waist = plinth - MOULDING;
  const [trunk, step] = [round(waist - top), PLINTH - TRUNK];
  const inwards = cornice - TRUNK - FLARE;
  const { half, apart, arch } = DOOR;
  const [lintel, sill] = [neck + THROAT / 2 + arch, round(waist - apart)];
  const bob = round(sill - BOB - 7);
  const rod = round(bob - BOB - lintel + arch);
  const panel = PLINTH - PANEL;
  return (x: number, y: number) => {
    const from = (across: number, down: number): string =>
      `M${round(x + across)} ${round(y + down)}`;
    const across = (width: number, down: number): string => `${from(-width, down)}h${2 * width}`;
    // From the left over the arch, down the right side and up the left one.
    const profile =
      `${from(-hood, 0)}a${hood} ${hood} 0 0 1 ${2 * hood} 0` +
      `v${eaves}h${CORNICE.out}v${CORNICE.high}h${-inwards}q${-FLARE} 0 ${-FLARE} ${THROAT}` +
      `v${trunk}q0 ${MOULDING} ${step} ${MOULDING}v${body}h${BASE.out}v${BASE.high}` +
      `h${-2 * (PLINTH + BASE.out)}v${-BASE.high}h${BASE.out}v${-body}q${step} 0 ${step} ${-MOULDING}` +
      `v${-trunk}q0 ${-THROAT} ${-FLARE} ${-THROAT}h${-inwards}v${-CORNICE.high}h${CORNICE.out}Z`;
    const high = round(sill - lintel);
    const pane = `${from(-half, lintel)}v${high}h${2 * half}v${-high}q${-half} ${-2 * arch} ${-2 * half} 0Z`;
    const brass =
      `${from(-ROD, lintel - arch)}v${rod}h${2 * ROD}v${-rod}Z` + from(0, bob) + circle(BOB);
    const lines =
      corners(r) +
      [eaves, neck].map((down) => across(hood, down)).join('') +
      [top, waist].map((down) => across(TRUNK, down)).join('') +
      [plinth, base].map((down) => across(PLINTH, down)).join('') +
      `${across(panel, plinth + PANEL)}v${round(body - 2 * PANEL)}h${-2 * panel}Z` +
      RINGS.map((radius) => from(0, bob) + circle(radius)).join('');
    return { profile, pane, brass, lines };
  };
}
