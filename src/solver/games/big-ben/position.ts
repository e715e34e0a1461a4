import { generator, nextInSuit, previousInSuit } from '../../../cards/index.js';
import { foundationsOf, missingCards } from '../../../rules/contract/hours.js';
import { cardOf, type State } from '../../../rules/contract/rules.js';
import { topOf } from '../../../rules/contract/table.js';
import { type GameConfig, tokenOf } from '../../search/search.js';

const HOURS = 12;
const FAN_SIZE = 3;
/** The most cards that a pile can hold. */
const MAX_CARDS = 96;
/** The piles have the same indices as in the rules: foundations, fans, stock, waste. */
const FAN = 12;
const STOCK = 24;
export const WASTE = 25;
const PILES = 26;

const NEXT = Uint8Array.from({ length: 52 }, (_, card) => nextInSuit(card));

/** Two random words for each card in each place, created for the first search. */
let words: Int32Array | undefined;
const randomWords = (): Int32Array =>
  (words ??= new Int32Array(PILES * MAX_CARDS * 128).map(generator(1)));

/** Moves are `from * 32 + to`; filling the gaps is a move from the stock to itself. */
export const FILL = STOCK * 32 + STOCK;
export const DEAL = STOCK * 32 + WASTE;
export const REDEAL = WASTE * 32 + STOCK;
export const isToFoundation = (move: number): boolean => (move & 31) < FAN;

/** A mutable position of Big Ben. */
export class BigBenPosition {
  /** The number of cards in each pile; for a foundation, only its top card is stored. */
  readonly height = new Uint8Array(PILES);
  /** The number of cards that each foundation still needs. */
  readonly missing = new Int8Array(HOURS);
  /** The number of cards that are not on a foundation. */
  left = 0;
  /** A hash of 64 bits. */
  low = 0;
  high = 0;
  redeals: number;
  readonly log: number[] = [];
  readonly #cards = new Uint8Array(PILES * MAX_CARDS);
  /** What is needed to undo each fill: the gaps, two bits per fan, and the number of cards dealt. */
  readonly #fills: number[] = [];
  readonly #foundations: readonly (readonly number[])[];
  readonly #bases: readonly number[];
  readonly #order: readonly number[];
  readonly #inRounds: boolean;
  readonly #build: string;
  readonly #words = randomWords();
  readonly #config: GameConfig;

  constructor(config: GameConfig, state: State & { readonly redeals: number }) {
    const { options } = config;
    this.#config = config;
    this.#build = options['gap-build']!;
    this.#inRounds = options['fill-order'] !== 'piles';
    const first = options['fill-start'] === '1' ? 0 : HOURS - 1;
    this.#order = Array.from({ length: HOURS }, (_, i) => FAN + ((first + i) % HOURS));
    this.redeals = state.redeals;
    this.#bases = state.piles.slice(0, HOURS).map((pile) => pile[0]!);
    this.#foundations = foundationsOf(this.#bases);
    state.piles.forEach((pile, at) => {
      if (at >= FAN) for (const card of pile) this.#push(at, cardOf(card));
      else {
        this.missing[at] = missingCards(pile, at + 1);
        this.#push(at, topOf(pile));
      }
    });
    for (let at = FAN; at < PILES; at++) this.left += this.height[at]!;
  }

