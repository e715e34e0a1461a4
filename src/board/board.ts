import {
  countOf,
  type Effect,
  isDown,
  type Move,
  type PileFacts,
  type Table,
} from '../rules/engine.js';
import { type Arrow, Part } from '../game/index.js';
import type { Transition } from '../session/index.js';
import { type Arrangement, choose, type Chosen, type Layout } from './arrange.js';
import { Badges } from './badges.js';
import { CardLayer, levelOf } from './cards.js';
import { Dial } from './dial.js';
import { type BoardHost, Selection } from './selection.js';
import type { Drag } from './drag.js';
import type { KeyTable } from './keys.js';
import { type Speed, travelTime } from './motion.js';
import { PileLayer } from './piles.js';
import { listenToPointer } from './pointer.js';
import { adoptStyles } from './adopt-styles.js';

/** The settings that affect the view. */
export interface BoardLook {
  readonly layout: 'auto' | 'dial' | 'rows';
  readonly speed: Speed;
  readonly hand: 'right' | 'left';
  /** `large`, `four-color`, both or neither. */
  readonly faces: readonly string[];
  readonly keys: boolean;
}

/** Milliseconds between the starts of two cards of one move. */
const STAGGER = 35;
/** A move of more cards than this has a long animation, which the player can end. */
const FEW = 2;
/** How an effect turns its card: 1 face up, -1 face down, 0 not at all. */
const turning = ({ wasFaceUp, faceUp }: Effect): number => Number(faceUp) - Number(wasFaceUp);
/** Loaded when first needed. */
const parts = {
  keys: new Part('keys', () => import('./keys.js')),
  drag: new Part('drag', () => import('./drag.js')),
  celebration: new Part('celebration', () => import('./celebration.js')),
  arrows: new Part('arrows', () => import('./arrows.js')),
};

/**
 * The view of a game: it draws the table that the rules describe, and turns gestures into moves. It
 * knows about kinds of piles, but not about individual games.
 */
export class Board {
  readonly element: HTMLElement;
  readonly selection: Selection;
  readonly #cards: CardLayer;
  readonly #piles: PileLayer;
  readonly #dial: Dial;
  readonly #badges: Badges;
  #layout: Layout = () => [];
  #chosen: Chosen | undefined;
  #table: Table | undefined;
  #width = 0;
  #maxHeight = 0;
  #tabStop = 0;
  #listening: AbortController | undefined;
  /** The pile whose top cards follow the pointer, and the number of those cards. */
  #grabbed: { readonly pile: number; readonly count: number } | undefined;
  /** The arrows that explain a loss. */
  #arrows: SVGElement | undefined;
  /** Ends the celebration of a win. */
  #celebration: (() => void) | undefined;
  #undealt = false;
  /** Whether several cards may move together. */
  #movesRuns = false;
  #dealing: ReturnType<typeof setTimeout> | undefined;
  /** Whether the animation is a long one: a deal, a redeal, a filling of gaps. */
  #long = false;
  /** Keys pressed before the module for keys was loaded, each with the table it was meant for. */
  readonly #pendingKeys: { event: KeyboardEvent; pile: number | undefined; table: unknown }[] = [];
  /** The look that was last drawn. */
  #drawnLook = '';

  readonly #host: BoardHost;
  readonly #look: () => BoardLook;

  constructor(document: Document, host: BoardHost, look: () => BoardLook) {
    this.#host = host;
    this.#look = look;
    this.element = document.createElement('div');
    this.element.className = 'board';
    this.element.setAttribute('part', 'board');
    this.element.setAttribute('role', 'group');
    this.#cards = new CardLayer((card, large) => host.drawCard(card, large));
    this.#piles = new PileLayer();
    this.#dial = new Dial();
    this.#badges = new Badges();
    this.element.append(
      this.#dial.element,
      this.#piles.ground,
      this.#cards.element,
      this.#piles.signs,
      this.#badges.element,
      this.#piles.buttons,
    );
    this.selection = new Selection(host, {
      lifted: (pile, count, targets) => {
        this.#cards.mark('lifted', pile, count);
        this.#piles.showTargets(targets);
      },
      refused: (pile) => this.#piles.flash(this.#buttonPile(pile), 'refused'),
      home: () => this.#grabbed !== undefined && this.#letGo(),
    });
  }

