import {
  type Arrangement,
  atHour,
  CARD_HEIGHT,
  downward,
  type DrawnDial,
  hundredths,
  type Layout,
  outward,
  type Place,
  type Spot,
  upright,
} from '../geometry/arrange.js';
import { inBays, withNiches } from './bays.js';
import { BESIDE, towerAround } from './bell-tower.js';
import { type ClockFace, inward, rectangularFace, roundFace } from './clock-faces.js';
import { CLEAR_OF_CARDS, cornerOf, stageAround } from './clock-stage.js';
import { cushionFace, lowCushion } from './cushion.js';
import { glazed } from './glazing.js';
import { inNarrowTower } from './narrow-tower.js';
import { inBlock, inPalace } from './tower-block.js';
import { bezel } from './tracery.js';

/** For the diameter of a won dial, what is above it at least and at most; what is below it at least, in card widths. */
const [LOW_ROOF, ROOF, BELOW] = [0.6, 0.74, 0.2];
/** How much room there is beside a tower for a palace at least, in card widths, and what is above the dial then. */
const [PALACE, PALACE_ROOF] = [2.4, 0.41];
/** The share of the box that a tower takes. */
const SHARE = 0.99;

/** Once the game is won, all of the tower is there, and the dial is as large as that lets it be. */
function inTower(one: Arrangement): Arrangement {
  const { dial, width, height } = one;
  const across = 2 * dial!.r;
  const grown = (roof: number): number =>
    SHARE * Math.min(width / (across + 2 * BESIDE), height / (across * (1 + roof) + BELOW));
  /** How far the palace beside it reaches from the axle, with a roof that is lower for it; or there is none. */
  const reach = (half: number): number => (half - dial!.r - BESIDE > PALACE ? half : 0);
  const half = reach((SHARE * width) / grown(PALACE_ROOF) / 2);
  const growth = grown(half ? PALACE_ROOF : LOW_ROOF);
  // What the box is higher is for the roof, and then for the shaft.
  const high = (SHARE * height) / growth - across;
  const above = dial!.r + Math.min(high - BELOW, ROOF * across);
  const below = across + high - above;
  const won = (): ReturnType<NonNullable<Arrangement['won']>> => {
    const tower = towerAround(dial!, { above, below }, half);
    return {
      dial: { ...dial!, growth, hangs: below - above },
      ground: tower.ground,
      stone: one.stone! + tower.stone,
      shade: tower.shade,
      inside: tower.inside,
      ornament: one.ornament! + tower.ornament,
      brass: tower.brass,
      painted: tower.painted,
    };
  };
  return { ...one, won };
}

/** A round dial on the stage of its tower already while the game is played: the fans below it stand in the shaft. */
function staged(one: Arrangement, beside = 0): Arrangement {
  const all = glazed(one);
  const { dial, height } = one;
  const { ground, ornament, ...colours } = stageAround(dial!, height - dial!.y, beside > 0);
  const stage = { ...colours, masonry: true, ground, ornament: all.ornament! + ornament };
  return {
    ...inTower(all),
    ...stage,
    ...(beside > 0
      ? inBays({ ...all, ...stage }, dial!.r + beside - CLEAR_OF_CARDS, cornerOf(dial!.r))
      : withNiches(one)),
  };
}

/** Covered cards show rank and suit; only long fans are closer. */
const STEP = 0.5;
const ACROSS = 1.1;
/** The width of a row of six. */
const SIX = 6 * ACROSS;
/** From the numeral of a fan to its cards is less than from the cards above it. */
const [MARK, MIDDLE, APART] = [0.46, 0.42, 0.14];

type Piles = Pick<Arrangement, 'places' | 'marks'>;
/** The cards of a round dial are clear of its bezel. */
const RADIUS = 2.76;
const clock = roundFace(0, RADIUS);

/** Half of the fans beside the clock, with a gap, which is smaller in low boxes. */
const [WING, LOW_WING] = [3 * ACROSS + 0.25, 3 * ACROSS + 0.15];

/** Beside the clock the fans are clear of the edges of the walls; in a wide box as far as the words of a toolbar are. */
const WIDE = { inside: 0.115, across: 1.07 };
/** What is free beside the clock's stage then. */
const FREE = WING - WIDE.inside - 3 * WIDE.across + (WIDE.across - 1) / 2;
/** How high the tower below its clock is there, the highest first: as high as the box, where that makes no card narrower. */
const STANDS = [0.6, 0.36, 0.18, 0];

