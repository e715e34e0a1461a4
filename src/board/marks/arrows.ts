import { css } from 'lit';
import type { PileFacts } from '../../rules/engine.js';
import type { Arrow } from '../../game/index.js';
import type { Chosen, Overlay, Spot } from '../geometry/arrange.js';
import { type CardSpot, placeOf, spotOf } from '../geometry/spots.js';
import { makeSvg } from '../pieces.js';
import { aroundCards, boxAround } from './around-cards.js';
import { fixed as n, Lanes, TOWARDS_EDGE } from './lanes.js';
import { RowWays } from './row-ways.js';

export const styles = css`
  .ways {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 50000;
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }

  .ways g {
    --_way: var(--_worse, light-dark(#b3261e, #ff9a8f));
    stroke: var(--_way);
    stroke-width: var(--_fine);
  }

  .ways .better {
    --_way: var(--_better, light-dark(#1a7f37, #7fd69b));
  }

  .ways .mark {
    --_way: var(--_marked, light-dark(#0b57d0, #a8c7fa));
  }

  .ways .better .way {
    stroke-dasharray: calc(var(--_fine) * 3.4) calc(var(--_fine) * 2.6);
  }

  /* On the map of a line, which is red too, they are notes in ink. */
  .ways.on-map .loss {
    --_way: light-dark(#1c1e24, #f2efe8);
  }

  .ways.on-map .edge {
    opacity: 1;
  }

  /* An edge of paper, so that the line is seen on cards, on their backs and on any ground, in the dark too. */
  .ways .edge {
    stroke: var(--_halo);
    stroke-width: calc(var(--_fine) * 2.4);
    opacity: 0.85;
  }

  .ways .end,
  .ways .start {
    fill: var(--_way);
    paint-order: stroke;
  }

  .ways circle,
  .ways .head {
    stroke: var(--_halo);
    stroke-width: calc(var(--_fine) * 0.8);
  }

  /* In ink, a head on the back of a card is seen by its edge. */
  .ways.on-map .head {
    stroke-width: calc(var(--_fine) * 2);
  }

  /* A way runs where they are written. */
  .ringed .details .signature {
    opacity: 0;
  }

  .ways path.end:not(.head) {
    fill: none;
    stroke-width: calc(var(--_fine) * 1.25);
  }
`;

/** How far an arrow is bent, as a share of its length. */
const BEND = 0.17;
/** How far the middle of one is from its ends at most within a row: no farther than the lower edge of its cards. */
const MOST = 0.8;
/** Half of the breadth of an arrow's head; how long that is from its notch, in shares of it. */
const BEAD = 0.1;
const LONG = 1.9;
/** Around a pile that blocks itself: from its cards, half way to the next ones, and the radius of the corners. */
const [CLEAR, CORNER] = [0.05, 0.1];

/**
 * Draws fine arcs between piles, bent so that an arrow and its reverse don't overlap. The head at
 * the end of each that explains a loss is filled; that of others is open, and the better way is dashed. What explains a
 * loss runs round a dial inside the numerals, and under the cards there; elsewhere, a pile that blocks itself is ringed.
 */
export function drawArrows(
  board: HTMLElement,
  arrows: readonly Arrow[],
  chosen: Chosen,
  piles: readonly PileFacts[],
): Overlay {
  const svg = makeSvg('svg', { class: 'ways', part: 'ways', 'aria-hidden': 'true' }, board);
  const place = (now: Chosen): void => {
    if (!svg.parentNode) return;
    svg.replaceChildren();
    board.classList.remove('ringed');
    draw(svg, arrows, now, piles);
  };
  place(chosen);
  const remove = (): void => {
    svg.remove();
    board.classList.remove('ringed');
  };
  return { place, remove };
}

