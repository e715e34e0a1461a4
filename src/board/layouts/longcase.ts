import {
  type Arrangement,
  type DrawnDial,
  hundredths,
  round,
  type Spot,
} from '../geometry/arrange.js';
import type { ClockFace } from './clock-faces.js';
import { inlay, withPlate } from './panels.js';
import {
  fan,
  hung,
  type Hanging,
  litArch,
  litEdge,
  litSide,
  shadeOnDial,
  sunk,
} from './longcase-parts.js';

/*
 * All lengths but the first are hundredths of a card width, and half of a breadth where something is on the axis.
 */

/** Room above the dial for the arch of the hood, in card widths. */
export const ARCH = 0.08;
/** How far the hood is outside the dial; its cornice stands out, is below the dial and is high by so much. */
export const HOOD = 7;
const CORNICE = { out: 7, below: 7, high: 9 };
/** How high the throat below it is, down to the trunk, and how much broader; and the moulding above the plinth. */
const [THROAT, FLARE, MOULDING] = [22, 44, 12];
const TRUNK = 164;
const PLINTH = 224;
const BASE = { out: 8, high: 9 };
/** How high the plinth is at least and at most, and its share of what it has with the trunk. */
const [LEAST, SHARE, MOST] = [58, 0.27, 150];
/** The door, how far it is from the ends of the trunk and how broad its frame is, and how high its arch for half of its breadth. */
export const DOOR = { half: 122, apart: 8, frame: 10 };
const ARCHED = 0.42;
/** Half of the breadth of the plate with the name, in card widths. */
const PLATE = 1.95;
/** From the edges of a plinth to the panel on it. */
const PANEL = 10;
/** From the sides of the hood and from the dial to what is drawn in its corners. */
const CLEAR = { side: 9, dial: 6 };
/** How large the fans there are, and how far from the ends of a corner's lines. */
const FAN = 84;

const SIDES = [1, -1] as const;

/** One that goes round the other way: nothing fills it. */
export const hole = (r: number): string =>
  `m0 ${-r}a${r} ${r} 0 0 0 0 ${2 * r}a${r} ${r} 0 0 0 0 ${-2 * r}Z`;

/** A clock, and what is drawn on it. */
export type Hung = ClockFace &
  Pick<
    Arrangement,
    | 'ground'
    | 'wooden'
    | 'shade'
    | 'gleam'
    | 'recess'
    | 'stone'
    | 'inside'
    | 'brass'
    | 'numbers'
    | 'ornament'
    | 'won'
  >;
/** How a case is drawn. */
export type Drawn = Required<
  Pick<Arrangement, 'ground' | 'shade' | 'gleam' | 'inside' | 'brass' | 'ornament'>
> &
  Pick<Arrangement, 'recess' | 'numbers' | 'stone'>;

/** How high the shade of a moulding is, and a strip of it below one. */
const SHADE = 6;
export const shadeUnder = ({ x, y }: Spot, half: number, down: number): string =>
  `M${round(x - half)} ${round(y + down)}h${2 * half}v${SHADE}h${-2 * half}Z`;

/** A door below a flat arch; it goes round the other way than a case, so that nothing fills it. */
export function arched(
  { x, y }: Spot,
  half: number,
  lintel: number,
  sill: number,
  rise = half * ARCHED,
): string {
  const high = round(sill - lintel - rise);
  const r = round((half ** 2 + rise ** 2) / (2 * rise));
  return `M${round(x + half)} ${round(y + sill)}v${-high}a${r} ${r} 0 0 0 ${-2 * half} 0v${high}Z`;
}

/**
 * The paths of a case around an axle, which stands so far below the dial.
 * @param named whether its plinth has a plate for the name
 */
export function longcase(
  dial: DrawnDial,
  hangs: number,
  out: number,
  named = false,
): Drawn & { readonly dial: DrawnDial } {
  const { x, y, r } = dial;
  const radius = round(r * 100);
  const at = hundredths({ x, y });
  const shape = shapeOf(radius, round(radius + hangs * 100), out);
  const { ground, inside, brass, shade, gleam, middle } = shape(at);
  const plate = named ? withPlate(dial, middle / 100, PLATE) : undefined;
  // The dial has its own ground.
  return {
    recess: '',
    numbers: '',
    dial: plate?.dial ?? dial,
    ground: `${ground}M${at.x} ${at.y}${hole(radius)}${plate?.cut ?? ''}`,
    shade: shade + shadeOnDial(at, radius),
    gleam: gleam + litArch(at, radius + out),
    inside,
    brass: brass + (plate?.frame ?? ''),
    ornament: shape({ x: 0, y: 0 }).ornament,
  };
}

