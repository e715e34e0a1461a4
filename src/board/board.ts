import { cardOf, isDown, type Move, type PileFacts, type Table } from '../rules/engine.js';
import type { Transition } from '../session/index.js';
import {
  type Arrangement,
  CARD_HEIGHT,
  choose,
  type Chosen,
  type Layout,
  type Spot,
} from './arrange.js';
import { Badges } from './badges.js';
import { CardLayer, type CardSpot, placeOf, spotOf, transformAt } from './cards.js';
import { Dial } from './dial.js';
import { type BoardHost, Hand } from './hand.js';
import { groupsOf, listenToKeys } from './keys.js';
import { type Speed, travelTime } from './motion.js';
import { PileLayer } from './piles.js';
import { listenToPointer } from './pointer.js';

/** What a page or player has chosen about the view. */
export interface BoardLook {
  readonly layout: 'auto' | 'dial' | 'rows';
  readonly speed: Speed;
  readonly hand: 'right' | 'left';
  /** `large`, `four-color`, both or neither. */
  readonly faces: readonly string[];
  readonly keys: boolean;
}

/** Milliseconds between two cards that leave one after the other. */
const STAGGER = 35;
/** How far from a pile, in card widths, a drop still counts as meant for it. */
const TOLERANCE = 1.1;

/**
 * The view of a game: draws the facts that its rules tell and makes moves of gestures. It knows
 * kinds of piles and no game.
 */
export class Board {
  readonly element: HTMLElement;
  readonly hand: Hand;
  readonly #cards: CardLayer;
  readonly #piles: PileLayer;
  readonly #dial: Dial;
  readonly #badges: Badges;
  #layout: Layout = () => [];
  #chosen: Chosen | undefined;
  #table: Table | undefined;
  #width = 0;
  #room = 0;
  #tabStop = 0;
  #listening: AbortController | undefined;
  #frame = 0;
  /** The pile whose top card follows the pointer. */
  #grabbed: number | undefined;
  /** What explains a loss. */
  #picture: SVGElement | undefined;
  #undealt = false;
  /** The look that is drawn now. */
  #shown = '';

  readonly #host: BoardHost;
  readonly #look: () => BoardLook;

  constructor(document: Document, host: BoardHost, look: () => BoardLook) {
    this.#host = host;
    this.#look = look;
    this.element = document.createElement('div');
    this.element.className = 'board';
    this.element.setAttribute('part', 'board');
    this.element.setAttribute('role', 'group');
    this.#cards = new CardLayer(document, (card, large) => host.drawCard(card, large));
    this.#piles = new PileLayer(document);
    this.#dial = new Dial(document);
    this.#badges = new Badges(document);
    this.element.append(
      this.#dial.element,
      this.#piles.ground,
      this.#cards.element,
      this.#piles.signs,
      this.#badges.element,
      this.#piles.buttons,
    );
    this.hand = new Hand(host, {
      lifted: (pile, targets) => {
        this.#cards.mark('lifted', pile === undefined ? [] : [pile]);
        this.#piles.showTargets(targets);
      },
      refused: (pile) => this.#piles.flash(this.#buttonPile(pile), 'refused'),
      home: () => this.#grabbed !== undefined && this.#letGo(),
    });
  }

  /** A new game's piles: the elements are made anew. */
  setGame(layout: Layout, label: string, deals: boolean): void {
    this.#layout = layout;
    this.element.setAttribute('aria-label', label);
    this.#table = this.#host.rules.table(this.#host.state);
    const hadFocus = this.element.matches(':focus-within');
    this.#piles.reset(this.#table.piles);
    this.#cards.reset(this.#table.piles);
    this.#picture?.remove();
    this.#tabStop = this.#pileThatMatters();
    if (hadFocus) this.#focusPile(this.#tabStop);
    this.hand.forget();
    this.#arrange();
    if (deals) this.#dealOut();
    else this.#draw(0, () => undefined);
  }

