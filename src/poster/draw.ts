/** A position as a picture: an SVG file that needs no page, no style sheet and no font. */
import { isWon } from '../board/board-play.js';
import { type Arrangement, CARD_HEIGHT, choose, type Layout } from '../board/geometry/arrange.js';
import { placeOf, spotOf } from '../board/geometry/spots.js';
import { whenWon } from '../board/geometry/when-won.js';
import type { Shape } from '../board/pieces.js';
import type { PileFacts } from '../rules/engine.js';
import { cardShapes } from './cards.js';
import { dialShapes, handShapes, type Position, wayShapes } from './dial.js';
import { type Colours, paletteOf } from './palette.js';
import { type Drawn, SvgWriter } from './svg.js';

/** Small texts in the corners: top left, top right, bottom left, bottom right. */
export type Captions = readonly (string | undefined)[];

export interface PosterLook {
  /** A built-in theme, or none. */
  readonly theme?: string;
  readonly scheme?: 'light' | 'dark';
  /** Colours in the place of the theme’s, by the names of custom properties without `--solitaire-`. */
  readonly colours?: Colours;
  /** As the attribute `faces`: `four-color`, `large`, or both. */
  readonly faces?: readonly string[];
  /** As the attribute `hand`. */
  readonly hand?: 'right' | 'left';
  /** In pixels; by default 1080 × 1350, which is 4:5. */
  readonly width?: number;
  readonly height?: number;
  readonly captions?: Captions;
  /** What the picture is called for those who can’t see it. */
  readonly title?: string;
}

/** How wide a letter is at most with its spacing, as capitals are, and from line to line: in sizes of the font. */
const WIDE = 0.8;
const LINE = 1.5;

/** A text in drawn letters: its shapes, from its left end and on its baseline, and how wide they are, for letters of this height. */
export type Letter = (
  text: string,
  high: number,
) => { readonly shapes: readonly Shape[]; readonly wide: number } | undefined;

/** How high drawn capitals are, in sizes of the font. */
const HIGH = 0.93;

/**
 * Draws a position.
 * @param signed what stands at the bottom right, in the place of the last caption, which is below the one before it then
 * @param letter draws captions; those that it can't draw are text
 */
