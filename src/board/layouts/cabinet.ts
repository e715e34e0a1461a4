import { hundredths, round, type Spot } from '../geometry/arrange.js';
import { ring } from '../geometry/outline.js';
import { type ClockFace, withRoom } from './clock-faces.js';
import { ARCH, corners, HOOD, hole, type Hung, longcase } from './longcase.js';
import { litArch, litEdge, litSide, shadeOnDial, sunk } from './longcase-parts.js';

/* Lengths are hundredths of a card width, and half of a breadth where something is on the axis. */

/** From the dial to the moulding below it, how high that and the base are, and how its feet are cut. */
const CABINET = { below: 7, moulding: 12, base: 16, foot: 46, cut: 7 };
/** How broad the frames of doors and drawers are at the sides, above and below, and half of that where two meet. */
const FRAME = { side: 7, end: 8, meet: 9, rail: 7 };
/** A handle of brass: half of the way between its posts, how far it hangs down, how thick it is, and its posts. */
const HANDLE = { half: 24, drop: 19, thick: 4.5, post: 7, up: 6 };

/** The upper left corner of a rectangle, and its size. */
type Box = readonly [x: number, y: number, wide: number, high: number];

/** A rectangle, and a hole of this shape. */
const filled = ([x, y, wide, high]: Box): string =>
  `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}Z`;
const open = ([x, y, wide, high]: Box): string =>
  `M${round(x)} ${round(y)}v${round(high)}h${round(wide)}v${round(-high)}Z`;

/** A bail of brass between two posts. */
function handle(x: number, y: number): string {
  const { half, drop, thick, post } = HANDLE;
  const bail = (across: number, down: number, sweep: 0 | 1): string =>
    `a${round(across)} ${round(down)} 0 0 ${sweep} ${round(sweep ? -2 * across : 2 * across)} 0`;
  const posts = [-half, half].map((by) => `${ring(round(x + by), round(y), post)}Z`);
  return (
    posts.join('') +
    `M${round(x - half)} ${round(y)}${bail(half, drop, 0)}h${-thick}` +
    `${bail(half - thick, drop - thick, 1)}Z`
  );
}

/**
 * A clock whose columns are below it: its hood stands on a cabinet with two doors, on which they lie. Once they are gone
 * it is a longcase.
 * @param half half of the cabinet's width, in card widths; the hood is no wider
 * @param hangs how far it stands below the dial
 * @param drawers how high drawers below the doors are, if the columns of a deal leave that much
 */
export function onCabinet(clock: ClockFace, half: number, hangs: number, drawers = 0): Hung {
  const wide = round(half * 100);
  const out = Math.min(HOOD, round(wide - clock.dial.r * 100));
  const lowered = withRoom(clock, { above: out > 0 ? ARCH : 0 });
  const { dial } = lowered;
  const [r, end] = [round(dial.r * 100), round((dial.r + hangs) * 100)];
  const hood = r + out;
  const top = r + CABINET.below;
  const { foot, cut } = CABINET;
  const [shelf, base] = [top + CABINET.moulding, round(end - CABINET.base)];
  const across = (down: number): string => `M${-wide} ${down}h${2 * wide}`;
  const at = hundredths(dial);
  const profile = ({ x, y }: Spot): string =>
    `M${round(x - hood)} ${y}a${hood} ${hood} 0 0 1 ${2 * hood} 0v${top}h${round(wide - hood)}` +
    `v${round(end - top)}h${-foot}q${-cut} 0 ${-cut} ${-cut}h${round(2 * (foot + cut - wide))}` +
    `q0 ${cut} ${-cut} ${cut}h${-foot}v${round(top - end)}h${round(wide - hood)}Z`;
  const [lintel, sill] = [shelf + FRAME.end, base - FRAME.end];
  const drawer = sill - 100 * drawers;
  const rows =
    drawers > 0
      ? [
          [lintel, drawer - FRAME.rail],
          [drawer, sill],
        ]
      : [[lintel, sill]];
  const size = wide - FRAME.side - FRAME.meet;
  /** The panels of doors and drawers around a spot. */
  const panels = ({ x, y }: Spot): Box[] =>
    rows.flatMap(([from, to]) =>
      [-wide + FRAME.side, FRAME.meet].map((left): Box => [x + left, y + from!, size, to! - from!]),
    );
  const all = panels(at);
  const fields = all.map((box) => sunk(...box));
  const lit = (down: number): string => litEdge(at.x - wide, at.y + down, 2 * wide);
  const handles = (drawers > 0 ? all.slice(2) : []).flatMap(([x, y, wide, high]) =>
    [0.25, 0.75].map((share) => handle(x + share * wide, y + high / 2 - HANDLE.up)),
  );
  return {
    ...lowered,
    height: dial.y + end / 100,
    dial: { ...dial, hangs },
    wooden: true,
    ground: `${profile(at)}M${at.x} ${at.y}${hole(r)}`,
    ornament:
      profile({ x: 0, y: 0 }) +
      [top, shelf, base].map(across).join('') +
      panels({ x: 0, y: 0 }).map(filled).join('') +
      `M0 ${shelf}V${base}` +
      corners(r, hood),
    // Mouldings and frames are of a darker wood.
    shade:
      shadeOnDial(at, r) +
      filled([at.x - wide, at.y + top, 2 * wide, end - cut - top]) +
      all.map(open).join('') +
      fields.map(({ shade }) => shade).join(''),
    gleam:
      litArch(at, hood) +
      litSide(at.x - hood, at.y, top) +
      [top, base].map(lit).join('') +
      litSide(at.x - wide, at.y + shelf, base - shelf) +
      fields.map(({ gleam }) => gleam).join(''),
    ...(handles.length > 0 && { brass: handles.join('') }),
    won: () => longcase(dial, hangs, out),
  };
}
