import {
  type Arrangement,
  CARD_HEIGHT,
  type Layout,
  type StreetLight,
} from '../geometry/arrange.js';
import { ring } from '../geometry/outline.js';
import { houseFront } from './house-front.js';
import { rowsOf } from './rows.js';

/** How far above its card a fanlight begins; from there up to the numeral's centre. */
const SPRING = 0.05;
const UP = 0.22;
/** How far the fanlight's bars end within its arch. */
const INNER = 0.09;
/** How broad the painted frame of a fanlight is. */
const ARCH = 0.05;
/** From the lowest card to its threshold, also where there is room for a plate of brass, and the height of that step. */
const SILL = 0.05;
const KICKED = 0.25;
/** The same in a low box, which has room below one row: for all of two panels and for the plate. */
const HIGH = 0.9;
/** A road with the name, along the last pavement: from that, and what is free below; how broad it is in a low box, and else. */
const ROAD = { from: -0.06, below: 0.06 };
const [BROAD, USUAL] = [0.66, 0.5];
const STEP = 0.06;
/** How deep the pavement is, and how long its flags are: the arches below it are clear of it. */
const [DEEP, FLAG] = [7, 74];
/** The room for the fanlight above a pile that a numeral's own doesn't give, and for all that is below its cards. */
const OVER = 0.3;
const BELOW = 0.24;

/** Half the width of a door, which is the radius of its fanlight; its frame; and the gap to the next door of its row. */
interface Doors {
  readonly half: number;
  readonly frame: number;
  readonly gap: number;
}

/** Cards that fill the width of the box have narrow doors, the closest where all are in one row; in a terrace neighbours share a wall. */
const WIDE: Doors = { half: 0.6, frame: 0.03, gap: 0.24 };
const NARROW: Doors = { half: 0.58, frame: 0.01, gap: 0.09 };
const ROW: Doors = { half: 0.55, frame: 0.01, gap: 0.08 };
const TERRACE: Doors = { half: 0.56, frame: 0.02, gap: 0 };

/** Lengths in hundredths of a card width. */
const whole = <T extends number[]>(...values: T): T =>
  values.map((value) => Math.round(value * 100)) as T;

/** A street lamp: its glass, and a line up to it from the ground. */
function lantern(x: number, ground: number, top: number): StreetLight {
  const glass = `${top}h-7l-6 -30h26l-6 30h-7Z`;
  return { kind: 'lantern', glass: `M${x} ${glass}`, outline: `M${x} ${ground - 9}V${glass}` };
}

/** The iron of that: a post on its base, what holds a ladder, a collar, and the lantern with its roof and ball. */
const iron = (x: number, ground: number, top: number): string =>
  `M${x - 12} ${ground}v-5h4v-12h4L${x - 2.5} ${top}h5L${x + 4} ${ground - 17}h4v12h4v5Z` +
  `M${x - 15} ${top + 16}h30v3h-30Z${ring(x - 15, top + 17.5, 2.5)}${ring(x + 15, top + 17.5, 2.5)}` +
  `M${x - 5} ${top + 6}h10v3h-10ZM${x - 8} ${top}h16v3h-16Z` +
  `M${x - 7} ${top}l-6 -30h2.5l6 30ZM${x + 4.5} ${top}l6 -30h2.5l-6 30ZM${x - 1} ${top}v-30h2v30Z` +
  `M${x - 17} ${top - 29}q3 -10 12 -12l5 -4 5 4q9 2 12 12Z${ring(x, top - 46.5, 3)}`;

/** A panel of a door with its moulding. */
const panel = (left: number, top: number, width: number, height: number): string =>
  [0, 3]
    .map((by) => {
      const [across, down] = [width - 2 * by, height - 2 * by];
      return `M${left + by} ${top + by}h${across}v${down}h${-across}Z`;
    })
    .join('');

/**
 * The street: a door with a fanlight around each pile and the cards that are put under it, its steps on the pavement,
 * and a lamp at both ends of the rows that have room for one; in a terrace only of the last one.
 */