/**
 * Twelve piles in rows, or six of them in rows of three, each below its numeral. Those from 7 on are on the left of a
 * clock, where 10 to 12 are above 7 to 9.
 * @param id `h` for the foundations, `f` for the fans
 * @param room how far a pile's cards can spread
 * @param first the hour of the first one
 */
function inRows(
  id: 'h' | 'f',
  [left, top]: readonly [number, number],
  size: number,
  room: number,
  first = 1,
  across = ACROSS,
): Piles & { bottom: number } {
  const down = MARK + CARD_HEIGHT + APART + room;
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  const count = size === 3 ? 6 : 12;
  for (let i = 0; i < count; i++) {
    const x = left + ((i % size) + 0.5) * across;
    const row = Math.floor(i / size);
    const y = top + (first > 1 ? 1 - row : row) * down;
    marks[id + (first + i)] = { x, y: y + MIDDLE / 2 };
    places[id + (first + i)] = downward(x, y + MARK + 0.7, STEP, room);
  }
  return { places, marks, bottom: top + (count / size) * down };
}

/**
 * Foundations, fans, and stock and waste around a spot: side by side, with their numbers and the redeals in one line
 * below them, or one above the other, with the stock's number between them and the redeals beside the waste.
 */
function arranged(
  [foundations, fans]: readonly [Piles, Piles],
  [width, height]: readonly [number, number],
  { x, y }: Spot,
  minCard: number,
  dial?: DrawnDial,
  isUpright = false,
): Arrangement {
  const [across, down] = isUpright ? [0, 0.92] : [0.56, 0];
  // With the name above them, and what is below, they are in the middle of a round dial.
  const middle = y + (isUpright ? 0 : dial && !dial.rect ? 0.12 : -0.14);
  const stock = upright(x - across, middle - down);
  const waste = upright(x + across, middle + down);
  return {
    kind: dial ? 'dial' : 'rows',
    width,
    height,
    places: { ...foundations.places, ...fans.places, stock, waste },
    marks: { ...foundations.marks, ...fans.marks },
    badges: [isUpright ? { x: x - 0.74, y: waste.y } : { x, y: waste.y + 0.87 }],
    minCard,
    ...(dial && { dial }),
  };
}

/**
 * A ring of foundations inside a ring of fans, in a box of this size; stock and waste in the centre.
 * Towards the corners of the box the fans have more room.
 */
function rings(width: number, height: number): Arrangement {
  const [left, top] = [(width - clock.width) / 2, (height - clock.height) / 2];
  const face = inward(roundFace(left, RADIUS, undefined, top), RADIUS);
  const radius = 4.34;
  const places: Record<string, Place> = {};
  for (let hour = 1; hour < 13; hour++) {
    const unit = atHour({ x: 0, y: 0 }, 1, hour);
    const [x, y] = [Math.abs(unit.x), Math.abs(unit.y)];
    // How far the last card's centre can be away: its outermost corner has to be in the box.
    const most = Math.min(
      (width / 2 - 0.04 - 0.7 * x - 0.5 * y) / x,
      (height / 2 - 0.04 - 0.7 * y - 0.5 * x) / y,
    );
    places[`f${hour}`] = outward(face.dial, radius, hour, STEP, Math.min(most - radius, 4 * STEP));
  }
  const all = arranged([face, { places, marks: {} }], [width, height], face.dial, 46, face.dial);
  return inTower({
    ...glazed(all),
    masonry: true,
    brass: bezel(hundredths(face.dial), 100 * face.dial.r),
  });
}

/**
 * For narrow boxes: the fans below the clock.
 * @param width with room beside the clock, to which it grows when it is won
 */
function above(room: number, minCard = 30, width = clock.width): Arrangement {
  const face = inward(roundFace((width - clock.width) / 2, RADIUS), RADIUS);
  const fans = inRows('f', [(width - SIX) / 2, face.height + 0.1], 6, room);
  const all = arranged([face, fans], [width, fans.bottom], face.dial, minCard, face.dial);
  return staged(all);
}

/**
 * For the narrowest boxes: a rectangular clock above rows of four, so that cards can be read and touched.
 * @param apart how much farther away 11, 12 and 1 are, and 7, 6 and 5, so that each numeral is under its own pile
 * @param inside how much farther the cards are from the edges, where these have lines
 */