  /** Begins to listen; until {@link disconnect} or the next call. */
  connect(): void {
    this.disconnect();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const facts = (): readonly PileFacts[] => this.#facts;
    listenToPointer(
      {
        element: this.element,
        pileAt: (event) => this.#piles.pileAt(event),
        draggable: (source) => this.#draggable(source),
        grab: (source, underFinger) => this.#grab(source, underFinger),
        letGo: () => this.#letGo(),
        pileUnder: (x, y, source) => this.#pileUnder(x, y, source),
      },
      this.hand,
      signal,
    );
    listenToKeys(
      {
        element: this.element,
        get piles() {
          return facts();
        },
        pileAt: (event) => this.#piles.pileAt(event),
        spot: (pile) => this.#arrangement.places[this.#facts[pile]!.id]!,
        focus: (pile) => this.#focusPile(pile),
        undo: () => this.#host.undo(),
        hint: () => this.#host.hint(),
        enabled: () => this.#look().keys,
      },
      this.hand,
      signal,
    );
    this.element.addEventListener('focusin', (event) => this.#follow(event), { signal });
  }

  disconnect(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    cancelAnimationFrame(this.#frame);
  }

  /** The box there is: the board fills its width and keeps within its height. */
  resize(width: number, room: number): void {
    if (width === this.#width && room === this.#room) return;
    this.#width = width;
    this.#room = room;
    this.#arrange();
    if (this.#undealt) this.#dealOut();
    else this.#draw(0, () => undefined);
  }

  /** Shows a new position: cards travel along the effects that led to it. */
  show({ cause, effects, after }: Transition): void {
    this.#table = this.#host.rules.table(after);
    this.#picture?.remove();
    this.hand.forget();
    const time = travelTime(this.#look().speed);
    if (cause === 'deal') return this.#dealOut();
    if (cause === 'load' || !this.#cards.matches(this.#before(effects))) {
      this.#cards.reset(this.#table.piles);
      return this.#draw(0, () => undefined);
    }
    this.#cards.follow(effects);
    const turnsAfter = cause === 'move' && effects.length === 2;
    const delays = new Map<string, number>();
    const heights = this.#table.piles.map((pile) => pile.cards.length);
    effects.forEach((effect, i) => {
      const delay = turnsAfter ? i * time * 0.6 : i * Math.min(STAGGER, time / 4);
      delays.set(`${effect.to}:${Math.min(effect.toIndex, heights[effect.to]! - 1)}`, delay);
    });
    this.#draw(time, (pile, index) => delays.get(`${pile}:${index}`));
    const to = effects.at(-1)?.to;
    this.#cards.mark('last', to === undefined || cause === 'undo' ? [] : [to]);
  }

  /** Draws again without any motion: after a change of look or language. */
  refresh(): void {
    const look = JSON.stringify([this.#look(), this.#host.words.lang]);
    if (look === this.#shown) return;
    this.#shown = look;
    this.#arrange();
    this.#draw(0, () => undefined);
  }

  /** A win is worth a moment: nothing waits for it, and with reduced motion there is none. */
  async celebrate(): Promise<void> {
    if (travelTime(this.#look().speed) === 0 || !this.#chosen) return;
    const { celebrate } = await import('./celebration.js');
    const { arrangement, scale } = this.#chosen;
    const { width, height, dial } = arrangement;
    const around = dial ?? { x: width / 2, y: height / 2, r: Math.min(width, height) / 2 };
    celebrate(this.element, { x: around.x * scale, y: around.y * scale, r: around.r * scale });
  }

  /** Draws every face and back again. */
  redraw(): void {
    this.#cards.redraw();
  }

  /** Draws a circle of piles that wait for each other; the next change of the table wipes it away. */
  async showCycle(piles: readonly string[]): Promise<void> {
    if (!this.#chosen) return;
    const { drawCycle } = await import('./cycle.js');
    const { arrangement, scale } = this.#chosen;
    this.#picture?.remove();
    this.#picture = drawCycle(
      this.element.ownerDocument,
      piles.map((id) => arrangement.places[id]!),
      arrangement.width,
      arrangement.height,
    );
    this.#picture.style.width = `${arrangement.width * scale}px`;
    this.#picture.style.height = `${arrangement.height * scale}px`;
    this.element.append(this.#picture);
  }

  /** Points at a move. */
  point(move: Move): void {
    this.#piles.flash(this.#buttonPile(move.from), 'hinted');
    this.#piles.flash(this.#buttonPile(move.to), 'hinted');
  }

  /** Goes to the pile that matters now. */
  focus(): void {
    this.#focusPile(this.#pileThatMatters());
  }

  get #facts(): readonly PileFacts[] {
    return this.#table?.piles ?? [];
  }

  get #arrangement(): Arrangement {
    return this.#chosen!.arrangement;
  }

  /** The heights that the piles must have had for these effects to fit. */
  #before(effects: Transition['effects']): PileFacts[] {
    const lengths = this.#facts.map((pile) => pile.cards.length);
    for (const { from, to } of effects) {
      lengths[from]!++;
      lengths[to]!--;
    }
    return this.#facts.map((pile, i) => ({
      ...pile,
      cards: new Array<number>(lengths[i]!).fill(0),
    }));
  }

  #arrange(): void {
    const arrangements = this.#layout(this.#host.rules.piles, this.#look().hand);
    if (this.#width <= 0 || this.#room <= 0 || arrangements.length === 0) return;
    this.#chosen = choose(arrangements, this.#look().layout, this.#width, this.#room);
    const { arrangement, scale } = this.#chosen;
    const { style } = this.element;
    style.setProperty('--_card', `${scale}px`);
    style.width = `${arrangement.width * scale}px`;
    style.height = `${arrangement.height * scale}px`;
    const { faces } = this.#look();
    this.element.classList.toggle('four-color', faces.includes('four-color'));
    this.#cards.setLarge(scale < 34 || faces.includes('large'));
  }

  #draw(time: number, delays: (pile: number, index: number) => number | undefined): void {
    if (!this.#chosen || !this.#table) return;
    const { piles, hand, badges } = this.#table;
    this.#cards.place(piles, this.#chosen, time, delays);
    this.#piles.update(piles, this.#chosen, this.#host.words);
    const moves = this.#host.rules.moves(this.#host.state);
    const sources = moves.map(({ from }) => this.#buttonPile(from));
    this.#piles.showMovable(new Set(sources));
    this.#piles.setTabStop(this.#tabStop);
    const pointed = piles.find((pile) => pile.id === hand);
    this.#dial.update(this.#chosen, piles, pointed);
    this.#badges.update(badges, this.#chosen, this.#host.words);
  }

  /** Deals from the stock's place, or the middle: round the clock, one card after the other. */
  #dealOut(): void {
    const { piles } = this.#table!;
    // A board without a size yet deals when it has one.
    this.#undealt = !this.#chosen;
    if (!this.#chosen) return;
    const time = travelTime(this.#look().speed);
    this.#cards.reset(piles);
    this.#cards.mark('last', []);
    if (time > 0) {
      const { places, width, height, dial } = this.#arrangement;
      const from = places['stock'] ?? dial ?? { x: width / 2, y: height / 2 };
      this.#cards.gather(from, this.#chosen.scale, 4 * time);
    }
    const rounds = piles.map((pile) => (pile.role === 'stock' ? 0 : pile.cards.length));
    const order = piles
      .flatMap((_, pile) => Array.from({ length: rounds[pile]! }, (_, index) => ({ pile, index })))
      .sort((a, b) => a.index - b.index || a.pile - b.pile);
    const delays = new Map(
      order.map(({ pile, index }, i) => [`${pile}:${index}`, i * (time / 18)]),
    );
    this.#draw(time, (pile, index) => delays.get(`${pile}:${index}`));
  }

  /** The pile whose button stands for a pile: its own, or the one on which it lies. */
  #buttonPile(pile: number): number {
    const { over } = this.#facts[pile]!;
    return over === undefined ? pile : this.#facts.findIndex(({ id }) => id === over);
  }

  #pileThatMatters(): number {
    const { rules, state } = this.#host;
    const [first] = rules.moves(state);
    if (first) return this.#buttonPile(first.from);
    return groupsOf(this.#facts)[0]!.piles[0]!;
  }

  #focusPile(pile: number): void {
    this.#tabStop = pile;
    this.#piles.setTabStop(pile);
    this.#piles.button(pile)?.focus({ preventScroll: false });
  }

  #follow(event: Event): void {
    const pile = this.#piles.pileAt(event);
    if (pile === undefined) return;
    this.#tabStop = pile;
    this.#piles.setTabStop(pile);
  }

  #draggable(source: number): boolean {
    const { role, cards } = this.#facts[source]!;
    const top = cards.at(-1);
    return top !== undefined && !isDown(top) && role !== 'foundation' && role !== 'stock';
  }

  /**
   * Takes a card up. Under a finger it is enlarged, so that it can be seen; near a pile that would
   * take it, it leans that way and turns as it would lie there.
   */
  #grab(source: number, underFinger: boolean): (dx: number, dy: number) => void {
    const element = this.#cards.hold(source)!;
    this.#grabbed = source;
    const pile = this.#facts[source]!;
    const { arrangement, scale } = this.#chosen!;
    const start = spotOf(pile, placeOf(pile, arrangement.places), pile.cards.length - 1);
    const goals = this.hand.movesFrom(source).map(({ to }) => this.#landingSpot(to));
    const size = underFinger ? 1.28 : 1.06;
    for (const animation of element.getAnimations()) animation.cancel();
    let dx = 0;
    let dy = 0;
    const follow = (): void => {
      const at = { x: start.x + dx / scale, y: start.y + dy / scale, angle: start.angle };
      element.style.transform = `${transformAt(lean(at, goals), scale)} scale(${size})`;
    };
    follow();
    return (x, y) => {
      [dx, dy] = [x, y];
      // Many pointer events may come in one frame; one style change serves them all.
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(follow);
    };
  }

  /** Where a further card of a pile would lie. */
  #landingSpot(pile: number): CardSpot {
    const facts = this.#facts[pile]!;
    const grown = { ...facts, cards: [...facts.cards, 0] };
    return spotOf(grown, placeOf(facts, this.#arrangement.places), facts.cards.length);
  }

  #letGo(): void {
    cancelAnimationFrame(this.#frame);
    this.#cards.release();
    const time = travelTime(this.#look().speed);
    const source = this.#grabbed;
    this.#grabbed = undefined;
    const top = source === undefined ? -1 : (this.#facts[source]?.cards.length ?? 0) - 1;
    this.#draw(time, (pile, index) => (pile === source && index === top ? 0 : undefined));
  }

  #pileUnder(x: number, y: number, source: number): number | undefined {
    const { arrangement, scale } = this.#chosen!;
    const point: Spot = { x: x / scale, y: y / scale };
    const legal = new Set(this.hand.movesFrom(source).map((move) => move.to));
    const away = this.#facts.map((pile) => {
      if (pile.role === 'turned') return Infinity;
      const place = placeOf(pile, arrangement.places);
      const end = spotOf(
        pile,
        place,
        pile.spread === 'fan' ? Math.max(0, pile.cards.length - 1) : 0,
      );
      return fromSegment(point, place, end);
    });
    const nearest = (among: (pile: number) => boolean): number | undefined =>
      away.reduce<number | undefined>(
        (best, distance, i) =>
          distance < (best === undefined ? TOLERANCE : away[best]!) && among(i) ? i : best,
        undefined,
      );
    return nearest((pile) => legal.has(pile)) ?? nearest((pile) => pile !== source);
  }
}

/** The distance of a point from a line between two others, a card's height counting as its width. */
function fromSegment(point: Spot, a: Spot, b: Spot): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along =
    length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  const t = Math.max(0, Math.min(1, along));
  const dx = point.x - (a.x + t * (b.x - a.x));
  const dy = point.y - (a.y + t * (b.y - a.y));
  return Math.hypot(dx, dy / CARD_HEIGHT);
}

/** How near a goal, in card widths, a dragged card begins to lean towards it. */
const PULL = 1.8;

/** A dragged card's spot, drawn a little towards the nearest goal and turned like it. */
function lean(at: CardSpot, goals: readonly CardSpot[]): CardSpot {
  let near = PULL;
  let goal: CardSpot | undefined;
  for (const spot of goals) {
    const away = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (away < near) [near, goal] = [away, spot];
  }
  if (!goal) return at;
  const pull = 1 - near / PULL;
  const turn = ((((goal.angle - at.angle) % 360) + 540) % 360) - 180;
  return {
    x: at.x + (goal.x - at.x) * pull * 0.35,
    y: at.y + (goal.y - at.y) * pull * 0.35,
    angle: at.angle + turn * pull,
  };
}

/** The card that a move takes, if it lies face up. */
export function cardOfMove(piles: readonly PileFacts[], move: Move): number | undefined {
  const top = piles[move.from]!.cards.at(-1);
  return top === undefined || isDown(top) ? undefined : cardOf(top);
}
