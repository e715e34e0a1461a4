import { easyMove, type PileFacts } from '../rules/engine.js';
import type { Hand, Words } from '../words/index.js';
import { type BoardPlay, pilesOf } from './board-play.js';
import { CARD_HEIGHT, type Chosen, type Place } from './geometry/arrange.js';
import { type CardSpot, placeOf, spotOf, transformAt } from './geometry/spots.js';
import { makeElement } from './pieces.js';
import { gapsOf, roles } from './roles.js';

interface PileView {
  readonly button: HTMLButtonElement;
  readonly grip: HTMLElement;
  readonly outline: HTMLElement;
  /** The facts with which it was last updated. */
  shown: readonly unknown[];
  /** Its name for screen readers. */
  name: (hand: Hand) => string;
}

/** The order in which screen readers go through the piles. */
function readingOrder(piles: readonly PileFacts[]): number[] {
  const rankOf = ({ place, role }: PileFacts): number => {
    const { readLast } = roles[role];
    if (readLast > 0) return 9000 + readLast;
    if ('row' in place) return 2000 + place.row * 100 + place.order;
    if (place.ring === 'centre') return 500;
    return (place.ring === 'inner' ? 0 : 1000) + place.hour;
  };
  return piles
    .map((_, i) => i)
    .filter((i) => roles[piles[i]!.role].hasButton)
    .sort((a, b) => rankOf(piles[a]!) - rankOf(piles[b]!));
}

/** The pile whose button a pile uses: its own, or that of the pile on which it lies. */
export function buttonPile(piles: readonly PileFacts[], pile: number): number {
  const { over } = piles[pile]!;
  return over === undefined ? pile : piles.findIndex(({ id }) => id === over);
}

/** The pile of an easy legal move, which a first game is told to begin with. */
export function firstMovablePile(play: BoardPlay): number {
  const { rules, state } = play.shown;
  const first = easyMove(rules, state);
  // A listener of events may ask before the board shows the position.
  return first ? buttonPile(pilesOf(play), first.from) : 0;
}

function partOf(pile: PileFacts): string {
  const tokens = ['pile', pile.role];
  if (pile.hour) tokens.push(`hour-${pile.hour}`);
  if (pile.complete) tokens.push('complete');
  if (pile.cards.length === 0) tokens.push('empty');
  if (gapsOf(pile) > 0) tokens.push('gaps');
  return tokens.join(' ');
}

/**
 * The piles: a native button over each pile's cards, its outline under them.
 */
export class PileLayer {
  /** Under the cards. */
  readonly ground = makeElement({ class: 'ground', 'aria-hidden': 'true' });
  /** Over the cards: the buttons. */
  readonly buttons = makeElement({ class: 'buttons' });
  #views: (PileView | undefined)[] = [];
  /** The piles that take the card which is picked up, and the one that it comes from. */
  #targets: readonly number[] = [];
  #lifted: number | undefined;
  #tabStop = 0;
  /** The piles that the elements were created for. */
  #made = '';

  /** Creates the elements for a game's piles, in reading order, unless they exist already. */
  reset(piles: readonly PileFacts[]): void {
    const made = JSON.stringify(piles.map(({ id, role, place }) => [id, role, place]));
    if (made === this.#made) return;
    this.#made = made;
    for (const layer of [this.ground, this.buttons]) layer.replaceChildren();
    this.#views = piles.map(() => undefined);
    for (const i of readingOrder(piles)) {
      const attributes = { type: 'button', class: piles[i]!.role, 'data-pile': i, tabindex: -1 };
      const button = makeElement(attributes, this.buttons, 'button') as HTMLButtonElement;
      this.#views[i] = {
        button,
        grip: makeElement({ class: 'grip' }, button, 'span'),
        outline: piece('outline', this.ground),
        shown: [],
        name: () => '',
      };
    }
  }

  button(pile: number): HTMLButtonElement | undefined {
    return this.#views[pile]?.button;
  }

  /** The pile whose button is in the path of an event. */
  pileAt(event: Event): number | undefined {
    for (const target of event.composedPath()) {
      const pile = (target as HTMLElement).dataset?.['pile'];
      if (pile !== undefined) return Number(pile);
    }
    return undefined;
  }

