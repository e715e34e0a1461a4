import type { CSSResult } from 'lit';
import { countOf, isDown, type Move, type PileFacts, type Table } from '../rules/engine.js';
import { type Arrow, Part } from '../game/index.js';
import type { Transition } from '../session/index.js';
import { choose, type Chosen, type Layout, type Overlay } from './geometry/arrange.js';
import { CardLayer } from './cards/cards.js';
import { levelOf } from './geometry/spots.js';
import type { Details } from './marks/details.js';
import { Dial } from './marks/dial.js';
import { type BoardHost, Selection } from './input/selection.js';
import type { KeyTable } from './input/keys.js';
import { type Speed, travelTime } from './cards/motion.js';
import type { Peek } from './input/peek.js';
import { PileLayer } from './piles.js';
import { listenToPointer, type Press } from './input/pointer.js';
import { roles, turnedPile } from './roles.js';
import { dealEvery, isLong, startsOf } from './tempo.js';
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

/** Loaded when first needed. */
const parts = {
  details: new Part('details of a table', () => import('./marks/details.js')),
  keys: new Part('keys', () => import('./input/keys.js')),
  drag: new Part('drag', () => import('./input/drag.js')),
  celebration: new Part('celebration', () => import('./marks/celebration.js')),
  arrows: new Part('arrows', () => import('./marks/arrows.js')),
  hint: new Part('marks of a hint', () => import('./marks/hint-marks.js')),
  peek: new Part('looks at a pile', () => import('./input/peek.js')),
};

/**
 * The view of a game: it draws the table that the rules describe, and turns gestures into moves. It
 * knows about kinds of piles, but not about individual games.
 */
