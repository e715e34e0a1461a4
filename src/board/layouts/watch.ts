import {
  type Arrangement,
  type DrawnDial,
  hundredths,
  type Layout,
  round,
  type Spot,
  TOUCHABLE,
} from '../geometry/arrange.js';
import { clockFaces, rimmed } from './clock.js';
import { CORNER, outline } from '../geometry/outline.js';
import { widened, withRoom } from './clock-faces.js';
import { band, bandAway, endsOf, strapOf } from './strap.js';
import { crown, pushers } from './winders.js';
import { circle, withCounterUntilWon } from './small-dial.js';

/** The minutes as a railway track: their ticks are its sleepers. */
const TRACK = circle(1.9) + circle(2.02);

/** From the outer line of a track to the inner one, where a dial is not round. */
const RAIL = 0.13;

/**
 * The small dials beside 9, for the seconds, and beside 3, because the kings stick out towards 6: between a card with its
 * ring and the ways that explain a loss. In the end there are the seconds alone, in the place of 9, opposite the window of
 * the kings: no hand reaches either of the two.
 */
const SECONDS = { x: -0.91, y: 0, r: 0.31 };
const COUNTER = { x: 0.91, y: 0, r: 0.31 };
const IN_THE_END = { x: -1.52, y: 0, r: 0.32 };
/**
 * On a tall dial, like a cushion or a plain rectangle, they are between the kings and the name, and below what sticks out
 * of the kings' pile.
 */
const TALL_SECONDS = { x: 0, y: -1.64, r: 0.44 };
const TALL_COUNTER = { x: 0, y: 1.85, r: 0.44 };
const PLAIN_SECONDS = { x: 0, y: -1.6, r: 0.4 };
const PLAIN_COUNTER = { x: 0, y: 2, r: 0.4 };
/** In the end that of a cushion has more room, and figures. */
const TALL_IN_THE_END = { x: 0, y: -1.73, r: 0.52 };
/** On a low one it is larger, half way between the kings, which stick out to the left, and the tip that points at 9. */
const LOW_SECONDS = { r: 0.68, kings: 1.3, tip: 0.92 };

/** Where cards are at least so many pixels wide a watch is large. */
const LARGE = 60;
/** The dial is this far outside the corners of the outermost cards, and its bezel so wide. */
const CLEAR = { large: 0.075, small: 0.03 };
const BEZEL = { large: 0.125, small: 0.07 };
/** How much of a broad bezel is polished; the rest is the flank of the case, as the lugs are. */
const POLISHED = 0.6;
/** The radius of the corners of a plain rectangle: as far from the corners of its cards as its edges are. */
const PLAIN = 0.16;
/** Cards may be that much narrower than Clock's, which has no case. */
const FITS = 0.96;
/** How much of the strap is seen above and below the case, the most first. A dial that is not round may have none. */
const STRAPS = [0.8, 0.5, 0.2, 0];
const ROUND_STRAPS = [0.5, 0.26];
const SHORT_STRAPS = [0.6, 0.3, 0];

/** How much of the strap is seen at each side of a low watch, and the least width of its cards beside that, in pixels. */
const SIDEWAYS = [2.6, 2.2, 1.8, 1.5, 1.2];
const LOWEST = 39;
/** Where the lugs of a dial that is not round begin as a share of its half, and their breadth. */
const [SPREAD, BREADTH] = [0.6, 0.2];
/** How far beyond its outer edge a lug has grown out of the corner, and at most how much of that. */
const FLARE = 0.66;
const MOST = 0.92;
/** The room for its crown at both sides, and the least width of its cards beside that, in pixels. */
const CROWN = 0.21;
const CROWNED = 53.5;

