import { css } from 'lit';
import type { PileFacts } from '../rules/engine.js';
import type { Arrow } from '../game/index.js';
import type { Chosen, Spot } from './arrange.js';
import { placeOf, spotOf } from './cards.js';
import { makeSvg } from './pieces.js';

export const arrowStyles = css`
  .ways {
    --_way: light-dark(#b3261e, #ff9a8f);
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 3000;
    overflow: visible;
    fill: none;
    stroke: var(--_way);
    stroke-width: 0.075;
    stroke-linecap: round;
    pointer-events: none;
    filter: drop-shadow(0 0 1px light-dark(#fff, #000)) drop-shadow(0 0 2px light-dark(#fff, #000));
  }

  .ways .better {
    --_way: light-dark(#1a7f37, #7fd69b);
    stroke: var(--_way);
    stroke-dasharray: 0.16 0.14;
  }

  .ways .stop {
    fill: var(--_way);
    fill-opacity: 0.22;
    stroke-dasharray: none;
  }
`;

/**
 * Arrows from pile to pile, bent so that the way there and the way back are two. A pile that waits for itself
 * has a ring around it.
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
    const head = [turned(back, 0.45), turned(back, -0.45)].map(
      (arm) => `M${n(end.x + arm.x)} ${n(end.y + arm.y)}L${n(end.x)} ${n(end.y)}`,
    );
    const line = `M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(end.x)} ${n(end.y)}`;
    makeSvg('path', { d: line + head.join('') }, group);
  }
  return svg;
}

/** A bent arrow that ends short of its goal; `back` points along its end, the length of its head. */
function arrow(from: Spot, to: Spot): { bend: Spot; end: Spot; back: Spot } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 - dy * 0.16, y: (from.y + to.y) / 2 + dx * 0.16 };
  const [ex, ey] = [to.x - bend.x, to.y - bend.y];
  const length = Math.hypot(ex, ey);
  const unit = { x: ex / length, y: ey / length };
  const end = { x: to.x - unit.x * 0.42, y: to.y - unit.y * 0.42 };
  return { bend, end, back: { x: -unit.x * 0.3, y: -unit.y * 0.3 } };
}

function turned({ x, y }: Spot, angle: number): Spot {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
