import type { Arrow } from '../../game/index.js';
import { type Arrangement, CARD_HEIGHT, type Spot } from '../geometry/arrange.js';
import { rounded, type Way } from './lanes.js';

/** From the middle of a card to where a way begins on it and where one ends, and how far above or below that it is. */
const [BEGINS, ENDS, ASIDE] = [0.34, 0.27, 0.26];
/** Ways in one gap are so far apart, and so many times as far where they begin or end on a card. */
const [APART, SPREAD] = [0.09, 2.2];
/**
 * Between doors that are so far apart there is more room beside each other; and between all, above each other, from between
 * an arch and the pavement above it.
 */
const DOORS = { pitch: 1.4, across: 0.13, down: 0.18, spread: 1.6, lower: 0.18 };
/** A gap is so far beside a card where cards are farther apart; what passes a card is farther from it than that. */
const [BESIDE, CLEAR] = [0.66, 0.55];
/** For a gap that is free a way goes so far aside. */
const FREE = 1.2;
/** From the middle of a numeral, or from its fanlight, up to the ways that run above its row. */
const [ABOVE, OVER] = [0.29, 0.14];
/** Above a single row, or below its cards, there has to be so much room. */
const ROOM = { above: 0.2, below: 0.5 };

/** A row of piles: their height, where they are from left to right, and the height at which ways run above it. */
interface Row {
  readonly y: number;
  readonly xs: readonly number[];
  readonly above: number;
}

/** A half of a gap in a row, above or below its middle. */
const partOf = (row: number, x: number, half: number): string => `${row} ${x.toFixed(1)} ${half}`;

/** The height at which ways within a row run, and whether that is below it. */
interface Level {
  readonly y: number;
  readonly down: 1 | -1;
}

/**
 * The ways between cards in rows: from the side of a card through the gap beside it, between the rows, and through a gap
 * to the side of another card. They cross no numeral and no other card.
 */
export class RowWays {
  readonly #places: Arrangement['places'];
  readonly #marks: Arrangement['marks'];
  readonly #width: number;
  readonly #rows: readonly Row[];
  readonly #isStreet: boolean;
  readonly #isWide: boolean;
  /** Within the first row; undefined if there is no room. */
  readonly #level: Level | undefined;
  /** How many ways there are in each part of a gap. */
  readonly #taken = new Map<string, Set<number>>();
  /** On which side of its gap the first of them is. */
  readonly #sides = new Map<string, number>();

