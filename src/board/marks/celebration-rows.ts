import type { Arrangement, Spot } from '../geometry/arrange.js';
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

/** Half the distance between the rails, and half of the way from one station to the next. */
const GAUGE = 0.03;
const HALF_WAY = 0.57;
/** The train: its coaches and the couplings between them. */
const [COACHES, COACH, COUPLING] = [4, 0.2, 0.035];
const TRAIN = COACHES * COACH + (COACHES - 1) * COUPLING;

/**
 * A train calls at every station: it leaves a row on the right and comes into the next one on the left,
 * up to the last station. The rails behind it are lit.
 */
export function runTrain(svg: SVGElement, { marks, width, rail = 0 }: Arrangement): void {
  const lines = linesOf(marks);
  const last = lines.length - 1;
  // It stops before the last station.
  const ends = lines.map((line, i) => (i < last ? width + TRAIN : line.at(-1)!.x - 0.12));
  const length = ends.reduce((sum, end) => sum + end);
  let passed = 0;
  lines.forEach((line, i) => {
    const y = line[0]!.y + rail;
    const from = passed;
    passed += ends[i]!;
    for (const { x } of line) {
      for (const end of [x - HALF_WAY, x]) {
        const share = (from + Math.max(0, end)) / length;
        const path = [-GAUGE, GAUGE].map((by) => `M${end} ${y + by}h${HALF_WAY}`);
        makeSvg('path', { class: 'rail', d: path.join('') }, svg).animate(
          [{ opacity: 0 }, { opacity: 1 }],
          { delay: SWEEP * timeAt(Math.min(1, share)), duration: 200, fill: 'both' },
        );
      }
    }
    // From station to station.
    const edges = [0, ...line.map(({ x }) => x), width];
    for (let k = 1; k < edges.length; k++) {
      const [left, right] = [edges[k - 1]!, edges[k]!];
      const train = makeSvg('path', { class: 'train', d: `M${left} ${y}H${right}` }, svg);
      const coaches = Array<string>(COACHES - 1).fill(`${COACH} ${COUPLING}`);
      // There is one train: the next would follow after more than all lines.
      train.style.strokeDasharray = [...coaches, `${COACH} ${2 * length}`].join(' ');
      const frames = [0, length].map((way) => ({ strokeDashoffset: left + TRAIN + from - way }));
      train.animate(frames, { duration: SWEEP, easing: GENTLY, fill: 'both' });
    }
  });
}

/** In the order of reading. */
const inOrder = (a: Spot, b: Spot): number => a.y - b.y || a.x - b.x;

/** The marks, row by row. */
function linesOf(marks: Readonly<Record<string, Spot>>): Spot[][] {
  const lines = new Map<number, Spot[]>();
  for (const mark of Object.values(marks).sort(inOrder)) {
    lines.set(mark.y, [...(lines.get(mark.y) ?? []), mark]);
  }
  return [...lines.values()];
}

/** One door after another is lit: its frame is drawn from the sill, and a lamp goes on behind it. */
export function lightDoors(svg: SVGElement, { ornament = '' }: Arrangement): void {
  // Each begins at the left end of its sill.
  const startOf = (d: string): Spot => {
    const [x, y] = d.match(/-?[\d.]+/g)!.map(Number);
    return { x: x!, y: y! };
  };
  const doors = ornament.split(/(?=M)/).sort((a, b) => inOrder(startOf(a), startOf(b)));
  const each = SWEEP / (doors.length + 3);
  doors.forEach((d, i) => {
    const shape = { d, transform: 'scale(.01)' };
    const timing = { delay: i * each, duration: 4 * each, fill: 'both' } as const;
    makeSvg('path', { ...shape, class: 'lamp' }, svg).animate(
      [{ opacity: 0 }, { opacity: 0.36, offset: 0.7 }, { opacity: 0.26 }],
      timing,
    );
    const door = makeSvg('path', { ...shape, class: 'door', pathLength: 1 }, svg);
    door.style.strokeDasharray = '1 1';
    door.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], timing);
  });
}
