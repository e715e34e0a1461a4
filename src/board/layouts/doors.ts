import { round } from '../geometry/arrange.js';
import { ring } from '../geometry/outline.js';
import { litEdge, litSide, sunk } from './longcase-parts.js';
import { type Box, filled, inlay } from './panels.js';

/* The doors that close the bays of a cabinet once its columns are gone, in hundredths of a card width. */

/** How broad the frame of a door is, its knob, and how far that is from the edge at which two doors meet. */
const [FRAME, KNOB, APART] = [14, 5, 7];
/** The oval of lighter wood that is let into its panel: half its breadth as a share of the panel's, how high for that, and its line. */
const OVAL = { share: 0.38, most: 56, high: 1.4, broad: 2 };
/** Its leaves, one for each hour: where they begin and end, how broad they are, and the boss between them. */
const LEAF = { from: 0.24, to: 0.84, broad: 0.115, boss: 0.13 };

const ellipse = (x: number, y: number, rx: number, ry: number, sweep: 0 | 1): string =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 0 ${sweep} ${round(2 * rx)} 0` +
  `a${round(rx)} ${round(ry)} 0 0 ${sweep} ${round(-2 * rx)} 0Z`;

/** An oval with twelve leaves around a boss. */
export function patera(x: number, y: number, rx: number): string {
  const { high, broad } = OVAL;
  const point = (radius: number, turn: number): string =>
    `${round(x + rx * radius * Math.sin(turn))} ${round(y - high * rx * radius * Math.cos(turn))}`;
  const leaves = Array.from({ length: 12 }, (_, i) => {
    const turn = (i * Math.PI) / 6;
    const { from, to, broad } = LEAF;
    const side = (by: 1 | -1): string =>
      `Q${point(0.62 * to + 0.38 * from, turn + (by * broad) / (0.5 * to))}`;
    return `M${point(from, turn)}${side(1)} ${point(to, turn)}${side(-1)} ${point(from, turn)}Z`;
  });
  return (
    ellipse(x, y, rx, high * rx, 1) +
    ellipse(x, y, rx - broad, high * rx - broad, 0) +
    leaves.join('') +
    ellipse(x, y, LEAF.boss * rx, LEAF.boss * high * rx, 1)
  );
}

/** The two doors of a bay. */
export function doors([left, top, wide, high]: Box) {
  const half = wide / 2;
  const boxes: readonly Box[] = [0, 1].map((i): Box => [left + i * half, top, half, high]);
  const panels = boxes.map(([x, y, wide, high]): Box => [
    x + FRAME,
    y + FRAME,
    wide - 2 * FRAME,
    high - 2 * FRAME,
  ]);
  const fields = panels.map((box) => sunk(...box));
  return {
    shade: fields.map(({ shade }) => shade).join(''),
    gleam:
      fields.map(({ gleam }) => gleam).join('') +
      boxes.map(([x, y, wide, high]) => litEdge(x, y, wide) + litSide(x, y, high)).join('') +
      panels
        .map(
          ([x, y, wide, high]) =>
            inlay([x, y, wide, high]) +
            patera(x + wide / 2, y + high / 2, Math.min(OVAL.most, OVAL.share * wide)),
        )
        .join(''),
    brass: [-APART, APART]
      .map((by) => `${ring(round(left + half + by), round(top + high / 2), KNOB)}Z`)
      .join(''),
    lines: [...boxes, ...panels].map(filled).join(''),
  };
}
