import {
  type Arrangement,
  atHour,
  CARD_HEIGHT,
  DOCK,
  type DrawnDial,
  hundredths,
  type Layout,
  round,
  type Spot,
  upright,
  HOURS,
} from '../geometry/arrange.js';
import { CORNER, outline, ring } from '../geometry/outline.js';
import { openDials, rimmed as inRim } from './clock.js';
import { withRoom } from './clock-faces.js';
import { type Ring, withMoon } from './planet.js';
import { underSky } from './sky.js';
import { rowsOf } from './rows.js';

/** The rim is clear of the corners of the outermost cards; around it is an orbit, on which the ways are drawn. */
const CORNERS = 0.085;
const MARGIN = 0.175;
const ORBIT = 0.08;
/** How far the kings stick out of their pile on a round dial: to the left, so that the name has room above them. */
const ASIDE = 0.235;
/** For the bead on a rim like a cushion. */
const EDGE = 0.06;
/** How far the kings are below the middle of a round one, so that the name has room above them, */
const LOWERED = 0.12;
/** and below that of a plain rectangle, with the cards laid aside, so that it can be written above these what they are. */
const LOW = 0.45;
/** Cards may be that much narrower than Clock's, which have the room of the margin, but not narrower than on phones. */
const FITS = 0.975;
const PHONE = 48;

/**
 * How far the moon of the cards laid aside is behind the rim: less below a dial, because a card is higher than wide. Its
 * cards are so far from its middle beside a dial; below one their number needs the room. The room that it takes is that
 * of a moon behind the orbit alone.
 */
const HIDDEN = { beside: 0.34, below: 0.16 };
const OFF = 0.1;
const APART = -0.04;
/** The radius of a stop, in hundredths of a card width. */
const STOP = 3;
/** What is written above the cards laid aside: how far from their middle. */
const CAPTION = CARD_HEIGHT / 2 + 0.16;
const HIGHER = 0.1;
const LINE = 0.02;
/** Between the cards laid aside and the kings where both are on the dial; and where the name is between them. */
const [BETWEEN, NAMED] = [0.36, 0.5];

/** Half of the band of metal on a rim like a cushion, in whose middle the ways are. */
const BAND = 0.045;

/** All cards lie open from the beginning, and each pile ends where others do. */
function even(one: Arrangement): Arrangement {
  const places = Object.entries(one.places).map(([id, place]) => [id, { ...place, even: true }]);
  return { ...one, places: Object.fromEntries(places) as Arrangement['places'] };
}

/** The stops of the ways, in hundredths of a card width: small rings. */
const stopsAt = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => ring(round(x), round(y), STOP)).join('');

/** The same on a rim like a cushion: beside each numeral, on the straight part of the nearer side. */
function stopsOn({ dial, marks }: Arrangement): string {
  const { x, y, rect } = dial!;
  const { rim, track, corner = 0 } = rect!;
  const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
  const spots = Object.values(marks).map((mark) => {
    const [dx, dy] = [mark.x - x, mark.y - y];
    return Math.abs(track.x - Math.abs(dx)) < track.y - Math.abs(dy)
      ? { x: Math.sign(dx) * rim.x, y: within(dy, rim.y - corner) }
      : { x: within(dx, rim.x - corner), y: Math.sign(dy) * rim.y };
  });
  return stopsAt(spots.map((spot) => hundredths(spot)));
}

/** A dial with a wider rim, on which the ways are drawn, and the kings' pile in its middle with all that sticks out. */
function rimmed(one: Arrangement): Arrangement {
  if (one.dial!.rect) {
    const all = even(withRoom(inRim(one), { around: EDGE }));
    return { ...all, ornament: (all.ornament ?? '') + stopsOn(all), way: 0 };
  }
  const wider = even(withRoom(one, { around: MARGIN }));
  const dial = { ...wider.dial!, r: one.dial!.r + CORNERS, close: true };
  const room = 3 * ASIDE;
  const kings = { ...wider.places['centre']!, step: { x: -ASIDE, y: 0 }, room };
  const centre = { ...kings, x: dial.x + room / 2, y: dial.y + LOWERED };
  const places = { ...wider.places, centre };
  const minCard = Math.max(PHONE, one.minCard! * FITS);
  const orbit = round(100 * (dial.r + ORBIT / 2));
  const stops = HOURS.map((hour) => atHour({ x: 0, y: 0 }, orbit, hour));
  const ornament = ring(0, 0, orbit) + stopsAt(stops);
  return { ...wider, dial, places, ornament, way: ORBIT / 2, minCard };
}