  /** The pile whose button lies under a pointer. */
  pileUnder({ clientX, clientY }: PointerEvent): number | undefined {
    const root = this.buttons.getRootNode() as ShadowRoot;
    const pile = root.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-pile]');
    return pile ? Number(pile.dataset['pile']) : undefined;
  }

  /** Updates all piles. */
  update(piles: readonly PileFacts[], chosen: Chosen, words: Words): void {
    const { arrangement, scale } = chosen;
    piles.forEach((pile, i) => {
      const view = this.#views[i];
      if (!view) return;
      const above = piles.find((other) => other.over === pile.id && other.cards.length > 0);
      // A move leaves most piles unchanged: their arrays of cards are identical.
      const now = [pile.cards, pile.missing, pile.complete, above?.cards, chosen, words];
      if (now.every((fact, k) => fact === view.shown[k])) return;
      view.shown = now;
      const place = placeOf(pile, arrangement.places);
      const part = partOf(pile) + (view.button.classList.contains('target') ? ' target' : '');
      if (view.button.getAttribute('part') !== part) view.button.setAttribute('part', part);
      view.outline.classList.toggle('complete', pile.complete);
      view.outline.classList.toggle('docked', place.docked === true);
      view.outline.classList.toggle('enamelled', place.enamelled === true);
      view.outline.hidden = place.docked === true && pile.cards.length === 0 && !above;
      view.name = (hand) => words.pile(pile, above, hand);
      this.#tell(view, i);
      view.outline.style.transform = transformAt(onPixels(place, scale), scale);
      this.#cover(view, pile, place, scale);
    });
  }

  /** Shows which piles the picked-up card can go to. */
  showTargets(targets: readonly number[]): void {
    this.#targets = targets;
    this.#views.forEach((view, i) => {
      const is = targets.includes(i);
      view?.button.classList.toggle('target', is);
      // Programs that only play a browser know no list of parts.
      view?.button.part?.toggle('target', is);
      if (view) this.#tell(view, i);
    });
  }

  /** Tells which pile's card is picked up, if any. */
  showLifted(pile: number | undefined): void {
    this.#lifted = pile;
    this.#views.forEach((view, i) => view && this.#tell(view, i));
  }

  /** Names a pile by what lies there, and by what it has to do with the card that is picked up. */
  #tell({ button, name }: PileView, pile: number): void {
    const label = name({ lifted: pile === this.#lifted, takes: this.#targets.includes(pile) });
    if (label && button.getAttribute('aria-label') !== label) {
      button.setAttribute('aria-label', label);
    }
  }

  /** Sets which cards a finger drags, instead of scrolling the page. */
  showMovable(sources: ReadonlySet<number>): void {
    this.#views.forEach((view, i) => view?.button.classList.toggle('movable', sources.has(i)));
  }

  /** The pile that the Tab key focuses: it has the focus, or had it last. */
  get tabStop(): number {
    return this.#tabStop;
  }

  /** Has the Tab key lead to a pile, unless one has the focus. */
  offer(pile: number): void {
    if (!this.buttons.matches(':focus-within')) this.setTabStop(pile);
  }

  setTabStop(pile: number): void {
    this.#tabStop = pile;
    this.#views.forEach((view, i) => {
      const tabIndex = i === pile ? 0 : -1;
      // Setting it is slow even if the value doesn't change.
      if (view && view.button.tabIndex !== tabIndex) view.button.tabIndex = tabIndex;
    });
  }

  focus(pile: number, preventScroll = false): void {
    this.setTabStop(pile);
    this.button(pile)?.focus({ preventScroll });
  }

  /** Highlights a pile that refuses a card for a moment. */
  refuse(pile: number): void {
    const button = this.#views[pile]?.button;
    if (!button) return;
    const { classList } = button;
    classList.remove('refused');
    // Forces a layout, so that the animation restarts.
    button.getBoundingClientRect();
    classList.add('refused');
    button.addEventListener('animationend', () => classList.remove('refused'), { once: true });
  }

  /** Puts the button over all cards of its pile, and its grip over the top card. */
  #cover({ button, grip }: PileView, pile: PileFacts, place: Place, scale: number): void {
    const last = pile.cards.length - 1;
    const spot = spotOf(pile, place, Math.max(0, pile.spread === 'fan' ? last : 0));
    const reach = Math.hypot(spot.x - place.x, spot.y - place.y);
    const upright = place.angle === 0 && place.step.y >= 0;
    // Cards of an upright pile may stick out to the left.
    const left = Math.abs(spot.x - place.x);
    const aside = place.angle === 0 && left > 0.01 ? left : 0;
    const { size = 1 } = place;
    const width = size + aside;
    const height = size * CARD_HEIGHT + (aside > 0 ? 0 : reach);
    const middle = { x: (place.x + spot.x) / 2, y: (place.y + spot.y) / 2 };
    const { style } = button;
    style.width = `${width * scale}px`;
    style.height = `${height * scale}px`;
    const x = (middle.x - width / 2) * scale;
    const y = (middle.y - height / 2) * scale;
    style.transform = `translate(${x}px, ${y}px) rotate(${place.angle}deg)`;
    // On the dial, cards fan towards the button's upper edge; in columns towards its lower edge.
    grip.style.inset = upright ? 'auto 0 0' : '0 0 auto';
    grip.style.left = `${aside * scale}px`;
  }
}

/** The nearest place at which the thin lines of an outline are not between two pixels, unless they are aslant. */
function onPixels({ x, y, angle: full, size }: Place, scale: number): CardSpot {
  if (size) return { x, y, angle: full, size };
  // On its head it looks the same.
  const angle = full % 180;
  if (angle % 90) return { x, y, angle };
  const half = [0.5, CARD_HEIGHT / 2] as const;
  const [across, down] = angle ? [half[1], half[0]] : half;
  const snap = (middle: number, by: number): number =>
    Math.round((middle - by) * scale) / scale + by;
  return { x: snap(x, across), y: snap(y, down), angle };
}

/** An element with a part that pages can style. */
const piece = (name: string, layer: HTMLElement): HTMLElement =>
  makeElement({ class: name, part: name }, layer);
