import type { Move, PileFacts } from '../../rules/engine.js';
import {
  type Arrangement,
  atHour,
  HOURS,
  type DrawnDial,
  hundredths,
  isInside,
  round,
  type Spot,
  TRACK,
} from '../geometry/arrange.js';
import { STATION, THICK } from '../geometry/railway.js';
import { CORNER, outline, ring } from '../geometry/outline.js';
import { pointedAt } from './hands.js';
import { LAMP } from './paints.js';
import { scoreOf } from './score.js';

/** From the end of a round track to the cards. */
const AROUND = 0.03;

/** The frame of a station's sign around its name: half of its sides in card widths, the rest in hundredths of one. */
const SIGN = { half: { x: 0.31, y: 0.2 }, corner: 6, line: 2.4 } as const;

/** The radius of the line inside the numerals of a lit dial, and how far inside the track it is on a cushion. */
const [CHAPTER, CHAPTER_IN] = [1.41, 0.6];

/** A line, in hundredths of a card width. */
interface Line {
  readonly d: string;
  readonly 'stroke-width': number;
  /** The part of it that is drawn: its length and the rest, and how far before its beginning it starts. */
  readonly 'stroke-dasharray'?: string;
  readonly 'stroke-dashoffset'?: number;
}

/** A drawing around its place on a line. */
interface Train {
  readonly class: string;
  readonly d: string;
  readonly transform: string;
}

/** What is filled on a line. */
interface Stops {
  readonly class: 'stops';
  readonly d: string;
}

/** How broad the line of a way around a dial is, and all of it once it is gilded. */
const [WAY, GILT] = [4, 5];
/** The radius of the dot where a way begins, and of one at each hour that it passes. */
const [BEGIN, STOP] = [4.9, 3.8];
/** How far an hour has to be from both ends of a way that passes it. */
const PASSED = 0.1;

/** The head of an arrow on a spot, in degrees clockwise from the right: the way ends in its notch. */
function headAt({ x, y }: Spot, degrees: number, length = 17): string {
  const turn = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (ahead: number, aside: number): string =>
    `${round(x + ahead * cos - aside * sin)} ${round(y + ahead * sin + aside * cos)}`;
  return `M${at(0, 0)}L${at(-6, -5)}L${at(length, 0)}L${at(-6, 5)}Z`;
}

const dotAt = ({ x, y }: Spot, r: number): string => ring(round(x), round(y), r);

/**
 * The way of the turned card around the dial, from where it lies to the hour that it goes to: the shorter one; and the head
 * of its arrow, with dots where it begins and at the hours that it passes. What goes inside the track, or comes from there, has none.
 */
export function wayOf(
  { dial, marks, places, way }: Arrangement,
  piles: readonly PileFacts[],
  moves: readonly Move[],
): readonly [way: Line, stops: Stops] | undefined {
  const target = pointedAt(piles, moves);
  const over = piles[moves[0]?.from ?? -1]?.over ?? '';
  const place = places[over];
  if (way === undefined || !dial || !target?.hour || !place) return undefined;
  if (isInside(place, dial)) return undefined;
  const [dx, dy] = [place.x - dial.x, place.y - dial.y];
  if (dial.rect) {
    const { x } = dial.rect.track;
    // From what is beside the dial, it begins at its side.
    const from = marks[over] ?? { x: dial.x + Math.max(-x, Math.min(x, dx)), y: place.y };
    return aroundCushion(dial, from, marks[target.id]!, marks);
  }
  const start = (Math.atan2(dx, -dy) / Math.PI) * 6;
  const hours = ((((target.hour - start) % 12) + 18) % 12) - 6;
  const spotAt = (hour: number): Spot => hundredths(atHour(dial, dial.r + way, hour));
  const at = (hour: number): string => {
    const { x, y } = spotAt(hour);
    return `${x} ${y}`;
  };
  const r = round((dial.r + way) * 100);
  const d = `M${at(start)}A${r} ${r} 0 0 ${Number(hours > 0)} ${at(target.hour)}`;
  const passed = HOURS.filter((hour) => {
    const ahead = ((hour - start) * Math.sign(hours) + 24) % 12;
    return ahead > PASSED && ahead < Math.abs(hours) - PASSED;
  });
  const clockwise = target.hour * 30;
  const end = spotAt(target.hour);
  // From the moon to the hour beside it, it goes straight in.
  const head =
    Math.abs(hours) < PASSED
      ? headAt(end, clockwise + 90, 12)
      : headAt(end, clockwise + (hours > 0 ? 0 : 180));
  const dots = passed.map((hour) => dotAt(spotAt(hour), STOP)).join('');
  return [
    { d, 'stroke-width': WAY },
    { class: 'stops', d: head + dotAt(spotAt(start), BEGIN) + dots },
  ];
}

