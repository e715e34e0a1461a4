import type { Arrow } from '../../game/index.js';
import {
  type Arrangement,
  atHour,
  CARD_HEIGHT,
  type DrawnDial,
  type Spot,
} from '../geometry/arrange.js';

/** From a card's centre to the end of a way, towards its lower or upper edge: clear of indices. */
export const TOWARDS_EDGE = 0.46;
/** On a rectangular dial, from the middle of a pile's inner edge to where ways begin and end: beside its numeral. */
const ASIDE = 0.3;
/**
 * There the lanes are so far inside the middle of the numerals, and so far from the axes at least; the radius of their
 * corners, and how close to one a pile's end is moved into its line.
 */
const [WITHIN, LEAST, CORNER, SNAP] = [0.3, 0.2, 0.2, 0.16];
/** What is free between a way round a numeral and the cards in the middle. */
const BESIDE_CARDS = 0.08;
/** On a round one: in degrees from the middle of a pile, and from that towards its inner edge, where an arrow ends within. */
const BESIDE = 3.6;
const [BEGINS, ENDS] = [0.67, 0.57];
/** The lanes inside the numerals: the radius of the outer one, how far they are apart, and how many there are. */
const [OUTER, APART, COUNT] = [1.38, 0.09, 4];
/**
 * A way from a pile to itself goes round its own numeral, whose middle is so far from the axle: half of its breadth there,
 * what it bends towards, where its top is, and in degrees how much broader it is there.
 */
const OWN = { middle: 1.62, half: 0.33, bend: 1.24, top: 1.34, broader: 1.2 };
/** Degrees in which a way gets from its pile to its lane, between two numerals. */
const RAMP = 20;
/** Piles that are closer to each other, in degrees, are neighbours. */
const NEAR = 45;

/** A number in a path, in card widths. */
export const fixed = (value: number): string => value.toFixed(3);

/** A way: its line, where it begins, the point of its arrow, and the direction of that. */
export interface Way {
  readonly path: string;
  readonly start: Spot;
  readonly end: Spot;
  readonly towards: Spot;
  /** The direction of an arrow at its beginning, if it goes both ways. */
  readonly back?: Spot;
}

/** From the middle of a rectangle to its upper, right, lower and left edge; and along these, clockwise. */
const OUT: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const AHEAD = OUT.map((_, i) => OUT[(i + 1) % 4]!);

/** A spot on the inner edge of a pile, and at which edge of the dial that is. */
interface Edge {
  readonly edge: number;
  readonly at: Spot;
}

/** @param aside clockwise from the middle of the pile's edge */
function edgeOf(spot: Spot, { x, y, rect }: DrawnDial, aside: number): Edge {
  const [across, down] = [spot.x - x, spot.y - y];
  const edge = Math.abs(down) > rect!.track.y ? (down < 0 ? 0 : 2) : across > 0 ? 1 : 3;
  const [out, ahead] = [OUT[edge]!, AHEAD[edge]!];
  const inwards = edge % 2 ? 0.5 : CARD_HEIGHT / 2;
  const at = {
    x: spot.x - out.x * inwards + ahead.x * aside,
    y: spot.y - out.y * inwards + ahead.y * aside,
  };
  return { edge, at };
}

/** A line along some points, with round corners. */
export function rounded(points: readonly Spot[]): string {
  const at = ({ x, y }: Spot): string => `${fixed(x)} ${fixed(y)}`;
  const middle = points.slice(1, -1).map((corner, i) => {
    const [before, next] = [points[i]!, points[i + 2]!].map((other) => {
      const length = Math.hypot(other.x - corner.x, other.y - corner.y) || 1;
      const share = Math.min(CORNER / length, 0.5);
      return {
        x: corner.x + (other.x - corner.x) * share,
        y: corner.y + (other.y - corner.y) * share,
      };
    }) as [Spot, Spot];
    return `L${at(before)}Q${at(corner)} ${at(next)}`;
  });
  return `M${at(points[0]!)}${middle.join('')}L${at(points.at(-1)!)}`;
}

/** The hour of a pile; 0 if it has none. */
const hourOf = (id: string): number => Number(/^h(\d+)$/.exec(id)?.[1] ?? 0);

/** How many hours a pile is after another one, 1 … 12. */
const after = (from: string, to: string): number => ((hourOf(to) - hourOf(from) + 11) % 12) + 1;

/**
 * The ways round a dial: those that have a part of it in common are in different lanes. All go clockwise if that is no
 * more than twice round, else each the shorter way.
 */
export class Lanes {
  readonly #dial: DrawnDial | undefined;
  readonly #rectangle: DrawnDial | undefined;
  readonly #places: Arrangement['places'];
  readonly #marks: Arrangement['marks'];
  /** The hours that are taken in each lane. */
  readonly #taken: Set<number>[] = Array.from({ length: COUNT }, () => new Set());

