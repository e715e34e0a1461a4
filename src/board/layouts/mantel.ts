import { type Arrangement, hundredths, round, type Spot } from '../geometry/arrange.js';
import { CORNER, outline, ring } from '../geometry/outline.js';
import { withRoom } from './clock-faces.js';
import { edgeOf, inlay } from './inlay.js';

/*
 * Lengths are hundredths of a card width.
 */

/** How broad the bezel is around the dial, and how high the plinth below it, or the feet of wings. */
const [BEZEL, PLINTH] = [5, 4];
/** The stand of a dial without room at its sides: where its ends are in shares of the radius, how much room it takes below the dial. */
const STAND = { end: 0.74, drop: 34, high: 20, shelf: 5, foot: 9, half: 26 };
/** The stand of a plain rectangle, and the breadth of its brass. */
const LOW_STAND = { drop: 17, high: 8 };
const INLAY = 4;
/** How high a wing is at its end, how far it reaches beside a low and a round dial, and how far the mouldings stand out. */
const [END, LOW, ROUND, OUT] = [50, 109, 160, 8];
/** Those below wings and dial: the dial stands in them, and on the floor between two feet. */
const MOULDINGS = [
  { out: 3, high: 5 },
  { out: OUT, high: 7 },
] as const;
/** How far the middle of a foot is within the end of a wing. */
const FOOT_IN = 34;
/** The angle below its axle at which a wing leaves a round dial. */
const LEAVES = 0.5;
/** The angle at which the shoulder of a stand does. */
const RISES = 0.9;
/**
 * What a dial without wings leaves below it, in card widths: more than the plinth, so that the one with wings has the wider
 * cards where both fit.
 */
export const BELOW = (PLINTH + 1) / 100;

/**
 * A dial that is round or like a cushion, in a bezel of brass.
 * @param across the room at its sides, in card widths
 * @param more how much more there is below it
 */
export function inBrass(one: Arrangement, across = BEZEL / 100, more = 0): Arrangement {
  const all = withRoom(one, { around: BEZEL / 100, across, below: BEZEL / 100 + more });
  const { rim, corner, bend } = shapeOf(all);
  const outer = { x: rim.x + BEZEL / 100, y: rim.y + BEZEL / 100 };
  const brass = outline(all.dial!, outer, bend) + outline(all.dial!, rim, corner);
  return { ...all, dial: { ...all.dial!, casing: { brass } } };
}

/** On a low dial, half way between the kings, which stick out to the left, and the pip that points at 9: the holes, below the words. */
const HOLE = { r: 12.5, square: 5, kings: 1.3, tip: 0.92, down: 44, named: -0.17 };

/** A low dial with the two holes at which a clock is wound, each in a ring of brass: one below its name, one below the number. */
export function wound(one: Arrangement): Arrangement {
  const { x, y } = hundredths(one.dial!);
  const { track } = one.dial!.rect!;
  const { r, square, kings, tip, down, named } = HOLE;
  const away = round(50 * (kings + track.x - tip));
  const brass = [-1, 1].map((side) => {
    const [at, middle] = [round(x + side * away), round(y + down)];
    // The other way round than the ring.
    const hole = `M${at - square} ${middle - square}v${2 * square}h${2 * square}v${-2 * square}Z`;
    return `${ring(at, middle, r)}Z${hole}`;
  });
  const dial = { ...one.dial!, named };
  // In the end the kings lie over one of them, and the other would be left alone.
  return { ...one, brass: brass.join(''), dial, won: () => ({ dial, brass: '' }) };
}

/** Half the size of a dial, and the radius of its corners, inside its bezel and outside. */
function shapeOf({ dial }: Arrangement): { rim: Spot; corner: number; bend: number } {
  const { r, rect } = dial!;
  const rim = rect?.rim ?? { x: r, y: r };
  const corner = rect ? round(100 * (rect.corner ?? CORNER)) : Infinity;
  return { rim, corner, bend: corner + BEZEL };
}

/**
 * The same on a mantelpiece: the dial has a wing at each side, which stands on one plinth with it. They take the room
 * that a low or a wide box has there.
 */
function onMantel(one: Arrangement): Arrangement {
  const isLow = one.dial!.rect !== undefined;
  const reach = isLow ? LOW : ROUND;
  const all = inBrass(one, (BEZEL + reach + OUT) / 100, PLINTH / 100);
  const { x, y } = hundredths(all.dial!);
  const { rim, bend } = shapeOf(all);
  const [half, foot] = [round(100 * rim.x) + BEZEL, round(100 * rim.y) + BEZEL];
  const turn = Math.min(bend, half);
  const end = half + reach;
  const floor = foot - MOULDINGS[0].high - MOULDINGS[1].high;
  // Where a wing leaves the dial, beside its middle or below, and where it goes to at first.
  const from = isLow
    ? { x: half, y: 0 }
    : { x: half * Math.cos(LEAVES), y: half * Math.sin(LEAVES) };
  const towards = isLow ? { x: half, y: 0.5 * foot } : { x: 0.95 * half, y: 0.75 * foot };
  const sag = { x: half + reach / 4, y: foot - END - 18 };
  const last = { x: end - 12, y: foot - END - 2 };
  const wing = (side: number): string => {
    const at = (across: number, down: number): string =>
      `${round(x + side * across)} ${round(y + down)}`;
    const corner = `A${turn} ${turn} 0 0 ${side > 0 ? 0 : 1} `;
    const below = isLow ? `${corner}${at(half, foot - turn)}L` : corner;
    return (
      `M${at(half - turn, foot)}${below}${at(from.x, from.y)}` +
      `C${at(towards.x, towards.y)} ${at(sag.x, sag.y)} ${at(last.x, last.y)}` +
      `Q${at(end, foot - END)} ${at(end, foot - END + 10)}L${at(end, foot)}Z`
    );
  };
  const dial = { half: { x: half, y: foot }, turn };
  // They end at the dial, which stands in them.
  const moulding = (out: number, top: number, high: number): string =>
    [1, -1]
      .map((side) => {
        const at = (across: number, down: number): string =>
          `${round(x + side * across)} ${round(y + down)}`;
        const [upper, lower] = [top, top + high];
        return (
          `M${at(end + out, upper)}L${at(edgeOf(dial, upper), upper)}` +
          `A${turn} ${turn} 0 0 ${side > 0 ? 1 : 0} ${at(edgeOf(dial, lower), lower)}L${at(end + out, lower)}Z`
        );
      })
      .join('');
  const [upper, lower] = MOULDINGS;
  const mouldings =
    moulding(upper.out, floor, upper.high) + moulding(lower.out, foot - lower.high, lower.high);
  const feet = [-1, 1].map((side) =>
    footOf(round(x + side * (end - FOOT_IN)), round(y + foot), PLINTH),
  );
  const strap = wing(-1) + wing(1);
  const lines = inlay({ ...dial, end, floor, curve: [from, towards, sag, last] }, { x, y });
  const brass = all.dial!.casing!.brass! + mouldings + feet.join('');
  return { ...all, dial: { ...all.dial!, casing: { strap, inlay: lines, brass } } };
}