/** All of a way around a dial, so far outside its rim. */
function orbitOf({ x, y, r, rect }: DrawnDial, way: number): string {
  const half = rect?.rim ?? { x: r, y: r };
  const corner = rect ? 100 * ((rect.corner ?? CORNER) + way) : Infinity;
  return outline({ x, y }, { x: half.x + way, y: half.y + way }, corner);
}

/** What is lit from behind: all within the track, up to the edges of the cards. */
function glassOf({ x, y, rect, panels = '', track = TRACK }: DrawnDial): string {
  // On a plain rectangle the numerals of the corners are beyond the track: there it is all but the panels.
  if (rect && !rect.corner)
    return outline({ x, y }, { x: rect.rim.x - 0.04, y: rect.track.y }, 0) + panels;
  const half = rect?.track ?? { x: track + AROUND, y: track + AROUND };
  return outline({ x, y }, half, rect ? 100 * CORNER : Infinity);
}

/** A fine line inside the numerals of a lit dial, up to which its hands reach; a plain rectangle has none. */
function chapterOf({ x, y, rect }: DrawnDial): string {
  if (!rect) return outline({ x, y }, { x: CHAPTER, y: CHAPTER }, Infinity);
  const { corner, track } = rect;
  const half = { x: track.x - CHAPTER_IN, y: track.y - CHAPTER_IN };
  return corner ? outline({ x, y }, half, 100 * CORNER) : '';
}

/** The way on a rim like a cushion: a part of its outline. Each pile is at its straight side. */
function aroundCushion(
  { x, y, rect }: DrawnDial,
  from: Spot,
  to: Spot,
  marks: Arrangement['marks'],
): readonly [way: Line, stops: Stops] {
  const { rim, track, corner = CORNER } = rect!;
  const c = Math.min(corner, rim.x);
  const [across, down, arc] = [2 * (rim.x - c), 2 * (rim.y - c), (Math.PI / 2) * c];
  const whole = 2 * (across + down) + 4 * arc;
  const inSide = (offset: number, side: number): number =>
    Math.min(Math.max(offset, -side / 2), side / 2);
  /** How far along the outline, which begins at the left under its upper corner, and the point there. */
  const along = (spot: Spot): [way: number, point: Spot] => {
    const [dx, dy] = [spot.x - x, spot.y - y];
    if (Math.abs(track.x - Math.abs(dx)) < track.y - Math.abs(dy)) {
      const offset = inSide(dy, down);
      const point = { x: x + Math.sign(dx) * rim.x, y: y + offset };
      const before = dx > 0 ? 2 * arc + across + down / 2 + offset : whole - down / 2 - offset;
      return [before, point];
    }
    const offset = inSide(dx, across);
    const point = { x: x + offset, y: y + Math.sign(dy) * rim.y };
    const before = dy < 0 ? arc + across / 2 + offset : 3 * arc + across * 1.5 + down - offset;
    return [before, point];
  };
  const [[begin, origin], [end, point]] = [along(from), along(to)];
  const ahead = (end - begin + whole) % whole;
  const isBack = ahead > whole / 2;
  const [length, first] = isBack ? [whole - ahead, end] : [ahead, begin];
  // Clockwise at the end: to the right at the top.
  const onSide = Math.abs(Math.abs(point.x - x) - rim.x) < 0.001;
  const clockwise = onSide ? (point.x > x ? 90 : 270) : point.y < y ? 0 : 180;
  const dots = Object.values(marks)
    .map((mark) => along(mark))
    .filter(([at]) => {
      const on = (at - first + whole) % whole;
      return on > PASSED && on < length - PASSED;
    })
    .map(([, spot]) => dotAt(hundredths(spot), STOP));
  const head = headAt(hundredths(point), clockwise + (isBack ? 180 : 0));
  return [
    {
      d: outline({ x, y }, rim, 100 * c),
      'stroke-width': WAY,
      'stroke-dasharray': `${round(100 * length)} ${round(100 * (whole - length))}`,
      'stroke-dashoffset': round(-100 * first),
    },
    { class: 'stops', d: head + dotAt(hundredths(origin), BEGIN) + dots.join('') },
  ];
}

