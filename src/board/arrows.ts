import { css } from 'lit';
import type { PileFacts } from '../rules/engine.js';
import type { Arrow } from '../game/index.js';
import type { Chosen, Spot } from './arrange.js';
import { placeOf, spotOf } from './cards.js';
import { makeSvg } from './pieces.js';

export const arrowStyles = css`
  .ways {
    --_arrow: light-dark(#b3261e, #ff9a8f);
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 3000;
    overflow: visible;
    fill: none;
    stroke: var(--_arrow);
    stroke-width: 0.075;
    stroke-linecap: round;
    pointer-events: none;
    filter: drop-shadow(0 0 1px light-dark(#fff, #000)) drop-shadow(0 0 2px light-dark(#fff, #000));
  }

  .ways .better {
    --_arrow: light-dark(#1a7f37, #7fd69b);
    stroke: var(--_arrow);
    stroke-dasharray: 0.16 0.14;
  }

  .ways .stop {
    fill: var(--_arrow);
    fill-opacity: 0.22;
    stroke-dasharray: none;
  }
`;

/**
 * Draws arrows between piles, bent so that an arrow and its reverse don't overlap. A pile that blocks
 * itself gets a ring around it.
 */
export function drawArrows(
  arrows: readonly Arrow[],
  { arrangement: { width, height, places }, scale }: Chosen,
  piles: readonly PileFacts[],
): SVGElement {
  const placeAt = (id: string): Spot => {
    const pile = piles.find((one) => one.id === id)!;
    const place = placeOf(pile, places);
    return pile.spread === 'fan' ? spotOf(pile, place, Math.max(0, pile.cards.length - 1)) : place;
  };
  // In card widths.
  const viewBox = `0 0 ${width} ${height}`;
  const svg = makeSvg('svg', { class: 'ways', part: 'ways', 'aria-hidden': 'true', viewBox });
  svg.style.width = `${width * scale}px`;
  svg.style.height = `${height * scale}px`;
  const n = (value: number): string => value.toFixed(2);
  for (const one of arrows) {
    const [from, to] = [placeAt(one.from), placeAt(one.to)];
    const group = makeSvg('g', { class: one.better ? 'better' : '' }, svg);
    const at = { cx: n(from.x), cy: n(from.y) };
    makeSvg('circle', { class: 'stop', ...at, r: 0.34 }, group);
    if (one.to === one.from) {
      makeSvg('circle', { ...at, r: 0.6 }, group);
      continue;
    }
    const { bend, end, back } = arrow(from, to);
    const head = [rotated(back, 0.45), rotated(back, -0.45)].map(
      (arm) => `M${n(end.x + arm.x)} ${n(end.y + arm.y)}L${n(end.x)} ${n(end.y)}`,
    );
    const line = `M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(end.x)} ${n(end.y)}`;
    makeSvg('path', { d: line + head.join('') }, group);
  }
  return svg;
}

/** A bent arrow that ends just before its target; `back` points backwards from its tip. */
function arrow(from: Spot, to: Spot): { bend: Spot; end: Spot; back: Spot } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 - dy * 0.16, y: (from.y + to.y) / 2 + dx * 0.16 };
  const [ex, ey] = [to.x - bend.x, to.y - bend.y];
  const length = Math.hypot(ex, ey);
  const unit = { x: ex / length, y: ey / length };
  const end = { x: to.x - unit.x * 0.42, y: to.y - unit.y * 0.42 };
  return { bend, end, back: { x: -unit.x * 0.3, y: -unit.y * 0.3 } };
}

function rotated({ x, y }: Spot, angle: number): Spot {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
