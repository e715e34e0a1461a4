import { cardOf, isDown, type PileFacts } from '../../rules/engine.js';
import { CARD_HEIGHT, type Chosen } from '../geometry/arrange.js';
import type { Words } from '../../words/index.js';
import { placeOf, spotOf } from '../geometry/spots.js';
import { makeElement } from '../pieces.js';
import { enlarge, type EnlargedTable } from './enlarged.js';

/** The distance from card to card, in widths of these cards: an index takes a quarter of it. */
const STEP = 0.42;
/** Cards are at least this many pixels wide, if there is room for them. */
const WIDE = 56;
/** In card widths: what a covered card must show of itself, so that rank and suit can be read. */
const READABLE = 0.4;
const READABLE_LARGE = 0.56;

/** What looks need from the board. */
interface PeekTable extends EnlargedTable {
  readonly words: Words;
  readonly piles: readonly PileFacts[];
  readonly chosen: Chosen;
}

/** Shows the open cards of a pile side by side, like a hand of cards. */
export class Peek {
  #layer: HTMLElement | undefined;
  /** Tells screen readers what is shown: they announce only what changes. */
  #told: HTMLElement | undefined;
  readonly #table: () => PeekTable;

  constructor(table: () => PeekTable) {
    this.#table = table;
  }

  /** Whether some open cards of a pile can't be read where they lie. */
  isCrowded(pile: number): boolean {
    const { piles, chosen, cards } = this.#table();
    const facts = piles[pile]!;
    const open = facts.cards.flatMap((slot, i) => (isDown(slot) ? [] : [i]));
    if (facts.spread === 'stack' || open.length < 2) return false;
    const place = placeOf(facts, chosen.arrangement.places);
    const [first, second] = open.map((i) => spotOf(facts, place, i));
    const apart = Math.hypot(first!.x - second!.x, first!.y - second!.y);
    return apart < (cards.large ? READABLE_LARGE : READABLE);
  }

  /** Says which cards are shown. */
  tell(pile: number): void {
    const { element, piles, words } = this.#table();
    const facts = piles[pile]!;
    const names = facts.cards
      .filter((slot) => !isDown(slot))
      .map((slot) => words.card(cardOf(slot)))
      // From the top down, as a description has them.
      .reverse();
    const told = makeElement({ class: 'announcement', role: 'status' }, element);
    this.#told = told;
    // Not at once: what is new on the page with its text is not announced.
    setTimeout(() => (told.textContent = `${words.place(facts)}: ${names.join(', ')}`), 100);
  }

  /** Puts the cards back. */
  end(): void {
    this.#layer?.remove();
    this.#layer = undefined;
    this.#told?.remove();
    this.#told = undefined;
  }

  /** Lays out the open cards of a pile in a row beside it. */
  show(pile: number): void {
    this.end();
    const table = this.#table();
    const facts = table.piles[pile]!;
    const cards = facts.cards.filter((slot) => !isDown(slot)).map(cardOf);
    const { arrangement, scale } = table.chosen;
    // All in pixels of the board from here on.
    const [width, height] = [arrangement.width * scale, arrangement.height * scale];
    const across = (step: number): number => 1 + step * (cards.length - 1);
    const size = Math.min(Math.max(scale, WIDE), Math.max(scale, (width - 8) / across(0.3)));
    const step = Math.min(STEP, (width - 4 - size) / size / (cards.length - 1));
    const row = across(step) * size;
    const place = placeOf(facts, arrangement.places);
    const ends = [spotOf(facts, place, 0), spotOf(facts, place, facts.cards.length - 1)];
    const x = ((ends[0]!.x + ends[1]!.x) / 2) * scale;
    const far = (CARD_HEIGHT / 2) * scale;
    const top = Math.min(ends[0]!.y, ends[1]!.y) * scale - far;
    const bottom = Math.max(ends[0]!.y, ends[1]!.y) * scale + far;
    const tall = CARD_HEIGHT * size;
    const gap = size * 0.16;
    const left = Math.max(2, Math.min(width - row - 2, x - row / 2));
    // Above the pile, where no finger hides it, or below; else over it.
    let y = top - tall - gap;
    if (y < 0) y = bottom + gap;
    if (y + tall > height) y = Math.max(0, Math.min(height - tall, (top + bottom - tall) / 2));

    const spots = cards.map((card, i) => ({ card, x: left + i * step * size, y }));
    this.#layer = enlarge(table, 'peek', size, false, spots);
  }
}