/** Half of the train's height and of its length; it stands so much above the middle of the line, over which it covers a station. */
const [HIGH, LONG, RAISED] = [12, 42, 2];
/** Its four windows: the first one, and from one to the next. */
const [WINDOW, WINDOWS] = [-36, 13.5];

/** A train in one outline, whose nose is on the right. */
const TRAIN =
  `M${5 - LONG} ${-HIGH}H19C30 ${-HIGH} ${LONG} -1 ${LONG} 6q0 ${HIGH - 6} ${6 - HIGH} ${HIGH - 6}` +
  `H${5 - LONG}q-5 0 -5 -5V${5 - HIGH}q0 -5 5 -5Z`;
/** What of it is glass: the windscreen, and a window. */
const WINDSCREEN = 'M20.5 -7.5q7.5 1.5 12.5 9h-12.5Z';
const window = (i: number): string => `M${WINDOW + i * WINDOWS} -7.5h10.5v9h-10.5Z`;

/**
 * The train on a line stands at the station of the turned card, and at the last one once the game is over. It covers that
 * station: instead, its windows tell how many have arrived.
 */
export function trainOf(
  { marks, rail = 0, stations = [] }: Arrangement,
  piles: readonly PileFacts[],
  moves: readonly Move[],
): readonly Train[] {
  const [move] = moves;
  const mark = marks[(move && piles[move.from]?.over) ?? ''];
  const spot = move && mark ? hundredths({ x: mark.x, y: mark.y + rail }) : stations.at(-1);
  if (stations.length === 0 || !spot) return [];
  const { x, y } = spot;
  const isHere = (one: Spot): boolean => Math.hypot(one.x - x, one.y - y) < STATION;
  const transform = `translate(${x} ${y - RAISED}) scale(${stations.find(isHere)?.ahead ?? 1} 1)`;
  const at = Object.keys(marks).find((id) => marks[id] === mark) ?? 'talon';
  const pile = piles.find(({ id }) => id === at);
  const lit = pile ? Math.min(4, scoreOf(pile, 0).marks) : 0;
  const panes = Array.from({ length: 4 }, (_, i) => window(i));
  return [
    { class: 'train', d: TRAIN, transform },
    { class: 'train glass', d: panes.slice(lit).join(''), transform },
    { class: 'train glass lit', d: WINDSCREEN + panes.slice(0, lit).join(''), transform },
  ].filter(({ d }) => d);
}

/** The frames of the signs at the stations of a line. */
export const signsOf = (marks: Arrangement['marks']): Line => ({
  d: Object.values(marks)
    .map((mark) => outline(mark, SIGN.half, SIGN.corner))
    .join(''),
  'stroke-width': SIGN.line,
});

/** What is lit once a game is won: a line in all of its length, or a way all around a dial; in a street its lights. */
export const lightsOf = ({
  celebration,
  dial,
  lights,
  marks,
  ornament = '',
  way,
}: Arrangement): readonly Readonly<Record<string, string | number>>[] =>
  lights
    ? lights.map(({ kind, glass }) => ({ class: kind, d: glass }))
    : celebration === 'train'
      ? [
          { class: 'gilt', d: ornament, 'stroke-width': THICK },
          { class: 'gilt', ...signsOf(marks) },
        ]
      : dial?.iron
        ? [
            { class: 'lit-plate', fill: `url(#${LAMP})`, d: glassOf(dial) },
            { class: 'lit-ring', d: chapterOf(dial) },
          ]
        : dial && way !== undefined
          ? [{ class: 'gilt', d: orbitOf(dial, way), 'stroke-width': GILT }]
          : [];