/** The ring of the planet: half of its length beyond the moon's middle, and its breadth for that. */
const RING = { beyond: 0.78, flat: 0.37 };
const LOW_RING = { beyond: 0.8, flat: 0.28 };
/** From the middle of a moon to what is written under it: beside a dial, and below one. */
const [UNDER, CLOSE] = [DOCK + 0.15, DOCK + 0.12];
/** From the rim of a low one to the moon, as it counts for its room. */
const NEAR = -0.08;
/** The one below: half of its length for the radius of the dial, and of its breadth. */
const BELOW = { long: 0.9, high: 2.3 };

/** The ring through the middle of a moon beside the dial: the other end of it is lower. */
function besideMoon(away: number, side: 1 | -1, { beyond, flat }: typeof RING): Ring {
  const a = away + beyond;
  const b = flat * a;
  const x = a * Math.sqrt((away ** 2 - b ** 2) / (a ** 2 - b ** 2));
  return { x: 0, y: 0, a: 100 * a, b: 100 * b, turn: -side * Math.acos(x / away) };
}

/** Whether a spot is on a dial and its orbit, in hundredths of a card width from the middle. */
function isOnDial({ r, rect }: DrawnDial, around: number): (spot: Spot) => boolean {
  if (!rect) return ({ x, y }) => Math.hypot(x, y) < 100 * (r + around);
  const half = { x: 100 * (rect.rim.x + around), y: 100 * (rect.rim.y + around) };
  const corner = 100 * ((rect.corner ?? CORNER) + around);
  return ({ x, y }) => {
    const [dx, dy] = [half.x - Math.abs(x), half.y - Math.abs(y)];
    if (dx < 0 || dy < 0) return false;
    return dx > corner || dy > corner || Math.hypot(corner - dx, corner - dy) < corner;
  };
}

/**
 * The cards laid aside on a moon beside the rim; the dial, which stays in the middle, is the planet, with a ring around
 * both.
 * @param turn from below, in quarters counter-clockwise
 */
function docked(one: Arrangement, turn: 0 | 1 | -1): Arrangement {
  const { rect } = one.dial!;
  const apart = rect ? NEAR : APART;
  const out = apart + 2 * DOCK + LINE;
  const all = withRoom(one, turn ? { across: out, around: 0 } : { below: out });
  const { x, y, r } = all.dial!;
  const away = (rect?.rim.x ?? r) + DOCK - (turn ? HIDDEN.beside : HIDDEN.below);
  const by = { x: turn * away, y: turn ? 0 : away };
  const at = upright(x + by.x + turn * OFF, y + by.y);
  const shape = turn
    ? besideMoon(away, turn, rect ? LOW_RING : RING)
    : { x: 0, y: 100 * (away - BELOW.high), a: 100 * BELOW.long * r, b: 100 * BELOW.high, turn: 0 };
  const around = rect ? BAND : ORBIT;
  const edge = { round: !rect, reach: 100 * ((rect?.rim.x ?? r) + around) };
  const moon = withMoon(
    all,
    by,
    shape,
    isOnDial(all.dial!, around),
    100 * DOCK,
    edge,
    100 * turn * OFF,
  );
  // Outside the moon: on it, it would be squeezed between its rim and the cards.
  const caption = { of: 'aside', x: x + by.x, y: y + by.y + (turn ? UNDER : CLOSE) };
  const dial = { ...moon.dial!, ...(!turn && { hangs: out }) };
  const { centre, ...others } = all.places;
  const places = {
    ...others,
    // Alone in the middle, with what sticks out.
    centre: rect ? { ...centre!, x: x + centre!.room / 2 } : centre!,
    aside: { ...at, docked: true },
  };
  return { ...all, ...moon, dial, caption, places };
}

/**
 * The cards laid aside within a dial that is not round, whose middle is large: above the kings, or beside them if it is
 * low, and then on one side.
 */