function street(one: Arrangement, doors: Doors, foot: number, road: number): Arrangement {
  const marks = Object.fromEntries(
    Object.keys(one.marks).map((id) => {
      const { x, y } = one.places[id]!;
      return [id, { x, y: y - CARD_HEIGHT / 2 - SPRING - UP }];
    }),
  );
  // Of 24 arrangements only one is drawn.
  let paths: Paths | undefined;
  const drawn = (): Paths => (paths ??= pathsOf(one, doors, foot));
  const { height, width } = one;
  const signed = road > 0 && {
    height: height + ROAD.from + road + ROAD.below,
    plate: { x: width / 2, y: height + ROAD.from + road / 2, width, height: road },
  };
  return {
    ...one,
    ...signed,
    marks,
    get ground() {
      return drawn().ground;
    },
    get painted() {
      return drawn().painted;
    },
    get shade() {
      return drawn().shade;
    },
    get stone() {
      return drawn().stone;
    },
    get engraving() {
      return drawn().engraving;
    },
    get ornament() {
      return drawn().ornament;
    },
    get lights() {
      return drawn().lights;
    },
    celebration: 'doors',
    arch: doors.half - INNER,
    rail: UP,
  };
}

type Paths = Required<
  Pick<Arrangement, 'ground' | 'painted' | 'shade' | 'stone' | 'engraving' | 'ornament' | 'lights'>
>;

/** A door: where its middle is, what is painted of it, and what can be lit. */
interface Door {
  readonly x: number;
  readonly d: string;
  readonly light: StreetLight;
  /** Where its arch begins. */
  readonly spring: number;
}

function pathsOf(one: Arrangement, { half, frame, gap }: Doors, foot: number): Paths {
  const { places, width } = one;
  /** The doors in their frames, by the height of their sills. */
  const rowsOfDoors = new Map<number, Door[]>();
  const brass: string[] = [];
  const treads: string[] = [];
  // In a terrace the doors stand on the pavement.
  const steps = gap > 0 ? STEP : 0;
  const lines = Object.keys(one.marks).map((id) => {
    const { x, y, room, step } = places[id]!;
    const end = y + CARD_HEIGHT / 2;
    const spring = y - CARD_HEIGHT / 2 - SPRING;
    const sill = end + room + foot;
    const [sills, springs, r, middle] = whole(sill, spring, half, x);
    const left = middle - r;
    const [down, apart, inside, under] = whole(steps, gap / 5, half - frame, step.y);
    const [arch] = whole(ARCH);
    const glass = r - arch;
    const d =
      `M${middle - inside} ${sills}V${springs}h${2 * inside}V${sills}Z` +
      `M${left} ${springs}a${r} ${r} 0 0 1 ${2 * r} 0h${-arch}a${glass} ${glass} 0 0 0 ${-2 * glass} 0Z`;
    const bow = `${springs}a${r} ${r} 0 0 1 ${2 * r} 0`;
    const light: StreetLight = {
      kind: 'fanlight',
      // Its painted frame stays dark.
      glass: `M${left + arch} ${springs}a${glass} ${glass} 0 0 1 ${2 * glass} 0Z`,
      outline: `M${left} ${sills}V${bow}V${sills}Z`,
    };
    rowsOfDoors.set(sill, [...(rowsOfDoors.get(sill) ?? []), { x, d, light, spring }]);
    // A letterbox and a knob below the card, and two panels: the cards that come cover them one after another.
    const [below] = whole(end + 0.03);
    const top = below + under + 3;
    const [plate] = whole(foot > SILL ? Math.min(foot, KICKED) - 0.06 : 0);
    // In high doors below all cards that can come.
    const from = foot > KICKED ? whole(end + room + 0.1)[0] : top;
    const high = sills - 7 - plate - from;
    const panels = panel(middle - 46, from, 42, high) + panel(middle + 4, from, 42, high);
    // Half way between the ends of two cards, so that the next one covers all of it.
    const slot = below + Math.round(under / 2) - 5;
    const knob = ring(middle + 41, slot + 4, 4.4);
    // What nothing covers.
    const kick =
      plate > 0
        ? `M${4 - inside + middle} ${sills - 4 - plate}h${2 * inside - 8}v${plate}h${8 - 2 * inside}Z`
        : '';
    brass.push(`M${middle - 17} ${slot}h34v8h-34Z${knob}${kick}`);
    if (down > 0)
      treads.push(`M${left - apart} ${sills}h${2 * (r + apart)}v${down}h${-2 * (r + apart)}Z`);
    return (
      `M${left - apart} ${sills + down}v${-down}h${2 * (r + apart)}v${down}` +
      `M${left} ${springs}h${2 * r}M${middle - 13} ${slot + 4}h26${panels}`
    );
  });
  const posts: string[] = [];
  const pavements: string[] = [];
  const stones: string[] = [];
  const flags: string[] = [];
  const walls: string[] = [];
  const courses: string[] = [];
  const lights: StreetLight[] = [];
  // Neighbours have other paints, also those in the next row.
  const paints = ['', '', '', ''];
  [...rowsOfDoors].forEach(([sill, row], below) => {
    row.sort((a, b) => a.x - b.x);
    row.forEach(({ d }, i) => (paints[(i + 2 * below) % paints.length] += d));
    const [ground, end] = whole(sill + steps, width);
    pavements.push(`M0 ${ground}H${end}`);
    // From the middle, so that both of its ends are alike.
    const joints = Array.from({ length: Math.floor(end / FLAG) }, (_, i) =>
      Math.round(end / 2 + (i - Math.floor(end / FLAG) / 2 + 0.5) * FLAG),
    );
    const stone = `M0 ${ground}H${end}v${DEEP}H0Z`;
    stones.push(stone);
    if (gap > 0) {
      const front = houseFront(row, half, gap / 2, sill + steps);
      walls.push(front.wall);
      courses.push(front.courses);
    }
    flags.push(stone + joints.map((x) => `M${x} ${ground}v${DEEP}`).join(''));
    const doors = row.map(({ light }) => light);
    const free = row[0]!.x - half;
    const at = Math.round(free * 50);
    const lamps = free > 0.4 ? [at, end - at] : [];
    posts.push(...lamps.map((x) => iron(x, ground, ground - 190)));
    const [first, last] = lamps.map((x) => lantern(x, ground, ground - 190));
    lights.push(...(first && last ? [first, ...doors, last] : doors));
  });
  const outlines = lights.map(({ outline }) => outline);
  return {
    ground: [
      ...lights.flatMap(({ kind, outline }) => (kind === 'fanlight' ? outline : [])),
      ...treads,
      ...stones,
    ].join(''),
    shade: flags.join(''),
    stone: walls.join(''),
    engraving: courses.join(''),
    painted: [...paints, posts.join(''), brass.join('')],
    ornament: [...outlines, ...lines, ...pavements].join(''),
    lights,
  };
}