function draw(
  svg: SVGElement,
  arrows: readonly Arrow[],
  { arrangement, scale }: Chosen,
  piles: readonly PileFacts[],
): void {
  const { width, height, places } = arrangement;
  const pileOf = (id: string): PileFacts => piles.find((one) => one.id === id)!;
  const spotAt = (id: string): CardSpot => {
    const pile = pileOf(id);
    const place = placeOf(pile, places);
    const last = Math.max(0, pile.cards.length - 1);
    return pile.spread === 'fan' ? spotOf(pile, place, last) : place;
  };
  /** Near the edge that faces another pile, so that its way doesn't cross the card. */
  const anchorOf = (id: string, other: string): Spot => {
    const { x, y, angle } = spotAt(id);
    const turn = (angle * Math.PI) / 180;
    const ends = [TOWARDS_EDGE, -TOWARDS_EDGE].map((by) => ({
      x: x - by * Math.sin(turn),
      y: y + by * Math.cos(turn),
    }));
    const goal = spotAt(other);
    const far = (end: Spot): number => Math.hypot(end.x - goal.x, end.y - goal.y);
    return far(ends[1]!) < far(ends[0]!) - 0.01 ? ends[1]! : ends[0]!;
  };
  /** In a row, at the edge from which its way bends towards the middle of the cards: below these, indices stick out. */
  const inRow = (id: string, other: string): Spot | undefined => {
    const [at, goal] = [spotAt(id), spotAt(other)];
    const isRow = !arrangement.dial && id !== other && Math.abs(at.y - goal.y) < 0.01;
    return isRow
      ? { x: at.x, y: at.y + (goal.x > at.x ? -TOWARDS_EDGE : TOWARDS_EDGE) }
      : undefined;
  };
  // In card widths.
  svg.classList.toggle('on-map', arrangement.stations !== undefined);
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.style.width = `${width * scale}px`;
  svg.style.height = `${height * scale}px`;
  // At least one and a half pixels.
  svg.style.setProperty('--_fine', `${Math.max(0.032, 1.6 / scale)}px`);
  const bead = Math.max(BEAD, 3.2 / scale);
  const lanes = new Lanes(arrangement, arrows);
  const rows = new RowWays(arrangement);
  const isInRows = (one: Arrow): boolean => one.kind === 'loss' && rows.has(one);
  const isOnDial = ({ kind, from, to }: Arrow): boolean =>
    kind === 'loss' && from !== to && lanes.has(from, to);
  // Where two piles wait for each other, one way has two heads.
  const reverseOf = ({ from, to }: Arrow): number =>
    arrows.findIndex(
      (one) => one.from === to && one.to === from && (isInRows(one) || isOnDial(one)),
    );
  /** What runs round a dial goes under what is within it: no line strikes out an index, or the hand of a small dial. */
  let clip: Element | undefined;
  const under = (): string => {
    if (!clip) {
      clip = makeSvg('clipPath', { id: 'around-cards' }, svg);
      const d = aroundCards(arrangement, piles);
      makeSvg('path', { d, 'clip-rule': 'evenodd' }, clip);
    }
    return clip.id;
  };
  // What passes no other row chooses its gaps first.
  const inOrder = [...arrows.entries()].sort(([, a], [, b]) => rows.passed(a) - rows.passed(b));
  for (const [i, one] of inOrder) {
    const reverse = reverseOf(one);
    if (reverse >= 0 && reverse < i) continue;
    const isLoss = one.kind === 'loss';
    const start = isLoss ? inRow(one.from, one.to) : undefined;
    const from = start ?? anchorOf(one.from, one.to);
    const to = start ? { ...start, x: spotAt(one.to).x } : anchorOf(one.to, one.from);
    const group = makeSvg('g', { class: one.kind }, svg);
    const line = (d: string): void => {
      for (const name of ['edge', 'way']) makeSvg('path', { class: name, d }, group);
    };
    const dot = (name: string, { x, y }: Spot, r: number): void =>
      void makeSvg('circle', { class: name, cx: n(x), cy: n(y), r: n(r) }, group);
    const head = (tip: Spot, towards: Spot): void =>
      void makeSvg('path', { class: 'end head', d: headOf(tip, towards, bead) }, group);
    const long = bead * LONG;
    const isSelf = one.to === one.from;
    const onDial = isLoss
      ? (lanes.way(one.from, one.to, long, reverse >= 0) ??
        lanes.bow(one.from, one.to, long, reverse >= 0))
      : undefined;
    const found =
      onDial ?? (isInRows(one) ? rows.way(one.from, one.to, long, reverse >= 0) : undefined);
    if (onDial) {
      svg.parentElement!.classList.add('ringed');
      group.setAttribute('clip-path', `url(#${under()})`);
    }
    if (found) {
      line(found.path);
      if (found.back) head(found.start, found.back);
      else dot('start', found.start, bead * 0.55);
      head(found.end, found.towards);
      continue;
    }
    if (isSelf) {
      const { path, end } = ringAround(pileOf(one.from), places);
      line(path);
      head({ x: end.x, y: end.y + long / 2 }, { x: 0, y: 1 });
      continue;
    }
    const { bend, back } = arc(from, to, start ? MOST : undefined);
    const stop = isLoss ? { x: to.x + back.x * long, y: to.y + back.y * long } : to;
    line(`M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(stop.x)} ${n(stop.y)}`);
    dot('start', from, bead * (isLoss ? 0.55 : 0.45));
    if (isLoss) {
      head(to, { x: -back.x, y: -back.y });
      continue;
    }
    const [left, right] = [rotated(back, 0.5), rotated(back, -0.5)].map(
      (arm) => `${n(to.x + arm.x * bead * 2.6)} ${n(to.y + arm.y * bead * 2.6)}`,
    );
    makeSvg('path', { class: 'end', d: `M${left}L${n(to.x)} ${n(to.y)}L${right}` }, group);
  }
}

