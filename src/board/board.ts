import type { Arrow } from '../game/index.js';
import type { PileFacts, Table } from '../rules/engine.js';
import type { Transition } from '../session/index.js';
import { applySize } from './apply-size.js';
import { CardLayer } from './cards/cards.js';
import { travelTime } from './cards/motion.js';
import { Deal, delaysOf, delaysOfTop } from './deal.js';
import { type Arrangement, choose, type Chosen, type Layout } from './geometry/arrange.js';
import { whenWon } from './geometry/when-won.js';
import { type BoardPlay, type DrawCard, isWon } from './board-play.js';
import { BoardInput, type InputBoard } from './input/board-input.js';
import { Overlays } from './overlays.js';
import { makeElement } from './pieces.js';
import { buttonPile, firstMovablePile, PileLayer } from './piles.js';
import { playing } from './playing-module.js';
import { turnedPile } from './roles.js';
import { movesRuns, Signs } from './signs.js';
import { Sounds } from './sounds.js';
import { isLong } from './tempo.js';
import type { BoardLook } from './view.js';

/**
 * The view of a game: it draws the table that the rules describe, and turns gestures into moves. It
 * knows about kinds of piles, but not about individual games.
 */
export class Board {
  readonly element: HTMLElement;
  readonly input: BoardInput;
  readonly sounds: Sounds;
  /** What its parts see of it. */
  readonly view: InputBoard;
  /** Resolves when the details and their styles are there, or have failed to load. */
  detailed: Promise<unknown> | undefined;
  readonly #cards: CardLayer;
  readonly #piles: PileLayer;
  readonly #signs: Signs;
  #layout: Layout = () => [];
  #chosen: Chosen | undefined;
  #table: Table | undefined;
  #size: readonly [width: number, height: number, most: number] = [0, 0, 0];
  readonly #overlays: Overlays;
  #undealt = false;
  #won = false;
  readonly #deal: Deal;
  /** Whether the animation is a long one: a deal, a redeal, a filling of gaps. */
  #long = false;
  /** The look that was last drawn. */
  #drawnLook = '';
  readonly #play: BoardPlay;
  readonly #look: () => BoardLook;