/** Half of the breadth of the strap, and of the room between two lugs, in radii of the case. */
const [BROAD, BETWEEN] = [0.498, 0.5];
/** Where a lug begins on the case: its outer edge, which sweeps from there to the tip. */
const ROOT = [0.78, 0.6258] as const;
const SWEEP = [0.605, 0.8] as const;
/** Where it ends at its tip, and how much of the strap lugs hold. */
const EDGE = 0.552;
const LUG = 0.5;
const ROUND_LUG = 0.2;
const LONGEST = 0.6;
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
  const tip = 1 + ROUND_LUG * (end - 1);
  // Between the two ends of a lug on the case, in the quarter of i and j.
  const inwards = (i: number, j: number): string =>
    `Q${at(SWEEP[0] * i, SWEEP[1] * j)} ${at(EDGE * i, (tip - 0.03) * j)}Q${at(EDGE * i, tip * j)} ${at((EDGE - 0.02) * i, tip * j)}` +
    `H${at((BETWEEN + 0.02) * i, 0).split(' ')[0]}Q${at(BETWEEN * i, tip * j)} ${at(BETWEEN * i, (tip - 0.03) * j)}` +
    `L${at(BETWEEN * i, edgeAt(BETWEEN) * j)}`;
  const outwards = (i: number, j: number): string =>
    `L${at(BETWEEN * i, (tip - 0.03) * j)}Q${at(BETWEEN * i, tip * j)} ${at((BETWEEN + 0.02) * i, tip * j)}` +
    `H${at((EDGE - 0.02) * i, 0).split(' ')[0]}Q${at(EDGE * i, tip * j)} ${at(EDGE * i, (tip - 0.03) * j)}` +
    `Q${at(SWEEP[0] * i, SWEEP[1] * j)} ${at(ROOT[0] * i, ROOT[1] * j)}`;
  const inner = edgeAt(BETWEEN);
  const metal =
    `M${at(ROOT[0], -ROOT[1])}${arc(ROOT[0], ROOT[1])}${inwards(1, 1)}${arc(-BETWEEN, inner)}${outwards(-1, 1)}` +
    `${arc(-ROOT[0], -ROOT[1])}${inwards(-1, -1)}${arc(BETWEEN, -inner)}${outwards(1, -1)}Z${circle(face, { x, y })}`;
  const bands = [-1, 1].map((j) => {
    const along = (across: number, out: number): string => at(across / r, (j * out) / r);
    const root = edgeAt(BROAD) * r;
    const back = arc(-BROAD, edgeAt(BROAD) * j, j < 0 ? 0 : 1);
    return bandAway(along, BROAD * r, [root, end * r], (end - 1) * r, back);
  });
  return { ...strapOf(bands), metal };
}

/** A round dial in the case of a chronograph, with the seconds beside 9. */
function inCase(one: Arrangement, strap: number): Arrangement {
  const isLarge = one.minCard! > LARGE;
  const size = isLarge ? 'large' : 'small';
  const bezel = BEZEL[size];
  const face = Math.hypot(one.dial!.r, 0.5) + CLEAR[size];
  const r = face + bezel;
  const wider = withRoom(widened(one, r - one.dial!.r), { above: strap, below: strap });
  const { x, y } = wider.dial!;
  const dial: DrawnDial = {
    ...wider.dial!,
    r: face,
    above: true,
    casing: {
      ...caseOf({ x, y }, face, r, 1 + strap / r),
      bezel: [face, face + bezel * (isLarge ? POLISHED : 1)]
        .map((radius) => circle(radius, { x, y }))
        .join(''),
    },
  };
  const all = { ...wider, dial, ornament: TRACK };
  return {
    // Opposite the seconds is the counter of a chronograph.
    ...withCounterUntilWon(all, SECONDS, COUNTER, IN_THE_END),
    beyond: crown(round(r * 100)) + pushers(r * 100),
    // On phones, cards of a rectangular dial are easier to touch.
    minCard: Math.max(TOUCHABLE, one.minCard! * FITS),
  };
}

/**
 * The case of a dial that is not round: its metal with four lugs on its straight sides, and the strap that they hold: above
 * and below, or to the left and to the right of a low one.
 * @param rim half of the size of the case without its lugs
 * @param corner the radius of its corners
 * @param strap how far it stands out
 */