/** A ring around all cards of an upright pile, and the middle of its right side: no index is there, and no edge of a dial. */
function ringAround(
  pile: PileFacts,
  places: Chosen['arrangement']['places'],
): { path: string; end: Spot } {
  const { left, right, top, bottom } = boxAround(pile, places, CLEAR);
  const end = { x: right, y: placeOf(pile, places).y };
  const [h, v] = [n((right - left) / 2 - CORNER), n(bottom - top - 2 * CORNER)];
  const turn = (x: number, y: number): string =>
    `a${CORNER} ${CORNER} 0 0 1 ${x * CORNER} ${y * CORNER}`;
  const path =
    `M${n((left + right) / 2)} ${n(bottom)}h-${h}${turn(-1, -1)}v-${v}${turn(1, -1)}h${h}h${h}` +
    `${turn(1, 1)}v${v}${turn(-1, 1)}Z`;
  return { path, end };
}

/** The head of an arrow whose point is on a spot: as broad as two beads. */
function headOf({ x, y }: Spot, towards: Spot, bead: number): string {
  const at = (back: number, aside: number): string =>
    `${n(x - back * towards.x - aside * towards.y)} ${n(y - back * towards.y + aside * towards.x)}`;
  const [long, notch] = [bead * (LONG + 0.35), bead * LONG];
  return `M${at(0, 0)}L${at(long, bead)}L${at(notch, 0)}L${at(long, -bead)}Z`;
}

/**
 * The control point of an arc, and the direction backwards from its tip.
 * @param most how far its middle is from its ends at most
 */
function arc(from: Spot, to: Spot, most = Infinity): { bend: Spot; back: Spot } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Its middle is half as far away as its control point.
  const by = Math.min(BEND, (2 * most) / Math.hypot(dx, dy));
  const bend = { x: (from.x + to.x) / 2 - dy * by, y: (from.y + to.y) / 2 + dx * by };
  const [ex, ey] = [to.x - bend.x, to.y - bend.y];
  const length = Math.hypot(ex, ey);
  return { bend, back: { x: -ex / length, y: -ey / length } };
}

function rotated({ x, y }: Spot, angle: number): Spot {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
