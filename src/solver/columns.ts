import type { State } from '../rules/rules.js';
import { type GameConfig, tokenOf } from './search.js';

const HOURS = 12;
const COLUMNS = 8;
/** What lies beneath the lowest card of a column. */
export const BOTTOM = 52;
/** What lies beneath a card that is home, as far as the columns are concerned. */
const HOME = 53;
/** The target of a move to a foundation: which one, the card knows. */
export const UP = COLUMNS;

/** The card below and above in suit; bases and ends of the foundations need no care here. */
export const PREVIOUS = new Int8Array(54).fill(HOME);
export const NEXT = new Int8Array(54).fill(HOME);
for (let card = 0; card < 52; card++) {
  PREVIOUS[card] = card % 13 === 0 ? card + 12 : card - 1;
  NEXT[PREVIOUS[card]!] = card;
}

const RANK = Uint8Array.from({ length: 54 }, (_, card) => card % 13);

/**
 * A position of Grandfather's Clock that moves are made and taken back in.
 *
 * Which card lies beneath which says everything but the order of the columns, which never matters.
 * So each of the (at most forty) cards has one of seven places: home; where it lay at first; at the
 * bottom of a column; on the clubs, diamonds, hearts or spades of the next rank. Three bits a card
 * make an exact key of 120 bits that is the same for every order of the columns, and that a move
 * changes in one place.
 */
export class Columns {
  /** The top card of each column, or {@link BOTTOM}. */
  readonly top = new Int8Array(COLUMNS).fill(BOTTOM);
  readonly below = new Int8Array(54).fill(HOME);
  /** The column of each card that is not home. */
  readonly column = new Int8Array(54);
  readonly isHome = new Uint8Array(54);
  /** Whether a card was in the columns at first. */
  readonly dealt = new Uint8Array(54);
  readonly key = new Int32Array(4);
  /** Cards in the columns, also by rank. */
  left = 0;
  /** The moves made, each as from, to and card. */
  readonly log: number[] = [];
  readonly #leftOf = new Int8Array(13);
  readonly #first = new Int8Array(54);
  readonly #place = new Int8Array(54);
  readonly #homeOf = new Int8Array(54);
  readonly #wrap: boolean;
  readonly #config: GameConfig;

  constructor(config: GameConfig, state: State) {
    this.#config = config;
    this.#wrap = config.options['tableau-wrap'] !== 'none';
    for (let hour = 0; hour < HOURS; hour++) {
      const pile = state.piles[hour]!;
      for (const card of pile) this.isHome[card] = 1;
      let card = pile[pile.length - 1]!;
      while (RANK[card] !== hour) {
        card = NEXT[card]!;
        this.#homeOf[card] = hour;
      }
    }
    for (let at = 0; at < COLUMNS; at++) {
      for (const card of state.piles[HOURS + at]!) {
        this.#first[card] = this.top[at]!;
        this.#place[card] = this.left++;
        this.#leftOf[RANK[card]!]!++;
        this.dealt[card] = 1;
        this.column[card] = at;
        this.#lay(card, this.top[at]!);
        this.top[at] = card;
      }
    }
  }

  #code(card: number, below: number): number {
    if (below === HOME) return 0;
    if (below === this.#first[card]!) return 1;
    return below === BOTTOM ? 2 : 3 + ((below / 13) | 0);
  }

  #lay(card: number, below: number): void {
    const place = this.#place[card]!;
    const change = this.#code(card, below) - this.#code(card, this.below[card]!);
    this.below[card] = below;
    this.key[(place / 10) | 0]! += change << (3 * (place % 10));
  }

  /** Whether a card's foundation waits for it. */
  ready(card: number): boolean {
    return this.isHome[PREVIOUS[card]!] === 1;
  }

  /** The rank that a card may be built on, or -1. */
  buildsOn(card: number): number {
    const rank = RANK[card]!;
    return rank < 12 ? rank + 1 : this.#wrap ? 0 : -1;
  }

  /**
   * Whether playing a card to its foundation now can't be wrong, nor cost a move: no card is left
   * that could lie on it, or all that could are ready to go home themselves, and so on down for
   * those that could lie on them. A plan that keeps the card can then be followed without it: what
   * the plan lays on a card that is already home goes home too.
   */
  safe(card: number): boolean {
    let rank = RANK[card]!;
    for (let step = 0; step < 13; step++) {
      if (--rank < 0) {
        if (!this.#wrap) return true;
        rank = 12;
      }
      if (this.#leftOf[rank] === 0) return true;
      for (let other = rank; other < 52; other += 13) {
        if (this.isHome[other] === 0 && this.isHome[PREVIOUS[other]!] === 0) return false;
      }
    }
    return true;
  }

  make(from: number, to: number): void {
    const card = this.top[from]!;
    this.log.push(from | (to << 4) | (card << 8));
    this.top[from] = this.below[card]!;
    if (to === UP) {
      this.#lay(card, HOME);
      this.isHome[card] = 1;
      this.left--;
      this.#leftOf[RANK[card]!]!--;
    } else {
      this.#lay(card, this.top[to]!);
      this.top[to] = card;
      this.column[card] = to;
    }
  }

  takeBack(): void {
    const entry = this.log.pop()!;
    const from = entry & 15;
    const to = (entry >> 4) & 15;
    const card = entry >> 8;
    if (to === UP) {
      this.isHome[card] = 0;
      this.left++;
      this.#leftOf[RANK[card]!]!++;
    } else this.top[to] = this.below[card]!;
    this.#lay(card, this.top[from]!);
    this.top[from] = card;
    this.column[card] = from;
  }

  /** Plays safe cards to the foundations as long as there are any. */
  playSafe(): void {
    for (let from = 0, idle = 0; idle < COLUMNS; from = (from + 1) % COLUMNS, idle++) {
      for (;;) {
        const card = this.top[from]!;
        if (card === BOTTOM || !this.ready(card) || !this.safe(card)) break;
        this.make(from, UP);
        idle = 0;
      }
    }
  }

  /**
   * Every move that is worth a look, handed to `each`: of several empty columns only the first, and
   * no card that already lies alone is moved to one.
   */
  moves(each: (from: number, to: number, card: number, below: number) => void): void {
    const { top } = this;
    let empty = -1;
    for (let at = COLUMNS; at-- > 0;) if (top[at] === BOTTOM) empty = at;
    for (let from = 0; from < COLUMNS; from++) {
      const card = top[from]!;
      if (card === BOTTOM) continue;
      const below = this.below[card]!;
      if (this.ready(card)) each(from, UP, card, below);
      const under = this.buildsOn(card);
      for (let to = 0; to < COLUMNS; to++) {
        if (top[to] === BOTTOM ? to === empty && below !== BOTTOM : RANK[top[to]!] === under) {
          each(from, to, card, below);
        }
      }
    }
  }

  /** Whether a card lies where it could have been built. */
  isBuilt(card: number): boolean {
    const below = this.below[card]!;
    return below < BOTTOM && RANK[below] === this.buildsOn(card);
  }

  tokens(): string[] {
    return this.log.map((entry) => {
      const to = (entry >> 4) & 15;
      const target = to === UP ? this.#homeOf[entry >> 8]! : HOURS + to;
      return tokenOf(this.#config, HOURS + (entry & 15), target);
    });
  }
}
