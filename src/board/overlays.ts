import type { CSSResult } from 'lit';
import { type Arrow, LazyModule } from '../game/index.js';
import { countOf, type Move } from '../rules/engine.js';
import { adoptStyles } from './adopt-styles.js';
import { nextFrame, travelTime } from './cards/motion.js';
import type { Chosen, Overlay } from './geometry/arrange.js';
import type { HintMarks } from './marks/hint-marks.js';
import type { BoardPlay } from './board-play.js';
import { buttonPile } from './piles.js';
import { playing } from './playing-module.js';
import type { BoardView } from './view.js';

/** A hint: its move, whether it lasts, and whether its marks come without a card that shows the way. */
type Hint = readonly [move: Move | undefined, lasts?: () => boolean, isStill?: boolean];

/** Loaded when first needed. */
const parts = {
  celebration: new LazyModule('celebration', () => import('./marks/celebration.js')),
  arrows: new LazyModule('arrows', () => import('./marks/arrows.js')),
};

/** What is drawn over a table for a while: a hint, the reasons of a loss, the celebration of a win. */
export class Overlays {
  /** The arrows that explain a loss, or that the page wants. */
  #arrows: Overlay | undefined;
  /** Those that are drawn once the board has a size. */
  #due: readonly Arrow[] = [];
  #hint: HintMarks | undefined;
  /** The move that it shows, or will once the cards lie where they belong. */
  #hinted: Move | undefined;
  /** One that is drawn once the board has a size. */
  #dueHint: Hint | undefined;
  /** Shows it again, if it lasts. */
  #again: (() => void) | undefined;
  /** Counts what hides a hint: one that was loading then is not shown. */
  #hidings = 0;
  /** Ends the celebration of a win. */
  #celebration: (() => void) | undefined;
  /** Counts the tables: what was loaded for an earlier one is not drawn. */
  #tables = 0;
  readonly #play: BoardPlay;
  readonly #board: BoardView;

  constructor(play: BoardPlay, board: BoardView) {
    this.#play = play;
    this.#board = board;
  }

  /** Another table: nothing is drawn over it. */
  clear(): void {
    this.#tables++;
    this.#due = [];
    this.#again = this.#dueHint = this.#hinted = undefined;
    this.#arrows?.remove();
    this.#celebration?.();
  }

  /** The table is laid out anew. */
  place(chosen: Chosen): void {
    this.#arrows?.place(chosen);
    if (this.#due.length > 0) void this.drawArrows(this.#due);
    this.#hint?.place(chosen);
    if (this.#dueHint) void this.showHint(...this.#dueHint);
  }

  /** Celebrates a win, except with reduced motion. Nothing waits for the animation. */
  async celebrate(): Promise<void> {
    const { element, chosen, look } = this.#board;
    if (travelTime(look.speed) === 0 || !chosen) return;
    const part = await this.#load(parts.celebration, ({ styles }) => styles);
    this.#celebration = part?.celebrate(element, this.#board.chosen!);
  }

  /** Whether a hint tells the player to press this pile. */
  hints(pile: number): boolean {
    const { from } = this.#hinted ?? {};
    return from !== undefined && buttonPile(this.#board.piles, from) === pile;
  }

  /** Draws arrows between piles; the next change of the table removes them. */
  async drawArrows(arrows: readonly Arrow[]): Promise<void> {
    this.#arrows?.remove();
    this.#due = this.#board.chosen ? [] : arrows;
    if (!this.#board.chosen || arrows.length === 0) return;
    const part = await this.#load(parts.arrows, ({ styles }) => styles);
    if (!part) return;
    this.#arrows?.remove();
    const { element, chosen, piles } = this.#board;
    this.#arrows = part.drawArrows(element, arrows, chosen!, piles);
  }

  /**
   * Shows a move until the next command; undefined shows none.
   * @param lasts whether it is shown again once cards that were picked up have been put back; asked then
   * @param isStill whether no card shows the way, and its marks wait until the cards lie where they belong
   */
  readonly showHint = async (...hint: Hint): Promise<void> => {
    const [move, lasts, isStill = false] = hint;
    this.#again = lasts && (() => void (lasts() && this.showHint(...hint)));
    this.#hint?.remove();
    this.#hinted = undefined;
    const hidings = ++this.#hidings;
    this.#dueHint = move && !this.#board.chosen ? hint : undefined;
    if (!move) return;
    const part = await this.#load(playing, ({ hintStyles }) => hintStyles);
    if (!part || hidings !== this.#hidings) return;
    this.#hinted = move;
    const { element, cards } = this.#board;
    if (isStill) {
      // A deal begins in a task of its own.
      await nextFrame();
      while (cards.moving) await cards.rest;
    }
    if (hidings !== this.#hidings || !this.#board.chosen) return;
    const { chosen, piles, look } = this.#board;
    const time = isStill ? 0 : travelTime(look.speed);
    this.#hint = part.markHint(element, move, piles, chosen, cards, time);
  };

  /**
   * Cards have been picked up from this pile, or none are in hand any more. Of a hint that is being followed, the goal
   * stays marked.
   */
  lifted(pile: number | undefined, count = 1): void {
    this.#hidings++;
    const { from } = this.#hinted ?? {};
    if (pile !== undefined && pile === from && count === countOf(this.#hinted!)) {
      return this.#hint?.keepGoal();
    }
    this.#hint?.remove();
    this.#hinted = undefined;
    if (pile === undefined) this.#again?.();
  }

  /** Loads what draws something; undefined if the table has changed meanwhile. */
  async #load<T>(part: LazyModule<T>, stylesOf: (loaded: T) => CSSResult): Promise<T | undefined> {
    const table = this.#tables;
    const loaded = await this.#play.load(part, false);
    if (!loaded || table !== this.#tables || !this.#board.chosen) return undefined;
    adoptStyles(this.#board.element, stylesOf(loaded));
    return loaded;
  }
}
