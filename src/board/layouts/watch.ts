import {
  type Arrangement,
  atHour,
  type DrawnDial,
  hundredths,
  type Layout,
  round,
  type Spot,
  upright,
} from '../geometry/arrange.js';
import { clockFaces, rimmed } from './clock.js';
import { CORNER, outline } from '../geometry/outline.js';
import { widened } from './clock-faces.js';

const circle = (radius: number, { x, y }: Spot = { x: 0, y: 0 }): string => {
  const [r, left, top] = [radius, x, y - radius].map((value) => round(value * 100)) as [
    number,
    number,
    number,
  ];
  return `M${left} ${top}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}Z`;
};

/** The minutes as a railway track: their ticks are its sleepers. */
const TRACK = circle(1.9) + circle(2.02);

/** The small dial of the seconds above 6: how far below the centre, and its radius. */
const SECONDS = { down: 1.09, r: 0.31 };
const SMALL_DIAL = circle(SECONDS.r, { x: 0, y: SECONDS.down });
/** One for each five seconds. */
const TICKS = Array.from({ length: 12 }, (_, i) => {
  const [from, to] = [0.25, 0.285].map((radius) =>
    hundredths(atHour({ x: 0, y: SECONDS.down }, radius, i)),
  ) as [Spot, Spot];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}).join('');

/** The kings stick out to the left, where each shows its usual index. */
const ASIDE = { step: 0.235, count: 3 };

/** The dial is this far outside the corners of the outermost cards. */
const CLEAR = 0.03;
/** The bezel: its width where cards are at least this wide, and on small watches. */
const LARGE = 60;
const BEZEL = { large: 0.17, small: 0.07 };
/** Cards may be that much narrower than Clock's, which has no case. */
const FITS = 0.96;
/** How much of the strap is seen above and below the case, the most first. */
const STRAPS = [1.1, 0.5, 0];

/** Half of the breadth of the strap, and of the room between two lugs, in radii of the case. */
const [BROAD, BETWEEN] = [0.498, 0.5];
/** Where a lug begins on the case: its outer edge. */
const ROOT = [0.68, 0.7332] as const;
/** Where it ends at its tip, and how long lugs are, in radii of the case. */
const EDGE = 0.6;
const LUG = 1.12;
const edgeAt = (across: number): number => Math.sqrt(1 - across ** 2);

/**
 * The case: its metal, a bezel with four lugs, which hold a strap.
 * @param face the radius of what is inside the bezel
 * @param r that of the case
 * @param end how far from the centre the strap and the box end, in radii of the case
 */
function caseOf({ x, y }: Spot, face: number, r: number, end: number): DrawnDial['casing'] {
  const at = (across: number, down: number): string =>
    [x + across * r, y + down * r].map((value) => round(value * 100)).join(' ');
  const arc = (across: number, down: number, sweep = 1): string =>
    `A${round(r * 100)} ${round(r * 100)} 0 0 ${sweep} ${at(across, down)}`;
  const tip = Math.min(LUG, end);
  // Between the two ends of a lug on the case, in the quarter of i and j.
  const inwards = (i: number, j: number): string =>
    `Q${at((EDGE + 0.012) * i, 0.83 * j)} ${at(EDGE * i, (tip - 0.03) * j)}Q${at(EDGE * i, tip * j)} ${at((EDGE - 0.025) * i, tip * j)}` +
    `H${at((BETWEEN + 0.025) * i, 0).split(' ')[0]}Q${at(BETWEEN * i, tip * j)} ${at(BETWEEN * i, (tip - 0.03) * j)}` +
    `L${at(BETWEEN * i, edgeAt(BETWEEN) * j)}`;
  const outwards = (i: number, j: number): string =>
    `L${at(BETWEEN * i, (tip - 0.03) * j)}Q${at(BETWEEN * i, tip * j)} ${at((BETWEEN + 0.025) * i, tip * j)}` +
    `H${at((EDGE - 0.025) * i, 0).split(' ')[0]}Q${at(EDGE * i, tip * j)} ${at(EDGE * i, (tip - 0.03) * j)}` +
    `Q${at((EDGE + 0.012) * i, 0.83 * j)} ${at(ROOT[0] * i, ROOT[1] * j)}`;
  const inner = edgeAt(BETWEEN);
  const metal =
    `M${at(ROOT[0], -ROOT[1])}${arc(ROOT[0], ROOT[1])}${inwards(1, 1)}${arc(-BETWEEN, inner)}${outwards(-1, 1)}` +
    `${arc(-ROOT[0], -ROOT[1])}${inwards(-1, -1)}${arc(BETWEEN, -inner)}${outwards(1, -1)}Z${circle(face, { x, y })}`;
  const strap = [-1, 1].map(
    (j) =>
      `M${at(-BROAD, edgeAt(BROAD) * j)}L${at(-BROAD, end * j)}L${at(BROAD, end * j)}` +
      `L${at(BROAD, edgeAt(BROAD) * j)}${arc(-BROAD, edgeAt(BROAD) * j, j < 0 ? 0 : 1)}Z`,
  );
  const seams = [-1, 1].flatMap((i) =>
    [-1, 1].map((j) => `M${at(0.45 * i, 0.915 * j)}L${at(0.45 * i, end * j)}`),
  );
  return { strap: strap.join(''), seams: seams.join(''), metal };
}

