import { type DrawnDial, round } from '../geometry/arrange.js';

/** Where a dial's rim goes round a card beside it. */
export interface Dock {
  /** Degrees clockwise from noon, in quarters. */
  readonly angle: 90 | 180 | 270;
  /** How far it stands out of the rim. */
  readonly out: number;
  /** Half of its breadth. */
  readonly half: number;
}

/** The radii with which it leaves the rim, and at its corners. */
const [FILLET, CORNER] = [0.3, 0.16];
/** The radius of the corners of a rectangular rim. */
const RECTANGLE = 0.3;

/** The outline of a rim with a dock, which is made as if that were on the right, and turned. */
export function dockedRim({ x, y, r, rect }: DrawnDial, { angle, out, half }: Dock): string {
  const turn = ((angle - 90) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (along: number, aside: number): string =>
    [x + along * cos - aside * sin, y + along * sin + aside * cos]
      .map((value) => round(value * 100))
      .join(' ');
  const rim = rect?.rim ?? { x: r, y: r };
  const [far, wide] = angle === 180 ? [rim.y, rim.x] : [rim.x, rim.y];
  /** How far out the rim is beside the dock. */
  const edge = (aside: number): number => (rect ? far : Math.sqrt(r ** 2 - aside ** 2));
  const end = far + out;
  const wider = half + FILLET;
  const arc = (radius: number, to: string, isLong = 0): string =>
    `A${radius * 100} ${radius * 100} 0 ${isLong} 1 ${to}`;
  const c = RECTANGLE;
  const rest = rect
    ? `L${at(far, wide - c)}${arc(c, at(far - c, wide))}L${at(c - far, wide)}${arc(c, at(-far, wide - c))}` +
      `L${at(-far, c - wide)}${arc(c, at(c - far, -wide))}L${at(far - c, -wide)}${arc(c, at(far, c - wide))}`
    : arc(r, at(edge(wider), -wider), 1);
  return (
    `M${at(edge(wider), -wider)}Q${at(edge(half), -half)} ${at(edge(half) + FILLET, -half)}` +
    `L${at(end - CORNER, -half)}${arc(CORNER, at(end, CORNER - half))}` +
    `L${at(end, half - CORNER)}${arc(CORNER, at(end - CORNER, half))}` +
    `L${at(edge(half) + FILLET, half)}Q${at(edge(half), half)} ${at(edge(wider), wider)}${rest}Z`
  );
}