export class Board {
  readonly element: HTMLElement;
  readonly selection: Selection;
  /** Resolves when the details and their styles are there, or have failed to load. */
  detailed: Promise<void> | undefined;
  readonly #cards: CardLayer;
  readonly #piles: PileLayer;
  readonly #dial: Dial;
  /** Undefined until it is loaded, null if that fails. */
  #details: Details | undefined | null;
  /** The piles that take the lifted card. */
  #targets: readonly number[] = [];
  /** The piles that the turned card may go to, if it has a choice. */
  #choices: readonly number[] = [];
  #layout: Layout = () => [];
  #chosen: Chosen | undefined;
  #table: Table | undefined;
  #size: readonly [width: number, height: number, most: number] = [0, 0, 0];
  #tabStop = 0;
  #listening: AbortController | undefined;
  /** The pile whose top cards follow the pointer, and the number of those cards. */
  #grabbed: { readonly pile: number; readonly count: number } | undefined;
  /** The arrows that explain a loss. */
  #arrows: Overlay | undefined;
  #hint: Overlay | undefined;
  #peek: Peek | undefined;
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
    this.element.append(
      this.#dial.element,
      this.#piles.ground,
      this.#cards.element,
      this.#piles.buttons,
    );
    this.selection = new Selection(host, {
      lifted: (pile, count, targets) => {
        this.#cards.mark('lifted', pile, count);
        this.#piles.showLifted(pile === undefined ? undefined : this.#buttonPile(pile));
        this.#showTargets(targets.length > 0 ? targets : this.#choices);
        this.#hint?.remove();
      },
      refused: (pile) => this.#piles.refuse(this.#buttonPile(pile)),
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
    this.detailed = this.#loadDetails();
    // The cards of a deal are created when the board has a size, which is later.
    if (deals) return this.#dealOut();
    this.#cards.reset(piles);
    this.#markLast();
    this.#draw();
  }

  /** Listens for input until {@link disconnect} or the next call. */
  connect(): void {
    this.disconnect();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const isDragging = (): boolean => this.#grabbed !== undefined;
    listenToPointer(
      {
        element: this.element,
        get dragging() {
          return isDragging();
        },
        pileAt: (event) => this.#piles.pileAt(event),
        depthAt: (pile, event) => this.#depthAt(pile, event),
        draggable: (source) => this.#draggable(source),
        ready: (event) => {
          parts.drag.get().catch(() => {});
          void this.#readyToLook(event);
        },
        wait: () => void this.#host.need(parts.drag, true),
        grab: (...drag) => this.#grab(signal, ...drag),
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
    this.#peek = undefined;
  }

  /** Sets the available space: see `choose`. A board that is hidden has none, and keeps its own. */
  resize(...size: readonly [width: number, height: number, most: number]): void {
    if (size[0] <= 0 || size.every((length, i) => length === this.#size[i])) return;
    this.#size = size;
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
    const starts = startsOf(effects, count, time);
    const delays = new Map(
      effects.map(({ to, toIndex }, i) => {
        const index = Math.min(toIndex, piles[to]!.cards.length - 1);
        return [levelOf(to, index), starts[i]!] as const;
      }),
    );
    this.#long = isLong(effects);
    this.#draw(time, delays);
    this.#markLast(cause === 'undo' ? -1 : effects.at(-1)?.to);
  }

  /** Marks the turned card, which is played next, or else the card that moved last, to this pile. */
  #markLast(to = this.#host.lastEffects.at(-1)?.to): void {
    const turned = turnedPile(this.#facts);
    this.#cards.mark('last', turned < 0 ? to : turned);
  }

  /** Shows the current position without animation. */
  reset(): void {
    this.#newTable();
    this.#cards.reset(this.#facts);
    this.#markLast();
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
    this.#peek?.end();
    this.#choices = [];
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

  /** Draws again what depends on the theme. */
  restyle(): void {
    this.#dial.restyle();
    this.#drawSigns();
  }

  /** Celebrates a win, except with reduced motion. Nothing waits for the animation. */
  async celebrate(): Promise<void> {
    if (travelTime(this.#look().speed) === 0 || !this.#chosen) return;
    const part = await this.#loadOverlay(parts.celebration);
    this.#celebration = part?.celebrate(this.element, this.#chosen);
  }

  /** Draws every face and back again. */
  redraw(): void {
    this.#cards.redraw();
  }

  /** Draws arrows between piles; the next change of the table removes them. */
  async drawArrows(arrows: readonly Arrow[]): Promise<void> {
    this.#arrows?.remove();
    if (!this.#chosen || arrows.length === 0) return;
    const part = await this.#loadOverlay(parts.arrows);
    if (!part) return;
    this.#arrows?.remove();
    this.#arrows = part.drawArrows(this.element, arrows, this.#chosen, this.#facts);
  }

  /** Shows a move until the next command. */
  async showHint(move: Move): Promise<void> {
    const part = await this.#loadOverlay(parts.hint);
    this.#hint?.remove();
    const time = travelTime(this.#look().speed);
    this.#hint = part?.markHint(this.element, move, this.#facts, this.#chosen!, this.#cards, time);
  }

  /** Loads what is drawn over the table; undefined if the table has changed meanwhile. */
  async #loadOverlay<T extends { readonly styles: CSSResult }>(
    part: Part<T>,
  ): Promise<T | undefined> {
    const table = this.#table;
    const loaded = await this.#host.need(part, false);
    if (!loaded || table !== this.#table || !this.#chosen) return undefined;
    adoptStyles(this.element, loaded.styles);
    return loaded;
  }

  /**
   * Loads what spreads piles for a look; from then on it listens by itself.
   * @param over the event of the pointer that may begin one; a key has none
   */
  async #readyToLook(over?: PointerEvent): Promise<void> {
    const { signal } = this.#listening!;
    const target = over?.composedPath()[0];
    const part = await this.#host.need(parts.peek, !over);
    if (!part || signal.aborted || this.#peek) return;
    adoptStyles(this.element, part.styles);
    const chosen = (): Chosen => this.#chosen!;
    this.#peek = new part.Peek(
      this.element,
      this.#host,
      this.selection,
      this.#cards,
      chosen,
      signal,
    );
    this.#peek.hold(over, target);
  }

  /** Focuses the pile of the first legal move. */
  focus(): void {
    this.#focusPile(this.#firstMovablePile());
  }

  /** The pile that has the focus, or had it last. */
  get pile(): number {
    return this.#tabStop;
  }

  /** Focuses the pile that the Tab key leads to, where the page stands. */
  takeFocus(): void {
    this.#piles.button(this.#tabStop)?.focus({ preventScroll: true });
  }

  get #facts(): readonly PileFacts[] {
    return this.#table?.piles ?? [];
  }

  #arrange(): void {
    if (this.#size[0] <= 0) return;
    const arrangements = this.#layout(this.#host.rules.piles, this.#look().hand);
    if (arrangements.length === 0) return;
    this.#dial.restyle();
    this.#chosen = choose(arrangements, this.#look().layout, ...this.#size);
    const { arrangement, scale } = this.#chosen;
    const { style } = this.element;
    style.setProperty('--_card', `${scale}px`);
    // Properties, so that a printed page can make the board smaller.
    style.setProperty('--_board-width', `${arrangement.width * scale}px`);
    style.setProperty('--_board-height', `${arrangement.height * scale}px`);
    // Ornaments may stick out on both sides.
    this.element.classList.toggle('roomy', this.#size[0] > (arrangement.width + 0.7) * scale);
    const { faces } = this.#look();
    this.element.classList.toggle('four-color', faces.includes('four-color'));
    this.#cards.setLarge(scale < 34 || faces.includes('large'));
    this.#arrows?.place(this.#chosen);
    this.#hint?.place(this.#chosen);
    this.#peek?.end();
  }

  #draw(time = 0, delays: ReadonlyMap<number, number> = new Map()): void {
    this.#stopDealing();
    if (!this.#chosen) return;
    this.#cards.place(this.#facts, this.#chosen, time, delays);
    this.#drawSigns();
  }

  /** Draws everything but the cards. */
  #drawSigns(): void {
    if (!this.#chosen || !this.#table) return;
    const { piles } = this.#table;
    this.element.style.setProperty('--_turn', `${travelTime(this.#look().speed)}ms`);
    this.#piles.update(piles, this.#chosen, this.#host.words);
    const moves = this.#host.rules.moves(this.#host.state);
    const turned = moves.filter(({ from }) => piles[from]!.role === 'turned');
    this.#choices = turned.length > 1 ? turned.map(({ to }) => to) : [];
    if (this.selection.lifted === undefined) this.#showTargets(this.#choices);
    const sources = moves.map(({ from }) => this.#buttonPile(from));
    this.#piles.showMovable(new Set(sources));
    // The module for drags also finds the card of a run that is tapped.
    this.#movesRuns ||= moves.some((move) => countOf(move) > 1);
    if (this.#movesRuns) parts.drag.get().catch(() => {});
    this.#piles.setTabStop(this.#tabStop);
    this.#dial.update(this.#chosen, piles);
    if (this.#details !== undefined) {
      const numbered = this.#details?.update(this.#chosen, this.#table, this.#host, moves) ?? false;
      // The toolbar leaves out a number that the dial shows, and waits until it is known whether it
      // does. WebKit overlooks changes within `:has()`.
      this.element.closest('.base')?.setAttribute('data-numbered', `${numbered}`);
    }
    // For the styles: whether the game is won, and what the stock can do. Other moves change often, and
    // each change makes the browser compare every card with these styles again.
    const { status } = this.#host.rules.outcome(this.#host.state);
    const ways = moves
      .map(({ from, to }) => `${piles[from]!.role}-${piles[to]!.role}`)
      .filter((way) => way.includes('stock'));
    const now = [...new Set([status, ...ways])].join(' ');
    const { dataset } = this.element;
    if (dataset['now'] !== now) dataset['now'] = now;
  }

  #showTargets(targets: readonly number[]): void {
    if (targets.join() === this.#targets.join()) return;
    this.#targets = targets;
    this.#cards.showTargets(targets);
    this.#piles.showTargets(targets);
    this.#details?.showTargets(targets);
  }

  /** Loads the details, while the first cards are dealt. */
  async #loadDetails(): Promise<void> {
    const part = await this.#host.need(parts.details, false);
    if (part) adoptStyles(this.element, part.styles);
    // In a task of its own: on a slow machine the board is drawn in the one before.
    await new Promise((next) => setTimeout(next));
    if (this.#details !== undefined) return;
    this.#details = part
      ? new part.Details(this.element, this.#dial, (pile) => this.#piles.button(pile))
      : null;
    this.#details?.showTargets(this.#targets);
    this.#drawSigns();
  }

  /** Deals the cards one by one, from the stock or from the centre. */
  #dealOut(): void {
    const { piles } = this.#table!;
    // A board that has no size yet deals when it has one.
    this.#undealt = !this.#chosen;
    if (!this.#chosen) return;
    const time = travelTime(this.#look().speed);
    this.#cards.reset(piles);
    this.#markLast();
    if (time === 0) return this.#draw();
    // The game can be played at once; its cards are created in a separate task.
    this.#drawSigns();
    this.#stopDealing();
    this.#long = true;
    this.#dealing = setTimeout(() => {
      this.#dealing = undefined;
      const order = piles
        .flatMap(({ role, cards }, pile) =>
          roles[role].dealt ? cards.map((_, index) => ({ pile, index })) : [],
        )
        .sort((a, b) => a.index - b.index || a.pile - b.pile);
      const { arrangement, scale } = this.#chosen!;
      const { places, width, height, dial } = arrangement;
      const from = places['stock'] ?? dial ?? { x: width / 2, y: height / 2 };
      // A board outside the viewport isn't animated, and takes its time: others come first.
      const { top, bottom } = this.element.getBoundingClientRect();
      const visible = bottom > 0 && top < innerHeight;
      const step = dealEvery(time, visible);
      this.#cards.gather(from, scale, order.at(-1));
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
  #buttonPile(pile: number, piles = this.#facts): number {
    const { over } = piles[pile]!;
    return over === undefined ? pile : piles.findIndex(({ id }) => id === over);
  }

  #firstMovablePile(): number {
    const { rules, state, piles } = this.#host;
    const [first] = rules.moves(state);
    // A listener of events may ask before the board shows the position.
    return first ? this.#buttonPile(first.from, piles) : 0;
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
  #grab(signal: AbortSignal, source: number, press: Press, event: PointerEvent): boolean {
    const { loaded } = parts.drag;
    if (!loaded) return false;
    const count = this.selection.countAt(source, press.depth);
    this.#grabbed = { pile: source, count };
    const table = {
      element: this.element,
      cards: this.#cards,
      piles: this.#facts,
      chosen: this.#chosen!,
      letGo: () => this.#letGo(),
    };
    loaded.beginDrag(table, this.selection, source, count, press, event, signal);
    return true;
  }

  /** The card of a pile that a pointer is on, counted from 1 for the top card. */
  #depthAt(pile: number, event: PointerEvent): number {
    if (!this.#movesRuns || !parts.drag.loaded) return 1;
    return parts.drag.loaded.depthAt(this.element, this.#facts[pile]!, this.#chosen!, event);
  }

  get #keyTable(): KeyTable {
    return {
      piles: this.#facts,
      arrangement: this.#chosen?.arrangement,
      focus: (pile) => this.#focusPile(pile),
      command: (name) => this.#host.command(name),
      look: (pile) => void this.#readyToLook().then(() => this.#peek?.toggle(pile)),
      enabled: this.#look().keys,
    };
  }

  #press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const pile = this.#piles.pileAt(event);
    const key = { event, pile, table: this.#table };
    if (parts.keys.loaded) parts.keys.loaded.pressKey(this.#keyTable, this.selection, event, pile);
    else {
      // The page is not to act on it meanwhile; Space presses the button that has the focus.
      const { length } = event.key;
      const isShortcut = length === 1 && event.key !== ' ' && this.#look().keys;
      if (isShortcut || /^(Arrow|Home$|End$)/.test(event.key)) event.preventDefault();
      if (this.#pendingKeys.push(key) === 1) void this.#pressPending();
    }
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
    return top !== undefined && !isDown(top) && roles[role].draggable;
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
