import { previousInSuit, rankOf, suitOf } from '../../../cards/index.js';
import type { State } from '../../../rules/contract/rules.js';
import { type GameConfig, tokenOf } from '../../search/search.js';

const HOURS = 12;
const COLUMNS = 8;
/** Stands for the card below the lowest card of a column. */
export const BOTTOM = 52;
/** Stands for the card below a card on a foundation. */
const ON_FOUNDATION = 53;
/** The target of a move to a foundation, which is determined by the card. */
export const TO_FOUNDATION = COLUMNS;

/** The previous and the next card in suit, regardless of where foundations begin and end. */
export const PREVIOUS = new Int8Array(54).fill(ON_FOUNDATION);
export const NEXT = new Int8Array(54).fill(ON_FOUNDATION);
for (let card = 0; card < 52; card++) {
  PREVIOUS[card] = previousInSuit(card);
  NEXT[PREVIOUS[card]!] = card;
}

/** From 0, as the foundations are numbered. */
const RANK = Uint8Array.from({ length: 54 }, (_, card) => rankOf(card) - 1);

/**
 * A mutable position of Grandfather's Clock.
 *
 * It is fully described by which card lies on which, apart from the order of the columns, which never
 * matters. So each of the (at most forty) cards is in one of seven places: on a foundation; where it
 * was at first; at the bottom of a column; on the clubs, diamonds, hearts or spades of the next rank.
 * Three bits per card make an exact key of 120 bits that is the same for every order of the columns,
 * and that a move changes in one place.
 */
export class GrandfathersPosition {
  /** The top card of each column, or {@link BOTTOM}. */
  readonly top = new Int8Array(COLUMNS).fill(BOTTOM);
  readonly below = new Int8Array(54).fill(ON_FOUNDATION);
  /** The column of each card that is not on a foundation. */
  readonly column = new Int8Array(54);
  readonly onFoundation = new Uint8Array(54);
  /** Whether a card was in the columns at first. */
  readonly dealt = new Uint8Array(54);
  readonly key = new Int32Array(4);
  /** The number of cards in the columns. */
  left = 0;
  /** The moves made, each packed from source, target and card. */
  readonly log: number[] = [];
  readonly #leftOf = new Int8Array(13);
  readonly #first = new Int8Array(54);
  readonly #place = new Int8Array(54);
  readonly #foundationFor = new Int8Array(54);
  readonly #wrap: boolean;
  readonly #config: GameConfig;

  constructor(config: GameConfig, state: State) {
    this.#config = config;
    this.#wrap = config.options['tableau-wrap'] !== 'none';
    for (let hour = 0; hour < HOURS; hour++) {
      const pile = state.piles[hour]!;
      for (const card of pile) this.onFoundation[card] = 1;
      let card = pile[pile.length - 1]!;
      while (RANK[card] !== hour) {
        card = NEXT[card]!;
        this.#foundationFor[card] = hour;
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

  #placeCode(card: number, below: number): number {
    if (below === ON_FOUNDATION) return 0;
    if (below === this.#first[card]!) return 1;
    return below === BOTTOM ? 2 : 3 + suitOf(below);
  }

  #lay(card: number, below: number): void {
    const place = this.#place[card]!;
    const change = this.#placeCode(card, below) - this.#placeCode(card, this.below[card]!);
    this.below[card] = below;
    this.key[(place / 10) | 0]! += change << (3 * (place % 10));
  }

  /** Whether a card can go to its foundation. */
  ready(card: number): boolean {
    return this.onFoundation[PREVIOUS[card]!] === 1;
  }

  /** The rank that a card may be built on, or -1. */
  buildsOn(card: number): number {
    const rank = RANK[card]!;
    return rank < 12 ? rank + 1 : this.#wrap ? 0 : -1;
  }

  /**
   * Whether playing a card to its foundation now can't be wrong, nor cost a move: no card is left that
   * could be built on it, or all that could are ready for a foundation themselves, and so on down for
   * the cards that could be built on those. A solution that keeps the card can then be followed without
   * it: a card that it builds on one that is already on a foundation goes to a foundation too.
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
        if (this.onFoundation[other] === 0 && this.onFoundation[PREVIOUS[other]!] === 0)
          return false;
      }
    }
    return true;
  }

  make(from: number, to: number): void {
    const card = this.top[from]!;
    this.log.push(from | (to << 4) | (card << 8));
    this.top[from] = this.below[card]!;
    if (to === TO_FOUNDATION) {
      this.#lay(card, ON_FOUNDATION);
      this.onFoundation[card] = 1;
      this.left--;
      this.#leftOf[RANK[card]!]!--;
    } else {
      this.#lay(card, this.top[to]!);
      this.top[to] = card;
      this.column[card] = to;
    }
  }

  undo(): void {
    const entry = this.log.pop()!;
    const from = entry & 15;
    const to = (entry >> 4) & 15;
    const card = entry >> 8;
    if (to === TO_FOUNDATION) {
      this.onFoundation[card] = 0;
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
        this.make(from, TO_FOUNDATION);
        idle = 0;
      }
    }
  }

  /**
   * Calls `each` for every move worth trying: of several empty columns only the first is a target, and
   * not for a column's only card.
   */
  moves(each: (from: number, to: number, card: number, below: number) => void): void {
    const { top } = this;
    let empty = -1;
    for (let at = COLUMNS; at-- > 0;) if (top[at] === BOTTOM) empty = at;
    for (let from = 0; from < COLUMNS; from++) {
      const card = top[from]!;
      if (card === BOTTOM) continue;
      const below = this.below[card]!;
      if (this.ready(card)) each(from, TO_FOUNDATION, card, below);
      const under = this.buildsOn(card);
      for (let to = 0; to < COLUMNS; to++) {
        if (top[to] === BOTTOM ? to === empty && below !== BOTTOM : RANK[top[to]!] === under) {
          each(from, to, card, below);
        }
      }
    }
  }

  /** Whether a card is part of a sequence. */
  isBuilt(card: number): boolean {
    const below = this.below[card]!;
    return below < BOTTOM && RANK[below] === this.buildsOn(card);
  }

  tokens(): string[] {
    return this.log.map((entry) => {
      const to = (entry >> 4) & 15;
      const target = to === TO_FOUNDATION ? this.#foundationFor[entry >> 8]! : HOURS + to;
      return tokenOf(this.#config, HOURS + (entry & 15), target);
    });
  }
}
