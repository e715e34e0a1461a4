import { type Arrangement, hundredths, round, type Spot } from '../geometry/arrange.js';
import { type ClockFace, withRoom } from './clock-faces.js';
import { fan, hung, type Hanging } from './longcase-parts.js';

/*
 * All lengths but the first are hundredths of a card width, and half of a breadth where something is on the axis.
 */

/** Room above the dial for the arch of the hood, in card widths. */
const ARCH = 0.08;
/** How far the hood is outside the dial; its cornice stands out, is below the dial and is high by so much. */
const HOOD = 7;
const CORNICE = { out: 7, below: 7, high: 9 };
/** How high the throat below it is, down to the trunk, and how much broader; and the moulding above the plinth. */
const [THROAT, FLARE, MOULDING] = [22, 44, 12];
const [TRUNK, PLINTH] = [132, 192];
const BASE = { out: 8, high: 9 };
/**
 * How high the plinth is at least and at most, and its share of what it has with the trunk. Where less than so much hangs below the
 * dial there is none: as short as that of a clock on a shelf, the trunk is the tail of a clock that hangs on the wall.
 */
const [LEAST, SHARE, MOST, WHOLE] = [58, 0.3, 150, 250];
/** The end of a tail: its moulding, and what is below that, from there to its tip in the middle. */
const TAIL = { out: 8, moulding: 7, tip: 12, high: 40 };
/** The door, how far it is from the ends of the trunk and how broad its frame is, and how high its arch for half of its breadth. */
const DOOR = { half: 95, apart: 8, frame: 10 };
const ARCHED = 0.42;
/** From the edges of a plinth to the panel on it. */
const PANEL = 10;
/** From the sides of the hood and from the dial to what is drawn in its corners. */
const CLEAR = { side: 9, dial: 6 };
/** How large the fans there are, and how far from the ends of a corner's lines. */
const FAN = 84;

const SIDES = [1, -1] as const;

/** One that goes round the other way: nothing fills it. */
const hole = (r: number): string =>
  `m0 ${-r}a${r} ${r} 0 0 0 0 ${2 * r}a${r} ${r} 0 0 0 0 ${-2 * r}Z`;

/** A clock, and what is drawn on it. */
export type Hung = ClockFace & Pick<Arrangement, 'ground' | 'brass' | 'ornament' | 'won'>;
type Drawn = Required<Pick<Arrangement, 'ground' | 'brass' | 'ornament'>>;

/**
 * A clock in its case, as a longcase clock has it: a hood as wide as the dial with an arch above it, a narrower trunk
 * with weights and a pendulum behind the glass of its door, and a plinth.
 * @param hangs how far it stands below the dial, in card widths
 */
export function inCase(clock: ClockFace, hangs: number): Hung {
  const lowered = withRoom(clock, { above: ARCH });
  const { dial } = lowered;
  const height = dial.y + dial.r + hangs;
  return {
    ...lowered,
    height,
    // Above the arch and below the rim.
    dial: { ...dial, hangs: round(height - 2 * dial.y) },
    ...longcase(dial, hangs, HOOD),
  };
}

/** On a cabinet: from the dial to the moulding below it, and how high that and the base are. */
const CABINET = { below: 7, moulding: 12, base: 16 };
/**
 * What hangs in it: the two rods of the pendulum are behind the columns beside the axis, and all ends so low that it shows
 * below columns of five cards.
 */
const HANGING = { heights: [0.045, 0], rods: 17, above: 34 } as const;

/**
 * A clock whose columns are below it: its hood stands on a cabinet in which they lie, and weights and pendulum hang
 * behind them. Once they are gone it is a longcase.
 * @param half half of the cabinet's width, in card widths; the hood is no wider
 * @param hangs how far it stands below the dial
 * @param aside how far from the axis the weights are: behind a column or between two
 */
export function onCabinet(clock: ClockFace, half: number, hangs: number, aside: number): Hung {
  const wide = round(half * 100);
  const out = Math.min(HOOD, round(wide - clock.dial.r * 100));
  const lowered = withRoom(clock, { above: out > 0 ? ARCH : 0 });
  const { dial } = lowered;
  const [r, foot] = [round(dial.r * 100), round((dial.r + hangs) * 100)];
  const weights = round(100 * aside);
  const hood = r + out;
  const top = r + CABINET.below;
  const [shelf, base] = [top + CABINET.moulding, round(foot - CABINET.base)];
  const across = (down: number): string => `M${-wide} ${down}h${2 * wide}`;
  const at = hundredths(dial);
  const shape = ({ x, y }: Spot) => ({
    profile:
      `M${round(x - hood)} ${y}a${hood} ${hood} 0 0 1 ${2 * hood} 0v${top}h${round(wide - hood)}` +
      `v${round(foot - top)}h${-2 * wide}v${round(top - foot)}h${round(wide - hood)}Z`,
    ...hung({ x, y: y + shelf }, round(base - shelf), { ...HANGING, weights }),
  });
  const [{ profile, brass }, own] = [shape(at), shape({ x: 0, y: 0 })];
  return {
    ...lowered,
    height: dial.y + foot / 100,
    dial: { ...dial, hangs },
    ground: `${profile}M${at.x} ${at.y}${hole(r)}`,
    brass,
    ornament: own.profile + [top, shelf, base].map(across).join('') + corners(r, hood) + own.lines,
    won: () => longcase(dial, hangs, out),
  };
}

