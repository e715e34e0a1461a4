import { countOf, type PileFacts } from '../../rules/engine.js';
import { CARD_HEIGHT, type Chosen, type Spot } from '../geometry/arrange.js';
import type { CardLayer } from '../cards/cards.js';
import { type CardSpot, placeOf, spotOf, transformAt } from '../geometry/spots.js';
import { makeElement } from '../pieces.js';
import { roles } from '../roles.js';
import type { Press } from './pointer.js';
import type { Selection } from './selection.js';

/** What a drag needs from the board. */
export interface DragTable {
  readonly element: HTMLElement;
  readonly cards: CardLayer;
  readonly piles: readonly PileFacts[];
  readonly chosen: Chosen;
  /** Sends the cards to their places again. */
  letGo(): void;
}

/** Cards that follow the pointer. */
interface Drag {
  /** Moves them to this offset, in pixels, from where they lay. */
  moveBy(dx: number, dy: number): void;
  /** The pile that receives a drop at a point of the board, in pixels: it may be the cards' own. */
  pileUnder(x: number, y: number): number | undefined;
}

/** A drop within this many card widths of a pile that takes the card goes to that pile. */
const TOLERANCE = 1.1;
/** The same if no other pile is nearer. */
const ALONE = 1.7;
/** The first in pixels, for small cards. */
const REACH = 40;
/** A hand that lets go within this many card widths of where it pressed has only trembled. */
const TREMOR = 0.25;
/** A drop within this many card widths of a card's centre is on that card. */
const ON_CARD = 0.55;
/** A dragged card leans towards a target within this many card widths. */
const PULL = 1.8;

/**
 * Picks up the top cards of a pile, which follow a pressed pointer until it is released or the drag is
 * given up. A scroll or resize ends it, so that the board's box is read once.
 * @param event the movement of the pointer that makes a drag of the press
 */
export function beginDrag(
  table: DragTable,
  selection: Selection,
  source: number,
  count: number,
  { id, pile: pressed, depth, x, y }: Press,
  event: PointerEvent,
  signal: AbortSignal,
): void {
  const { element, cards } = table;
  const toBoard = mapOf(element);
  const [startX, startY] = toBoard(x, y);
  const moves = selection.movesFrom(source).filter((move) => countOf(move) === count);
  const goals = moves.map(({ to }) => to);
  const isOwn = (pile: number): boolean => selection.sourceAt(pile) === source;
  const drag = follow(cards.hold(source, count), table, source, isOwn, goals, event.pointerType);
  element.setPointerCapture(id);
  const [before, since, many] = selection.hand;
  selection.lift(source, event.timeStamp, false, count);
  const stop = new AbortController();
  let frame = 0;

  const end = (): void => {
    stop.abort();
    cancelAnimationFrame(frame);
    table.letGo();
  };
  const abandon = (): void => {
    end();
    selection.putDown(false);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    // A key put the card down, or the position changed during the drag.
    if (selection.lifted !== source) return end();
    const [atX, atY] = toBoard(clientX, clientY);
    const [dx, dy] = [atX - startX, atY - startY];
    // Many pointer events may fire in one frame; one style change is enough for all of them. A key
    // may have put the card down before that.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => selection.lifted === source && drag.moveBy(dx, dy));
  };

  const on = <E extends Event>(
    name: string,
    act: (event: E) => void,
    target: EventTarget = element,
  ): void =>
    target.addEventListener(name, act as EventListener, {
      signal: stop.signal,
      passive: true,
      capture: target === window,
    });
  const onOwn = (name: string, act: (event: PointerEvent) => void): void =>
    on(name, (event: PointerEvent) => event.pointerId === id && act(event));
  onOwn('pointermove', move);
  onOwn('pointerup', (up) => {
    const [atX, atY] = toBoard(up.clientX, up.clientY);
    const trembled = Math.hypot(atX - startX, atY - startY) < TREMOR * table.chosen.scale;
    const pile = trembled ? source : drag.pileUnder(atX, atY);
    end();
    if (pile !== source || selection.lifted !== source) return selection.drop(source, pile);
    // Let go on its own pile, it was tapped by a hand that trembles.
    selection.putDown(false);
    if (before !== undefined) selection.lift(before, since, false, many);
    selection.tap(pressed, up.timeStamp, depth);
  });
  onOwn('pointercancel', abandon);
  // A touch was captured by the element where it began, until the board captured it.
  onOwn('lostpointercapture', (lost) => lost.composedPath()[0] === element && abandon());
  on('scroll', abandon, window);
  on('resize', abandon, window);
  on('blur', ({ target }) => target === window && abandon(), window);
  signal.addEventListener('abort', abandon, { signal: stop.signal });
  move(event);
}

/**
 * How points of the page lie on the board, both in pixels: a page may scale, turn or skew what is around
 * it, so three points of the board are measured.
 */
