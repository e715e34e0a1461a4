import { hundredths, round, type Spot } from '../geometry/arrange.js';
import { ring } from '../geometry/outline.js';
import { type ClockFace, withRoom } from './clock-faces.js';
import { columnNumbers } from './column-numbers.js';
import { doors, patera } from './doors.js';
import {
  ARCH,
  arched,
  BEHIND_GLASS,
  corners,
  DOOR,
  type Drawn,
  HOOD,
  hole,
  type Hung,
  shadeUnder,
} from './longcase.js';
import { hung, litArch, litEdge, litSide, shadeOnDial, sunk } from './longcase-parts.js';
import { type Box, filled, handles, inlay, open } from './panels.js';

/*
 * A clock in the middle of a breakfront: a cabinet whose wings are lower than the hood between them, with a bay for columns
 * in each. All lengths but those of a front are hundredths of a card width, and halves of a breadth where something is on
 * the axis.
 */

/** Where the wings are, in card widths from the axle: their ends, the inner edges of their bays, and the columns in them. */
export interface Front {
  readonly half: number;
  readonly inner: number;
  readonly outer: number;
  readonly top: number;
  /** The middles of the columns. */
  readonly columns: readonly number[];
}

/** How far a cornice stands out, how high it is, and from its top to the bay below it; to the columns that hang there. */
const CORNICE = { out: 4, high: 9, bay: 33 };
export const HEAD = 0.38;
/** How high the numbers of the columns on the frieze between the two are. */
const NUMBER = 13;
/** The moulding below dial and bays, how far it is below the dial, and the base with its feet, which is lower without drawers. */
const WAIST = { below: 7, high: 10 };
const BASE = { high: 16, low: 9, foot: 46, cut: 7 };
/** Between a moulding and a panel. */
const RAIL = 8;
/** How high what is below the waist has to be for a drawer, and for a trunk. */
const [ONE, LONG] = [48, 170];
/** From the trunk and the hood to the panels beside them; a round window for the bob: its brass, glass, bob and boss. */
const NICHE = 9;
/** A door is so broad for the hood, and beside it are panels with an oval, which is so broad for their height. */
const [LEAF, OVAL] = [0.56, 0.24];
/** How high the arch of a door as broad as the hood is, and where weights hang behind it, as a share of half of its breadth; how far its pendulum swings. */
const [ARCHED, WEIGHTS, SWUNG] = [24, 0.46, 26];
const WINDOW = { ring: 36, glass: 31, bob: 22, boss: 6 };

/** A clock between the wings of its breakfront, which stands so far below the dial; nothing of it is below if that is 0. */
export function inBreakfront(clock: ClockFace, front: Front, hangs: number): Hung {
  const lowered = withRoom(clock, { above: hangs > 0 ? ARCH : 0 });
  const { dial } = lowered;
  const height = dial.y + dial.r + hangs;
  const one: ClockFace = {
    ...lowered,
    height,
    dial: { ...dial, ...(hangs > 0 && { hangs: round(height - 2 * dial.y) }) },
  };
  return {
    ...one,
    wooden: true,
    ...breakfront(dial, front, hangs),
    // It stays as large as it is, in the middle of its cabinet.
    won: () => ({ ...breakfront(dial, front, hangs, true), dial: { ...one.dial, growth: 1 } }),
  };
}

const AXLE: Spot = { x: 0, y: 0 };
const SIDES = [-1, 1] as const;
/** A box at the right, or the same at the left. */
const onSide = ([x, y, wide, high]: Box, side: 1 | -1): Box => [
  side > 0 ? x : -x - wide,
  y,
  wide,
  high,
];
const at = ({ x, y }: Spot, [left, top, wide, high]: Box): Box => [x + left, y + top, wide, high];

