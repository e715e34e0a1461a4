import { type DrawnDial, hundredths, round, type Spot } from '../geometry/arrange.js';
import type { ClockFace } from './clock-faces.js';
import {
  CORNICE,
  corners,
  type Drawn,
  hole,
  HOOD,
  type Hung,
  longcase,
  shadeUnder,
} from './longcase.js';
import { litArch, litEdge, litSide, shadeOnDial } from './longcase-parts.js';

/* Hoods without a trunk, in hundredths of a card width and halves of a breadth. */

/**
 * Below the hood of a clock on the wall: the frieze, the moulding below that, and the bracket under it, which ends in a
 * drop in the middle. How far all of it is inside the hood, and how far the moulding stands out.
 */
const FRIEZE = { inside: 12, high: 20 };
const LEDGE = { out: 7, high: 6 };
const BRACKET = { inside: 20, end: 40 };
const DROP = { collar: 5, half: 26, high: 20 };
/** The round window in the bracket: of its brass, of the glass and of the bob behind it; how far below the ledge it is at least. */
const WINDOW = { ring: 36, glass: 31, bob: 22, boss: 6, apart: 7 };

/**
 * How far a case reaches above the rim of a dial, and what stands below it once a game is won, in card widths: a whole
 * longcase, or a bracket where even that hung beside no column. The share of the box that all of it takes.
 */
const ABOVE = 0.08;
const BELOW = { longcase: 6.3, bracket: 1.6 };
const SHARE = 0.99;

/** Around a clock that gets so much smaller that there is room for this. */
function inReach(
  { dial, height }: ClockFace,
  below: number,
  draw: (dial: DrawnDial, hangs: number, out: number) => Drawn,
): ReturnType<NonNullable<Hung['won']>> {
  const growth = (SHARE * height) / (2 * dial.r + ABOVE + below);
  return { ...draw(dial, below, HOOD), dial: { ...dial, growth, hangs: below - ABOVE } };
}

/** What a clock stands in once it is won: in a longcase, or on a bracket where nothing of what it stood in was below it. */
export const onceWon = (one: ClockFace, hangs: number): NonNullable<Hung['won']> =>
  hangs > 0
    ? () => inReach(one, BELOW.longcase, longcase)
    : () => inReach(one, BELOW.bracket, bracket);

const circle = (r: number): string =>
  `m0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}Z`;

/** The paths of a hood and its bracket around an axle, which ends so far below the dial. */
function bracket(
  { x, y, r: radius }: Spot & { readonly r: number },
  hangs: number,
  out: number,
): Drawn {
  const r = round(100 * radius);
  const at = hundredths({ x, y });
  const hood = r + out;
  const foot = round(r + 100 * hangs);
  const eaves = r + CORNICE.below;
  const neck = eaves + CORNICE.high;
  const frieze = hood - FRIEZE.inside;
  const ledge = neck + FRIEZE.high;
  const top = ledge + LEDGE.high;
  const half = hood - BRACKET.inside;
  const collar = foot - DROP.high - DROP.collar;
  const down = round(collar - top);
  const wide = half - BRACKET.end;
  const [bulge, low] = [0.46 * wide, 0.5 * down];
  const [rest, deep] = [wide - bulge, down - low];
  const sweep = (...values: readonly number[]): string => `c${values.map(round).join(' ')}`;
  // From the drop up the ogee of the bracket on the left, over the arch of the hood, and down on the right.
  const up =
    sweep(0, -0.7 * deep, -0.45 * rest, -deep, -rest, -deep) +
    sweep(-0.6 * bulge, 0, -bulge, -0.25 * low, -bulge, -low);
  const back =
    sweep(0, 0.75 * low, -0.4 * bulge, low, -bulge, low) +
    sweep(-0.55 * rest, 0, -rest, 0.3 * deep, -rest, deep);
  const inwards = round(half - frieze - LEDGE.out);
  const outline = ({ x, y }: Spot): string =>
    `M${round(x - BRACKET.end)} ${round(y + collar + DROP.collar)}v${-DROP.collar}` +
    `${up}h${inwards}v${-LEDGE.high}h${LEDGE.out}v${-FRIEZE.high}` +
    `h${-CORNICE.out - FRIEZE.inside}v${-CORNICE.high}h${CORNICE.out}v${-eaves}` +
    `a${hood} ${hood} 0 0 1 ${2 * hood} 0v${eaves}h${CORNICE.out}v${CORNICE.high}` +
    `h${-CORNICE.out - FRIEZE.inside}v${FRIEZE.high}h${LEDGE.out}v${LEDGE.high}h${inwards}${back}` +
    `v${DROP.collar}h${DROP.half - BRACKET.end}a${DROP.half} ${DROP.high} 0 0 1 ${-2 * DROP.half} 0Z`;
  const across = (width: number, at: number): string => `M${-width} ${round(at)}h${2 * width}`;
  const lit = (half: number, down: number): string => litEdge(at.x - half, at.y + down, 2 * half);
  const { ring, glass, bob, boss, apart } = WINDOW;
  const middle = round(top + Math.max(ring + apart, Math.min((down - ring) / 2, 70)));
  const own = { x: at.x, y: round(at.y + middle) };
  const disc = (r: number): string => `M${own.x} ${own.y}${circle(r)}`;
  return {
    recess: '',
    ground: `${outline(at)}M${at.x} ${at.y}${hole(r)}`,
    shade: shadeOnDial(at, r) + shadeUnder(at, frieze, neck) + shadeUnder(at, half, top),
    gleam:
      litArch(at, hood) +
      litSide(at.x - hood, at.y, eaves) +
      lit(hood + CORNICE.out, eaves) +
      lit(frieze + LEDGE.out, ledge),
    inside: disc(glass),
    brass: disc(ring) + `M${own.x} ${own.y}${hole(glass)}` + disc(bob),
    ornament:
      outline({ x: 0, y: 0 }) +
      corners(r, hood) +
      across(hood, eaves) +
      across(frieze, neck) +
      across(frieze, ledge) +
      across(half, top) +
      across(BRACKET.end, collar) +
      across(DROP.half, collar + DROP.collar) +
      `M0 ${middle}${circle(boss)}`,
  };
}
