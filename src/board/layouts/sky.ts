import {
  type Arrangement,
  atHour,
  type DrawnDial,
  hundredths,
  HOURS,
  round,
  type Spot,
  TRACK,
} from '../geometry/arrange.js';
import { CORNER, outline, ring } from '../geometry/outline.js';
import { faceIn } from './clock-faces.js';

/** The stars between the piles of a round dial: from its middle, and how large they are, in turns. */
const STARS = [
  [3.34, 10],
  [3.46, 6.5],
] as const;

/** A star with four points. */
function star(x: number, y: number, r: number): string {
  const [tip, waist] = [round(r), round(r * 0.2)];
  const bend = round(tip - waist);
  return (
    `M${x} ${round(y - tip)}l${waist} ${bend}l${bend} ${waist}l${-bend} ${waist}l${-waist} ${bend}` +
    `l${-waist} ${-bend}l${-bend} ${-waist}l${bend} ${-waist}Z`
  );
}

/** Where the shadow of a moon ends, in shares of its radius to the right: it is waxing, and full in the last place. */
const PHASES = [0.35, 0, -0.45, -1];

/** What is in a sky: lights of brass, and the shadows on its moons. */
interface Lights {
  readonly brass: string;
  readonly shadow?: string;
}

/** A moon in each of four places, in the order of reading, but for the last two: it goes round. Its dark side is in the shade. */
function moonsAt(spots: readonly Spot[], r: number): Required<Lights> {
  const all = spots.map(hundredths);
  const end = (i: number): number => r * Math.abs(PHASES[i]!);
  return {
    brass: all.map(({ x, y }) => `${ring(x, y, r)}Z`).join(''),
    shadow: all
      .slice(0, -1)
      .map(
        ({ x, y }, i) =>
          `M${x} ${round(y - r)}a${r} ${r} 0 0 0 0 ${2 * r}` +
          `a${Math.max(0.01, end(i))} ${r} 0 0 ${Number(PHASES[i]! < 0)} 0 ${-2 * r}Z`,
      )
      .join(''),
  };
}

/** The directions of four corners, clockwise from the top left one. */
const CORNERS: readonly Spot[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/** How far within the rim of a tall dial its moons are, their radius, and where in a corner, in degrees from the side of the dial. */
const [WITHIN, MOON, TURNED] = [0.78, 26, 14];
/** The stars around each of them: degrees from its side and the distance from the middle of the corner, and how large they are. */
const AROUND = [
  [38, 1.34, 9],
  [70, 1.3, 5],
  [58, 0.46, 5],
  [2, 1.4, 5],
  [-38, 1.3, 7],
  [-58, 1.14, 4],
] as const;

/** On a dial like a cushion that is higher than wide: a moon in each corner, and stars. */
function inCorners({ x, y, rect }: DrawnDial): Lights {
  const { rim, corner = 0 } = rect!;
  const turn = corner - WITHIN;
  const from = (by: Spot, degrees: number, away: number): Spot => ({
    x: x + by.x * (rim.x - corner + away * Math.cos((degrees * Math.PI) / 180)),
    y: y + by.y * (rim.y - corner + away * Math.sin((degrees * Math.PI) / 180)),
  });
  const stars = CORNERS.flatMap((by) =>
    AROUND.map(([degrees, away, size]) => {
      const spot = hundredths(from(by, degrees, away));
      return star(spot.x, spot.y, size);
    }),
  );
  const moons = CORNERS.map((by) => from(by, TURNED, turn));
  const { brass, shadow } = moonsAt(moons, MOON);
  return { brass: brass + stars.join(''), shadow };
}

/** On a plain rectangle: the radius of the moons between the piles of its rows, and the stars above and below these. */
const BETWEEN = { moon: 17, stars: [0.52, 6] } as const;

function inRows({ dial, places }: Arrangement): Lights {
  const { y } = dial!;
  const spots = (
    [
      ['h11', 'h12'],
      ['h12', 'h1'],
      ['h6', 'h5'],
      ['h7', 'h6'],
    ] as const
  ).map(([left, right]) => {
    const { x, y: down, room } = places[left]!;
    // In the middle of all that the pile takes.
    return { x: (x + places[right]!.x) / 2, y: down + (Math.sign(down - y) * room) / 2 };
  });
  const [away, size] = BETWEEN.stars;
  const stars = spots.flatMap((spot) =>
    [-away, away].map((by) => {
      const { x, y: at } = hundredths({ x: spot.x, y: spot.y + by });
      return star(x, at, size);
    }),
  );
  const { brass, shadow } = moonsAt(spots, BETWEEN.moon);
  return { brass: brass + stars.join(''), shadow };
}

/** The stars of a round dial, between its piles. */
function aroundFace({ x, y }: DrawnDial): string {
  return HOURS.map((hour) => {
    const [away, size] = STARS[hour % 2]!;
    const spot = hundredths(atHour({ x, y }, away, hour + 0.5));
    return star(spot.x, spot.y, size);
  }).join('');
}

/**
 * The night sky around the face of a dial, on which its piles lie, with stars between those of a round one. One that is
 * higher than wide has the phases of the moon there.
 */
export function underSky(one: Arrangement): Arrangement {
  const dial = one.dial!;
  const { x, y, r, rect } = dial;
  const corner = rect ? 100 * (rect.corner ?? CORNER) : Infinity;
  const isTall = rect !== undefined && rect.rim.y > rect.rim.x;
  const isPlain = isTall && rect.corner === undefined;
  const field = outline({ x, y }, rect?.rim ?? { x: r, y: r }, corner) + faceIn(dial, TRACK);
  const { brass, shadow = '' }: Lights = !rect
    ? { brass: aroundFace(dial) }
    : isPlain
      ? inRows(one)
      : isTall
        ? inCorners(dial)
        : { brass: '' };
  return { ...one, shadow, brass: (one.brass ?? '') + brass, dial: { ...dial, field } };
}
