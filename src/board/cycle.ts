import type { Place, Spot } from './arrange.js';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Arrows from pile to pile, in card widths, bent so that a way there and back are two: each pile's
 * lowest card belongs to the next. A pile that waits for itself has a ring around it.
 */
export function drawCycle(
  document: Document,
  places: readonly Place[],
  width: number,
  height: number,
): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'cycle');
  svg.setAttribute('part', 'cycle');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const draw = (name: string, attributes: Readonly<Record<string, string | number>>): void => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
    svg.append(element);
  };
  const n = (value: number): string => value.toFixed(2);
  places.forEach((from, i) => {
    const to = places[(i + 1) % places.length]!;
    draw('circle', { class: 'stop', cx: n(from.x), cy: n(from.y), r: 0.34 });
    if (to === from) return draw('circle', { cx: n(from.x), cy: n(from.y), r: 0.6 });
    const { bend, end, back } = arrow(from, to);
    const head = [turned(back, 0.45), turned(back, -0.45)].map(
      (arm) => `M${n(end.x + arm.x)} ${n(end.y + arm.y)}L${n(end.x)} ${n(end.y)}`,
    );
    const line = `M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(end.x)} ${n(end.y)}`;
    draw('path', { d: line + head.join('') });
  });
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
