/**
 * The deck, drawn. Every mark on a card is a path made here: no font, no picture, no id. The figures of the courts
 * are in a file of their own, which comes later.
 */

import { ACE, JACK, rankOf, suitOf } from '../../cards/index.js';
import { type Attributes, makeShape, type Shape } from '../pieces.js';
import { at, card, circle, type Mark, scaled, twice } from './pen.js';

/** The inks of faces and backs, for the sheet that the cards' shadow root adopts. The suit's own is the card's `color`. */
export const faceStyles =
  'path.accent{color:var(--_card-accent,#c94)}path.paper{color:var(--_paper,#fff)}' +
  'path.back{color:var(--_back,#16233f)}path.back-line{color:var(--_back-ink,#c94)}';

/** Clubs, diamonds, hearts, spades: around 0 0, in fifths of a unit. */
const pips = [
  'm-20 50c10-6 15-15 16-28c-5 7-12 11-21 11c-14 0-25-10-25-24s11-24 25-24c3 0 6 0 9 2c-5-5-8-10-8-18c0-13 11-23 24-23s24 10 24 23c0 8-3 13-8 18c3-2 6-2 9-2c14 0 25 10 25 24s-11 24-25 24c-9 0-16-4-21-11c1 13 6 22 16 28z',
  'm0-56q12 32 33 56q-21 24-33 56q-12-32-33-56q21-24 33-56z',
  'm0 50c-12-22-48-42-48-70c0-16 11-27 24-27c12 0 20 7 24 18c4-11 12-18 24-18c13 0 24 11 24 27c0 28-36 48-48 70z',
  'm0-53c12 22 46 39 46 65c0 14-10 23-22 23c-8 0-15-4-20-11c1 13 6 21 16 27h-40c10-6 15-14 16-27c-5 7-12 11-20 11c-12 0-22-9-22-23c0-26 34-43 46-65z',
];

/** The 6, which is also the 9 on its head. */
const six =
  'm15 19c-2-12-7-19-14-19c-13 0-19 20-19 65c0 37 6 55 19 55s17-14 17-35s-5-33-17-33s-19 12-19 33';

const TAIL = 'm10 98l20 22';

/**
 * A, 2 … 10, J, Q, K: one pen line each, down from 0 0 and centred on it, in fifths of a unit, 120 high. The pen is
 * stretched in `drawFace`.
 */
export const ranks: readonly string[] = [
  'm-21 120l18-120h6l18 120m-6-40h-30',
  'm-17 30c0-20 6-30 17-30s17 10 17 26c0 32-35 54-35 94h37',
  'm-17 25c1-16 7-25 17-25s16 10 16 27s-7 29-20 29c15 0 22 11 22 32s-7 32-19 32s-17-8-18-26',
  'm1 0l-21 84h43m-12-44v80',
  'm16 0h-30l-2 55c4-7 10-10 17-10c11 0 17 12 17 36c0 25-7 39-19 39c-10 0-16-8-18-24',
  six,
  'm-19 0h37c-15 35-24 73-25 120',
  'm0 54c-10 0-16-9-16-27s6-27 16-27s16 9 16 27s-6 27-16 27c-12 0-19 12-19 33s7 33 19 33s19-11 19-33s-7-33-19-33z',
  'm0 120' + scaled(six, -1),
  'm-30 22l10-22v120m35-120c-9 0-13 20-13 60s4 60 13 60s13-20 13-60s-4-60-13-60z',
  'm13 0v86c0 23-5 34-15 34s-15-9-16-27',
  `c-14 0-19 20-19 60s5 60 19 60s19-20 19-60s-5-60-19-60z${TAIL}`,
  'm-16 0v120m34-120l-33 73m9-20l26 67',
];

/** The traditional places of two to ten pips; the fewer they are, the larger. */
function spots(count: number, pip: string): string {
  const size = count < 4 ? 1.2 : count < 7 ? 1.08 : count < 10 ? 0.96 : 0.88;
  const one = (x: number, y: number) => at(x, y, size, pip);
  const two = (x: number, y: number) => twice(x, y, size, pip);
  const four = (y: number) => two(-15.5, y) + two(15.5, y);
  return (
    (count < 4 ? two(0, -46) : four(-46)) +
    (count > 8 ? four(-15) : count > 5 ? one(-15.5, 0) + one(15.5, 0) : '') +
    (count === 7 ? one(0, -23) : count % 2 ? one(0, 0) : '') +
    (count === 8 ? two(0, -23) : count > 9 ? two(0, -31) : '')
  );
}

/** Cuts a circle into this many ticks, the first at its top. */
const ticks = (count: number): Attributes => ({
  pathLength: count,
  'stroke-dasharray': '.16 .84',
  'stroke-dashoffset': 0.08,
});

/** The height of a strip that an index of the usual size fills. */
const USUAL = 27;
/** No strip is higher than this, unless indices are large. */
export const HIGH = 45;

/** The hands of a watch around 0 0, turned to these degrees. */
const hands = (ink: string, hour: number, minute: number, transform: string): Mark[] => [
  [ink, 'M-2 4l1-18h2l1 18z', 0, { transform: `${transform} rotate(${hour})` }],
  [ink, 'M-1.5 4l1-26h1l1 26z', 0, { transform: `${transform} rotate(${minute})` }],
];

