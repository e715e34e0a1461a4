import { makeElement } from '../pieces.js';
import { type CardView, isMoving, tokensOf } from './card-view.js';
import { drawBack, drawFace } from './faces.js';

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
  readonly #ownDrawing: OwnDrawing;

  constructor(ownDrawing: OwnDrawing) {
    this.#ownDrawing = ownDrawing;
  }

  /** Draws the side of a card that is visible, unless it has been drawn like that. */
  paint(view: CardView): void {
    const { shown: side = -1, drawn, hour, angle } = view;
    const line = (view.covered && view.line) || (this.large ? LARGE : 0);
    const look = side < 0 ? `${hour} ${angle}` : line;
    // What the page draws has one look, and a back keeps its time until it arrives.
    const kept = view.look === undefined || view.look === look || (side < 0 && isMoving(view));
    if (drawn === side && kept) return;
    view.drawn = side;
    const isOwn = this.#fill(view.inner, side, this.large, () =>
      side < 0 ? this.#drawBack(hour, angle) : drawFace(side, line),
    );
    view.look = isOwn ? undefined : look;
  }

  /** Makes a card that is not one of the table's: its face, or the back of the stock for null. */
  copy(card: number | null, parent: HTMLElement, large = this.large): HTMLElement {
    const element = makeElement({ class: tokensOf(card ?? -1).join(' ') }, parent);
    this.#fill(makeElement({ class: 'inner' }, element), card ?? -1, large, () =>
      card === null ? this.#drawBack(0, 0) : drawFace(card, large ? LARGE : 0),
    );
    return element;
  }

  /** Draws one side of a card, or lets the page do it; returns whether it did. */
  #fill(inner: HTMLElement, side: number, large: boolean, draw: () => Node): boolean {
    const own = this.#ownDrawing(side < 0 ? null : side, large);
    inner.classList.toggle('own', Boolean(own));
    inner.replaceChildren(own ?? draw());
    return Boolean(own);
  }

  /** Each back is drawn once and then cloned. */
  #drawBack(hour: number, angle: number): Node {
    const look = `${hour} ${angle}`;
    let back = this.#backs.get(look);
    if (!back) this.#backs.set(look, (back = drawBack(hour, angle)));
    return back.cloneNode(true);
  }
}