  constructor({ dial, marks, places, width, height, arch }: Arrangement) {
    this.#places = places;
    this.#marks = marks;
    this.#width = width;
    const ids = dial ? [] : Object.keys(marks);
    this.#isStreet = arch !== undefined;
    const heights = [...new Set(ids.map((id) => places[id]!.y))].sort((a, b) => a - b);
    this.#rows = heights.map((y, i) => {
      const row = ids.filter((id) => places[id]!.y === y);
      const top = Math.min(...row.map((id) => marks[id]!.y));
      const xs = row.map((id) => places[id]!.x).sort((a, b) => a - b);
      const over = arch ? arch + OVER - (i > 0 ? DOORS.lower : 0) : ABOVE;
      return { y, xs, above: top - over };
    });
    const [left = 0, next = 0] = this.#rows[0]?.xs ?? [];
    this.#isWide = this.#isStreet && next - left > DOORS.pitch;
    const [first, second] = this.#rows;
    const low = Math.max(...ids.map((id) => places[id]!.y + CARD_HEIGHT / 2 + places[id]!.room));
    if (second) this.#level = { y: second.above, down: 1 };
    else if (first && first.above > ROOM.above) this.#level = { y: first.above, down: -1 };
    else if (first && height - low > ROOM.below) {
      this.#level = { y: low + ROOM.below / 2, down: 1 };
    }
  }

  /** Whether there is room for a way from one card to another one. */
  has({ from, to }: Arrow): boolean {
    return (
      this.#level !== undefined && from !== to && [from, to].every((id) => this.#rowOf(id) >= 0)
    );
  }

  /** How many rows a way passes. */
  passed({ from, to }: Arrow): number {
    return Math.max(0, Math.abs(this.#rowOf(from) - this.#rowOf(to)) - 1);
  }

  /**
   * @param head how long the heads of arrows are
   * @param isBoth whether its beginning has one too
   */
  way(from: string, to: string, head: number, isBoth: boolean): Way {
    const [start, end] = [this.#places[from]!, this.#places[to]!];
    const [first, last] = [this.#rowOf(from), this.#rowOf(to)];
    // Within a row, ways run above it, where that is not the first one.
    const isLevel = first === last;
    const level = first > 0 ? { y: this.#rows[first]!.above, down: -1 } : this.#level!;
    const down = isLevel ? level.down : Math.sign(last - first);
    // To the side that faces the other card; to the middle of the board if that is above or below.
    const away = end.x - start.x;
    const isAside = Math.abs(away) > 0.1;
    const facing = isAside ? Math.sign(away) : start.x < this.#width / 2 ? 1 : -1;
    const goal = isAside ? -facing : facing;
    const gapsFrom = (side: number): number[] => {
      const found = [this.#beside(first, start.x, side)];
      for (let row = first + down; !isLevel && row !== last; row += down) {
        found.push(this.#through(row, found.at(-1)!));
      }
      return [...found, this.#beside(last, end.x, goal)];
    };
    // What passes a row takes the other side where another way is in a gap of it.
    const isCrowded = gapsFrom(facing)
      .slice(1, -1)
      .some((x, i) =>
        [-1, 1].some((half) => this.#taken.has(partOf(first + down * (i + 1), x, half))),
      );
    const side = isCrowded ? -facing : facing;
    const gaps = gapsFrom(side);
    const isNext = isLevel && Math.abs(gaps[0]! - gaps[1]!) < 0.1;
    const rowAt = (i: number): number => (isLevel ? first : first + down * i);
    /** How high the part of the way is that follows a gap. */
    const heightAfter = (i: number): number =>
      isLevel ? level.y : this.#rows[first + down * i + Math.max(0, down)]!.above;
    const arrives = isLevel ? down : -down;
    const parts = gaps.map((x, i) => {
      const halves = i === 0 ? [down] : i === gaps.length - 1 ? [arrives] : [-1, 1];
      return halves.map((half) => partOf(rowAt(i), x, half));
    });
    const bands = gaps.slice(1).flatMap((x, i) => {
      const [left, right] = [x, gaps[i]!].sort((a, b) => a - b).map((one) => Math.round(one * 2));
      const cells = Array.from({ length: isNext ? 0 : right! - left! + 1 }, (_, by) => left! + by);
      return cells.map((cell) => `band ${heightAfter(i).toFixed(1)} ${cell}`);
    });
    const taken = this.#take([...parts.flat(), ...bands]);
    // In a street two are as far from the middle of a gap, each on the side to which it goes on: they do not cross.
    const asides = gaps.map((x, i) =>
      this.#isWide
        ? DOORS.across *
          Math.abs(taken - 0.5) *
          this.#sideIn(parts[i]!, (gaps[i + 1] ?? gaps[i - 1]!) - x, taken)
        : APART * taken,
    );
    const leaving = asides[0]!;
    // Between cards beside each other it is level.
    const arriving = isNext ? -leaving : asides.at(-1)!;
    const spread = Math.abs(taken) * (this.#isWide ? DOORS.across * DOORS.spread : SPREAD * APART);
    const higher = (this.#isStreet && taken > 0 ? DOORS.down : APART) * taken;
    // Those in one gap are higher or lower beside their card, so that the outer one does not cross the inner one.
    const at = (place: Spot, by: number, half: number, aside: number): Spot => ({
      x: place.x + by,
      y: place.y + half * (ASIDE - Math.sign(by * aside) * spread),
    });
    const starts = at(start, side * (isBoth ? ENDS : BEGINS), down, leaving);
    const ends = at(end, goal * ENDS, arrives, arriving);
    const points: Spot[] = [{ x: gaps[0]! + leaving, y: starts.y }];
    gaps.slice(1).forEach((x, i) => {
      const y = heightAfter(i) - higher;
      const before = points.at(-1)!.x;
      points.push({ x: before, y }, { x: x + asides[i + 1]!, y });
    });
    points.push({ x: points.at(-1)!.x, y: ends.y });
    // Cards beside each other have only the gap between them.
    if (isNext) points.length = 0;
    const path = rounded([
      { x: starts.x + (isBoth ? side * head : 0), y: starts.y },
      ...points.filter(({ x, y }, i) => x !== points[i - 1]?.x || y !== points[i - 1]?.y),
      { x: ends.x + goal * head, y: ends.y },
    ]);
    const back = isBoth ? { back: { x: -side, y: 0 } } : {};
    return { path, start: starts, end: ends, towards: { x: -goal, y: 0 }, ...back };
  }

  /** On which side of a gap a way is: that to which it goes on, or opposite another one. */
  #sideIn(parts: readonly string[], ahead: number, taken: number): number {
    const other = parts.map((part) => this.#sides.get(part)).find(Boolean);
    const own = other ? -other : (Math.sign(ahead) || 1) * (taken > 0 ? -1 : 1);
    for (const part of parts) if (!this.#sides.has(part)) this.#sides.set(part, own);
    return own;
  }

  #rowOf(id: string): number {
    const y = this.#marks[id] && this.#places[id]!.y;
    return this.#rows.findIndex((row) => row.y === y);
  }

  /** The middle of the gap beside a card. */
  #beside(row: number, x: number, side: number): number {
    const next = this.#rows[row]!.xs.filter((one) => (one - x) * side > 0);
    const half = Math.min(this.#isWide ? 1 : BESIDE, ...next.map((one) => Math.abs(one - x) / 2));
    return Math.min(Math.max(x + side * half, APART), this.#width - APART);
  }

  /** Where a way goes through a row: straight on if no card is there, or through the nearest gap that is free. */
  #through(row: number, x: number): number {
    const { xs } = this.#rows[row]!;
    const isFree = xs.every((one) => Math.abs(one - x) > CLEAR);
    const gaps = xs.flatMap((one) => [this.#beside(row, one, -1), this.#beside(row, one, 1)]);
    const costOf = (at: number): number =>
      Math.abs(at - x) + FREE * (this.#taken.get(partOf(row, at, 1))?.size ?? 0);
    return [...(isFree ? [x] : []), ...gaps].reduce((a, b) => (costOf(b) < costOf(a) ? b : a));
  }

  /** Takes what is free in all of some parts: in the middle, or beside that. */
  #take(parts: readonly string[]): number {
    const free = [0, 1, -1, 2].find((one) =>
      parts.every((part) => !this.#taken.get(part)?.has(one)),
    );
    for (const part of parts) {
      this.#taken.set(part, (this.#taken.get(part) ?? new Set()).add(free ?? 0));
    }
    return free ?? 0;
  }
}