  readonly #clockwise: boolean;

  constructor({ dial, marks, places }: Arrangement, arrows: readonly Arrow[]) {
    this.#dial = dial?.rect ? undefined : dial;
    this.#rectangle = dial?.rect && dial;
    this.#places = places;
    this.#marks = marks;
    const round = arrows.filter(({ kind }) => kind === 'loss');
    this.#clockwise = round.reduce((sum, { from, to }) => sum + after(from, to), 0) <= 24;
  }

  /** Whether a way leads from one pile to another one. */
  has(from: string, to: string): boolean {
    const dial = this.#dial ?? this.#rectangle;
    return dial !== undefined && [from, to].every((id) => hourOf(id) > 0 && this.#places[id]);
  }

  /**
   * On a rectangular dial, a way from the inner edge of a pile to that of another one: beside its numeral to a rectangle
   * inside all numerals, along that, and out again; to itself, round its own numeral. Undefined if there is none.
   * @param isBoth whether its beginning has a head too: then it is the shorter way
   */
  bow(from: string, to: string, head = 0, isBoth = false): Way | undefined {
    const dial = this.#rectangle;
    const piles = [this.#places[from], this.#places[to]];
    if (!dial || !hourOf(from) || !hourOf(to)) return undefined;
    const { hours, side } = this.#turn(from, to, isBoth);
    const by = APART * this.#take(hourOf(from), hours, side);
    const half = { x: this.#inside('x') - by, y: this.#inside('y') - by };
    const ends = piles.map((place, i) => edgeOf(place!, dial, side * (i ? -ASIDE : ASIDE)));
    // Clockwise, or the other way round: that is the same one backwards.
    const [begin, end] = (side > 0 ? ends : [...ends].reverse()) as [Edge, Edge];
    const corners: Spot[] = [];
    const isAhead =
      begin.edge === end.edge &&
      (end.at.x - begin.at.x) * AHEAD[end.edge]!.x + (end.at.y - begin.at.y) * AHEAD[end.edge]!.y >
        0;
    const count = isAhead || from === to ? 0 : ((end.edge - begin.edge + 3) % 4) + 1;
    for (let i = 0; i < count; i++) {
      const [one, next] = [OUT[(begin.edge + i) % 4]!, OUT[(begin.edge + i + 1) % 4]!];
      corners.push({
        x: dial.x + (one.x + next.x) * half.x,
        y: dial.y + (one.y + next.y) * half.y,
      });
    }
    /** Where an end gets on the lane. Close to a corner it is moved, so that it gets there without a step. */
    const onLane = ({ at, edge }: Edge, corner?: Spot): readonly [at: Spot, on: Spot] => {
      const along = edge % 2 ? 'y' : 'x';
      const across = edge % 2 ? 'x' : 'y';
      const isClose = corner && Math.abs(corner[along] - at[along]) < SNAP;
      const moved = isClose ? { ...at, [along]: corner[along] } : at;
      return [moved, { ...moved, [across]: dial[across] + OUT[edge]![across] * half[across] }];
    };
    const [first, last] = [onLane(begin, corners[0]), onLane(end, corners.at(-1))];
    const all = [...first, ...corners, ...[...last].reverse()];
    if (from === to && all.some((spot) => this.#isCovered(spot))) return undefined;
    if (side < 0) all.reverse();
    const [back, towards] = ends.map(({ edge }) => OUT[edge]!) as [Spot, Spot];
    const [start, tip] = [all.shift()!, all.pop()!];
    const before = (spot: Spot, out: Spot, by: number): Spot => ({
      x: spot.x - by * out.x,
      y: spot.y - by * out.y,
    });
    const path = rounded([
      before(start, back, isBoth ? head : 0),
      ...all,
      before(tip, towards, head),
    ]);
    return { path, start, end: tip, towards, ...(isBoth && { back }) };
  }

  /**
   * A way from the pile of an hour to that of another one, or round to itself; undefined if there is none.
   * @param isBoth whether its beginning has a head too: then it is the shorter way
   */
  way(from: string, to: string, head = 0, isBoth = false): Way | undefined {
    const dial = this.#dial;
    const start = hourOf(from);
    const place = this.#places[from];
    if (!dial || !start || !hourOf(to) || !place) return undefined;
    const { hours, side } = this.#turn(from, to, isBoth);
    const away = Math.hypot(place.x - dial.x, place.y - dial.y);
    const [first, radius] = [away - BEGINS, away - ENDS];
    const spotAt = (r: number, degrees: number): Spot => atHour(dial, r, degrees / 30);
    const at = (r: number, degrees: number): string => {
      const { x, y } = spotAt(r, degrees);
      return `${fixed(x)} ${fixed(y)}`;
    };
    const [a, b] = [start * 30, (start + side * hours) * 30];
    // What begins at a pile and what ends there are beside each other.
    const [leaves, ends] = [a + side * BESIDE, b - side * BESIDE];
    const [begin, begun] = isBoth ? [radius, radius - head] : [first, first];
    const outAt = (degrees: number): Spot => {
      const out = spotAt(1, degrees);
      return { x: out.x - dial.x, y: out.y - dial.y };
    };
    const shared = {
      start: spotAt(begin, leaves),
      end: spotAt(radius, ends),
      towards: outAt(b),
      ...(isBoth && { back: outAt(a) }),
    };
    const stop = at(radius - head, ends);
    if (hours * 30 < NEAR) {
      return { ...shared, path: `M${at(begun, leaves)}Q${at(1.62, (a + b) / 2)} ${stop}` };
    }
    if (hours === 12 && this.#isFree(spotAt(OWN.top, a))) {
      const wide = (Math.atan2(OWN.half, OWN.middle) / Math.PI) * 180;
      const [one, other] = [a + wide, a - wide];
      const bend = OWN.broader * wide;
      const path =
        `M${at(first, leaves)}C${at(first - 0.16, leaves)} ${at(OWN.middle + 0.3, one)} ${at(OWN.middle, one)}` +
        `C${at(OWN.bend, a + bend)} ${at(OWN.bend, a - bend)} ${at(OWN.middle, other)}` +
        `C${at(OWN.middle + 0.3, other)} ${at(radius - head - 0.16, ends)} ${stop}`;
      return { ...shared, path };
    }
    const lane = OUTER - APART * this.#take(start, hours, side);
    const [on, off] = [a + side * RAMP, b - side * RAMP];
    const isLong = hours * 30 - 2 * RAMP > 180;
    const path =
      `M${at(begun, leaves)}` +
      `C${at(radius - 0.42, a + side * 7)} ${at(lane, on - side * 9)} ${at(lane, on)}` +
      `A${lane} ${lane} 0 ${Number(isLong)} ${Number(side > 0)} ${at(lane, off)}` +
      `C${at(lane, off + side * 9)} ${at(radius - 0.42, b - side * 7)} ${stop}`;
    return { ...shared, path };
  }

  /** Whether the cards in the middle of a dial are at a spot, or close to it. */
  #isCovered({ x, y }: Spot): boolean {
    const { centre } = this.#places;
    if (!centre) return false;
    const [across, down] = [0.5 + BESIDE_CARDS, CARD_HEIGHT / 2 + BESIDE_CARDS];
    const isAbove = y < centre.y - down;
    return Math.abs(x - centre.x) < across && !isAbove && y < centre.y + down + centre.room;
  }

  /** Whether the cards in the middle of a round dial are clear of a spot. */
  #isFree({ x, y }: Spot): boolean {
    const { centre } = this.#places;
    if (!centre) return true;
    const foot = centre.y + CARD_HEIGHT / 2 + centre.room;
    return Math.abs(x - centre.x) > 0.5 || y < centre.y || y > foot;
  }

  /** How many hours a way goes, all round for a pile that waits for itself; and 1 if that is clockwise, or -1. */
  #turn(
    from: string,
    to: string,
    isBoth: boolean,
  ): { readonly hours: number; readonly side: 1 | -1 } {
    const ahead = after(from, to);
    const isShorter = (this.#clockwise && !isBoth) || ahead <= 6 || ahead === 12;
    return isShorter ? { hours: ahead, side: 1 } : { hours: 12 - ahead, side: -1 };
  }

  /** Half of the outer lane of a rectangular dial: inside the numerals of the piles at its sides, or above and below. */
  #inside(axis: 'x' | 'y'): number {
    const dial = this.#rectangle!;
    const those = Object.entries(this.#marks).filter(
      ([id]) => (edgeOf(this.#places[id]!, dial, 0).edge % 2 === 1) === (axis === 'x'),
    );
    const nearest = Math.min(...those.map(([, mark]) => Math.abs(mark[axis] - dial[axis])));
    return Math.max(LEAST, nearest - WITHIN);
  }

  /** Takes a lane that is free between two hours, or the last one. */
  #take(start: number, hours: number, side: number): number {
    const passed = Array.from({ length: hours }, (_, i) => (start + side * (i + 0.5) + 12) % 12);
    const free = this.#taken.findIndex((taken) => passed.every((hour) => !taken.has(hour)));
    const lane = free < 0 ? COUNT - 1 : free;
    for (const hour of passed) this.#taken[lane]!.add(hour);
    return lane;
  }
}