function narrow(down: number, apart = 0, inside = 0): Arrangement {
  const from = 2 * ACROSS - 0.52 - inside;
  const face = rectangularFace(0, 'tall', from, down, undefined, 0.02 + inside, apart);
  const { width, height, dial } = face;
  const step = ACROSS - 0.7 * inside;
  const left = width / 2 - 2 * step;
  const fans = inRows('f', [left, height + 0.1 - inside], 4, 1.2, 1, step);
  // Half way between the track and the ring around the stock.
  const marks = Object.fromEntries(
    Object.entries(face.marks).map(([id, { x, y }]) => {
      const isBeside = Math.abs(x - dial.x) > 0.1 && Math.abs(y - dial.y) < 1.65;
      return [id, { x: x + (isBeside ? 0.04 * Math.sign(x - dial.x) : 0), y }];
    }),
  );
  return arranged([{ ...face, marks }, fans], [width, fans.bottom], dial, 34, dial, true);
}
/** In its tower, and without one where that would make cards narrower. */
const narrowest = [inNarrowTower(narrow(1.46, 0.6, 0.05)), narrow(1.6)];

/**
 * A triptych: the clock in the middle, and the fans of each half of the day on one side of it.
 * @param room how far a fan's cards can spread
 * @param below how much room is below the dial
 * @param inside how far the fans are from the edges of the box
 */
function triptych(
  face: ClockFace,
  room: number,
  minCard: number,
  below = 0,
  inside = 0,
  across = ACROSS,
): Arrangement {
  const { width, dial } = face;
  const height = face.height + below;
  const wing = dial.x - width / 2;
  const fansFrom = (left: number, first: number): Piles =>
    inRows('f', [left, 0], 3, room + below / 2, first, across);
  const left = fansFrom(inside, 7);
  const right = fansFrom(2 * wing + width - inside - 3 * across, 1);
  const fans = {
    places: { ...left.places, ...right.places },
    marks: { ...left.marks, ...right.marks },
  };
  return arranged([face, fans], [2 * wing + width, height], dial, minCard, dial);
}

/** For wide boxes, with a round clock, and for low ones. */
const wide = STANDS.map((below) =>
  staged(
    triptych(inward(roundFace(WING, RADIUS), RADIUS), 1.54, 46, below, WIDE.inside, WIDE.across),
    FREE,
  ),
);
const between = [1.4, 1.04].map((across) => {
  const face = cushionFace(lowCushion(across, 2.32), undefined, LOW_WING);
  const one = triptych(face, 0.97, 40, 0, WIDE.inside, WIDE.across);
  const block = { ...one, masonry: true, ...inBlock(one, face.ornament) };
  const all = { ...block, ...inBays(block, face.dial.rect!.rim.x) };
  return { ...all, won: () => inPalace(block) };
});

/** Rows of six, with stock and waste below them. */
function rows(room: number): Arrangement {
  const foundations = inRows('h', [0, 0], 6, 0);
  const fans = inRows('f', [0, foundations.bottom], 6, room);
  const y = fans.bottom + 0.94;
  return arranged([foundations, fans], [SIX, y + 1.06], { x: SIX / 2, y }, 40);
}

/** For low, wide boxes: two rows, with stock and waste beside them. */
const low: Arrangement = (() => {
  const foundations = inRows('h', [0, 0], 12, 0);
  const fans = inRows('f', [0, foundations.bottom], 12, 1);
  const spot = { x: 2 * SIX + 1.2, y: fans.bottom / 2 };
  return arranged([foundations, fans], [2 * SIX + 2.3, fans.bottom], spot, 40);
})();

/** Swaps stock and waste for left-handed players. */
function leftHanded(arrangement: Arrangement): Arrangement {
  const { stock, waste } = arrangement.places as { stock: Place; waste: Place };
  return { ...arrangement, places: { ...arrangement.places, stock: waste, waste: stock } };
}

// Of arrangements with equally wide cards the first is chosen: the one with the most room.
const ROUND = [
  rings(13.6, 12.2),
  rings(12.2, 13.6),
  rings(12.2, 12.2),
  ...wide,
  above(1, 46, 10.8),
];
const NARROW = [above(2), above(1), ...narrowest, rows(2), rows(1.2), low];

export const bigBenLayout: Layout = (_, hand) => {
  const left = hand === 'left';
  const all = [...ROUND, ...between, ...NARROW];
  return left ? all.map(leftHanded) : all;
};
