import { BOTTOM, type Columns, NEXT, PREVIOUS } from './columns.js';

const IN_COLUMN = 0;
const HOME = 1;
const ASIDE = 2;
/** Each card set aside makes a level, and there are at most forty. */
const LEVELS = 42;
/** In the log: the card was aside before, not in its column. */
const WAS_ASIDE = 64;
const COLUMNS = 8;
/** Positions of the easier game looked at for one answer; where that is too few, it is yes. */
const EFFORT = 500;

/**
 * An easier game: a top card may be set aside at any time, anywhere, and goes home from there when
 * its turn comes. Whoever wins the real game in some number of moves has moved some cards only
 * once, home; all others count as set aside here. So the fewest cards that must be set aside are
 * moves that the real game needs beside one for each card.
 *
 * Where nothing can go home, each column's top card waits for a card in some column: following
 * these leads round in circles, and of the top cards on each circle at least one must be set
 * aside. The search tries those of the shortest circle, and gives up where there are more circles
 * than cards that may still be set aside.
 */
export class Relaxed {
  readonly #at: Columns;
  /** Where each card is, and the top of each column. */
  readonly #cards = new Uint8Array(54);
  readonly #tops = new Int8Array(COLUMNS);
  /** The cards that went home or aside, to be taken back. */
  readonly #log: number[] = [];
  /** The columns of a circle, level by level, with -1 after the last. */
  readonly #circle = new Int8Array(LEVELS * COLUMNS);
  readonly #waitsFor = new Int8Array(COLUMNS);
  readonly #mark = new Int8Array(COLUMNS);
  #effort = 0;
  /** Positions of the easier game looked at so far. */
  looked = 0;

  constructor(at: Columns) {
    this.#at = at;
  }

  /** Whether setting `most` cards aside is enough. */
  enough(most: number): boolean {
    if (most < 0) return false;
    this.#cards.set(this.#at.isHome);
    this.#tops.set(this.#at.top);
    this.#effort = EFFORT;
    for (let column = 0; column < COLUMNS; column++) this.#settle(column);
    const found = this.#search(0, most);
    this.#log.length = 0;
    return found;
  }

  #takeTop(column: number, where: number): number {
    const card = this.#tops[column]!;
    this.#cards[card] = where;
    this.#tops[column] = this.#at.below[card]!;
    this.#log.push(card);
    return card;
  }

  /** Plays home what can go home after a column has a new top card. */
  #settle(column: number): void {
    const { dealt } = this.#at;
    const cards = this.#cards;
    const tops = this.#tops;
    for (;;) {
      const top = tops[column]!;
      if (top === BOTTOM || cards[PREVIOUS[top]!] !== HOME) return;
      let next = NEXT[this.#takeTop(column, HOME)]!;
      while (dealt[next] && cards[next] === ASIDE) {
        cards[next] = HOME;
        this.#log.push(next + WAS_ASIDE);
        next = NEXT[next]!;
      }
      const other = this.#at.column[next]!;
      const waits = dealt[next] && cards[next] === IN_COLUMN;
      if (waits && other !== column && tops[other] === next) this.#settle(other);
    }
  }

  #takeBack(mark: number): void {
    const log = this.#log;
    while (log.length > mark) {
      const card = log.pop()!;
      if (card < WAS_ASIDE) {
        this.#cards[card] = IN_COLUMN;
        this.#tops[this.#at.column[card]!] = card;
      } else this.#cards[card - WAS_ASIDE] = ASIDE;
    }
  }

  /** The columns of the shortest circle are left in `#circle`; the number of circles. */
  #circles(level: number): number {
    const tops = this.#tops;
    const list = level * COLUMNS;
    const waitsFor = this.#waitsFor;
    const mark = this.#mark.fill(0);
    let circles = 0;
    let shortest = COLUMNS + 1;
    for (let i = 0; i < COLUMNS; i++) {
      if (tops[i] === BOTTOM) continue;
      let j = i;
      for (; mark[j] === 0; j = waitsFor[j]!) mark[j] = i + 1;
      if (mark[j] !== i + 1) continue;
      circles++;
      let length = 0;
      const start = j;
      do {
        length++;
        mark[j] = COLUMNS + 1;
        j = waitsFor[j]!;
      } while (j !== start);
      if (length >= shortest) continue;
      shortest = length;
      for (let k = 0; k < length; k++, j = waitsFor[j]!) this.#circle[list + k] = j;
      if (length < COLUMNS) this.#circle[list + length] = -1;
    }
    return circles;
  }

  #search(level: number, most: number): boolean {
    const cards = this.#cards;
    const tops = this.#tops;
    let done = true;
    for (let i = 0; i < COLUMNS; i++) {
      let card = tops[i]!;
      if (card === BOTTOM) continue;
      done = false;
      do card = PREVIOUS[card]!;
      while (cards[card] === ASIDE);
      this.#waitsFor[i] = this.#at.column[card]!;
    }
    if (done) return true;
    if (most === 0 || this.#circles(level) > most) return false;
    if (--this.#effort < 0) return true;
    this.looked++;
    const mark = this.#log.length;
    for (let i = 0; i < COLUMNS; i++) {
      const column = this.#circle[level * COLUMNS + i]!;
      if (column < 0) break;
      this.#takeTop(column, ASIDE);
      this.#settle(column);
      if (this.#search(level + 1, most - 1)) return true;
      this.#takeBack(mark);
    }
    return false;
  }
}