function mapOf(element: HTMLElement): (clientX: number, clientY: number) => [x: number, y: number] {
  const side = 100;
  const measure = (x: number, y: number): DOMRect => {
    const point = makeElement({}, element);
    const transform = `translate(${x}px, ${y}px)`;
    Object.assign(point.style, { position: 'absolute', inset: '0 auto auto 0', transform });
    const box = point.getBoundingClientRect();
    point.remove();
    return box;
  };
  const zero = measure(0, 0);
  const right = measure(side, 0);
  const down = measure(0, side);
  const [a, b] = [(right.x - zero.x) / side, (right.y - zero.y) / side];
  const [c, d] = [(down.x - zero.x) / side, (down.y - zero.y) / side];
  const area = a * d - b * c || 1;
  return (clientX, clientY) => {
    const [x, y] = [clientX - zero.x, clientY - zero.y];
    return [(x * d - y * c) / area, (y * a - x * b) / area];
  };
}

/**
 * Moves cards. Under a finger they are enlarged, so that they stay visible; near a pile that takes them,
 * they lean towards it and turn to its angle.
 * @param elements the cards, from the lowest to the top one
 * @param isOwn whether they lie on a pile
 * @param goals the piles that take them
 */
function follow(
  elements: readonly HTMLElement[],
  { piles, chosen }: DragTable,
  source: number,
  isOwn: (pile: number) => boolean,
  goals: readonly number[],
  pointer: string,
): Drag {
  const {
    arrangement: { places, height },
    scale,
  } = chosen;
  const spotAt = (pile: PileFacts, index: number): CardSpot =>
    spotOf(pile, placeOf(pile, places), index);
  const pile = piles[source]!;
  const starts = elements.map((_, i) => spotAt(pile, pile.cards.length - elements.length + i));
  const [start] = starts as [CardSpot];
  // Where the next card would lie.
  const landings = goals.map((goal) => {
    const facts = piles[goal]!;
    return spotAt({ ...facts, cards: [...facts.cards, 0] }, facts.cards.length);
  });
  const size = pointer === 'touch' ? 1.28 : 1.06;
  const moveBy = (dx: number, dy: number): void => {
    const at = { x: start.x + dx / scale, y: start.y + dy / scale, angle: start.angle };
    const { x, y, angle } = lean(at, landings);
    elements.forEach((element, i) => {
      const above = starts[i]!;
      const spot = { x: x + above.x - start.x, y: y + above.y - start.y, angle };
      element.style.transform = `${transformAt(spot, scale)} scale(${size})`;
    });
  };
  moveBy(0, 0);

  return {
    moveBy,
    pileUnder(x, y) {
      const spot = { x: x / scale, y: y / scale };
      const away = (pile: number, below: boolean): number => {
        const one = piles[pile]!;
        const place = placeOf(one, places);
        const last = spotAt(one, one.spread === 'fan' ? Math.max(0, one.cards.length - 1) : 0);
        // A column also takes cards that are dropped anywhere below it.
        const hangs = below && place.angle === 0 && place.step.y > 0;
        const end = hangs ? { x: last.x, y: Math.max(last.y, height + 1) } : last;
        return fromSegment(spot, place, end);
      };
      /** The nearest of some piles within a distance. */
      const nearest = (
        among: Iterable<number>,
        within: number,
        below = false,
      ): number | undefined => {
        let best: number | undefined;
        for (const i of among) {
          if (!roles[piles[i]!.role].hasButton) continue;
          const distance = away(i, below);
          if (distance < within) [within, best] = [distance, i];
        }
        return best === undefined || !isOwn(best) ? best : source;
      };
      // A drop on a pile goes there; beside all piles, to the nearest one that takes the cards, unless
      // their own one is nearer; a little farther away, only if nothing else could be meant.
      const within = Math.max(TOLERANCE, REACH / scale);
      const on = nearest(piles.keys(), ON_CARD);
      const near = on ?? nearest(goals, Math.min(within, away(source, false)), true);
      if (near !== undefined) return near;
      const alone = nearest(piles.keys(), ALONE, true);
      return goals.find((goal) => goal === alone);
    },
  };
}

/** Which card of a pile a pointer is on: 1 is the top one, and the default. */
export function depthAt(
  element: HTMLElement,
  pile: PileFacts,
  { arrangement: { places }, scale }: Chosen,
  event: PointerEvent,
): number {
  const [x, y] = mapOf(element)(event.clientX, event.clientY);
  const place = placeOf(pile, places);
  const index = pile.cards.findLastIndex((_, i) => {
    const spot = spotOf(pile, place, i);
    const turn = (spot.angle * Math.PI) / 180;
    const [dx, dy] = [x / scale - spot.x, y / scale - spot.y];
    const across = dx * Math.cos(turn) + dy * Math.sin(turn);
    const along = dy * Math.cos(turn) - dx * Math.sin(turn);
    return Math.abs(across) <= 0.5 && Math.abs(along) <= CARD_HEIGHT / 2;
  });
  return index < 0 ? 1 : pile.cards.length - index;
}

/** The distance from a point to a line segment, with heights scaled so that a card is square. */
function fromSegment(point: Spot, a: Spot, b: Spot): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along =
    length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  const t = Math.max(0, Math.min(1, along));
  const dx = point.x - (a.x + t * (b.x - a.x));
  const dy = point.y - (a.y + t * (b.y - a.y));
  return Math.hypot(dx, dy / CARD_HEIGHT);
}

/** A dragged card's spot, moved slightly towards the nearest target and turned to its angle. */
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