function cornered({ x, y }: Spot, rim: Spot, corner: number, strap: number): DrawnDial['casing'] {
  const isLow = rim.x > rim.y;
  const half = isLow ? { x: rim.y, y: rim.x } : rim;
  const inner = SPREAD * half.x;
  const outer = inner + BREADTH;
  // Where the inner edge of a lug meets the case: it may be on the corner.
  const inside = Math.max(0, inner - half.x + corner);
  const root = half.y - corner + Math.sqrt(corner ** 2 - inside ** 2);
  const by = (...lengths: number[]): string =>
    lengths.map((length) => round(100 * length)).join(' ');
  const at = (across: number, along: number): string =>
    isLow ? by(x + along, y + across) : by(x + across, y + along);
  // It grows out of the corner: its outer edge bends into that.
  const [across, down] = [half.x - corner, half.y - corner];
  const into = Math.min(Math.max(outer + FLARE - across, 0.2 * corner), MOST * corner);
  const bent = across + into;
  const foot = down + Math.sqrt(corner ** 2 - into ** 2);
  const end = half.y + strap;
  const tip = half.y + Math.min(LUG * strap, LONGEST);
  const bend = 0.08;
  // Out of a small corner the tangent would be beyond its tip.
  const bow = Math.min(
    down + (corner ** 2 - (outer - across) * into) / (foot - down),
    (half.y + tip - bend) / 2,
  );
  const arc = (way: 1 | -1): string => `A${by(corner, corner)} 0 0 ${way > 0 === isLow ? 0 : 1} `;
  /** A lug, and the corner after or before it; the sides of the path are those of i and j. */
  const quarter = (i: number, j: number): string => {
    const turn = arc(1);
    // Between its inner edge and the middle of the strap.
    const edge = at(i * Math.min(inner, across), j * half.y);
    const up = [
      `L${edge}${turn}${at(i * inner, j * root)}L${at(i * inner, j * (tip - bend))}`,
      `Q${at(i * inner, j * tip)} ${at(i * (inner + bend), j * tip)}`,
      `L${at(i * (outer - bend), j * tip)}Q${at(i * outer, j * tip)} ${at(i * outer, j * (tip - bend))}`,
      `Q${at(i * outer, j * bow)} ${at(i * bent, j * foot)}${turn}${at(i * half.x, j * (half.y - corner))}`,
    ];
    const down = [
      `L${at(i * half.x, j * (half.y - corner))}${turn}${at(i * bent, j * foot)}`,
      `Q${at(i * outer, j * bow)} ${at(i * outer, j * (tip - bend))}Q${at(i * outer, j * tip)} ${at(i * (outer - bend), j * tip)}`,
      `L${at(i * (inner + bend), j * tip)}Q${at(i * inner, j * tip)} ${at(i * inner, j * (tip - bend))}`,
      `L${at(i * inner, j * root)}${turn}${edge}`,
    ];
    return (i === -j ? up : down).join('');
  };
  const metal = `M${at(0, -half.y)}${quarter(1, -1)}${quarter(1, 1)}${quarter(-1, 1)}${quarter(-1, -1)}Z`;
  const broad = inner - 0.02;
  // Of a low one all is seen.
  const ends = isLow ? endsOf([(i, j) => at(i, -j), at], broad, end) : undefined;
  const bands = ([-1, 1] as const).map((j) => {
    const [turn, side] = [arc(j), Math.min(inner, across)];
    const back = `${turn}${at(side, j * half.y)}L${at(-side, j * half.y)}${turn}${at(-inner, j * root)}`;
    const edges = [root, tip, j < 0 ? (ends?.buckled ?? end) : end] as const;
    const along = (across: number, down: number): string => at(across, j * down);
    return ends
      ? band(along, broad, edges, back, j > 0 ? ends.bow : undefined)
      : bandAway(along, broad, [root, end], strap, back);
  });
  return {
    ...strapOf(bands),
    ...(ends && { holes: ends.holes }),
    metal: metal + (ends?.buckle ?? ''),
  };
}

/**
 * A dial that is not round in a bezel.
 * @param strap how much of it is seen
 * @param across the room beside it that its crown takes: none if it only has one where the box has more room
 */
