import { JACK, rankOf, suitOf } from '../../cards/index.js';
import { LazyModule } from '../../game/index.js';
import type { BoardPlay } from '../board-play.js';
import { makeElement } from '../pieces.js';
import { type CardView, isMoving, tokensOf } from './card-view.js';
import { drawBack, drawFace } from './faces.js';

/** The figures of the courts. Until they come, a court shows its index and its watch. */
const courts = new LazyModule('courts', () => import('./courts.js'));

/** Whether a face, drawn by this line, has a figure. */
const hasFigure = (card: number, line: number): boolean =>
  (line === 0 || line === 2) && rankOf(card) >= JACK;

/** The line by which large faces are drawn. */
const LARGE = 54;

/** The page's own drawing of a card, or of the back for null; undefined if there is none. */
export type OwnDrawing = (card: number | null, large: boolean) => Node | undefined;

/** Draws the faces and the backs of cards, or lets the page do it. */
export class Painter {
  /** Whether the faces have large indices. */
  large = false;
  /** The backs by the time on their watches. */
  readonly #backs = new Map<string, SVGElement>();
  /** Whether the figures have been asked for since the cards were laid out. */
  #asked = false;
  readonly #ownDrawing: OwnDrawing;
  readonly #load: BoardPlay['load'];
  readonly #figuresCame: () => void;

  /** @param figuresCame is called when courts can be drawn with their figures, to be painted again */
  constructor(ownDrawing: OwnDrawing, load: BoardPlay['load'], figuresCame: () => void) {
    this.#ownDrawing = ownDrawing;
    this.#load = load;
    this.#figuresCame = figuresCame;
  }

  /** New cards are laid out: figures that failed to load are requested once more. */
  begin(): void {
    this.#asked = false;
  }

  /** Draws the side of a card that is visible, unless it has been drawn like that. */
  paint(view: CardView): void {
    const { shown: side = -1, drawn, hour, angle } = view;
    const large = this.large || view.small;
    const line = (view.covered && view.line) || (large ? LARGE : 0);
    const waits = hasFigure(side, line) && !courts.loaded;
    const look = side < 0 ? `${hour} ${angle}` : waits ? 'no figure' : line;
    // What the page draws has one look, and a back keeps its time until it arrives.
    const kept = view.look === undefined || view.look === look || (side < 0 && isMoving(view));
    if (drawn === side && kept) return;
    view.drawn = side;
    const isOwn = this.#fill(view.inner, side, large, () =>
      side < 0 ? this.#drawBack(hour, angle) : this.#drawFace(side, line, large),
    );
    view.look = isOwn ? undefined : look;
  }

  /** Removes the kit's drawing from a card that is covered by another one. What the page draws stays. */
  clear(view: CardView): void {
    if (view.drawn === undefined || view.look === undefined) return;
    view.drawn = view.look = undefined;
    view.inner.replaceChildren();
  }

  /** Makes a card that is not one of the table's: its face, or the back of the stock for null. */
  copy(card: number | null, parent: HTMLElement, large = this.large): HTMLElement {
    const element = makeElement({ class: tokensOf(card ?? -1).join(' ') }, parent);
    this.#fill(makeElement({ class: 'inner' }, element), card ?? -1, large, () =>
      card === null ? this.#drawBack(0, 0) : this.#drawFace(card, large ? LARGE : 0, large),
    );
    return element;
  }

  /** Draws one side of a card, or lets the page do it; returns whether it did. */
  #fill(inner: HTMLElement, side: number, large: boolean, draw: () => Node): boolean {
    const own = this.#ownDrawing(side < 0 ? null : side, large);
    inner.classList.toggle('own', Boolean(own));
    inner.replaceChildren(own ?? draw());
    if (!own) this.#askForFigures();
    return Boolean(own);
  }

  /**
   * Asks for the figures with the first card that the kit draws: while a deal's first back is on its way, they have
   * time to come. A page that draws all cards itself needs none.
   */
  #askForFigures(): void {
    if (this.#asked || courts.loaded) return;
    this.#asked = true;
    void this.#load(courts, false).then((part) => part && this.#figuresCame());
  }

  #drawFace(card: number, line: number, large: boolean): Node {
    const figure = hasFigure(card, line)
      ? courts.loaded?.drawCourt(suitOf(card), rankOf(card))
      : undefined;
    return drawFace(card, line, figure, large);
  }

  /** Each back is drawn once and then cloned. */
  #drawBack(hour: number, angle: number): Node {
    const look = `${hour} ${angle}`;
    let back = this.#backs.get(look);
    if (!back) this.#backs.set(look, (back = drawBack(hour, angle)));
    return back.cloneNode(true);
  }
}