/** @param closed whether doors close its bays, and the clock runs: the columns are gone */
function breakfront(
  dial: Spot & { readonly r: number },
  front: Front,
  hangs: number,
  closed = false,
): Drawn {
  const axle = hundredths(dial);
  const r = round(dial.r * 100);
  const out = hangs > 0 ? HOOD : 0;
  const hood = r + out;
  const foot = round(r + hangs * 100);
  const [half, inner, outer, columns] = [front.half, front.inner, front.outer, front.top].map(
    (length) => round(length * 100),
  ) as [number, number, number, number];
  const top = columns - round(HEAD * 100);
  const body = half - CORNICE.out;
  const lower = foot - BASE.high - r - WAIST.below - WAIST.high;
  const hasDrawers = lower >= ONE;
  const waist = r + WAIST.below;
  const shelf = waist + WAIST.high;
  const base = foot - (hasDrawers ? BASE.high : BASE.low);
  /** Where the arch of the hood is as high as this. */
  const onArch = (down: number): number => round(Math.sqrt(hood ** 2 - down ** 2));
  const [eave, frieze] = [onArch(top), top + CORNICE.high];
  const { cut } = BASE;
  const stand = hasDrawers ? BASE.foot : 30;
  const bay: Box = [
    inner,
    top + CORNICE.bay,
    outer - inner,
    (hasDrawers ? waist : base) - RAIL - top - CORNICE.bay,
  ];
  const [sill, end] = [shelf + RAIL, base - RAIL];
  const drawers: readonly Box[] = hasDrawers ? [[inner, sill, outer - inner, end - sill]] : [];
  const hasTrunk = lower >= LONG;
  const side = hood - NICHE;
  const door = round(LEAF * side);
  /** Around a round window. */
  const middle: readonly Box[] =
    hasDrawers && !hasTrunk ? [[-side, sill, 2 * side, end - sill]] : [];
  const wings = SIDES.flatMap((by) =>
    [...(closed ? [] : [bay]), ...drawers].map((box) => onSide(box, by)),
  );
  const bays = SIDES.map((by) => onSide(bay, by));
  /** Beside a door. */
  const from = door + DOOR.apart;
  const flanks = hasTrunk
    ? SIDES.map((by) => onSide([from, sill, side - from, end - sill], by))
    : [];
  const panels = [...wings, ...middle, ...flanks];
  const shut = closed ? bays.map((box) => doors(at(axle, box))) : [];
  const fields = panels.map((box) => sunk(...at(axle, box)));
  const profile = ({ x, y }: Spot): string =>
    `M${round(x - half)} ${round(y + top)}H${round(x - eave)}` +
    `A${hood} ${hood} 0 0 1 ${round(x + eave)} ${round(y + top)}H${round(x + half)}v${CORNICE.high}h${-CORNICE.out}` +
    `V${round(y + base)}h${CORNICE.out}V${round(y + foot)}h${-stand}q${-cut} 0 ${-cut} ${-cut}` +
    `H${round(x - half + stand + cut)}q0 ${cut} ${-cut} ${cut}h${-stand}V${round(y + base)}h${CORNICE.out}` +
    `V${round(y + frieze)}h${-CORNICE.out}Z`;
  const { x, y } = axle;
  const lit = (half: number, down: number): string => litEdge(x - half, y + down, 2 * half);
  const line = (half: number, down: number): string => `M${-half} ${round(down)}h${2 * half}`;
  // Of a door as broad as the hood, or of the window in its place.
  const { apart, frame } = DOOR;
  const [glass, floor] = [shelf + apart + frame, base - apart - frame];
  const behind = {
    ...BEHIND_GLASS,
    swung: closed ? SWUNG : 0,
    weights: round(WEIGHTS * door),
    arch: 0.5 * ARCHED,
  };
  const hanging = hasTrunk ? hung({ x, y: y + glass }, floor - glass, behind) : undefined;
  const lines = hasTrunk ? hung({ x: 0, y: glass }, floor - glass, behind).lines : '';
  const window: Spot = { x: 0, y: round((sill + end) / 2) };
  const hasWindow = hasDrawers && !hasTrunk && end - sill > 2 * WINDOW.ring;
  const disc = (r: number): string => `${ring(x, round(y + window.y), r)}Z`;
  /** Where the boards at the back of a bay meet: half way between its columns. */
  const joints = (closed ? [] : bays)
    .flatMap(([left, upper, broad, high]) =>
      front.columns
        .map((column) => 100 * column)
        .filter((column) => column > left && column < left + broad)
        .sort((one, other) => one - other)
        .flatMap((column, i, { [i + 1]: next }) =>
          next === undefined
            ? []
            : [`M${round((column + next) / 2)} ${round(upper)}v${round(high)}`],
        ),
    )
    .join('');
  /** What is darker: cornices on both sides of the hood, moulding and base. */
  const mouldings =
    SIDES.map(
      (by) =>
        `M${round(x + by * half)} ${round(y + top)}H${round(x + by * eave)}` +
        `L${round(x + by * onArch(frieze))} ${round(y + frieze)}H${round(x + by * half)}Z`,
    ).join('') +
    (hasDrawers ? filled(at(axle, [-body, waist, 2 * body, WAIST.high])) : '') +
    filled(at(axle, [-half, base, 2 * half, foot - cut - base]));
  /** The sides of the hood in front of the wings. */
  const sides =
    out > 0
      ? SIDES.map(
          (by) =>
            `M${by * eave} ${top}A${hood} ${hood} 0 0 ${by > 0 ? 1 : 0} ${by * hood} 0V${base}`,
        ).join('')
      : '';
  /** The wings stand farther back than the clock, from hood to base. */
  const back = SIDES.map(
    (by) =>
      `M${round(x + by * eave)} ${round(y + top)}A${hood} ${hood} 0 0 ${by > 0 ? 1 : 0} ${round(x + by * hood)} ${y}` +
      `V${round(y + base)}H${round(x + by * body)}V${round(y + top)}Z`,
  ).join('');
  return {
    stone: back,
    ground: `${profile(axle)}M${x} ${y}${hole(r)}`,
    shade:
      shadeOnDial(axle, r) +
      mouldings +
      [...fields, ...shut].map(({ shade }) => shade).join('') +
      (hasDrawers ? shadeUnder(axle, body, shelf) : '') +
      SIDES.map((by) => filled(at(axle, onSide([eave, frieze, body - eave, 5], by)))).join(''),
    gleam:
      litArch(axle, hood) +
      litEdge(x - half, y + top, half - eave) +
      litEdge(x + eave, y + top, half - eave) +
      litSide(x - body, y + frieze, base - frieze) +
      (out > 0 ? litSide(x - hood, y, base) : '') +
      (hasDrawers ? lit(body, waist) : '') +
      lit(half, base) +
      [...fields, ...shut].map(({ gleam }) => gleam).join('') +
      flanks
        .map((box) => at(axle, box))
        .map(
          (box) =>
            inlay(box) + patera(box[0] + box[2] / 2, box[1] + box[3] / 2, OVAL * (end - sill)),
        )
        .join(''),
    recess: closed ? '' : bays.map((box) => open(at(axle, box))).join(''),
    inside: hanging
      ? arched(axle, door - frame, glass, floor, ARCHED)
      : hasWindow
        ? disc(WINDOW.glass)
        : '',
    brass:
      SIDES.flatMap((by) => drawers.map((box) => handles(at(axle, onSide(box, by))))).join('') +
      (hanging?.brass ?? '') +
      shut.map(({ brass }) => brass).join('') +
      (hasWindow
        ? disc(WINDOW.ring) + `M${x} ${round(y + window.y)}${hole(WINDOW.glass)}` + disc(WINDOW.bob)
        : ''),
    numbers: closed
      ? ''
      : columnNumbers(
          front.columns.map((by) => ({
            x: x + 100 * by,
            y: y + top + (CORNICE.high + CORNICE.bay) / 2,
          })),
          NUMBER,
        ),
    ornament:
      profile(AXLE) +
      sides +
      panels.map(filled).join('') +
      joints +
      (closed ? bays.map((box) => doors(box).lines).join('') : '') +
      (out > 0 ? corners(r, hood) : '') +
      SIDES.map((by) => `M${by * onArch(frieze)} ${frieze}H${by * body}`).join('') +
      (hasDrawers ? line(body, waist) + line(body, shelf) : '') +
      line(body, base) +
      (hasTrunk
        ? arched(AXLE, door, shelf + apart, base - apart, ARCHED) +
          arched(AXLE, door - frame, glass, floor, ARCHED) +
          lines
        : '') +
      (hasWindow ? `${ring(0, window.y, WINDOW.boss)}Z` : ''),
  };
}