/** The paths of a case around an axle, which stands so far below the dial. */
function longcase({ x, y, r }: Spot & { readonly r: number }, hangs: number, out: number): Drawn {
  const radius = round(r * 100);
  const at = hundredths({ x, y });
  const shape = shapeOf(radius, round(radius + hangs * 100), out);
  const { ground, brass } = shape(at);
  // The dial has its own ground, and nothing veils what is behind the glass.
  return {
    ground: `${ground}M${at.x} ${at.y}${hole(radius)}`,
    brass,
    ornament: shape({ x: 0, y: 0 }).ornament,
  };
}

/** What is drawn in the two lower corners of a hood, around a dial of this radius: a line, and a fan in it. */
function corners(r: number, hood: number): string {
  const [far, around] = [hood - CLEAR.side, r + CLEAR.dial];
  const near = round(Math.sqrt(around ** 2 - far ** 2) || 0);
  return SIDES.map(
    (side) =>
      `M${round(side * far)} ${near}V${round(far)}H${round(side * near)}` +
      `A${around} ${around} 0 0 ${side > 0 ? 0 : 1} ${round(side * far)} ${near}Z` +
      fan({ x: side * far, y: far }, side, FAN),
  ).join('');
}

/**
 * The shape of a case.
 * @param r the radius of the dial
 * @param foot how far below the axle the case ends
 * @param out how far the hood is outside the dial
 */
function shapeOf(r: number, foot: number, out: number) {
  const hood = r + out;
  const eave = out > 0 ? CORNICE.out : 0;
  const eaves = r + CORNICE.below;
  const neck = eaves + CORNICE.high;
  const top = neck + THROAT;
  const isWhole = foot - r >= WHOLE;
  const base = foot - BASE.high;
  const body = round(Math.min(MOST, Math.max(LEAST, (base - MOULDING - top) * SHARE)));
  const plinth = base - body;
  const waist = isWhole ? plinth - MOULDING : foot - TAIL.high;
  const [trunk, step] = [round(waist - top), PLINTH - TRUNK];
  const inwards = hood + eave - TRUNK - FLARE;
  const { half, apart } = DOOR;
  const frame = isWhole ? DOOR.frame : 0;
  const [lintel, sill] = [top + apart, round(waist - apart)];
  const [glass, floor] = [lintel + frame, sill - frame];
  const panel = PLINTH - PANEL;
  return ({ x, y }: Spot) => {
    const from = (across: number, down: number): string =>
      `M${round(x + across)} ${round(y + down)}`;
    const across = (width: number, down: number): string => `${from(-width, down)}h${2 * width}`;
    /** Below a flat arch; it goes round the other way than the case, so that nothing fills it. */
    const door = (width: number, lintel: number, sill: number): string => {
      const rise = width * ARCHED;
      const high = round(sill - lintel - rise);
      const r = round((width ** 2 + rise ** 2) / (2 * rise));
      return `${from(width, sill)}v${-high}a${r} ${r} 0 0 0 ${-2 * width} 0v${high}Z`;
    };
    // From one foot over the arch of the hood to the other one, or around the tail.
    const profile =
      (isWhole
        ? `${from(-PLINTH - BASE.out, foot)}v${-BASE.high}h${BASE.out}v${-body}q${step} 0 ${step} ${-MOULDING}`
        : from(-TRUNK, waist)) +
      `v${-trunk}q0 ${-THROAT} ${-FLARE} ${-THROAT}h${-inwards}v${-CORNICE.high}h${eave}v${-eaves}` +
      `a${hood} ${hood} 0 0 1 ${2 * hood} 0v${eaves}h${eave}v${CORNICE.high}h${-inwards}` +
      `q${-FLARE} 0 ${-FLARE} ${THROAT}v${trunk}` +
      (isWhole ? `q0 ${MOULDING} ${step} ${MOULDING}v${body}h${BASE.out}v${BASE.high}Z` : tail());
    const pane = door(half - frame, glass, floor);
    const { brass, lines } = hung(
      { x, y: y + glass },
      floor - glass,
      isWhole ? BEHIND_GLASS : IN_TAIL,
    );
    const plain =
      [top, waist].map((down) => across(TRUNK, down)).join('') +
      (isWhole
        ? [plinth, base].map((down) => across(PLINTH, down)).join('') +
          `${across(panel, plinth + PANEL)}v${round(body - 2 * PANEL)}h${-2 * panel}Z`
        : across(TRUNK, waist + TAIL.moulding));
    return {
      ground: profile + pane,
      brass,
      ornament:
        profile +
        pane +
        corners(r, hood) +
        (isWhole ? door(half, lintel, sill) : '') +
        [eaves, neck].map((down) => across(hood, down)).join('') +
        plain +
        lines,
    };
  };
}

