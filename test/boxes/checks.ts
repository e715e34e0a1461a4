/** What must be true of a game in every box; runs in the page. */
import '../../src/hourhand.js';
import { choose, TOUCHABLE } from '../../src/board/geometry/arrange.js';
import type { SolitaireElement } from '../../src/hourhand.js';
import type { Box } from './boxes.js';

/** A mouse. */
export interface Hand {
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  /** Lets so much time pass that the next press makes no double click with the last one. */
  rest(): Promise<void>;
}

/** Pixels: a game is as wide as this where it may choose, by the card of its preferred arrangement. */
const NATURAL_CARD = 80;
/** Pixels: no game is narrower. */
const LEAST = 176;
/** Pixels of what may be left beside the board where everything else is folded: a button, and some gaps. */
const FOLDED = [44, 60];
/** The share of the window that a board takes where nothing limits it; see docs/styling.md. */
const SEEN = 0.82;

/** Waits for a state; the time that passes is that of frames. */
async function until(isTrue: () => unknown, what: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (isTrue()) return;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`never: ${what}`);
}

/** Waits until something has been the same for some frames. */
async function settled(value: () => string): Promise<void> {
  let [last, same] = ['', 0];
  await until(() => {
    const now = value();
    same = now === last ? same + 1 : 0;
    last = now;
    return same > 4;
  }, 'the game keeps its size');
}

/** Puts a box on the page, and shows what has to be shown. */
function put(root: HTMLElement, html: string): void {
  root.innerHTML = html;
  root.querySelector<HTMLDialogElement>('dialog.modal')?.showModal();
  root.querySelector<HTMLElement>('[popover]')?.showPopover();
}

/** What turns or enlarges boxes is left out while they are compared. */
function untransformed<T>(root: HTMLElement, measure: () => T): T {
  const box = root.querySelector<HTMLElement>('.transformed');
  const style = box?.style.cssText ?? '';
  if (box) Object.assign(box.style, { transform: 'none', rotate: 'none' });
  const measured = measure();
  if (box) box.style.cssText = style;
  return measured;
}

interface Reference {
  readonly width: number;
  readonly height: number;
  readonly pageWidth: number;
}

/** How large a box with a natural width and a least width is in this place: made of nothing of the kit. */
function referenceOf(root: HTMLElement, { around, style }: Box, natural: number): Reference {
  const piece = `<i style="display: inline-block; width: ${natural / 40}px"></i>`;
  put(
    root,
    around.replace(
      '@',
      `<div class="reference" style="${style}"><div style="width: ${LEAST}px; height: 1px"></div>
        <div style="font-size: 0; line-height: 0; height: 0; overflow: hidden">${piece.repeat(40)}</div></div>`,
    ),
  );
  const sheet = document.createElement('style');
  sheet.textContent =
    '.reference { max-inline-size: 100%; writing-mode: horizontal-tb; break-inside: avoid }';
  root.append(sheet);
  return untransformed(root, () => {
    const { width, height } = root.querySelector('.reference')!.getBoundingClientRect();
    return { width, height, pageWidth: document.documentElement.scrollWidth };
  });
}

type Named = readonly [name: string, rect: DOMRect];

/** Names what isn't within a box, by more than a pixel and a half. */
const outside = (things: readonly Named[], [name, box]: Named): string[] =>
  things
    .filter(
      ([, { left, top, right, bottom }]) =>
        left < box.left - 1.5 ||
        top < box.top - 1.5 ||
        right > box.right + 1.5 ||
        bottom > box.bottom + 1.5,
    )
    .slice(0, 1)
    .map(([thing, { left, top, right, bottom }]) => {
      const text = [left, top, right, bottom].map(Math.round).join(' ');
      return `${thing} (${text}) is not in ${name} (${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')})`;
    });

const windowBox = (): Named => ['the window', new DOMRect(0, 0, innerWidth, innerHeight)];

/** A game in a box, with the parts that are looked at. */
class Tried {
  readonly shadow: ShadowRoot;

  constructor(
    readonly root: HTMLElement,
    readonly game: SolitaireElement,
    readonly hand: Hand,
  ) {
    this.shadow = game.shadowRoot!;
  }

  find(selector: string): HTMLElement {
    const found = this.shadow.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  }

  rect(selector: string): DOMRect {
    return this.find(selector).getBoundingClientRect();
  }

