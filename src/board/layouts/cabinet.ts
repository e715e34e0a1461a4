import { hundredths, round, type Spot } from '../geometry/arrange.js';
import { type ClockFace, withRoom } from './clock-faces.js';
import { columnNumbers } from './column-numbers.js';
import { ARCH, corners, HOOD, hole, type Hung, longcase } from './longcase.js';
import { litArch, litEdge, litSide, shadeOnDial, sunk } from './longcase-parts.js';
import { type Box, filled, handles, inlay, open, withPlate } from './panels.js';

/* Lengths are hundredths of a card width, and half of a breadth where something is on the axis. */

/** From the dial to the moulding below it, how high that and the base are, and how its feet are cut. */
const CABINET = { below: 5, moulding: 5, frieze: 21, base: 16, foot: 46, cut: 7 };
/** How high the numbers of the columns are; beside columns that are apart, each is on a plaque so broad and high. */
const NUMBER = { frieze: 16, plaque: 27 };
const [BROAD, HIGH] = [27, 40];
/** Half of the breadth of the plate with the name, in card widths. */
const PLATE = 2.05;
/** How broad the frames of doors and drawers are at the sides, above and below, and half of that where two meet. */
const FRAME = { side: 4, end: 8, meet: 3, rail: 7 };

/**
 * A clock whose columns are below it: its hood stands on a cabinet with two doors, on which they lie. Once they are gone
 * it is a longcase.
 * @param half half of the cabinet's width, in card widths; the hood is no wider
 * @param hangs how far it stands below the dial
 * @param drawers how high drawers below the doors are
 * @param columns where the numbers of the columns are: the middles of these on the frieze, or of plaques in its doors
 * @param named whether there is one broad drawer, with a plate for the name: on a small dial it would be under the hands
 */
export function onCabinet(
  clock: ClockFace,
  half: number,
  hangs: number,
  columns: readonly (number | Spot)[],
  drawers = 0,
  named = false,
): Hung {
  const wide = round(half * 100);
  const out = Math.min(HOOD, round(wide - clock.dial.r * 100));
  const lowered = withRoom(clock, { above: out > 0 ? ARCH : 0 });
  const { dial } = lowered;
  const [r, end] = [round(dial.r * 100), round((dial.r + hangs) * 100)];
  const hood = r + out;
  const top = r + CABINET.below;
  const { foot, cut } = CABINET;
  const friezes = drawers > 0 ? CABINET.frieze : 0;
  const ledge = top + CABINET.moulding;
  const [shelf, base] = [ledge + friezes, round(end - CABINET.base)];
  const across = (down: number): string => `M${-wide} ${down}h${2 * wide}`;
  const at = hundredths(dial);
  const profile = ({ x, y }: Spot): string =>
    `M${round(x - hood)} ${y}a${hood} ${hood} 0 0 1 ${2 * hood} 0v${top}h${round(wide - hood)}` +
    `v${round(end - top)}h${-foot}q${-cut} 0 ${-cut} ${-cut}h${round(2 * (foot + cut - wide))}` +
    `q0 ${cut} ${-cut} ${cut}h${-foot}v${round(top - end)}h${round(wide - hood)}Z`;
  const [lintel, sill] = [shelf + (friezes > 0 ? 1 : FRAME.end), base - FRAME.end];
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
    rows.flatMap(([from, to], i) =>
      named && i > 0
        ? [[x - wide + FRAME.side, y + from!, 2 * (wide - FRAME.side), to! - from!] as const]
        : [-wide + FRAME.side, FRAME.meet].map((left): Box => [
            x + left,
            y + from!,
            size,
            to! - from!,
          ]),
    );
  const all = panels(at);
  const fields = all.map((box) => sunk(...box));
  const spots = columns.map((one) =>
    typeof one === 'number'
      ? { x: 100 * one, y: at.y + ledge + CABINET.frieze / 2 }
      : hundredths(one),
  );
  const plaques =
    drawers > 0 ? [] : spots.map(({ x, y }): Box => [x - BROAD / 2, y - HIGH / 2, BROAD, HIGH]);
  const lit = (down: number): string => litEdge(at.x - wide, at.y + down, 2 * wide);
  // As much more than what is above it.
  const plain = { ...dial, hangs: round(hangs + dial.r - dial.y) };
  const plate = named ? withPlate(plain, (drawer + sill) / 200, PLATE) : undefined;
  return {
    ...lowered,
    height: dial.y + end / 100,
    dial: plate?.dial ?? plain,
    wooden: true,
    ground: `${profile(at)}M${at.x} ${at.y}${hole(r)}${plate?.cut ?? ''}`,
    ornament:
      profile({ x: 0, y: 0 }) +
      [top, ledge, base].map(across).join('') +
      panels({ x: 0, y: 0 }).map(filled).join('') +
      `M0 ${lintel}V${named ? drawer - FRAME.rail : base}` +
      corners(r, hood),
    // Mouldings are of a darker wood.
    shade:
      shadeOnDial(at, r) +
      [
        [top, CABINET.moulding],
        [base, end - cut - base],
      ]
        .map(([from, high]) => filled([at.x - wide, at.y + from!, 2 * wide, high!]))
        .join('') +
      fields.map(({ shade }) => shade).join(''),
    // It is dark behind the columns.
    recess: all.slice(0, 2).map(open).join('') + plaques.map(filled).join(''),
    numbers: columnNumbers(spots, plaques.length > 0 ? NUMBER.plaque : NUMBER.frieze),
    gleam:
      litArch(at, hood) +
      litSide(at.x - hood, at.y, top) +
      [top, base].map(lit).join('') +
      litSide(at.x - wide, at.y + shelf, base - shelf) +
      fields.map(({ gleam }) => gleam).join('') +
      all.slice(2).map(inlay).join(''),
    ...(drawers > 0 && {
      brass:
        all
          .slice(2)
          .map((box) => handles(box, named ? 0.14 : 0.25))
          .join('') + (plate?.frame ?? ''),
    }),
    won: () => longcase(plain, hangs, out, named),
  };
}
