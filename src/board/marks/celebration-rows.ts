import type { Arrangement } from '../geometry/arrange.js';
import { makeSvg } from '../pieces.js';

/** Milliseconds of the way of a hand or a light, and of what is left of it. */
export const SWEEP = 2400;
export const AFTERGLOW = 1500;

/** The share of the time after a share of the way, which begins and ends gently; {@link GENTLY} is its inverse. */
export const timeAt = (way: number): number => Math.acos(1 - 2 * way) / Math.PI;
export const GENTLY = 'cubic-bezier(0.37, 0, 0.63, 1)';

/** Everything goes out together at the end. */
export function fadeOut(svg: SVGElement): void {
  const duration = AFTERGLOW * 0.6;
  const delay = SWEEP + AFTERGLOW - duration;
  svg.animate([{ opacity: 1 }, { opacity: 0 }], { delay, duration, fill: 'forwards' });
}

/** The train, in hundredths of a card width: its coaches and the couplings between them. */
const [COACHES, COACH, COUPLING] = [4, 20, 3.5];
const TRAIN = COACHES * COACH + (COACHES - 1) * COUPLING;
/** It stops before the last station. */
const STOP = 12;

/** A train calls at every station, up to the last one. The line behind it is lit. */
export function runTrain(svg: SVGElement, { line = [] }: Arrangement): void {
  const transform = 'scale(.01)';
  const pieces = line.map(({ way, rail: d }) => {
    const rail = makeSvg('path', { class: 'rail', d, transform }, svg);
    const train = makeSvg('path', { class: 'train', d: way, transform }, svg) as SVGPathElement;
    return { rail, train, length: train.getTotalLength() };
  });
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0) - STOP;
  const coaches = Array<string>(COACHES - 1).fill(`${COACH} ${COUPLING}`);
  let passed = 0;
  for (const { rail, train, length: long } of pieces) {
    // There is one train: the next would follow after more than all of the line.
    train.style.strokeDasharray = [...coaches, `${COACH} ${2 * length}`].join(' ');
    const frames = [0, length].map((way) => ({ strokeDashoffset: TRAIN + passed - way }));
    train.animate(frames, { duration: SWEEP, easing: GENTLY, fill: 'both' });
    passed += long;
    rail.animate([{ opacity: 0 }, { opacity: 1 }], {
      delay: SWEEP * timeAt(Math.min(1, passed / length)),
      duration: 200,
      fill: 'both',
    });
  }
}

/** One door after another is lit, and each street lamp: its outline is drawn from the ground, and a light goes on. */
export function lightDoors(svg: SVGElement, { lights = [] }: Arrangement): void {
  const each = SWEEP / (lights.length + 3);
  lights.forEach(({ glass, outline }, i) => {
    const transform = 'scale(.01)';
    const timing = { delay: i * each, duration: 4 * each, fill: 'both' } as const;
    makeSvg('path', { d: glass, transform, class: 'lamp' }, svg).animate(
      [{ opacity: 0 }, { opacity: 0.36, offset: 0.7 }, { opacity: 0.26 }],
      timing,
    );
    const door = makeSvg('path', { d: outline, transform, class: 'door', pathLength: 1 }, svg);
    door.style.strokeDasharray = '1 1';
    door.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], timing);
  });
}