function inBezel(one: Arrangement, strap: number, across = 0): Arrangement {
  const { rim: bare } = one.dial!.rect!;
  const isLow = bare.x > bare.y;
  const room = isLow ? { across: strap } : { across, above: strap, below: strap };
  const all = withRoom(widened(one, BEZEL.small), room);
  const { rect, ...dial } = all.dial!;
  const { rim, corner = PLAIN } = rect!;
  const face = { x: rim.x - BEZEL.small, y: rim.y - BEZEL.small };
  const bend = corner + BEZEL.small;
  const casing =
    strap > 0 ? cornered(dial, rim, bend, strap)! : { metal: outline(dial, rim, 100 * bend) };
  const { x: edge, y } = hundredths({ x: dial.x + rim.x, y: dial.y });
  const hole = outline(dial, face, 100 * corner);
  const metal = casing.metal! + hole + (across > 0 ? crown(edge, y) : '');
  const bezel = outline(dial, rim, 100 * bend) + hole;
  const { track } = rect!;
  // A railway track; on a plain rectangle the numerals of the corners are beyond it.
  const rail =
    rect!.corner === undefined
      ? ''
      : outline({ x: 0, y: 0 }, { x: track.x - RAIL, y: track.y - RAIL }, 100 * (CORNER - RAIL));
  const cased = {
    ...all,
    ornament: (all.ornament ?? '') + rail,
    dial: {
      ...dial,
      rect: { ...rect!, rim: face, rounded: corner },
      casing: { ...casing, metal, bezel },
    },
  };
  // The strap of a low one is where a crown would be.
  if (isLow && strap > 0) {
    const { r, kings, tip } = LOW_SECONDS;
    const seconds = { x: -(kings + rect!.track.x - tip) / 2, y: 0, r };
    const told = withCounterUntilWon(cased, seconds, { ...seconds, x: -seconds.x });
    return { ...told, preferred: true, minCard: LOWEST };
  }
  const [seconds, counter] =
    rect!.corner === undefined
      ? ([PLAIN_SECONDS, PLAIN_COUNTER] as const)
      : ([TALL_SECONDS, TALL_COUNTER] as const);
  const isPlain = counter === PLAIN_COUNTER;
  const last = isPlain ? seconds : TALL_IN_THE_END;
  const told = isLow ? cased : withCounterUntilWon(cased, seconds, counter, last);
  if (across > 0) return { ...told, preferred: true, minCard: CROWNED };
  return { ...told, beyond: crown(round(100 * rim.x)) };
}

/**
 * A watch on its strap: the clock with a railway track in a case with lugs, a crown where there is room, and a small dial
 * of the seconds. On phones one like a cushion has room for it. On a phone on its side the strap is at the sides, with its holes. Plain rectangles
 * have one where they are tall and it costs no width.
 */
export const watchLayout: Layout = (piles, hand) => {
  const faces = clockFaces(piles, hand);
  const cased = faces.filter(({ dial }) => dial && !dial.rect);
  const others = faces.filter(({ dial }) => dial?.rect).map(rimmed);
  const cushions = others.filter(({ dial }) => dial!.rect!.corner !== undefined);
  const isTall = ({ dial }: Arrangement): boolean => dial!.rect!.rim.y > dial!.rect!.rim.x;
  const [low] = cushions.filter((one) => !isTall(one));
  const tall = cushions.filter(isTall);
  return [
    ...cased.flatMap((one) => ROUND_STRAPS.map((strap) => inCase(one, strap))),
    ...tall.flatMap((one) => STRAPS.map((strap) => inBezel(one, strap, CROWN))),
    ...SIDEWAYS.map((strap) => inBezel(low!, strap)),
    ...others.flatMap((one) =>
      (tall.includes(one) ? STRAPS : isTall(one) ? SHORT_STRAPS : [0]).map((strap) =>
        inBezel(one, strap),
      ),
    ),
    ...faces.filter(({ dial }) => !dial),
  ];
};