/** Doors with plates of brass at their feet come first: where they cost no width, there are some. */
const rows = (
  lines: readonly (readonly string[])[],
  doors: Doors,
  ...high: number[]
): Arrangement[] =>
  [...high, KICKED, SILL].flatMap((foot) =>
    rowsOf(lines, 32, OVER, 2 * doors.half + doors.gap, BELOW + foot - SILL).map((one) =>
      street(
        one,
        doors,
        foot,
        foot > KICKED ? BROAD : lines.length === 1 || lines.length > 3 ? 0 : USUAL,
      ),
    ),
  );

const TWO = [
  ['A', '2', '3', '4', '5', '6', '7'],
  ['8', '9', '10', 'J', 'Q', 'K'],
];
const THREE = [
  ['A', '2', '3', '4', '5'],
  ['6', '7', '8', '9'],
  ['10', 'J', 'Q', 'K'],
];
const FOUR = [
  ['A', '2', '3', '4'],
  ['5', '6', '7'],
  ['8', '9', '10'],
  ['J', 'Q', 'K'],
];

/**
 * Two rows; three in boxes that are about as high as wide, four on the narrowest screens, and one in low boxes. Of
 * equally wide cards those with wide doors come first.
 */
export const hideAndSeekLayout: Layout = () => [
  ...[TWO, THREE].flatMap((lines) => [WIDE, NARROW].flatMap((doors) => rows(lines, doors))),
  ...rows([TWO.flat()], ROW, HIGH),
  ...rows(FOUR, TERRACE),
];
