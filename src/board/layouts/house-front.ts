/* The front of the houses of a street, around the doors of a row; in hundredths of a card width. */

/** How far it rises above the arches of its doors, its cornice below that, and the height of a course of stones. */
const [RISE, CORNICE, COURSE] = [3, 7, 15];
/** No course is so near to the ground. */
const NEAR = 4;

/** A door in it: where its middle is and where its arch begins, in card widths, and its outline, drawn with the clock. */
interface Opening {
  readonly x: number;
  readonly spring: number;
  readonly light: { readonly outline: string };
}

/**
 * Its wall, in which the doors are holes, and the courses of its stones between them.
 * @param half half of the breadth of a door, which is the radius of its arch, in card widths, as the others are
 * @param aside how much of it is beside the outer doors
 * @param ground where it ends
 */
export function houseFront(
  doors: readonly Opening[],
  half: number,
  aside: number,
  ground: number,
): { readonly wall: string; readonly courses: string } {
  const [r, springs, edge, foot] = [half, doors[0]!.spring, aside, ground].map((value) =>
    Math.round(100 * value),
  ) as [number, number, number, number];
  const top = springs - r - RISE;
  const middles = doors.map(({ x }) => Math.round(100 * x));
  const [left, right] = [middles[0]! - r - edge, middles.at(-1)! + r + edge];
  const outlines = doors.map(({ light }) => light.outline).join('');
  // Drawn against the clock, so that they are holes in it.
  const wall = `M${left} ${top}V${foot}H${right}V${top}Z${outlines}`;
  const courses = [`M${left} ${top + CORNICE}H${right}`];
  for (let y = top + CORNICE + COURSE; y < foot - NEAR; y += COURSE) {
    const above = Math.max(0, springs - y);
    const reach = Math.round(Math.sqrt(Math.max(0, r ** 2 - above ** 2)));
    const ends = [left, ...middles.flatMap((x) => [x - reach, x + reach]), right];
    for (let i = 0; i < ends.length; i += 2) courses.push(`M${ends[i]} ${y}H${ends[i + 1]}`);
  }
  return { wall, courses: courses.join('') };
}
