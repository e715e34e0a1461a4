import { css } from 'lit';
import { cardOf, isDown } from '../../rules/engine.js';
import { CARD_HEIGHT, type Chosen } from '../geometry/arrange.js';
import type { CardLayer } from '../cards/cards.js';
import { placeOf, spotOf } from '../geometry/spots.js';
import { makeElement } from '../pieces.js';
import type { BoardHost, Selection } from './selection.js';

export const styles = css`
  .peek {
    position: absolute;
    inset: 0;
    z-index: 60000;
    pointer-events: none;
  }

  .peek .card {
    box-shadow:
      0 0 0 1.5px color-mix(in srgb, var(--_accent) 60%, var(--_paper)),
      0 calc(var(--_card) * 0.06) calc(var(--_card) * 0.24) rgb(0 0 0 / 35%);
  }
`;

/** Milliseconds that a finger, or a button of the mouse, is held down on a pile. */
const HOLD = 500;
/** Milliseconds that a mouse rests on a pile. */
const REST = 1000;
/** Pixels that a finger may move meanwhile. */
const SLACK = 9;
/** The distance from card to card, in widths of these cards: an index takes a quarter of it. */
const STEP = 0.42;
/** Cards are at least this many pixels wide, if there is room for them. */
const WIDE = 56;
/** In card widths: what a covered card must show of itself, so that rank and suit can be read. */
const READABLE = 0.4;
const READABLE_LARGE = 0.56;

/**
 * Spreads a pile for a look while a finger or the mouse rests on it, or until the next key. Only piles
 * whose covered cards can't be read where they lie react to pointers.
 */
export class Peek {
  #layer: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The pressed pointer, and where. */
  #press: { id: number; x: number; y: number } | undefined;
  /** The pile under a pointer that isn't pressed. */
  #over: number | undefined;
  /** Tells screen readers what is shown: they announce only what changes. */
  #told: HTMLElement | undefined;
  readonly #element: HTMLElement;
  readonly #host: BoardHost;
  readonly #selection: Selection;
  readonly #cards: CardLayer;
  readonly #chosen: () => Chosen;

  constructor(
    element: HTMLElement,
    host: BoardHost,
    selection: Selection,
    cards: CardLayer,
    chosen: () => Chosen,
    signal: AbortSignal,
  ) {
    this.#element = element;
    this.#host = host;
    this.#selection = selection;
    this.#cards = cards;
    this.#chosen = chosen;
    const on = <E extends Event>(
      name: string,
      act: (event: E) => void,
      target: EventTarget = element,
    ): void => target.addEventListener(name, act as EventListener, { signal, capture: true });
    on<PointerEvent>('pointerdown', (event) => {
      const pile = pileOf(event.composedPath()[0]);
      this.#stop();
      if (pile !== undefined && event.isPrimary && event.button === 0) this.#down(pile, event);
    });
    on<PointerEvent>('pointermove', (event) => this.#move(event));
    on<PointerEvent>('pointerup', (event) => {
      const looked = this.#press && this.#layer;
      this.#stop();
      // What was held for a look isn't played. The board's own listener is not to hear of it.
      if (looked) event.stopPropagation();
    });
    on('pointercancel', () => this.#stop());
    on<PointerEvent>('pointerleave', (event) => event.target === element && this.#stop());
    // A finger held long would open the browser's menu.
    on('contextmenu', (event) => this.#layer && event.preventDefault());
    on<KeyboardEvent>('keydown', (event) => this.#key(event));
    on('focusout', () => this.end());
    on('blur', () => this.#stop(), window);
    signal.addEventListener('abort', () => this.#stop());
  }

  /** A finger was put down before this was loaded, and may have been lifted again. */
  hold(event: PointerEvent | undefined, target: EventTarget | undefined): void {
    const pile = pileOf(target);
    // What a finger touches has captured it for as long as that lasts.
    const held = event && (target as Element).hasPointerCapture(event.pointerId);
    if (held && pile !== undefined) this.#down(pile, event);
  }

  /** Shows a pile, or puts back the one that is shown. */
  toggle(pile: number): void {
    if (this.#layer) return this.end();
    const facts = this.#host.piles[pile]!;
    this.#show(pile);
    if (!this.#layer) return;
    const { words } = this.#host;
    const names = facts.cards
      .filter((slot) => !isDown(slot))
      .map((slot) => words.card(cardOf(slot)));
    const told = makeElement({ class: 'announcement', role: 'status' }, this.#element);
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

  #stop(): void {
    clearTimeout(this.#timer);
    this.#press = this.#over = undefined;
    this.end();
  }

  #down(pile: number, { pointerId: id, clientX: x, clientY: y }: PointerEvent): void {
    this.#press = { id, x, y };
    this.#later(pile, HOLD);
  }

  #later(pile: number, time: number): void {
    clearTimeout(this.#timer);
    if (this.#crowded(pile)) this.#timer = setTimeout(() => this.#show(pile), time);
  }

  #move(event: PointerEvent): void {
    if (this.#press) {
      const { id, x, y } = this.#press;
      const far = Math.hypot(event.clientX - x, event.clientY - y) > SLACK;
      // From here on it is a drag.
      if (id === event.pointerId && far) this.#stop();
      return;
    }
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const pile = pileOf(event.composedPath()[0]);
    if (this.#layer && pile === this.#over) return;
    this.#stop();
    if (pile === undefined || this.#selection.lifted !== undefined) return;
    this.#over = pile;
    this.#later(pile, REST);
  }

  #key(event: KeyboardEvent): void {
    if (!this.#layer) return;
    // While the key that opened it is held down.
    const again = event.key.toLowerCase() === 'l';
    if (!again || !event.repeat) this.end();
    if (!again && event.key !== 'Escape') return;
    event.preventDefault();
  }

  /** Whether some open cards of a pile can't be read where they lie. */
  #crowded(pile: number): boolean {
    const facts = this.#host.piles[pile]!;
    const open = facts.cards.flatMap((slot, i) => (isDown(slot) ? [] : [i]));
    if (facts.spread === 'stack' || open.length < 2) return false;
    const { arrangement } = this.#chosen();
    const place = placeOf(facts, arrangement.places);
    const [first, second] = open.map((i) => spotOf(facts, place, i));
    const apart = Math.hypot(first!.x - second!.x, first!.y - second!.y);
    return apart < (this.#cards.large ? READABLE_LARGE : READABLE);
  }

  /** Lays out the open cards of a pile in a row beside it, like a hand of cards. */
  #show(pile: number): void {
    const facts = this.#host.piles[pile]!;
    const cards = facts.cards.filter((slot) => !isDown(slot)).map(cardOf);
    this.end();
    if (facts.spread === 'stack' || cards.length < 2) return;
    const { arrangement, scale } = this.#chosen();
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

    const layer = makeElement({ class: 'peek', 'aria-hidden': 'true' }, this.#element);
    this.#layer = layer;
    // The cards are measured in the width of these, not of the table’s.
    layer.style.setProperty('--_card', `${size}px`);
    cards.forEach((card, i) => {
      const one = this.#cards.copy(card, layer, false);
      one.style.transform = `translate(${(left + i * step * size).toFixed(1)}px, ${y.toFixed(1)}px)`;
    });
  }
}

/** The pile of a button, or of what is inside it. */
function pileOf(target: EventTarget | undefined): number | undefined {
  const pile = (target as HTMLElement | undefined)?.closest?.<HTMLElement>('[data-pile]');
  return pile ? Number(pile.dataset['pile']) : undefined;
}