  #push(at: number, card: number): void {
    const place = at * MAX_CARDS + this.height[at]!++;
    this.#cards[place] = card;
    this.#toggle(place, card);
  }

  #pop(at: number): number {
    const place = at * MAX_CARDS + --this.height[at]!;
    const card = this.#cards[place]!;
    this.#toggle(place, card);
    return card;
  }

  #toggle(place: number, card: number): void {
    const word = (place * 64 + card) * 2;
    this.low ^= this.#words[word]!;
    this.high ^= this.#words[word + 1]!;
  }

  /** The card at this depth below the top; the result is meaningless if there is none. */
  card(at: number, under = 0): number {
    return this.#cards[at * MAX_CARDS + this.height[at]! - 1 - under]!;
  }

  hasGap(): boolean {
    for (let at = FAN; at < STOCK; at++) if (this.height[at]! < FAN_SIZE) return true;
    return false;
  }

  /** The foundation for a card: if two show the same card, the one that needs more cards; or -1. */
  foundationFor(card: number): number {
    let best = -1;
    for (const at of this.#foundations[card]!) {
      const fits = this.missing[at]! > 0 && NEXT[this.card(at)] === card;
      if (fits && (best < 0 || this.missing[at]! > this.missing[best]!)) best = at;
    }
    return best;
  }

  /** Whether a pile's top card is part of a sequence. */
  isBuilt(at: number): boolean {
    return at < STOCK && this.height[at]! > 1 && this.card(at, 1) === NEXT[this.card(at)];
  }

  #takes(to: number, card: number): boolean {
    const height = this.height[to]!;
    if (height === 0) return this.#build === 'any';
    if (height < FAN_SIZE && this.#build === 'never') return false;
    return this.card(to) === NEXT[card];
  }

  /** Whether a move takes a card from one sequence to another, or a fan's only card to an empty fan. */
  isSideways(move: number): boolean {
    const from = move >> 5;
    const to = move & 31;
    if (to < FAN || to >= STOCK || from >= STOCK) return false;
    return this.height[to]! > 0 ? this.isBuilt(from) : this.height[from] === 1;
  }

  /**
   * Whether a move neither is sideways nor splits a sequence. Such moves never lead back to an earlier
   * position, because each increases the number of cards on foundations or in sequences, or of fans in
   * use.
   */
  advances(move: number): boolean {
    const to = move & 31;
    const toFan = to >= FAN && to < STOCK;
    return !this.isSideways(move) && !(toFan && move >> 5 < STOCK && this.isBuilt(move >> 5));
  }

  /**
   * Calls `each` for every legal move, but of two foundations only for the better one, and of several
   * empty fans only for the first once gaps can't be filled any more.
   */
  moves(each: (move: number) => void): void {
    const { height } = this;
    const alike = height[STOCK] === 0 && (this.redeals === 0 || height[WASTE] === 0);
    for (let from = FAN; from < PILES; from++) {
      if (from === STOCK || height[from] === 0) continue;
      const card = this.card(from);
      const home = this.foundationFor(card);
      if (home >= 0) each(from * 32 + home);
      let skipEmpty = alike && from < STOCK && height[from] === 1;
      for (let to = FAN; to < STOCK; to++) {
        if (to === from || !this.#takes(to, card)) continue;
        if (height[to] === 0) {
          if (skipEmpty) continue;
          skipEmpty = alike;
        }
        each(from * 32 + to);
      }
    }
    if (height[STOCK]! > 0) each(this.hasGap() ? FILL : DEAL);
    else if (this.redeals > 0 && height[WASTE]! > 0) each(REDEAL);
  }

  /** The fans that get cards, in order, for these gaps (two bits per fan). */
  #fillPlan(gaps: number, count: number): number[] {
    const plan: number[] = [];
    const gap = (at: number): number => (gaps >> ((at - FAN) * 2)) & 3;
    if (this.#inRounds) {
      for (let round = 0; round < FAN_SIZE; round++) {
        for (const at of this.#order) if (gap(at) > round) plan.push(at);
      }
    } else for (const at of this.#order) for (let i = gap(at); i > 0; i--) plan.push(at);
    plan.length = Math.min(plan.length, count);
    return plan;
  }

  #shift(from: number, to: number, count: number): void {
    for (; count > 0; count--) this.#push(to, this.#pop(from));
  }

  #setRedeals(count: number): void {
    this.#toggle(this.redeals, 63);
    this.redeals = count;
    this.#toggle(count, 63);
  }

  make(move: number): void {
    const from = move >> 5;
    const to = move & 31;
    this.log.push(move);
    if (move === FILL) {
      let gaps = 0;
      for (let at = FAN; at < STOCK; at++) {
        gaps |= Math.max(0, FAN_SIZE - this.height[at]!) << ((at - FAN) * 2);
      }
      const plan = this.#fillPlan(gaps, this.height[STOCK]!);
      for (const at of plan) this.#push(at, this.#pop(STOCK));
      this.#fills.push(gaps, plan.length);
    } else if (move === REDEAL) {
      this.#shift(WASTE, STOCK, this.height[WASTE]!);
      this.#setRedeals(this.redeals - 1);
    } else if (to < FAN) {
      const card = this.#pop(from);
      this.#pop(to);
      this.#push(to, card);
      this.missing[to]!--;
      this.left--;
    } else this.#push(to, this.#pop(from));
  }

  undo(): void {
    const move = this.log.pop()!;
    const from = move >> 5;
    const to = move & 31;
    if (move === FILL) {
      const count = this.#fills.pop()!;
      for (const at of this.#fillPlan(this.#fills.pop()!, count).reverse()) {
        this.#push(STOCK, this.#pop(at));
      }
    } else if (move === REDEAL) {
      this.#setRedeals(this.redeals + 1);
      this.#shift(STOCK, WASTE, this.height[STOCK]!);
    } else if (to < FAN) {
      const card = this.#pop(to);
      this.#push(from, card);
      this.#push(to, previousInSuit(card));
      this.missing[to]!++;
      this.left++;
    } else this.#push(from, this.#pop(to));
  }

  /** The position for the rules, except that foundations have only their first and last card. */
  state(): State & { readonly redeals: number } {
    const piles = Array.from(this.height, (height, at) => {
      const cards = this.#cards.slice(at * MAX_CARDS, at * MAX_CARDS + height);
      return at < FAN ? [this.#bases[at]!, ...cards] : [...cards];
    });
    return { piles, redeals: this.redeals };
  }

  /** The token of a legal move. */
  token(move: number): string {
    if (move !== FILL) return tokenOf(this.#config, move >> 5, move & 31);
    return tokenOf(
      this.#config,
      STOCK,
      this.#order.find((at) => this.height[at]! < FAN_SIZE)!,
    );
  }

  /** Undoes all moves and returns their tokens. */
  tokens(): string[] {
    const tokens: string[] = [];
    while (this.log.length > 0) {
      const move = this.log[this.log.length - 1]!;
      this.undo();
      tokens.push(this.token(move));
    }
    return tokens.reverse();
  }
}
