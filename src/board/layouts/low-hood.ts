import { hundredths, round, type Spot } from '../geometry/arrange.js';
import { CORNER as ROUNDED, outline } from '../geometry/outline.js';
import { type Front, HEAD } from './breakfront.js';
import type { ClockFace } from './clock-faces.js';
import { columnNumbers } from './column-numbers.js';
import { doors } from './doors.js';
import type { Hung } from './longcase.js';
import { fan, litEdge, litSide, sunk } from './longcase-parts.js';
import { type Box, filled, open } from './panels.js';

/* A low dial as the hood of a clock between two wings, in hundredths of a card width. */

const SIDES = [1, -1] as const;

/** How far cornice and base of a low hood stand out, and how high they are: no higher than what is left above its cards. */
const LOW = { out: 7, high: 7 };
/** From cards to what is in the corners, from the edges of that to the line on it, and how large a fan is. */
const CORNER = { apart: 8, inside: 9, fan: 74 };
/** The cornice of a wing: how far it stands out and how high it is; from its top and from the base to the bay. */
const WING = { out: 1.5, high: 7, head: 28, foot: 7, number: 15 };

/** Between a cornice and a base, with wood in the corners beside its rows, and with a lower wing at each side. */
export function inLowHood(face: ClockFace & { readonly ornament?: string }, front: Front): Hung {
  const { dial, places } = face;
  const { rect } = dial;
  const { x, y } = hundredths(rect!.rim);
  const at = hundredths(dial);
  const { out, high } = LOW;
  const end = y - high;
  // Beside the last card of a row, and beyond 3.
  const { x: last } = places['h2']!;
  const near = round(100 * (last - dial.x) + 50 + CORNER.apart);
  const low = round(70 + CORNER.apart);
  const parts = ({ x: left, y: top }: Spot, by: number): string =>
    SIDES.flatMap((side) =>
      SIDES.map((down) => {
        const [wide, tall] = [
          round(side * (x - near - 2 * by)),
          round(down * (end - low - 2 * by)),
        ];
        const from = `M${round(left + side * (near + by))} ${round(top + down * (low + by))}`;
        return `${from}h${wide}v${tall}h${-wide}Z`;
      }),
    ).join('');
  const none = { x: 0, y: 0 };
  const { inside, fan: radius } = CORNER;
  const fans = SIDES.flatMap((side) =>
    SIDES.map((down) =>
      fan({ x: side * (x - inside), y: down * (end - inside) }, side, radius, down),
    ),
  );
  const [half, inner, outer, columns] = [front.half, front.inner, front.outer, front.top].map(
    (length) => round(100 * length),
  ) as [number, number, number, number];
  const top = columns - round(100 * HEAD) + 4;
  const body = half - WING.out;
  const boxes = (from: number, to: number, upper: number, lower: number): Box[] => [
    [from, upper, to - from, lower - upper],
    [-to, upper, to - from, lower - upper],
  ];
  const bays = boxes(inner, outer, top + WING.head, end - WING.foot);
  const cornices = boxes(x, half, top, top + WING.high);
  const walls = boxes(x, body, top + WING.high, end);
  // The cornice of the hood, and one base for all.
  const ledges: Box[] = [
    [-x - out, -y, 2 * (x + out), high],
    [-half, end, 2 * half, high],
  ];
  const corners = parts(none, 0) + parts(none, inside) + fans.join('');
  // As square as a dial can be that has hands; a name would crowd these and the numerals.
  const own = { ...dial, signedFrom: Infinity, rect: { ...rect!, corner: 0.04 } };
  /** Wood between cornice and base, behind the cards too; the plate is what is inside the track. */
  const plate =
    open([at.x - x, at.y - end, 2 * x, 2 * end]) + outline(dial, rect!.track, 100 * ROUNDED);
  const moved = ([left, upper, wide, tall]: Box): Box => [at.x + left, at.y + upper, wide, tall];
  const here = (boxes: readonly Box[], draw: (box: Box) => string): string =>
    boxes.map((box) => draw(moved(box))).join('');
  const mouldings = here([...ledges, ...cornices], filled);
  const edges =
    here([...ledges, ...cornices], ([left, upper, wide]) => litEdge(left, upper, wide)) +
    litSide(at.x - body, at.y + top + WING.high, end - top - WING.high);
  const fields = bays.map((box) => sunk(...moved(box)));
  const lines =
    (face.ornament ?? '') + [...ledges, ...cornices, ...walls].map(filled).join('') + corners;
  return {
    ...face,
    dial: own,
    wooden: true,
    ground: here([...ledges, ...cornices, ...walls], filled) + plate,
    shade: mouldings + fields.map(({ shade }) => shade).join(''),
    gleam: edges + fields.map(({ gleam }) => gleam).join(''),
    recess: here(bays, open),
    numbers: columnNumbers(
      front.columns.map((by) => ({
        x: at.x + 100 * by,
        y: at.y + top + (WING.high + WING.head) / 2,
      })),
      WING.number,
    ),
    ornament: lines + bays.map(filled).join(''),
    // Once the columns are gone, doors close the bays.
    won: () => {
      const shut = bays.map((box) => doors(moved(box)));
      return {
        dial: own,
        ground: here([...ledges, ...cornices, ...walls], filled) + plate,
        recess: '',
        numbers: '',
        shade: mouldings + shut.map(({ shade }) => shade).join(''),
        gleam: edges + shut.map(({ gleam }) => gleam).join(''),
        brass: shut.map(({ brass }) => brass).join(''),
        ornament: lines + bays.map((box) => doors(box).lines).join(''),
      };
    },
  };
}
