import { type DrawnDial, round } from '../geometry/arrange.js';

/** The radii with which a dock leaves the rim, and at its corners, and half of its breadth, with room for a number. */
const [FILLET, CORNER, HALF] = [30, 16, 99];

/**
 * The outline of a round rim that goes round a card beside it, which is made as if that were below, and turned.
 * @param turn counter-clockwise, in quarters
 * @param out how far it stands out of the rim
 */
export function dockedRim(dial: DrawnDial, turn: 0 | 1 | -1, out: number): string {
  const r = dial.r * 100;
  const end = r + out * 100;
  const at = (aside: number, down: number): string =>
    [dial.x * 100 + (turn ? down * turn : aside), dial.y * 100 + (turn ? -aside * turn : down)]
      .map((value) => ` ${round(value)}`)
      .join('');
  /** How far down the rim is beside the dock. */
  const edge = (aside: number): number => Math.sqrt(r ** 2 - aside ** 2);
  const wide = HALF + FILLET;
  const root = edge(HALF) + FILLET;
  const corner = `A${CORNER} ${CORNER} 0 0 1`;
  return (
    `M${at(wide, edge(wide))}Q${at(HALF, edge(HALF))}${at(HALF, root)}` +
    `L${at(HALF, end - CORNER)}${corner}${at(HALF - CORNER, end)}` +
    `L${at(CORNER - HALF, end)}${corner}${at(-HALF, end - CORNER)}` +
    `L${at(-HALF, root)}Q${at(-HALF, edge(HALF))}${at(-wide, edge(wide))}` +
    `A${r} ${r} 0 1 1${at(wide, edge(wide))}Z`
  );
}