function inside(one: Arrangement, side: 1 | -1): Arrangement {
  const { x, y, rect } = one.dial!;
  const kings = one.places['centre']!;
  const { room } = kings;
  const isLow = rect!.track.x > rect!.track.y;
  // A plain rectangle is not signed.
  const isNamed = !isLow && rect!.corner !== undefined;
  const [between, lowered] = isNamed ? [NAMED, 0] : [BETWEEN, isLow ? 0 : LOW];
  // Half of what the two take together; the kings stick out to the left, or down.
  const half = { x: (2 + between + room) / 2, y: (2 * CARD_HEIGHT + between + room) / 2 };
  const first = { x: half.x - 0.5, y: half.y - CARD_HEIGHT / 2 };
  const centre = isLow
    ? { ...kings, x: side > 0 ? x - first.x + room : x + first.x }
    : { ...kings, y: y + lowered + first.y - room };
  const aside = isLow ? upright(x + side * first.x, y) : upright(x, y + lowered - first.y);
  return {
    ...one,
    caption: { of: 'aside', x: aside.x, y: aside.y - CAPTION - (isNamed ? 0 : HIGHER) },
    ...(isNamed && { dial: { ...one.dial!, named: aside.y + (CARD_HEIGHT + between) / 2 - y } }),
    places: { ...one.places, centre, aside },
  };
}

/**
 * The ring of a tall dial, which is a cushion or a plain rectangle: how far it reaches at its sides, how far its middle is within
 * the lower edge and its front below that, and the moon on it, with the angle where that is.
 */
const HANGING = { beyond: EDGE - LINE, within: 0.9, below: 0.5, moon: 0.18, turn: 0.75 };
const FLAT = { beyond: -0.12, within: 0.3, below: 0.48, moon: 0.17, turn: 1 };

/** The same with the ring of the planet below it, and a small moon on that: they take the room that a phone has there. */
function ringed(one: Arrangement, side: 1 | -1): Arrangement {
  const { beyond, within, below, moon, turn } = one.dial!.rect!.corner ? HANGING : FLAT;
  const all = withRoom(one, { around: 0, below: below + LINE });
  const { rim } = all.dial!.rect!;
  const [a, b] = [rim.x + beyond, within + below];
  const middle = rim.y - within;
  const shape = { x: 0, y: 100 * middle, a: 100 * a, b: 100 * b, turn: 0 };
  const at = { x: side * a * Math.cos(turn), y: middle + b * Math.sin(turn) };
  const ring = withMoon(all, at, shape, isOnDial(all.dial!, BAND), 100 * moon);
  return { ...all, ...ring, dial: { ...ring.dial!, hangs: below } };
}

/** The rim is a band of metal, behind which the ring goes: on a page as pale as the dial, too, it is seen where that ends. */
function inMetal(one: Arrangement): Arrangement {
  const { casing, ...dial } = one.dial!;
  const { r, rect } = dial;
  const edge = (by: number): string =>
    rect
      ? outline(
          dial,
          { x: rect.rim.x + by, y: rect.rim.y + by },
          100 * ((rect.corner ?? CORNER) + by),
        )
      : outline(dial, { x: r + by, y: r + by }, Infinity);
  const metal = rect ? edge(BAND) + edge(-BAND) : edge(ORBIT) + edge(0);
  return { ...one, dial: { ...dial, casing: { ...casing, metal } } };
}

const hours = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `h${from + i}`);

const ROWS = [
  [hours(1, 6), hours(7, 12), ['centre', 'aside']],
  [hours(1, 4), hours(5, 8), hours(9, 12), ['centre', 'aside']],
  [[...hours(1, 12), 'centre', 'aside']],
].flatMap((lines) => rowsOf(lines));

/**
 * The dials of Clock. The cards laid aside are beside a round one in wide boxes, on the side of the player's preferred
 * hand, and below it in narrow ones; others have them in the middle.
 */
export const wanderingCardLayout: Layout = (_, hand) => {
  const side = hand === 'left' ? -1 : 1;
  const dials = openDials.map(rimmed);
  const rounds = dials.filter(({ dial }) => !dial!.rect);
  const others = dials.filter(({ dial }) => dial!.rect);
  const all = [
    ...rounds.map((one) => docked(one, side)),
    ...rounds.map((one) => docked(one, 0)),
    docked(others[0]!, side),
    ...others.flatMap((one) => {
      const plain = inside(one, side);
      const { rim } = one.dial!.rect!;
      // Of dials with equally wide cards the first is chosen.
      return rim.y > rim.x ? [ringed(plain, side), plain] : [plain];
    }),
  ];
  return [...all.map(inMetal).map(underSky), ...ROWS];
};