/** A foot with round corners below, under a moulding. */
function footOf(x: number, y: number, high: number): string {
  const { half } = STAND;
  return (
    `M${x - half} ${y}h${2 * half}` +
    `a${high} ${high} 0 0 1 ${-high} ${high}h${-2 * (half - high)}a${high} ${high} 0 0 1 ${-high} ${-high}Z`
  );
}

/** A plain rectangle, whose brass takes no room: it lies between the edge and the cards. */
function inlaid(one: Arrangement, more: number): Arrangement {
  const all = withRoom(one, { around: 0, below: more });
  const { x, y } = all.dial!.rect!.rim;
  const rect = { ...all.dial!.rect!, rim: { x: x - INLAY / 100, y: y - INLAY / 100 } };
  const brass =
    outline(all.dial!, { x, y }, 100 * CORNER) + outline(all.dial!, rect.rim, 100 * CORNER - INLAY);
  return { ...all, dial: { ...all.dial!, rect, casing: { brass } } };
}

/**
 * The same on a stand, which takes room below it: for boxes that are higher than wide. Two shoulders hold the dial from
 * below, on one plinth with two feet. One that is not round stands on a plinth as wide as itself.
 */
export function onStand(one: Arrangement): Arrangement {
  const { rect } = one.dial!;
  const isPlain = rect !== undefined && rect.corner === undefined;
  const { end, shelf, foot, half } = STAND;
  const { drop, high } = isPlain ? LOW_STAND : STAND;
  const below = (drop + 2 * shelf + foot) / 100;
  const all = isPlain ? inlaid(one, below) : inBrass(one, undefined, below);
  const { x, y } = hundredths(all.dial!);
  const around = isPlain ? INLAY : BEZEL;
  const { rim, corner } = shapeOf(all);
  const [across, down] = [round(100 * rim.x) + around, round(100 * rim.y) + around];
  const bend = Math.min(corner + around, across);
  const floor = round(down + drop);
  const wide = round(rect ? across - 2 * shelf : end * across);
  const at = (across: number, down: number): string => `${round(x + across)} ${round(y + down)}`;
  // Where a shoulder leaves the dial.
  const [dx, dy] = [across - bend + bend * Math.cos(RISES), down - bend + bend * Math.sin(RISES)];
  const shoulder = (side: number): string =>
    `C${at(side * dx, dy)} ${at(side * (dx + 10), floor - high)} ${at(side * wide, floor - high)}V${round(y + floor)}`;
  const turn = `A${bend} ${bend} 0 0 0 `;
  const strap =
    `M${at(-dx, dy)}${turn}${at(bend - across, down)}H${round(x + across - bend)}${turn}${at(dx, dy)}` +
    `${shoulder(1)}H${round(x - wide)}V${round(y + floor - high)}` +
    `C${at(-dx - 10, floor - high)} ${at(-dx, dy)} ${at(-dx, dy)}Z`;
  const plate = (out: number, down: number): string =>
    `M${at(-wide - out, down)}h${round(2 * (wide + out))}v${shelf}h${round(-2 * (wide + out))}Z`;
  const feet = [-1, 1].map((side) =>
    footOf(round(x + side * (wide - half - 12)), round(y + floor + 2 * shelf), foot),
  );
  const brass =
    all.dial!.casing!.brass! + plate(4, floor) + plate(10, floor + shelf) + feet.join('');
  const curve = [
    { x: dx, y: dy },
    { x: dx, y: dy },
    { x: dx + 10, y: floor - high },
    { x: wide, y: floor - high },
  ] as const;
  const holder = { half: { x: across, y: down }, turn: bend, end: wide, floor, curve };
  const casing = { strap, ...(!isPlain && { inlay: inlay(holder, { x, y }) }), brass };
  return { ...all, dial: { ...all.dial!, casing, hangs: below } };
}

/** A plain rectangle in brass: on a stand, and without one. */
export const onPlinth = (one: Arrangement): Arrangement[] => [onStand(one), inlaid(one, 0)];

/**
 * A dial in brass, and the same with wings for a box that has room for them at its sides: no card is narrower for the sake
 * of these.
 */
export const withWings = (one: Arrangement): Arrangement[] => [
  inBrass(one, undefined, BELOW),
  onMantel(one),
];