  /** Shows a new game, which may have other piles. */
  setGame(layout: Layout, label: string, deals: boolean): void {
    this.#layout = layout;
    this.element.setAttribute('aria-label', label);
    this.#newTable();
    const { piles } = this.#table!;
    const hadFocus = this.element.matches(':focus-within');
    this.#piles.reset(piles);
    this.#tabStop = this.#firstMovablePile();
    if (hadFocus) this.#focusPile(this.#tabStop);
    this.#arrange();
    // The cards of a deal are created when the board has a size, which is later.
    if (deals) return this.#dealOut();
    this.#cards.reset(piles);
    this.#draw();
  }

  /** Listens for input until {@link disconnect} or the next call. */
  connect(): void {
    this.disconnect();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    listenToPointer(
      {
        element: this.element,
        pileAt: (event) => this.#piles.pileAt(event),
        depthAt: (pile, event) => this.#depthAt(pile, event),
        draggable: (source) => this.#draggable(source),
        ready: () => void parts.drag.get().catch(() => {}),
        wait: () => void this.#host.need(parts.drag, true),
        grab: (source, count, underFinger) => this.#grab(source, count, underFinger),
        letGo: () => this.#letGo(),
        finish: () => this.finish(),
      },
      this.selection,
      signal,
    );
    this.element.addEventListener('focusin', (event) => this.#focusMoved(event), { signal });
    this.element.addEventListener('keydown', (event) => this.#press(event), { signal });
  }

  disconnect(): void {
    this.#listening?.abort();
    this.#listening = undefined;
  }

  /** Sets the available space: the board fills the width and respects the maximum height. */
  resize(width: number, maxHeight: number): void {
    if (width === this.#width && maxHeight === this.#maxHeight) return;
    this.#width = width;
    this.#maxHeight = maxHeight;
    this.#arrange();
    if (this.#undealt) this.#dealOut();
    else this.#draw();
  }

  /**
   * Ends a long animation, such as a deal, at once.
   * @returns whether there was one
   */
  finish(): boolean {
    const running = this.#long && (this.#dealing !== undefined || this.#cards.moving);
    this.#long = false;
    if (!running) return false;
    this.#cards.halt();
    this.#draw();
    return true;
  }

  /** Shows a new position: cards move along the effects that led to it. */
  show({ cause, effects, after, count }: Transition): void {
    if (cause === 'load') return this.reset();
    this.#newTable();
    this.#table = this.#host.rules.table(after);
    const time = travelTime(this.#look().speed);
    if (cause === 'deal') return this.#dealOut();
    const { piles } = this.#table;
    if (!this.#cards.follow(effects, piles)) return this.reset();
    const delays = new Map<number, number>();
    let delay = 0;
    effects.forEach((effect, i) => {
      const way = turning(effect);
      // Within one move, a card that turns is worth waiting for until the one before has gone.
      const before = effects[i - 1];
      const waits = count === 1 && way !== 0 && way !== turning(before ?? effect);
      // The cards of a run move together.
      const joins =
        way === 0 &&
        before?.from === effect.from &&
        (before.fromIndex === effect.fromIndex || before.toIndex === effect.toIndex);
      if (i > 0 && !joins) delay += waits ? time * 0.6 : Math.min(STAGGER, time / 4);
      const index = Math.min(effect.toIndex, piles[effect.to]!.cards.length - 1);
      delays.set(levelOf(effect.to, index), delay);
    });
    this.#long = effects.length > FEW;
    this.#draw(time, delays);
    const to = effects.at(-1)?.to;
    this.#cards.mark('last', cause === 'undo' ? undefined : to);
  }

  /** Shows the current position without animation. */
  reset(): void {
    this.#newTable();
    this.#cards.reset(this.#facts);
    this.#draw();
  }

  /** Whether a card is going to be turned face up. */
  get turns(): boolean {
    return this.#cards.turns;
  }

  /** Resolves when every card that is to be turned face up can be seen. */
  turned(): Promise<void> {
    return this.#cards.turned();
  }

  #newTable(): void {
    this.#table = this.#host.rules.table(this.#host.state);
    this.#arrows?.remove();
    this.#celebration?.();
    this.selection.forget();
  }

  /** Draws again without animation, after a change of look or language. */
  refresh(): void {
    const look = JSON.stringify([this.#look(), this.#host.words.lang]);
    if (look === this.#drawnLook) return;
    this.#drawnLook = look;
    this.#arrange();
    this.#draw();
  }

  /** Celebrates a win, except with reduced motion. Nothing waits for the animation. */
  async celebrate(): Promise<void> {
    if (travelTime(this.#look().speed) === 0 || !this.#chosen) return;
    const table = this.#table;
    const part = await this.#host.need(parts.celebration, false);
    if (!part || table !== this.#table) return;
    adoptStyles(this.element, part.celebrationStyles);
    this.#celebration = part.celebrate(this.element, this.#chosen);
  }

  /** Draws every face and back again. */
  redraw(): void {
    this.#cards.redraw();
  }

  /** Draws arrows between piles; the next change of the table removes them. */
  async drawArrows(arrows: readonly Arrow[]): Promise<void> {
    this.#arrows?.remove();
    if (!this.#chosen || arrows.length === 0) return;
    const table = this.#table;
    const part = await this.#host.need(parts.arrows, false);
    if (!part || table !== this.#table) return;
    adoptStyles(this.element, part.arrowStyles);
    this.#arrows?.remove();
    this.#arrows = part.drawArrows(arrows, this.#chosen, this.#facts);
    this.element.append(this.#arrows);
  }

  /** Highlights the piles of a move. */
  showHint(move: Move): void {
    this.#piles.flash(this.#buttonPile(move.from), 'hinted');
    this.#piles.flash(this.#buttonPile(move.to), 'hinted');
  }

  /** Focuses the pile of the first legal move. */
  focus(): void {
    this.#focusPile(this.#firstMovablePile());
  }

  get #facts(): readonly PileFacts[] {
    return this.#table?.piles ?? [];
  }

  get #arrangement(): Arrangement {
    return this.#chosen!.arrangement;
  }

  #arrange(): void {
    const arrangements = this.#layout(this.#host.rules.piles, this.#look().hand);
    if (this.#width <= 0 || this.#maxHeight <= 0 || arrangements.length === 0) return;
    this.#chosen = choose(arrangements, this.#look().layout, this.#width, this.#maxHeight);
    const { arrangement, scale } = this.#chosen;
    const { style } = this.element;
    style.setProperty('--_card', `${scale}px`);
    style.width = `${arrangement.width * scale}px`;
    style.height = `${arrangement.height * scale}px`;
    const { faces } = this.#look();
    this.element.classList.toggle('four-color', faces.includes('four-color'));
    this.#cards.setLarge(scale < 34 || faces.includes('large'));
  }

  #draw(time = 0, delays: ReadonlyMap<number, number> = new Map()): void {
    this.#stopDealing();
    if (!this.#chosen) return;
    this.#cards.place(this.#facts, this.#chosen, time, delays);
    this.#drawSigns();
  }

  /** Draws everything but the cards. */
  #drawSigns(): void {
    const { piles, hand, badges } = this.#table!;
    this.element.style.setProperty('--_turn', `${travelTime(this.#look().speed)}ms`);
    this.#piles.update(piles, this.#chosen!, this.#host.words);
    const moves = this.#host.rules.moves(this.#host.state);
    const sources = moves.map(({ from }) => this.#buttonPile(from));
    this.#piles.showMovable(new Set(sources));
    // The module for drags also finds the card of a run that is tapped.
    this.#movesRuns ||= moves.some((move) => countOf(move) > 1);
    if (this.#movesRuns) parts.drag.get().catch(() => {});
    this.#piles.setTabStop(this.#tabStop);
    const pointed = piles.find((pile) => pile.id === hand);
    this.#dial.update(this.#chosen!, piles, pointed);
    this.#badges.update(badges, this.#chosen!, this.#host.words);
  }

  /** Deals the cards one by one, from the stock or from the centre. */
  #dealOut(): void {
    const { piles } = this.#table!;
    // A board that has no size yet deals when it has one.
    this.#undealt = !this.#chosen;
    if (!this.#chosen) return;
    const time = travelTime(this.#look().speed);
    this.#cards.reset(piles);
    this.#cards.mark('last');
    if (time === 0) return this.#draw();
    // The game can be played at once; its cards are created in a separate task.
    this.#drawSigns();
    this.#stopDealing();
    this.#long = true;
    this.#dealing = setTimeout(() => {
      this.#dealing = undefined;
      const order = piles
        .flatMap(({ role, cards }, pile) =>
          role === 'stock' ? [] : cards.map((_, index) => ({ pile, index })),
        )
        .sort((a, b) => a.index - b.index || a.pile - b.pile);
      const { places, width, height, dial } = this.#arrangement;
      const from = places['stock'] ?? dial ?? { x: width / 2, y: height / 2 };
      // A board outside the viewport isn't animated, and takes its time: others come first.
      const { top, bottom } = this.element.getBoundingClientRect();
      const visible = bottom > 0 && top < innerHeight;
      const step = time / (visible ? 18 : 6);
      this.#cards.gather(from, this.#chosen!.scale, order.at(-1));
      const delays = new Map(
        order.map(({ pile, index }, i) => [levelOf(pile, index), i * step] as const),
      );
      this.#cards.place(piles, this.#chosen!, visible ? time : 1, delays);
    });
  }

  #stopDealing(): void {
    clearTimeout(this.#dealing);
    this.#dealing = undefined;
  }

  /** The pile whose button a pile uses: its own, or that of the pile on which it lies. */
  #buttonPile(pile: number): number {
    const { over } = this.#facts[pile]!;
    return over === undefined ? pile : this.#facts.findIndex(({ id }) => id === over);
  }

  #firstMovablePile(): number {
    const { rules, state } = this.#host;
    const [first] = rules.moves(state);
    if (first) return this.#buttonPile(first.from);
    return 0;
  }

  #focusPile(pile: number): void {
    this.#tabStop = pile;
    this.#piles.setTabStop(pile);
    this.#piles.button(pile)?.focus({ preventScroll: false });
  }

  #focusMoved(event: Event): void {
    parts.keys.get().catch(() => {});
    const pile = this.#piles.pileAt(event);
    if (pile === undefined) return;
    this.#tabStop = pile;
    this.#piles.setTabStop(pile);
  }

  /** Starts dragging cards, if the module for drags is loaded. */
  #grab(source: number, count: number, underFinger: boolean): Drag | undefined {
    const { loaded } = parts.drag;
    if (!loaded) return undefined;
    this.#grabbed = { pile: source, count };
    const moves = this.selection.movesFrom(source).filter((move) => countOf(move) === count);
    const goals = moves.map(({ to }) => to);
    const elements = this.#cards.hold(source, count);
    return loaded.drag(elements, this.#facts, this.#chosen!, source, goals, underFinger);
  }

  /** The card of a pile that a pointer is on, counted from 1 for the top card. */
  #depthAt(pile: number, { clientX, clientY }: PointerEvent): number {
    if (!this.#movesRuns || !parts.drag.loaded) return 1;
    const { left, top, width } = this.element.getBoundingClientRect();
    const zoom = width / this.element.offsetWidth;
    const [x, y] = [(clientX - left) / zoom, (clientY - top) / zoom];
    return parts.drag.loaded.depthAt(this.#facts[pile]!, this.#chosen!, x, y);
  }

  get #keyTable(): KeyTable {
    return {
      piles: this.#facts,
      spot: (pile) => this.#arrangement.places[this.#facts[pile]!.id]!,
      focus: (pile) => this.#focusPile(pile),
      command: (name) => this.#host.command(name),
      enabled: this.#look().keys,
    };
  }

  #press(event: KeyboardEvent): void {
    const pile = this.#piles.pileAt(event);
    const key = { event, pile, table: this.#table };
    if (parts.keys.loaded) parts.keys.loaded.pressKey(this.#keyTable, this.selection, event, pile);
    else if (this.#pendingKeys.push(key) === 1) void this.#pressPending();
  }

  /** Handles the pending keys in order, unless the table has changed since. */
  async #pressPending(): Promise<void> {
    const part = await this.#host.need(parts.keys, true);
    const table = this.#table;
    for (const { event, pile, table: meant } of this.#pendingKeys.splice(0)) {
      // A previous key may have moved the focus to another pile.
      const now = pile === undefined ? undefined : this.#tabStop;
      if (meant === table) part?.pressKey(this.#keyTable, this.selection, event, now);
    }
  }

  #draggable(source: number): boolean {
    const { role, cards } = this.#facts[source]!;
    const top = cards.at(-1);
    return top !== undefined && !isDown(top) && role !== 'foundation' && role !== 'stock';
  }

  #letGo(): void {
    this.#cards.release();
    const time = travelTime(this.#look().speed);
    const { pile = -1, count = 0 } = this.#grabbed ?? {};
    this.#grabbed = undefined;
    const length = this.#facts[pile]?.cards.length ?? 0;
    const levels = Array.from({ length: count }, (_, i) => levelOf(pile, length - 1 - i));
    this.#draw(time, new Map(levels.map((level) => [level, 0])));
  }
}