/** What is drawn in the two lower corners of a hood, around a dial of this radius: a line, and a fan in it. */
export function corners(r: number, hood: number): string {
  const [far, around] = [hood - CLEAR.side, r + CLEAR.dial];
  const near = round(Math.sqrt(around ** 2 - far ** 2) || 0);
  return SIDES.map(
    (side) =>
      `M${round(side * far)} ${near}V${round(far)}H${round(side * near)}` +
      `A${around} ${around} 0 0 ${side > 0 ? 0 : 1} ${round(side * far)} ${near}Z` +
      fan({ x: side * far, y: far }, side, FAN),
  ).join('');
}

/**
 * The shape of a longcase.
 * @param r the radius of the dial
 * @param foot how far below the axle the case ends
 * @param out how far the hood is outside the dial
 */
function shapeOf(r: number, foot: number, out: number) {
  const hood = r + out;
  const eave = out > 0 ? CORNICE.out : 0;
  const eaves = r + CORNICE.below;
  const neck = eaves + CORNICE.high;
  const top = neck + THROAT;
  const base = foot - BASE.high;
  const body = round(Math.min(MOST, Math.max(LEAST, (base - MOULDING - top) * SHARE)));
  const plinth = base - body;
  const waist = plinth - MOULDING;
  const [trunk, step] = [round(waist - top), PLINTH - TRUNK];
  const inwards = hood + eave - TRUNK - FLARE;
  const { half, apart, frame } = DOOR;
  const [lintel, sill] = [top + apart, round(waist - apart)];
  const [glass, floor] = [lintel + frame, sill - frame];
  const panel = PLINTH - PANEL;
  return ({ x, y }: Spot) => {
    const from = (across: number, down: number): string =>
      `M${round(x + across)} ${round(y + down)}`;
    const across = (width: number, down: number): string => `${from(-width, down)}h${2 * width}`;
    // From one foot over the arch of the hood to the other one.
    const profile =
      `${from(-PLINTH - BASE.out, foot)}v${-BASE.high}h${BASE.out}v${-body}q${step} 0 ${step} ${-MOULDING}` +
      `v${-trunk}q0 ${-THROAT} ${-FLARE} ${-THROAT}h${-inwards}v${-CORNICE.high}h${eave}v${-eaves}` +
      `a${hood} ${hood} 0 0 1 ${2 * hood} 0v${eaves}h${eave}v${CORNICE.high}h${-inwards}` +
      `q${-FLARE} 0 ${-FLARE} ${THROAT}v${trunk}` +
      `q0 ${MOULDING} ${step} ${MOULDING}v${body}h${BASE.out}v${BASE.high}Z`;
    const pane = arched({ x, y }, half - frame, glass, floor);
    const { brass, lines } = hung({ x, y: y + glass }, floor - glass, RUNNING);
    const [wide, high] = [2 * panel, round(body - 2 * PANEL)];
    const field = sunk(x - panel, y + plinth + PANEL, wide, high);
    const lit = (half: number, down: number): string => litEdge(x - half, y + down, 2 * half);
    return {
      ground: profile,
      /** Of the panel of the plinth, from the axle. */
      middle: plinth + body / 2,
      // Mouldings, and the frame around the panel of the plinth, are of a darker wood.
      shade:
        shadeUnder({ x, y }, TRUNK, top) +
        `${from(-hood - eave, eaves)}h${2 * (hood + eave)}v${CORNICE.high}h${-2 * (hood + eave)}Z` +
        `${from(-PLINTH, plinth)}h${2 * PLINTH}v${body}h${BASE.out}v${BASE.high}h${-2 * (PLINTH + BASE.out)}v${-BASE.high}h${BASE.out}Z` +
        `${from(-panel, plinth + PANEL)}v${high}h${wide}v${-high}Z` +
        field.shade,
      gleam:
        field.gleam +
        inlay([x - panel, y + plinth + PANEL, wide, high]) +
        lit(hood + eave, eaves) +
        lit(PLINTH, plinth) +
        lit(PLINTH + BASE.out, base) +
        litSide(x - TRUNK, y + top, trunk) +
        litSide(x - PLINTH, y + plinth, body) +
        litSide(x - hood, y, eaves),
      inside: pane,
      brass,
      ornament:
        profile +
        pane +
        corners(r, hood) +
        arched({ x, y }, half, lintel, sill) +
        [eaves, neck].map((down) => across(hood, down)).join('') +
        [top, waist].map((down) => across(TRUNK, down)).join('') +
        [plinth, base].map((down) => across(PLINTH, down)).join('') +
        `${across(panel, plinth + PANEL)}v${high}h${-wide}Z` +
        lines,
    };
  };
}

/** What hangs behind the glass of the door. */
export const BEHIND_GLASS: Hanging = {
  weights: 74,
  heights: [0.58, 0.16],
  rods: 5,
  above: 10,
  arch: (DOOR.half - DOOR.frame) * ARCHED,
};

/** The same in a clock that runs. */
const RUNNING: Hanging = { ...BEHIND_GLASS, swung: 38 };
