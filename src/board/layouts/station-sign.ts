import { CARD_HEIGHT, type DrawnDial, hundredths, round, type Spot } from '../geometry/arrange.js';
import { hole, outline } from '../geometry/outline.js';
import { hangerOf, postsOf } from './station-iron.js';

/** How broad a frame of iron is. */
export const FRAME = 0.04;

/** Half of the size of something. */
export type Half = Spot;

/** A plate in a frame of iron. */
export interface Plate {
  readonly at: Spot;
  readonly half: Half;
  readonly corner: number;
}

export const outlineOf = ({ at, half, corner }: Plate, by = 0): string =>
  outline(at, { x: half.x - by, y: half.y - by }, corner - 100 * by);
export const frameOf = (plate: Plate): string => {
  const { at, half, corner } = plate;
  const inner = { x: half.x - FRAME, y: half.y - FRAME };
  return outlineOf(plate) + hole(at, inner, corner - 100 * FRAME);
};

/** How far a clock is below the ceiling, if it is seen, and above a sign, and half of the height of that. */
interface Hung {
  readonly ceiling: number;
  readonly apart: number;
  readonly high: number;
}
/** The same while the game is played, where the sign is the head of a tray; and once it is won. */
export interface Board extends Hung {
  readonly won: Hung;
}
/** What hangs from a dial in the end, or is the head of the tray from the beginning; or one of two at its sides. */
export type Sign = Plate & {
  readonly board?: Board;
  readonly other?: Spot;
};

/** From the edge of a sign to the line inside it. */
const EDGING = 0.085;

/** Half of the breadth of a sign that was the head of a tray before. */
const GROWN = 3.3;

/**
 * What hangs from the dial once it is complete, or what its arms hold: a sign for the name and one for the number. A sign that was there before is larger then, and the clock hangs from the
 * ceiling: together they take the room that the tray leaves, and are in the middle of it.
 */
export function signed(
  clock: Plate,
  { board, other, ...sign }: Sign,
  arms: string,
): Pick<DrawnDial, 'sign' | 'hangs' | 'ownIron' | 'enamel' | 'kings'> {
  const { at, half } = clock;
  const foot = at.y + half.y;
  const { apart = 0, ceiling = 0, high = 0 } = board?.won ?? {};
  const grown: Plate = board
    ? { ...sign, at: { x: at.x, y: foot + apart + high }, half: { x: GROWN, y: high } }
    : sign;
  const others = other ? [{ ...sign, at: other }] : [];
  const plates = [grown, ...others];
  const frames = [clock, ...plates].map((one) => frameOf(one)).join('');
  const edging = plates.map((one) => outlineOf(one, EDGING)).join('');
  const below = grown.at.y + grown.half.y + 0.02 - foot;
  const path = [sign, ...others].map((one) => outlineOf(one)).join('');
  const shape = { at: sign.at, half: sign.half, path, stays: Boolean(board) };
  const kings = other || clock.corner === Infinity ? { kings: kingsOn(grown, other) } : {};
  if (other) return { sign: { ...shape, other, edging }, ownIron: frames + arms, ...kings };
  if (!board) return { sign: { ...shape, edging }, hangs: below, ownIron: frames + arms, ...kings };
  const posts = postsOf({ ...at, r: half.y }, grown.at.y - grown.half.y);
  return {
    sign: { ...shape, edging, won: { at: grown.at, half: grown.half, path: outlineOf(grown) } },
    hangs: below - ceiling,
    ownIron: frames + posts + hangerOf({ ...at, r: half.y }, ceiling),
    enamel: headOf(sign),
    ...kings,
  };
}

/** What is free above the kings on a sign at least. */
const FREE = 0.2;
/** Where the kings lie in the end: in the middle of a second sign, or at the left end of the only one, as far from it as from its edges. */
function kingsOn({ at, half }: Plate, other: Spot | undefined): DrawnDial['kings'] {
  if (other) return { ...other, size: 1 };
  const size = Math.min(1, (2 * (half.y - FREE)) / CARD_HEIGHT);
  const free = half.y - (size * CARD_HEIGHT) / 2;
  return { x: at.x - half.x + free + size / 2, y: at.y, size: round(size) };
}

/** The head of a tray inside its frame: only its upper corners are round. */
function headOf({ at, half, corner }: Plate): string {
  const { x, y } = hundredths(at);
  const { x: across, y: down } = hundredths({ x: half.x - FRAME, y: half.y });
  const turn = corner - 100 * FRAME;
  const top = y - down + 100 * FRAME;
  return (
    `M${round(x - across)} ${round(y + down)}V${round(top + turn)}a${turn} ${turn} 0 0 1 ${turn} ${-turn}` +
    `H${round(x + across - turn)}a${turn} ${turn} 0 0 1 ${turn} ${turn}V${round(y + down)}Z`
  );
}
