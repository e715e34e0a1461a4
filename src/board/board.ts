import { type Arrow, LazyModule } from '../game/index.js';
import { countOf, type Move, type PileFacts, type Table } from '../rules/engine.js';
import type { Transition } from '../session/index.js';
import { adoptStyles } from './adopt-styles.js';
import { CardLayer } from './cards/cards.js';
import { type Speed, travelTime } from './cards/motion.js';
import { dealOut } from './deal-out.js';
import { choose, type Chosen, type Layout } from './geometry/arrange.js';
import { levelOf } from './geometry/spots.js';
import type { BoardHost } from './host.js';
import { BoardInput, type InputBoard } from './input/board-input.js';
import type { Details } from './marks/details.js';
import { Dial } from './marks/dial.js';
import { Overlays } from './overlays.js';
import { PileLayer } from './piles.js';
import { turnedPile } from './roles.js';
import { isLong, startsOf } from './tempo.js';

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
const detailsPart = new LazyModule('details of a table', () => import('./marks/details.js'));

/**
 * The view of a game: it draws the table that the rules describe, and turns gestures into moves. It
 * knows about kinds of piles, but not about individual games.
 */
export class Board {
  readonly element: HTMLElement;
  readonly input: BoardInput;
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
  readonly #overlays: Overlays;
  #undealt = false;
  #dealing: ReturnType<typeof setTimeout> | undefined;
  /** Whether the animation is a long one: a deal, a redeal, a filling of gaps. */
  #long = false;
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
    const board = this.#forParts();
    this.#overlays = new Overlays(host, board);
    this.input = new BoardInput(host, board);
    this.element.addEventListener('focusin', (event) => {
      const pile = this.#piles.pileAt(event);
      if (pile !== undefined) this.#piles.setTabStop(pile);
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
    this.#piles.setTabStop(this.#firstMovablePile());
    if (hadFocus) this.#piles.focus(this.#piles.tabStop);
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
    this.input.connect();
  }

  disconnect(): void {
    this.input.disconnect();
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
    this.#overlays.clear();
    this.#choices = [];
    this.input.handle({ type: 'new-table' });
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

  celebrate(): Promise<void> {
    return this.#overlays.celebrate();
  }

  /** Draws every face and back again. */
  redraw(): void {
    this.#cards.redraw();
  }

  drawArrows(arrows: readonly Arrow[]): Promise<void> {
    return this.#overlays.drawArrows(arrows);
  }

  showHint(move: Move): Promise<void> {
    return this.#overlays.showHint(move);
  }

  /** Focuses the pile of the first legal move. */
  focus(): void {
    this.#piles.focus(this.#firstMovablePile());
  }

  /** The pile that has the focus, or had it last. */
  get pile(): number {
    return this.#piles.tabStop;
  }

  /** Focuses the pile that the Tab key leads to, where the page stands. */
  takeFocus(): void {
    this.#piles.focus(this.#piles.tabStop, true);
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
    this.#overlays.place(this.#chosen);
    this.input.handle({ type: 'end-look' });
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
    if (!this.input.state.lifted) this.#showTargets(this.#choices);
    const sources = moves.map(({ from }) => this.#buttonPile(from));
    this.#piles.showMovable(new Set(sources));
    if (moves.some((move) => countOf(move) > 1)) this.input.expectRuns();
    this.#piles.setTabStop(this.#piles.tabStop);
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
    const part = await this.#host.need(detailsPart, false);
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
      dealOut(this.element, this.#cards, piles, this.#chosen!, time);
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

  /** What input and overlays see of the board. */
  #forParts(): InputBoard & ConstructorParameters<typeof Overlays>[1] {
    const piles = (): readonly PileFacts[] => this.#facts;
    const chosen = (): Chosen | undefined => this.#chosen;
    const look = this.#look;
    const layer = this.#piles;
    return {
      element: this.element,
      cards: this.#cards,
      get piles() {
        return piles();
      },
      get chosen() {
        return chosen();
      },
      get travel() {
        return travelTime(look().speed);
      },
      get pile() {
        return layer.tabStop;
      },
      get shortcuts() {
        return look().keys;
      },
      pileAt: (event) => layer.pileAt(event),
      showLifted: (pile, count, targets) => {
        this.#cards.mark('lifted', pile, count);
        layer.showLifted(pile === undefined ? undefined : this.#buttonPile(pile));
        this.#showTargets(targets.length > 0 ? targets : this.#choices);
        this.#overlays.hideHint();
      },
      refused: (pile) => layer.refuse(this.#buttonPile(pile)),
      sendHome: (pile, count) => this.#sendHome(pile, count),
      focusPile: (pile) => layer.focus(pile),
      finish: () => this.finish(),
    };
  }

  /** Lets a pile's top cards fly to their places from where they are. */
  #sendHome(pile: number, count: number): void {
    const length = this.#facts[pile]?.cards.length ?? 0;
    const levels = Array.from({ length: count }, (_, i) => levelOf(pile, length - 1 - i));
    this.#draw(travelTime(this.#look().speed), new Map(levels.map((level) => [level, 0])));
  }
}
