import { css } from 'lit';
import type { Chosen } from './arrange.js';
import { makeSvg } from './pieces.js';

const LENGTH = 3200;

export const celebrationStyles = css`
  .celebration {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 4000;
    overflow: visible;
    stroke: none;
    pointer-events: none;
    fill: light-dark(#b98015, #f5cf74);
  }

  .celebration .ring {
    fill: none;
    stroke: light-dark(#d29a2b, #f5cf74);
    stroke-width: 1.1;
  }
`;

/**
 * Shows a glowing clock over the board: the hands turn to noon, each hour lights up as they pass, and
 * three rings expand. Any press or key ends it.
 * @returns a function that ends it
 */
export function celebrate(
  board: HTMLElement,
  { arrangement: { width, height, dial }, scale }: Chosen,
): () => void {
  const around = dial ?? { x: width / 2, y: height / 2, r: Math.min(width, height) / 2 };
  // In pixels of the board.
  const [x, y, r] = [around.x * scale, around.y * scale, around.r * scale];
  const svg = makeSvg('svg', { class: 'celebration', viewBox: '-120 -120 240 240' });
  const side = r * 2.4;
  svg.style.width = svg.style.height = `${side}px`;
  svg.style.transform = `translate(${x - side / 2}px, ${y - side / 2}px)`;

  const play = (
    element: Element,
    frames: Keyframe[],
    delay: number,
    duration: number,
    easing = 'ease-out',
  ): void => {
    svg.append(element);
    element.animate(frames, { delay, duration, easing, fill: 'both' });
  };

  const sweep = LENGTH * 0.5;
  for (let hour = 1; hour <= 12; hour++) {
    const turned = makeSvg('g', { transform: `rotate(${hour * 30})` });
    const ray = makeSvg('path', { d: 'M0 -101l1.1 -5l-1.1 -9l-1.1 9z' });
    const spark = makeSvg('circle', { cy: -96.5, r: 1.1 });
    turned.append(ray, spark);
    svg.append(turned);
    const at = (sweep * hour) / 12;
    const lit = [
      { opacity: 0, transform: 'translateY(14px)' },
      { opacity: 1, transform: 'none', offset: 0.18 },
      { opacity: 0.9, transform: 'none', offset: 0.7 },
      { opacity: 0, transform: 'translateY(-10px)' },
    ];
    for (const part of [ray, spark]) {
      part.animate(lit, { delay: at, duration: LENGTH - at, easing: 'ease-out', fill: 'both' });
    }
  }
  for (let ring = 0; ring < 3; ring++) {
    const frames = [
      { opacity: 0, transform: 'scale(.3)' },
      { opacity: 0.85, transform: 'scale(.55)', offset: 0.15 },
      { opacity: 0, transform: 'scale(1.18)' },
    ];
    play(makeSvg('circle', { class: 'ring', r: 96 }), frames, sweep + ring * 330, 1000);
  }
  svg.append(makeSvg('circle', { class: 'hub', r: 2.4 }));
  const hands: readonly [string, number][] = [
    ['M-.8 11L-.5 -76L0 -82L.5 -76L.8 11z', -360],
    ['M-1.3 9L-.9 -48L0 -55L.9 -48L1.3 9z', -150],
  ];
  for (const [d, from] of hands) {
    const frames = [
      { opacity: 0, transform: `rotate(${from}deg)` },
      { opacity: 1, offset: 0.1 },
      { opacity: 1, transform: 'none', offset: 0.55, easing: 'linear' },
      { opacity: 1, transform: 'none', offset: 0.8 },
      { opacity: 0, transform: 'none' },
    ];
    play(makeSvg('path', { d }), frames, 0, LENGTH, 'cubic-bezier(.5,0,.2,1)');
  }
  board.append(svg);

  const stop = new AbortController();
  const end = (): void => {
    stop.abort();
    svg.remove();
  };
  const { signal } = stop;
  const timer = setTimeout(end, LENGTH + 400);
  signal.addEventListener('abort', () => clearTimeout(timer));
  board.addEventListener('pointerdown', end, { signal });
  board.addEventListener('keydown', end, { signal });
  return end;
}