/** A crown that is seen from the side: towards its edges its flutes are closer. */
function crown(edge: number): string {
  const flutes = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
    .map((i) => `M${edge + 7} ${round(27 * Math.sin((i * Math.PI) / 11.4))}h16`)
    .join('');
  return (
    `M${edge} -15h5v30h-5ZM${edge + 5} -25q0 -4 4 -4h12q5 0 6 5q1 24 0 48q-1 5 -6 5h-12q-4 0 -4 -4Z` +
    flutes
  );
}

/** A round dial in a case, with the seconds above 6. */
function inCase(one: Arrangement, strap: number): Arrangement {
  const isLarge = one.minCard! > LARGE;
  const bezel = isLarge ? BEZEL.large : BEZEL.small;
  const face = Math.hypot(one.dial!.r, 0.5) + CLEAR;
  const r = face + bezel;
  const wider = widened(one, r - one.dial!.r);
  const lower = <T extends Spot>(spots: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(spots).map(([id, at]) => [id, { ...at, y: at.y + strap }]));
  const { x } = wider.dial!;
  const y = wider.dial!.y + strap;
  const centre = {
    ...upright(x, y),
    step: { x: -ASIDE.step, y: 0 },
    room: ASIDE.step * ASIDE.count,
  };
  const dial: DrawnDial = {
    ...wider.dial!,
    y,
    r: face,
    above: true,
    seconds: { x, y: y + SECONDS.down, r: SECONDS.r },
    casing: caseOf({ x, y }, face, r, 1 + strap / r),
  };
  return {
    ...wider,
    height: wider.height + 2 * strap,
    places: { ...lower(wider.places), centre },
    marks: lower(wider.marks),
    dial,
    // A second line on a broad bezel.
    ornament: TRACK + SMALL_DIAL + TICKS + (isLarge ? circle(face + bezel * 0.4) : ''),
    beyond: crown(round(r * 100)),
    minCard: one.minCard! * FITS,
  };
}

/** A rectangular dial in a bezel. */
function inBezel(one: Arrangement): Arrangement {
  const all = widened(one, BEZEL.small);
  const { rect, ...dial } = all.dial!;
  const { rim, corner = CORNER } = rect!;
  const face = { x: rim.x - BEZEL.small, y: rim.y - BEZEL.small };
  const metal =
    outline(dial, rim, 100 * (corner + BEZEL.small)) + outline(dial, face, 100 * corner);
  return {
    ...all,
    dial: { ...dial, rect: { ...rect!, rim: face }, casing: { metal } },
    beyond: crown(round(100 * rim.x)),
  };
}

/** A watch on its strap: the clock with a railway track in a case with lugs, and a crown where there is room. */
export const watchLayout: Layout = (piles, hand) =>
  clockFaces(piles, hand).flatMap((one) => {
    if (!one.dial) return one;
    if (!one.dial.rect) return STRAPS.map((strap) => inCase(one, strap));
    return inBezel(rimmed(one));
  });
