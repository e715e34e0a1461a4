import { css, unsafeCSS } from 'lit';
import { CASE, STEEL } from '../themes/case.js';
import { FANLIGHT } from './paints.js';
import { finished, themed } from '../themes/theme.js';
import { makeShape, makeSvg, type Shape } from '../pieces.js';

/*
 * What the light does on steel, brass, straps and wood. It comes from the upper left, as on all the kit draws; at night
 * from the lamps in a house.
 */

/** Where along the way of the light a colour stands, in per cent, and how much white or black is in it. */
type Stop = readonly [percent: number, other: '#fff' | '#000', share: number];

interface Material {
  readonly name: string;
  /** What is made of it, and in which boards: by default in all. */
  readonly of: string;
  readonly when?: string;
  /** From the first corner of a drawing to the last one. */
  readonly way: Readonly<Record<'x1' | 'y1' | 'x2' | 'y2', number>>;
  readonly colour: string;
  readonly stops: readonly Stop[];
}

const METAL = finished('metal', STEEL).cssText;
const WOOD = themed('case', finished('dial', CASE).cssText).cssText;

const MATERIALS: readonly Material[] = [
  {
    name: 'steel',
    of: '.metal',
    way: { x1: 0, y1: 0, x2: 1, y2: 1 },
    colour: METAL,
    stops: [
      [6, '#fff', 34],
      [26, '#fff', 0],
      [40, '#fff', 48],
      [54, '#fff', 8],
      [72, '#000', 20],
      [86, '#fff', 22],
      [96, '#000', 16],
    ],
  },
  {
    name: 'polish',
    of: '.bezel',
    way: { x1: 0.05, y1: 0, x2: 0.95, y2: 1 },
    colour: 'var(--_gleam)',
    stops: [
      [10, '#fff', 60],
      [30, '#000', 26],
      [46, '#fff', 70],
      [60, '#000', 6],
      [76, '#000', 34],
      [90, '#fff', 40],
    ],
  },
  {
    // A strap is as dark as it is steep, at both of its ends.
    name: 'steep',
    of: '.bend',
    way: { x1: 0, y1: 0, x2: 0, y2: 1 },
    colour: 'var(--_back)',
    stops: [
      [0, '#000', 62],
      [2.4, '#000', 24],
      [5.2, '#000', 0],
      [94.8, '#000', 0],
      [97.6, '#000', 24],
      [100, '#000', 62],
    ],
  },
  {
    name: 'gilt',
    of: '.brass, .paint.of-5',
    way: { x1: 0, y1: 0, x2: 1, y2: 1 },
    colour: 'var(--_card-accent)',
    stops: [
      [4, '#fff', 24],
      [24, '#000', 6],
      [42, '#fff', 34],
      [58, '#000', 4],
      [78, '#000', 20],
      [94, '#fff', 14],
    ],
  },
  {
    // A palace is lit from its middle, where the clock is.
    name: 'lamps',
    of: '.masonry ~ .inside',
    when: '.board.won',
    way: { x1: 0, y1: 0, x2: 1, y2: 0 },
    colour: FANLIGHT,
    stops: [
      [0, '#000', 14],
      [20, '#000', 6],
      [40, '#fff', 14],
      [50, '#fff', 38],
      [60, '#fff', 14],
      [80, '#000', 6],
      [100, '#000', 14],
    ],
  },
  {
    name: 'timber',
    of: '.ground.wood',
    way: { x1: 0.2, y1: 0, x2: 0.4, y2: 1 },
    colour: WOOD,
    stops: [
      [0, '#fff', 10],
      [45, '#000', 0],
      [100, '#000', 14],
    ],
  },
];

const classOf = (name: string, i: number): string => `${name}-${i}`;

/** The grain of wood: lines along a board, which go on in the next tile. In hundredths of a card width. */
const GRAIN = { width: 64, height: 300 };
const lines = [
  [5, 4],
  [14, -3],
  [21, 6],
  [33, 2],
  [40, -5],
  [47, 4],
  [57, -2],
]
  .map(([x, by]) => `M${x} 0C${x! + by!} 90 ${x! - by!} 200 ${x} 300`)
  .join('');

const shapeOf = ({ name, way, stops }: Material): Shape => [
  'linearGradient',
  { id: name, ...way },
  stops.map(([percent], i): Shape => ['stop', { class: classOf(name, i), offset: `${percent}%` }]),
];
const grain: Shape = [
  'pattern',
  { id: 'grain', ...GRAIN, patternUnits: 'userSpaceOnUse' },
  [['path', { class: 'fibre', d: lines }]],
];

/**
 * Puts the materials of a drawing into it, and the grain over its wood.
 * @param group where they are put, which is empty or has those of an earlier drawing
 */
export function addMaterials(drawing: Element, group: Element): void {
  group.replaceChildren();
  for (const material of MATERIALS) {
    if (drawing.querySelector(material.of)) makeShape(shapeOf(material), group);
  }
  const wood = drawing.querySelector('.ground.wood');
  if (!wood) return;
  makeShape(grain, group);
  wood.after(makeSvg('path', { class: 'grain', d: wood.getAttribute('d')! }));
}

const colours = MATERIALS.flatMap(({ name, colour, stops }) =>
  stops.map(
    ([, other, share], i) =>
      `.${classOf(name, i)} { stop-color: color-mix(in srgb, ${colour}, ${other} ${share}%); }`,
  ),
).join('\n');

const fills = MATERIALS.map(
  ({ name, of, when = '', colour }) => `${when} :is(${of}) { fill: url(#${name}) ${colour}; }`,
).join('\n');

/** Only on screens: paper gets no ink for it, and forced colours are plain. */
export const materialStyles = css`
  .grain {
    fill: none;
  }

  @media screen and (forced-colors: none) {
    ${unsafeCSS(colours)}
    ${unsafeCSS(fills)}
    .grain {
      fill: url(#grain) none;
    }
    .fibre {
      stroke: light-dark(rgb(52 24 4 / 16%), rgb(255 226 188 / 7%));
      stroke-width: 1.1;
      fill: none;
    }
  }
`;