/**
 * The face of a card: 0 … 51, by suit (clubs, diamonds, hearts, spades), then by rank from the ace.
 * @param part if not 0, only rank and suit are drawn, side by side, in a strip of this height at the card's top, in
 * hundredths of its width. If it is negative, the strip is at its foot. Decimals are the height of a lower strip that they
 * would fit into: 25.17 is one of 25 with signs for 17. 1 is the usual index alone, and 2 that and the figure of a
 * court: nothing of the pips that another card would cut.
 * @param figure what a court shows around its watch, if it has come
 * @param large whether rank and suit fill a high strip; else they are as high as usual, in the middle of it
 */
export function faceShape(
  of: number,
  part: number,
  figure?: readonly Mark[],
  large = Math.abs(part) > HIGH,
): Shape {
  const line = Math.abs(part) > 2 ? part : 0;
  const suit = suitOf(of);
  const rank = rankOf(of);
  const pip = pips[suit]!;
  const marks: Mark[] = [];
  // The rank's height, middle and top.
  const strip = Math.trunc(Math.abs(line));
  const most = Math.round((Math.abs(line) % 1) * 100) || (large ? strip : USUAL);
  const tall = line ? Math.min(strip, most) - 4.5 : 22.5;
  const x = line ? tall / 3 - 45.5 : -38.5;
  const top = line ? Math.sign(line) * (strip / 2 - 70) - tall / 2 : -66;
  // The 10 begins where the others do, and ends later.
  const ten = rank === 10 ? tall / 24 : 0;
  let d = line
    ? twice(x + tall * 0.88 + 3 * ten, top + tall / 2, Math.min(1.7, tall / 23), pip)
    : twice(x, -35.9, 0.61, pip);
  if (!part || (part === 2 && rank >= JACK)) {
    if (rank === ACE) {
      const ace = at(0, 0, [2.8, 3, 2.8, 3.4][suit]!, pip);
      marks.push(['', ace, 5], ['paper', ace, 3], ['', ace]);
      if (suit > 2)
        marks.push(
          ['paper', circle(15, 0, -3), 1],
          ['paper', circle(12.5, 0, -3), 2.5, ticks(12)],
          ...hands('accent', 305, 60, 'translate(0 -3) scale(.5)'),
        );
    } else if (rank < JACK) d += spots(rank, pip);
    else {
      // Each wears a watch; while there is no figure, it fills the card.
      const size = figure ? 1 : 1.6;
      marks.push(
        ...(figure ?? []),
        ['paper', circle(19 * size)],
        ['', circle(17 * size), 1],
        ['', circle(14 * size), 3 * size, ticks(12)],
      );
      d += twice(0, -6 * size, 0.54 * size, pip);
    }
  }
  // 6 and 9 stand on a bar, which tells them apart when they are turned.
  const bar = rank === 6 || rank === 9 ? tall / 7 : 0;
  if (bar) d += twice(x, top + tall, tall / 22, 'm-24 0h48v-7h-48z');
  const pen = tall / 8;
  // In a strip, the tail of a Q would come close to the suit.
  const figures = line ? ranks[rank - 1]!.replace(TAIL, 'm3 86l22 34') : ranks[rank - 1]!;
  const sign = twice(x / 1.5 + ten, top + pen / 2, (tall - bar - pen) / 24, figures);
  // A line under this stretch is a broad pen's: its uprights are half as thick again as its level strokes.
  marks.push(['', d], ['', sign, pen, { transform: 'scale(1.5 1)' }]);
  return card(marks);
}

/**
 * The back: a watch over a rosette of sixty circles.
 * @param hour what the watch shows, 1 to 12, or 0 for ten past ten
 * @param angle the card's own turn, in degrees clockwise: the hands make up for it
 */
export function backShape(hour: number, angle: number): Shape {
  let rosette = '';
  for (let turn = 0; turn < 6.28; turn += Math.PI / 30)
    rosette += circle(34, Math.round(36 * Math.sin(turn)), Math.round(55 * Math.cos(turn)));
  // An inner svg clips the rosette, where a clip path would need an id.
  const watch = card(
    [
      ['back-line', rosette, 0.3],
      ['back', circle(29)],
      ['back-line', circle(29), 1],
      ['back-line', circle(24), 2, ticks(60)],
      ['back-line', circle(23), 5, ticks(12)],
      ...hands('back-line', hour ? hour * 30 : 305, hour ? 0 : 60, `rotate(${-angle})`),
      ['back-line', circle(3)],
    ],
    { viewBox: '8 8 84 124', x: 8, y: 8, width: 84, height: 124 },
  );
  const edge: readonly Mark[] = [
    ['back', 'M-43-63h86v126h-86z', 5, { fill: 'currentColor', 'stroke-linejoin': 'round' }],
    ['back-line', 'M-42-62h84v124h-84z', 1],
  ];
  return card(edge, {}, watch);
}

export const drawFace = (...of: Parameters<typeof faceShape>): SVGElement =>
  makeShape(faceShape(...of));

export const drawBack = (...of: Parameters<typeof backShape>): SVGElement =>
  makeShape(backShape(...of));

/** A suit's sign by itself, for a line of text. */
export function drawPip(suit: number): SVGElement {
  return makeShape(card([['', pips[suit]!]], { viewBox: '-10 10 120 120' }));
}
