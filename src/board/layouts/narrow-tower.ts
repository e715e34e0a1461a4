import { type Arrangement, hundredths, round, type Spot } from '../geometry/arrange.js';
import { withRoom } from './clock-faces.js';
import { withNiches } from './bays.js';
import { arcade, crown } from './crown.js';
import { AXLE, LOZENGE, lozenge, mirrored, type Point, shape } from './tracery.js';

/* A rectangular dial in its tower, in the narrowest boxes; in hundredths of a card width. */

/** What belfry, roof and spire take above the dial, in card widths. */
const ROOF = 1.57;
/** From the edge of the box, how high the string courses are, and how far a belfry is inside. */
const [EDGE, COURSE, INSIDE] = [1, 8, 9];
/** The windows of the shaft, once no fans lie there: how many, in how many rows, and what is between and around them. */
const PANELS = { count: 8, rows: 3, apart: 14 };

/** Belfry and roof above the dial, and the shaft below, in which the fans lie. */
export function inNarrowTower(one: Arrangement): Arrangement {
  const badges = one.badges.map((badge) => ({ ...badge, y: badge.y + ROOF }));
  const all = { ...withRoom(one, { above: ROOF }), badges };
  const { dial, height } = all;
  const { x, y } = hundredths(dial!.rect!.rim);
  const at = hundredths(dial!);
  const side = x - EDGE;
  /** Where the string courses above and below the dial end. */
  const edge = y + COURSE;
  const end = round(100 * dial!.y) - EDGE;
  const foot = round(100 * (height - dial!.y)) - EDGE;
  const top = crown(side - INSIDE, edge, end);
  const right: readonly Point[] = [...top.right, [side, -edge], [side, -y]];
  const shaft: readonly Point[] = [
    [side, y],
    [side, foot],
  ];
  const body = (spot: Spot): string =>
    [right, shaft].map((half) => shape(spot, [...half, ...mirrored(half)])).join('');
  const lines =
    body(AXLE) +
    top.openings(AXLE) +
    top.gables(AXLE) +
    top.lines +
    [edge, foot - COURSE].map((down) => `M${-side} ${round(down)}h${2 * side}`).join('');
  const drawing = {
    masonry: true,
    ground: body(at) + top.openings(at) + top.gables(at),
    inside: top.openings(at),
    shade: top.slates(at),
    ornament: (all.ornament ?? '') + lines,
    painted: [top.fields(at)],
    brass: top.frames(at) + lozenge(at.x, round(at.y - end + 1.6 * LOZENGE.tip), 1.5 * LOZENGE.tip),
  };
  const won = (): ReturnType<NonNullable<Arrangement['won']>> => {
    const { count, rows, apart } = PANELS;
    const step = (foot - COURSE - edge - apart) / rows;
    const panels = (spot: Spot): string =>
      Array.from({ length: rows }, (_, i) => {
        const from = edge + apart + i * step;
        return arcade(spot, side - apart / 2, count, [from, from + step - apart], apart);
      }).join('');
    return {
      dial: dial!,
      ...drawing,
      inside: drawing.inside + panels(at),
    };
  };
  return { ...all, ...drawing, ...withNiches({ ...all, ...drawing }), won };
}