export function drawPoster(
  position: Position,
  layout: Layout,
  look: PosterLook,
  signed = '',
  letter?: Letter,
): string {
  const { rules, state } = position;
  const { width = 1080, height = 1350, captions = [], faces = [], hand = 'right' } = look;
  const palette = paletteOf(look.theme ?? '', look.scheme === 'dark', look.colours);
  const short = Math.min(width, height);
  const margin = Math.round(short * 0.06);
  // On a phone the picture is a third as wide: they can be read there.
  const size = Math.round(short * 0.031);
  const hasCaptions = captions.some(Boolean);
  const across = width - 2 * margin;
  const lengthOf = (text = ''): number => text.length * WIDE * size;
  /** Whether two that stand beside each other have no room in one line. */
  const isFull = (one?: string, other?: string): boolean =>
    Boolean(one && other) && lengthOf(one) + lengthOf(other) + 2 * size > across;
  const [fullAbove, fullBelow] = [
    isFull(captions[0], captions[1]),
    signed !== '' || isFull(captions[2], captions[3]),
  ];
  /** What is left free above or below the table: where one needs more, the other has less. */
  const bandOf = (isOwnFull: boolean, isOtherFull: boolean): number =>
    hasCaptions ? margin + (isOwnFull ? 4.7 : isOtherFull ? 1.5 : 3) * size : margin / 2;
  const [above, below] = [bandOf(fullAbove, fullBelow), bandOf(fullBelow, fullAbove)];
  const down = height - above - below;
  const chosen = choose(layout(rules.piles, hand), 'auto', across, down);
  const won = isWon(position);
  const { arrangement } = whenWon(chosen, won);
  const isOver = rules.outcome(state).status !== 'playing';
  const { piles } = rules.table(state);
  const box = boxOf(piles, arrangement, isOver, won);
  const scale = Math.min(across / (box.right - box.left), down / (box.bottom - box.top));
  const left = (width - (box.left + box.right) * scale) / 2;
  const top = (height + above - below - (box.top + box.bottom) * scale) / 2;
  const place = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${(scale / 100).toFixed(4)})`;
  const hands = handShapes(position, piles, arrangement, palette);
  const cards = cardShapes(piles, arrangement, palette, faces);
  const table: Shape = [
    'g',
    { transform: place },
    [
      ...dialShapes(position, piles, arrangement, palette, isOver),
      ...wayShapes(position, piles, arrangement, palette),
      ...hands,
      ...cards,
    ],
  ];
  const writer = new SvgWriter(`hourhand-${rules.game}`);
  const ground = groundShapes(width, height, palette.ground, `hourhand-${rules.game}-ground`);
  const corners = [0, 1, 2, 3, 4].flatMap((i): Drawn[] => {
    const text = i < 4 ? captions[i] : signed;
    if (!text) return [];
    const isRight = i % 2 === 1 || i === 4;
    // One that is longer than the picture is wide gets smaller.
    const own = size * Math.min(1, across / lengthOf(text));
    // The space after the last letter would indent a text that ends at the right.
    const spacing = own * 0.1;
    // Then each has its own, in reading order, and both begin at the left.
    const hasOwn = i < 4 && (i < 2 ? fullAbove : fullBelow);
    const line = hasOwn && isRight === i < 2 ? LINE * size * (i < 2 ? 1 : -1) : 0;
    const isAtRight = isRight && !hasOwn;
    const y = (i < 2 ? margin + size * 0.8 : height - margin) + line;
    const lettered = letter?.(text, own * HIGH);
    if (lettered) {
      const { shapes, wide } = lettered;
      const x = isAtRight ? width - margin - wide : margin;
      const drawn = {
        'aria-label': text,
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
        fill: 'none',
        stroke: palette.of('ink'),
        'stroke-opacity': 0.86,
      };
      return [['g', drawn, shapes]];
    }
    const attributes = {
      x: isAtRight ? width - margin + spacing : margin,
      y,
      fill: palette.of('ink'),
      'fill-opacity': 0.86,
      'font-family': palette.of('font'),
      'font-size': own,
      'letter-spacing': spacing,
      'text-anchor': isAtRight ? 'end' : 'start',
    };
    return [['text', attributes, { text }]];
  });
  return writer.file(width, height, look.title ?? '', [...ground, table, ...corners]);
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * What is drawn of an arrangement, in card widths: in the end, a pile without cards needs no room.
 * @param isOver whether the game has ended
 */
function boxOf(
  piles: readonly PileFacts[],
  arrangement: Arrangement,
  isOver: boolean,
  won: boolean,
): Box {
  const { dial, ground, marks, places } = arrangement;
  const xs: number[] = [];
  const ys: number[] = [];
  const add = (x: number, y: number, across: number, down: number): void => {
    xs.push(x - across, x + across);
    ys.push(y - down, y + down);
  };
  if (dial) {
    const { x, y, r, rect, casing, hangs = 0 } = dial;
    // A case takes all of the arrangement, and so does what is around a dial that is won.
    const isAround = won && arrangement.won && !hangs;
    if (casing?.strap || (casing?.brass && casing.metal) || isAround)
      add(x, y, arrangement.width / 2, arrangement.height / 2);
    else add(x, y + hangs / 2, rect?.rim.x ?? r, (rect?.rim.y ?? r) + hangs / 2);
  }
  // Doors stand around their cards and below them.
  if (ground && !dial)
    add(
      arrangement.width / 2,
      arrangement.height / 2,
      arrangement.width / 2,
      arrangement.height / 2,
    );
  for (const { x, y } of Object.values(marks)) add(x, y, 0.3, 0.25);
  for (const pile of piles) {
    const isGone = isOver || places[pile.id]?.docked === true;
    if (pile.cards.length === 0 && (isGone || !places[pile.id])) continue;
    const place = placeOf(pile, places);
    for (let i = 0; i < Math.max(1, pile.cards.length); i++) {
      const { x, y, angle } = spotOf(pile, place, i);
      const turn = (angle * Math.PI) / 180;
      const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
      const [across, down] = [cos + sin * CARD_HEIGHT, sin + cos * CARD_HEIGHT];
      add(x, y, across / 2, down / 2);
    }
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** The ground is a little lighter behind the dial. */
function groundShapes(
  width: number,
  height: number,
  [middle, edge]: readonly [string, string],
  id: string,
): Shape[] {
  const stops: Shape[] = [
    ['stop', { offset: 0, 'stop-color': middle }],
    ['stop', { offset: 1, 'stop-color': edge }],
  ];
  return [
    ['defs', {}, [['radialGradient', { id, cx: 0.5, cy: 0.45, r: 0.75 }, stops]]],
    ['rect', { width, height, fill: `url(#${id})` }],
  ];
}
