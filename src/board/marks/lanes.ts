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
/** The lanes inside the numerals: the radius of the outer one, how far they are apart, and how many there are. */
const [OUTER, APART, COUNT] = [1.38, 0.09, 4];
/** Degrees in which a way gets from its pile to its lane, between two numerals. */
const RAMP = 20;
/** Piles that are closer to each other, in degrees, are neighbours. */
const NEAR = 45;

/** A number in a path, in card widths. */
export const fixed = (value: number): string => value.toFixed(3);

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
  /** The hours that are taken in each lane. */
  readonly #taken: Set<number>[] = Array.from({ length: COUNT }, () => new Set());

  readonly #clockwise: boolean;

  constructor({ dial, places }: Arrangement, arrows: readonly Arrow[]) {
    this.#dial = dial?.rect ? undefined : dial;
    this.#rectangle = dial?.rect && dial;
    this.#places = places;
    const round = arrows.filter(({ kind }) => kind === 'loss');
    this.#clockwise = round.reduce((sum, { from, to }) => sum + after(from, to), 0) <= 24;
  }

  /** On a rectangular dial, a way between the inner edges of two piles, bent towards the middle: on no other card. */
  bow(from: string, to: string): { start: Spot; end: Spot; path: string } | undefined {
    const dial = this.#rectangle;
    const [first, last] = [this.#places[from], this.#places[to]];
    if (!dial || !hourOf(from) || !hourOf(to) || !first || !last) return undefined;
    const { x, y, rect } = dial;
    const edge = (spot: Spot, aside: number): Spot => {
      const [across, down] = [spot.x - x, spot.y - y];
      return Math.abs(down) > rect!.track.y
        ? { x: spot.x + aside, y: spot.y - (Math.sign(down) * CARD_HEIGHT) / 2 }
        : { x: spot.x - Math.sign(across) / 2, y: spot.y + aside };
    };
    const [start, end] = [edge(first, ASIDE), edge(last, -ASIDE)];
    const path =
      `M${fixed(start.x)} ${fixed(start.y)}` +
      `Q${fixed(x)} ${fixed(y)} ${fixed(end.x)} ${fixed(end.y)}`;
    return { start, end, path };
  }

  /** A path from the pile of an hour to that of another one, or round to itself; undefined if there is none. */
  way(from: string, to: string): string | undefined {
    const dial = this.#dial;
    const start = hourOf(from);
    const place = this.#places[from];
    if (!dial || !start || !hourOf(to) || !place) return undefined;
    // All round for a pile that waits for itself.
    const ahead = after(from, to);
    const isShorter = this.#clockwise || ahead <= 6 || ahead === 12;
    const [hours, side] = isShorter ? [ahead, 1] : [12 - ahead, -1];
    const radius = Math.hypot(place.x - dial.x, place.y - dial.y) - TOWARDS_EDGE;
    const at = (r: number, degrees: number): string => {
      const { x, y } = atHour(dial, r, degrees / 30);
      return `${fixed(x)} ${fixed(y)}`;
    };
    const [a, b] = [start * 30, (start + side * hours) * 30];
    if (hours * 30 < NEAR) {
      return `M${at(radius, a)}Q${at(1.62, (a + b) / 2)} ${at(radius, b)}`;
    }
    const lane = OUTER - APART * this.#take(start, hours, side);
    const [on, off] = [a + side * RAMP, b - side * RAMP];
    const isLong = hours * 30 - 2 * RAMP > 180;
    return (
      `M${at(radius, a)}` +
      `C${at(radius - 0.45, a + side * 6)} ${at(lane, on - side * 9)} ${at(lane, on)}` +
      `A${lane} ${lane} 0 ${Number(isLong)} ${Number(side > 0)} ${at(lane, off)}` +
      `C${at(lane, off + side * 9)} ${at(radius - 0.45, b - side * 6)} ${at(radius, b)}`
    );
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
