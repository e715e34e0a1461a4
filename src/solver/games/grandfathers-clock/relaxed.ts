import { BOTTOM, type GrandfathersPosition, NEXT, PREVIOUS } from './position.js';

const IN_COLUMN = 0;
const ON_FOUNDATION = 1;
const ASIDE = 2;
/** Each card set aside is a level, and there are at most forty. */
const LEVELS = 42;
/** In the log: the card had been set aside, so it doesn't go back to its column. */
const WAS_ASIDE = 64;
const COLUMNS = 8;
/** The limit of positions for one answer; if it is reached, the answer is yes. */
const EFFORT = 500;

/**
 * A relaxed game: a top card may be set aside at any time, and goes from there to its foundation when
 * it is due. In a solution of the real game, each card moves to its foundation once; all cards that
 * move more often count as set aside here. So the least number of cards that must be set aside is a
 * lower bound for the number of moves beyond one for each card.
 *
 * If no card can go to a foundation, each column's top card waits for a card in some column. Following
 * these links leads round in circles, and of the top cards on each circle, at least one must be set
 * aside. The search tries those of the shortest circle, and gives up if there are more circles than
 * cards that may still be set aside.
 */
export class Relaxed {
  readonly #at: GrandfathersPosition;
  /** Where each card is, and the top of each column. */
  readonly #cards = new Uint8Array(54);
  readonly #tops = new Int8Array(COLUMNS);
  /** The cards that went to a foundation or aside, for undo. */
  readonly #log: number[] = [];
  /** The columns of a circle for each level, with -1 after the last. */
  readonly #circle = new Int8Array(LEVELS * COLUMNS);
  readonly #waitsFor = new Int8Array(COLUMNS);
  readonly #mark = new Int8Array(COLUMNS);
  #effort = 0;
  /** Positions of the relaxed game visited so far. */
  visited = 0;

  constructor(at: GrandfathersPosition) {
    this.#at = at;
  }

  /** Whether setting `most` cards aside is enough. */
  enough(most: number): boolean {
    if (most < 0) return false;
    this.#cards.set(this.#at.onFoundation);
    this.#tops.set(this.#at.top);
    this.#effort = EFFORT;
    for (let column = 0; column < COLUMNS; column++) this.#playToFoundations(column);
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

  /** After a column has a new top card, plays everything to the foundations that can go there. */
  #playToFoundations(column: number): void {
    const { dealt } = this.#at;
    const cards = this.#cards;
    const tops = this.#tops;
    for (;;) {
      const top = tops[column]!;
      if (top === BOTTOM || cards[PREVIOUS[top]!] !== ON_FOUNDATION) return;
      let next = NEXT[this.#takeTop(column, ON_FOUNDATION)]!;
      while (dealt[next] && cards[next] === ASIDE) {
        cards[next] = ON_FOUNDATION;
        this.#log.push(next + WAS_ASIDE);
        next = NEXT[next]!;
      }
      const other = this.#at.column[next]!;
      const waits = dealt[next] && cards[next] === IN_COLUMN;
      if (waits && other !== column && tops[other] === next) this.#playToFoundations(other);
    }
  }

  #undo(mark: number): void {
    const log = this.#log;
    while (log.length > mark) {
      const card = log.pop()!;
      if (card < WAS_ASIDE) {
        this.#cards[card] = IN_COLUMN;
        this.#tops[this.#at.column[card]!] = card;
      } else this.#cards[card - WAS_ASIDE] = ASIDE;
    }
  }

  /** Stores the columns of the shortest circle in `#circle`. @returns the number of circles */
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
    this.visited++;
    const mark = this.#log.length;
    for (let i = 0; i < COLUMNS; i++) {
      const column = this.#circle[level * COLUMNS + i]!;
      if (column < 0) break;
      this.#takeTop(column, ASIDE);
      this.#playToFoundations(column);
      if (this.#search(level + 1, most - 1)) return true;
      this.#undo(mark);
    }
    return false;
  }
}