/** From the lower right corner of a trunk around its end to the left one: a moulding, and an ogee down to a round tip. */
function tail(): string {
  const { out, moulding, tip, high } = TAIL;
  const down = high - moulding - tip;
  const wide = 0.55 * (TRUNK - tip);
  const rest = TRUNK - tip - wide;
  const path = (...values: number[]): string => `c${values.map(round).join(' ')}`;
  return (
    `h${out}v${moulding}h${-out}` +
    path(0, 0.5 * down, -0.5 * wide, 0.6 * down, -wide, 0.6 * down) +
    path(-0.5 * rest, 0, -rest, 0.15 * down, -rest, 0.4 * down) +
    `a${tip} ${tip} 0 0 1 ${-2 * tip} 0` +
    path(0, -0.25 * down, -0.5 * rest, -0.4 * down, -rest, -0.4 * down) +
    path(-0.5 * wide, 0, -wide, -0.1 * down, -wide, -0.6 * down) +
    `h${-out}v${-moulding}h${out}Z`
  );
}

/** How far cornice and base of a low hood stand out, and how high they are: no higher than what is left above its cards. */
const LEDGE = { out: 7, high: 7 };
/** Half of the breadth of its pillars, of the plates above and below them and of the rings beside these; their heights. */
const PILLAR = { half: 17, plate: 27, ring: 24, thick: 8, high: 26 };
const FLUTE = { aside: 6, apart: 6 };

const box = (left: number, top: number, wide: number, down: number): string =>
  `M${round(left)} ${round(top)}h${round(wide)}v${round(down)}h${round(-wide)}Z`;

/** A low dial as the hood of a clock: between a cornice and a base, with two pillars behind 9 and 3. */
export function inLowHood(face: ClockFace & { readonly ornament: string }): Hung {
  const { dial, places } = face;
  const { rect } = dial;
  const { x, y } = hundredths(rect!.rim);
  const at = hundredths(dial);
  const { out, high } = LEDGE;
  const { half, plate, ring, thick, high: cap } = PILLAR;
  const middle = round(100 * (places['h3']!.x - dial.x));
  const end = y - high;
  const shaft = end - cap;
  const pillars = ({ x, y }: Spot): string =>
    SIDES.map((side) => box(x + side * middle - half, y - shaft, 2 * half, 2 * shaft)).join('');
  // The dial has a ground of its own.
  const outside = SIDES.flatMap((side) =>
    [-y, end].map((top) => box(at.x + (side > 0 ? x : -x - out), at.y + top, out, high)),
  );
  // From the end of a pillar: a plate, and what is between that and the shaft.
  const brass = SIDES.flatMap((side) =>
    SIDES.map((up) => {
      const [across, edge] = [at.x + side * middle, at.y + up * end];
      const [neck, turn] = [up * (thick - cap), ring - half];
      return (
        box(across - plate, edge, 2 * plate, -up * thick) +
        `M${round(across - ring)} ${round(edge - up * thick)}h${2 * ring}` +
        `q${-turn} 0 ${-turn} ${neck}h${-2 * half}q0 ${-neck} ${-turn} ${-neck}Z`
      );
    }),
  );
  const flutes = SIDES.flatMap((side) =>
    SIDES.map((by) => {
      const length = round(shaft - FLUTE.apart);
      return `M${side * middle + by * FLUTE.aside} ${-length}v${2 * length}`;
    }),
  );
  const ledges = [-y, end].map((top) => box(-x - out, top, 2 * (x + out), high));
  return {
    ...face,
    // As square as a dial can be that has hands.
    dial: { ...dial, rect: { ...rect!, corner: 0.04 } },
    ground: outside.join('') + pillars(at),
    brass: brass.join(''),
    ornament: face.ornament + pillars({ x: 0, y: 0 }) + flutes.join('') + ledges.join(''),
  };
}

/** What hangs behind the glass of a door, and of that of a tail. */
const BEHIND_GLASS: Hanging = {
  weights: 58,
  heights: [0.58, 0.16],
  rods: 5,
  above: 10,
  arch: (DOOR.half - DOOR.frame) * ARCHED,
};
const IN_TAIL: Hanging = { ...BEHIND_GLASS, above: 7, arch: DOOR.half * ARCHED };