  /** Its size, against the reference's. */
  sizeFaults(box: Box, reference: Reference): string[] {
    const faults: string[] = [];
    const { game } = this;
    const { width, height } = game.getBoundingClientRect();
    if (width > reference.width + 2) faults.push(`${width} wide, ${reference.width} expected`);
    if (width < reference.width - 2) faults.push(`only ${width} wide, ${reference.width} expected`);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > Math.max(innerWidth, reference.pageWidth) + 1)
      faults.push(`the page is ${scrollWidth} wide`);
    const style = getComputedStyle(game);
    const isSet = /(?<!-)height|aspect-ratio|inset/.test(box.style);
    const isLower = /min-height: [1-9]/.test(box.style) && height >= reference.height;
    if (isSet && !isLower && Math.abs(height - reference.height) > 1.5) {
      const isLess = /max-height/.test(box.style) && height < parseFloat(style.maxHeight) + 1;
      if (!isLess) faults.push(`${height} high, ${reference.height} expected`);
    }
    if (style.display !== 'inline' && game.getClientRects().length > 1) faults.push('it is split');
    const parts = ['.board', '.toolbar', '.status-bar'].map((part): Named => [
      part,
      this.rect(part),
    ]);
    faults.push(...outside(parts, ['the game', game.getBoundingClientRect()]));
    return faults;
  }

  /** Its cards: in the board, and as wide as they could be, up to a width that is easy to touch. */
  cardFaults(box: Box): string[] {
    const cards = [...this.shadow.querySelectorAll('.cards .card, [part~=pile]')]
      .filter((card) => card.getClientRects().length > 0)
      .map((card): Named => [card.getAttribute('part') ?? 'a card', card.getBoundingClientRect()]);
    const faults = outside(cards, ['the board', this.rect('.board')]);
    const { game } = this;
    const kind = game.constructor as typeof SolitaireElement;
    const piles = kind.game.create({ ...defaults(kind) }).piles;
    const style = getComputedStyle(game);
    const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom) || 0;
    const isSet = /(?<!min-)(?<!-)height|max-height|aspect-ratio|inset/.test(box.style);
    const rooms = isSet
      ? FOLDED.map((folded) => Math.max(96, game.clientHeight - padding - folded))
      : [1e5];
    const width = this.find('.available').offsetWidth;
    const { currentCSSZoom: zoom = 1 } = game as Partial<HTMLElement>;
    const seen = (SEEN * innerHeight) / zoom;
    const layout = kind.layout(piles, 'right');
    // More room can mean narrower cards, in an arrangement that is preferred: no room is held to another's cards.
    const could = Math.min(
      TOUCHABLE,
      ...rooms.map((room) => choose(layout, 'auto', width, Math.min(room, seen), room).scale),
    );
    const card = parseFloat(this.find('.board').style.getPropertyValue('--_card'));
    if (card < could - 1) faults.push(`cards are ${card} wide and could be ${could}`);
    return faults;
  }

  /** Brings points of the game into the window. */
  point(of: Element): { x: number; y: number } {
    const { left, top, width, height } = of.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  isReached(of: Element): boolean {
    const { x, y } = this.point(of);
    const hit = this.shadow.elementFromPoint(x, y);
    return hit !== null && (of === hit || of.contains(hit) || hit.contains(of));
  }

  async press(of: Element): Promise<void> {
    if (!this.isReached(of)) of.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = this.point(of);
    if (!this.isReached(of)) {
      const name = of.getAttribute('part') ?? of.className;
      throw new Error(`${name} can’t be reached at ${Math.round(x)} ${Math.round(y)}`);
    }
    await this.hand.rest();
    await this.hand.move(x, y);
    await this.hand.down();
    await this.hand.up();
  }

  /** The menu and a dialog: wholly in the window, and each entry can be pressed. */
  async dialogFaults(): Promise<string[]> {
    const faults: string[] = [];
    await this.press(this.find('button[part~=menu]'));
    await until(() => this.shadow.querySelector('.menu [part~=settings]'), 'the menu opens');
    await settled(() => JSON.stringify(this.rect('.menu')));
    faults.push(...outside([['the menu', this.rect('.menu')]], windowBox()));
    for (const tool of ['newGame', 'undo', 'hint']) {
      const all = [...this.shadow.querySelectorAll(`.toolbar [part~=${tool}]`)];
      if (!all.some((one) => one.checkVisibility())) faults.push(`${tool} is nowhere`);
    }
    const entries = [...this.shadow.querySelectorAll<HTMLElement>('.menu .button')];
    for (const entry of entries.filter((one) => one.checkVisibility())) {
      entry.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (!this.isReached(entry)) faults.push(`${entry.getAttribute('part')} can’t be reached`);
    }
    await this.press(this.find('.menu [part~=settings]'));
    const open = 'dialog[open]:not(.menu)';
    await until(() => this.shadow.querySelector(open), 'a dialog opens');
    await settled(() => JSON.stringify(this.rect(open)));
    faults.push(...outside([['the dialog', this.rect(open)]], windowBox()));
    await this.press(this.find(`${open} [part~=close]`));
    await until(() => !this.shadow.querySelector(open), 'the dialog closes');
    return faults;
  }

  /** The grip of a move's card, and the pile to which it can go. */
  #ways(): { from: Element; to: Element }[] {
    const { game } = this;
    const kind = game.constructor as typeof SolitaireElement;
    const { piles } = kind.game.create({ ...defaults(kind) });
    const button = (id: string): HTMLElement | null =>
      this.shadow.querySelector(`[data-pile="${piles.findIndex((pile) => pile.id === id)}"]`);
    return game.moves.flatMap(({ token }) => {
      const [source = '', target = ''] = token.split('-');
      const pile = button(source);
      const from = pile?.getClientRects().length ? pile : this.shadow.querySelector('.movable');
      const to = button(target);
      const grip = from?.querySelector('.grip');
      return grip && to && from !== to ? [{ from: grip, to }] : [];
    });
  }

  async #made(count: number, most: number): Promise<boolean> {
    for (let i = 0; i < most && this.game.moveCount < count; i++) {
      await new Promise(requestAnimationFrame);
    }
    return this.game.moveCount === count;
  }

  async tapFaults(): Promise<string[]> {
    const before = this.game.moveCount;
    const [way] = this.#ways();
    if (!way) return ['there is no move to tap'];
    await this.press(way.from);
    if (await this.#made(before + 1, 10)) return [];
    await this.press(way.to);
    return (await this.#made(before + 1, 10)) ? [] : ['a tap plays no card'];
  }

  async dragFaults(): Promise<string[]> {
    const before = this.game.moveCount;
    for (const { from, to } of this.#ways()) {
      if (!this.isReached(from) || !this.isReached(to))
        to.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (!this.isReached(from) || !this.isReached(to)) continue;
      const [a, b] = [this.point(from), this.point(to)];
      await this.hand.move(a.x, a.y);
      await this.hand.down();
      for (const share of [0.3, 0.7, 1]) {
        await this.hand.move(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
      }
      await this.hand.up();
      // What a drag needs may still be loaded.
      return (await this.#made(before + 1, 200)) ? [] : ['a drag plays no card'];
    }
    return ['no card and its goal are in the window together'];
  }
}

/** A game's options as they are where a page says nothing. */
const defaults = ({ game }: typeof SolitaireElement): Record<string, string> =>
  Object.fromEntries(game.options.map(({ name, default: value }) => [name, String(value)]));

/**
 * Tries a game in a box: what is wrong with it, in sentences.
 * @param root an element to put it into
 */
export async function faultsIn(box: Box, hand: Hand, root: HTMLElement): Promise<string[]> {
  const tag = `${box.game}-solitaire`;
  const kind = customElements.get(tag) as unknown as typeof SolitaireElement;
  const [preferred] = kind.layout(kind.game.create({ ...defaults(kind) }).piles, 'right');
  const reference = referenceOf(root, box, preferred!.width * NATURAL_CARD);
  // Motion is left out because places and sizes are the subject; other tests wait for it.
  put(
    root,
    box.around.replace(
      '@',
      `<${tag} deal="21" speed="instant" storage="none" style="${box.style}"></${tag}>`,
    ),
  );
  const game = root.querySelector<SolitaireElement>(tag)!;
  const tried = new Tried(root, game, hand);
  const faults: string[] = [];
  const note = async (look: () => string[] | Promise<string[]>): Promise<void> => {
    try {
      faults.push(...(await look()));
    } catch (error) {
      faults.push((error as Error).message);
    }
  };
  await until(() => tried.shadow.querySelector('.cards .card'), 'the cards are dealt');
  await until(() => tried.shadow.querySelector('.details'), 'all that a first move needs is there');
  await note(async () => {
    await settled(() => {
      const { width, height } = game.getBoundingClientRect();
      return `${width} ${height} ${tried.find('.board').style.cssText}`;
    });
    return [];
  });
  await note(() =>
    untransformed(root, () => [...tried.sizeFaults(box, reference), ...tried.cardFaults(box)]),
  );
  await note(() => tried.tapFaults());
  await note(() => tried.dragFaults());
  await note(() => tried.dialogFaults());
  root.replaceChildren();
  return faults;
}
