import {
  type Arrangement,
  atHour,
  CARD_HEIGHT,
  DOCK,
  hundredths,
  type Layout,
  round,
  type Spot,
  upright,
} from '../geometry/arrange.js';
import { ring } from '../geometry/outline.js';
import { openDials, rimmed as inRim } from './clock.js';
import { withRoom } from './clock-faces.js';
import { rowsOf } from './travellers.js';

/** The rim is clear of the corners of the outermost cards; around it is an orbit, on which the ways are drawn. */
const CORNERS = 0.085;
const MARGIN = 0.175;
const ORBIT = 0.08;
/** How far the kings stick out of their pile on a round dial: to the left, so that the name has room above them. */
const ASIDE = 0.235;
/** For the bead on a rim like a cushion. */
const EDGE = 0.06;
/** How far the cards laid aside and the kings are below the middle of a narrow one, whose name is above them. */
const LOWERED = 0.2;
/** Cards may be that much narrower than Clock's, which have the room of the margin, but not narrower than on phones. */
const FITS = 0.975;
const PHONE = 48;

/** From the rim to the ring of the cards laid aside, which touches the orbit; and what its line needs. */
const APART = ORBIT;
/** The radius of a stop, in hundredths of a card width. */
const STOP = 3;
const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** What is written above the cards laid aside: how far from their middle. */
const CAPTION = CARD_HEIGHT / 2 + 0.14;
const LINE = 0.02;
/** Between the cards laid aside and the kings where both are on the dial: beside or above them, with their number. */
const BETWEEN = 0.36;

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
  const places = { ...wider.places, centre: { ...kings, x: dial.x + room / 2, y: dial.y } };
  const minCard = Math.max(PHONE, one.minCard! * FITS);
  const orbit = round(100 * (dial.r + ORBIT / 2));
  const stops = HOURS.map((hour) => atHour({ x: 0, y: 0 }, orbit, hour));
  const ornament = ring(0, 0, orbit) + stopsAt(stops);
  return { ...wider, dial, places, ornament, way: ORBIT / 2, minCard };
}

/**
 * The cards laid aside in a ring beside a round rim, like a planet's moon; the dial stays in the middle.
 * @param turn from below, in quarters counter-clockwise
 */
function docked(one: Arrangement, turn: 0 | 1 | -1): Arrangement {
  const out = APART + 2 * DOCK + LINE;
  const all = withRoom(one, turn ? { across: out } : { below: out });
  const { x, y, r } = all.dial!;
  const away = r + APART + DOCK;
  const at = upright(x + turn * away, turn ? y : y + away);
  const caption = { of: 'aside', x: at.x, y: at.y - CAPTION };
  return { ...all, caption, places: { ...all.places, aside: { ...at, docked: true } } };
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
  // Half of what the two take together; the kings stick out to the left, or down.
  const half = { x: (2 + BETWEEN + room) / 2, y: (2 * CARD_HEIGHT + BETWEEN + room) / 2 };
  const first = { x: half.x - 0.5, y: half.y - CARD_HEIGHT / 2 };
  const centre = isLow
    ? { ...kings, x: side > 0 ? x - first.x + room : x + first.x }
    : { ...kings, y: y + LOWERED + first.y - room };
  const aside = isLow ? upright(x + side * first.x, y) : upright(x, y + LOWERED - first.y);
  return {
    ...one,
    // Above those of a narrow one is the name.
    ...(isLow && { caption: { of: 'aside', x: aside.x, y: aside.y - CAPTION } }),
    dial: { ...one.dial!, close: !isLow },
    places: { ...one.places, centre, aside },
  };
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
  return [
    ...rounds.map((one) => docked(one, side)),
    ...rounds.map((one) => docked(one, 0)),
    ...others.map((one) => inside(one, side)),
    ...ROWS,
  ];
};