  constructor(play: BoardPlay, draw: DrawCard, look: () => BoardLook) {
    this.#play = play;
    this.#look = look;
    this.element = makeElement({ class: 'board', part: 'board', role: 'toolbar' });
    this.#cards = new CardLayer(draw, play.load, () => playing.loaded);
    this.#piles = new PileLayer();
    this.#deal = new Deal(this.element, this.#cards);
    const board = (this.view = this.#view());
    this.#signs = new Signs(play, board);
    const { ground, buttons } = this.#piles;
    this.element.append(this.#signs.dial.element, ground, this.#cards.element, buttons);
    this.#overlays = new Overlays(play, board);
    this.sounds = new Sounds(play, board);
    this.input = new BoardInput(play, board);
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
    this.#piles.setTabStop(firstMovablePile(this.#play));
    if (hadFocus) this.#piles.focus(this.#piles.tabStop);
    this.#arrange();
    this.detailed = this.#signs.loadDetails().then((isNew) => isNew && this.#drawSigns());
    // The cards of a deal are created when the board has a size, which is later.
    if (deals) return this.#dealOut();
    this.#cards.reset(piles);
    this.#markLast();
    this.#draw();
  }

  /** The arrangements of the game, and which kind of them is wanted. */
  get arrangements(): readonly [readonly Arrangement[], BoardLook['layout']] {
    const { hand, layout } = this.#look();
    return [this.#layout(this.#play.shown.rules.piles, hand), layout];
  }

  /** The space that it has been given. */
  get size(): readonly [width: number, height: number, most: number] {
    return this.#size;
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
    const running = this.#long && (this.#deal.pending || this.#cards.moving);
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
    this.#table = this.#play.shown.rules.table(after);
    if (cause === 'deal') return this.#dealOut();
    if (!this.#cards.follow(effects, this.#facts)) return this.reset();
    this.#long = isLong(effects);
    this.#draw(this.#travel, delaysOf(effects, this.#facts, count, this.#travel));
    this.#markLast(cause === 'undo' ? -1 : effects.at(-1)?.to);
  }

  /** Marks the turned card, which is played next, or else the card that moved last, to this pile. */
  #markLast(to = this.#play.shown.lastEffects.at(-1)?.to): void {
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

  /** Resolves when all cards that are going to be turned face up can be seen; undefined if there is none. */
  get turning(): Promise<void> | undefined {
    return this.#cards.turning;
  }

  #newTable(): void {
    const { shown } = this.#play;
    this.#table = shown.rules.table(shown.state);
    const won = isWon(shown);
    if (won !== this.#won) this.#arrange(won);
    this.#overlays.clear();
    this.sounds.pass();
    this.#signs.clear();
    this.input.handle({ type: 'new-table' });
  }

  /** Draws again without animation, after a change of look or language. */
  refresh(): void {
    const look = JSON.stringify([this.#look(), this.#play.words.lang]);
    if (look === this.#drawnLook) return;
    this.#drawnLook = look;
    this.#arrange();
    this.#draw();
  }

  /** Draws again what depends on the theme. */
  restyle(): void {
    this.#signs.dial.restyle();
    this.#drawSigns();
  }

  /** Whether the game is held up, because it can't be seen or played. */
  readonly hold = (held: boolean): void => this.#signs.hold(held);
  readonly celebrate = (): Promise<void> => this.#overlays.celebrate();

  /** Draws every face and back again. */
  redraw(): void {
    this.#cards.redraw();
  }

  readonly drawArrows = (arrows: readonly Arrow[]): Promise<void> =>
    this.#overlays.drawArrows(arrows);

  /** Shows a move, or none; the Tab key leads to its pile. */
  readonly showHint: Overlays['showHint'] = (move, ...how) => {
    if (move) this.#piles.offer(buttonPile(this.#facts, move.from));
    return this.#overlays.showHint(move, ...how);
  };

  /** Focuses the pile of an easy legal move. */
  focus(): void {
    this.#piles.focus(firstMovablePile(this.#play));
  }

  /** The pile that has the focus, or had it last. */
  get pile(): number {
    return this.#piles.tabStop;
  }

  /** Focuses the pile that the Tab key leads to, where the page stands. */
  takeFocus(): void {
    this.#piles.focus(this.#piles.tabStop, true);
  }

  /** Milliseconds of a card's way. */
  get #travel(): number {
    return travelTime(this.#look().speed);
  }

  get #facts(): readonly PileFacts[] {
    return this.#table?.piles ?? [];
  }

  #arrange(won = this.#won): void {
    this.#won = won;
    const [arrangements, kind] = this.arrangements;
    if (this.#size[0] <= 0 || arrangements.length === 0) return;
    this.#signs.dial.restyle();
    this.#chosen = whenWon(choose(arrangements, kind, ...this.#size), won);
    const { faces } = this.#look();
    applySize(this.element, this.#chosen, this.#size[0]);
    this.element.classList.toggle('four-color', faces.includes('four-color'));
    this.#cards.setLarge(this.#chosen.scale, faces);
    this.#overlays.place(this.#chosen);
    this.input.handle({ type: 'end-look' });
  }

  #draw(time = 0, delays: ReadonlyMap<number, number> = new Map()): void {
    this.#deal.stop();
    if (!this.#chosen) return;
    this.#cards.place(this.#facts, this.#chosen, time, delays);
    this.#drawSigns();
  }

  /** Draws everything but the cards. */
  #drawSigns(): void {
    if (!this.#chosen || !this.#table) return;
    this.element.style.setProperty('--_turn', `${this.#travel}ms`);
    const moves = this.#signs.draw(this.#table, this.#chosen, Boolean(this.input.state.lifted));
    if (movesRuns(moves)) this.input.expectRuns();
  }

  /** Deals the cards one by one, from the stock or from the centre. */
  #dealOut(): void {
    this.#piles.offer(firstMovablePile(this.#play));
    // A board that has no size yet deals when it has one.
    this.#undealt = !this.#chosen;
    if (!this.#chosen) return;
    this.#cards.reset(this.#facts);
    this.#markLast();
    if (this.#travel === 0) return this.#draw();
    // The game can be played at once; its cards are created in a separate task.
    this.#drawSigns();
    this.#long = true;
    this.#deal.start(this.#facts, () => this.#chosen!, this.#travel);
  }

  #view(): InputBoard {
    const piles = (): readonly PileFacts[] => this.#facts;
    const chosen = (): Chosen | undefined => this.#chosen;
    const look = this.#look;
    return {
      element: this.element,
      cards: this.#cards,
      layer: this.#piles,
      get piles() {
        return piles();
      },
      get chosen() {
        return chosen();
      },
      get look() {
        return look();
      },
      showLifted: (lifted, targets) => {
        this.#cards.mark('lifted', lifted?.pile, lifted?.count);
        this.#piles.showLifted(lifted && buttonPile(this.#facts, lifted.pile));
        this.#signs.showTargets(targets);
        this.#overlays.lifted(lifted?.pile, lifted?.count);
      },
      tell: (voice, pile) => this.sounds.tell(voice, pile),
      sendHome: (pile, count) => this.#draw(this.#travel, delaysOfTop(this.#facts, pile, count)),
      finish: () => this.finish(),
      rests: (pile) => !this.#deal.pending && this.#cards.rests(pile),
      hints: (pile) => this.#overlays.hints(pile),
    };
  }
}
