import { css } from 'lit';
import type { PileFacts } from '../../rules/engine.js';
import type { Arrow } from '../../game/index.js';
import type { Chosen, Overlay, Spot } from '../geometry/arrange.js';
import { type CardSpot, placeOf, spotOf } from '../geometry/spots.js';
import { makeSvg } from '../pieces.js';
import { fixed as n, Lanes, LOWER } from './lanes.js';

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

  /* A light edge, so that the line is seen on cards, on their backs and on any ground. */
  .ways .edge {
    stroke: light-dark(#fff, #10151f);
    stroke-width: calc(var(--_fine) * 2.4);
    opacity: 0.85;
  }

  .ways .end,
  .ways .start {
    fill: var(--_way);
    paint-order: stroke;
  }

  .ways circle {
    stroke: light-dark(#fff, #10151f);
    stroke-width: calc(var(--_fine) * 0.8);
  }

  /* A way runs where they are written. */
  .ringed .details .signature {
    opacity: 0;
  }

  .ways path.end {
    fill: none;
    stroke-width: calc(var(--_fine) * 1.25);
  }
`;

/** How far an arrow is bent, as a share of its length. */
const BEND = 0.17;
/** The radius of the bead at an arrow's end. */
const BEAD = 0.085;

/**
 * Draws fine arcs between piles, bent so that an arrow and its reverse don't overlap. A bead is at the
 * end of each that explains a loss; the others end in a point, and the better way is dashed. On a round dial, what
 * explains a loss runs round the dial inside the numerals; elsewhere, a pile that blocks itself gets a loop.
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
  const anchorOf = (id: string): CardSpot => {
    const pile = piles.find((one) => one.id === id)!;
    const place = placeOf(pile, places);
    const last = Math.max(0, pile.cards.length - 1);
    const spot = pile.spread === 'fan' ? spotOf(pile, place, last) : place;
    const turn = (spot.angle * Math.PI) / 180;
    const { x, y, angle } = spot;
    return { x: x - LOWER * Math.sin(turn), y: y + LOWER * Math.cos(turn), angle };
  };
  // In card widths.
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.style.width = `${width * scale}px`;
  svg.style.height = `${height * scale}px`;
  // At least one and a half pixels.
  svg.style.setProperty('--_fine', `${Math.max(0.032, 1.6 / scale)}px`);
  const bead = Math.max(BEAD, 3.2 / scale);
  const lanes = new Lanes(arrangement, arrows);
  for (const one of arrows) {
    const [from, to] = [anchorOf(one.from), anchorOf(one.to)];
    const group = makeSvg('g', { class: one.kind }, svg);
    const line = (d: string): void => {
      for (const name of ['edge', 'way']) makeSvg('path', { class: name, d }, group);
    };
    const dot = (name: string, { x, y }: Spot, r: number): void =>
      void makeSvg('circle', { class: name, cx: n(x), cy: n(y), r: n(r) }, group);
    const round = one.kind === 'loss' ? lanes.way(one.from, one.to) : undefined;
    if (round) {
      svg.parentElement!.classList.add('ringed');
      line(round);
      dot('start', from, bead * 0.45);
      dot('end', to, bead);
      continue;
    }
    if (one.to === one.from) {
      const turn = (from.angle * Math.PI) / 180;
      const across = { x: Math.cos(turn) * 0.22, y: Math.sin(turn) * 0.22 };
      const [x, y] = [from.x - across.x, from.y - across.y];
      line(`M${n(from.x + across.x)} ${n(from.y + across.y)}A.3 .3 0 1 1 ${n(x)} ${n(y)}`);
      dot('end', { x, y }, bead);
      continue;
    }
    const { bend, back } = arc(from, to);
    line(`M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(to.x)} ${n(to.y)}`);
    dot('start', from, bead * 0.45);
    if (one.kind === 'loss') {
      dot('end', to, bead);
      continue;
    }
    const [left, right] = [rotated(back, 0.5), rotated(back, -0.5)].map(
      (arm) => `${n(to.x + arm.x * bead * 2.6)} ${n(to.y + arm.y * bead * 2.6)}`,
    );
    makeSvg('path', { class: 'end', d: `M${left}L${n(to.x)} ${n(to.y)}L${right}` }, group);
  }
}

/** The control point of an arc, and the direction backwards from its tip. */
function arc(from: Spot, to: Spot): { bend: Spot; back: Spot } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND };
  const [ex, ey] = [to.x - bend.x, to.y - bend.y];
  const length = Math.hypot(ex, ey);
  return { bend, back: { x: -ex / length, y: -ey / length } };
}

function rotated({ x, y }: Spot, angle: number): Spot {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
