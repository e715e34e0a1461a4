import type { PileSpec } from '../../rules/engine.js';
import { type DrawnDial, type Spot, TRACK } from './drawn-dial.js';
import type { OnSheet, Piece, Station } from './railway.js';

export { APART, DOCK, type DrawnDial, NUMERALS, type Spot, SUIT, TRACK } from './drawn-dial.js';

/** A card's height in card widths, the unit of all lengths in an arrangement. */
export const CARD_HEIGHT = 1.4;

/** A pile's place: the centre of its first card, from the arrangement's top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise; at 0 the card stands upright. */
  readonly angle: number;
  /** The offset from each card of a spread pile to the next. */
  readonly step: { readonly x: number; readonly y: number };
  /** The maximum distance from the first card to the last: longer piles are squeezed into it. */
  readonly room: number;
  /**
   * Whether a spread pile takes all of its room with however few cards, so that it ends where others do; a card that
   * is turned on it lies as its own ones.
   */
  readonly even?: boolean;
  /** How large its cards are, if they are smaller than others. */
  readonly size?: number;
  /** Whether it is in a ring of its own while cards are there, and not to be seen without them. */
  readonly docked?: boolean;
  /** Whether it is on enamel. */
  readonly enamelled?: boolean;
}

/** Lengths in hundredths of a card width, the unit of drawings. */
export const round = (value: number): number => Math.round(value * 100) / 100;
export const hundredths = ({ x, y }: Spot): Spot => ({ x: round(x * 100), y: round(y * 100) });

export const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A light in a street: its glass, and the closed outline that leads to it from the ground. */
export interface StreetLight {
  readonly kind: 'fanlight' | 'lantern';
  readonly glass: string;
  readonly outline: string;
}
/** What is drawn on the ground of a case. */
type Cased =
  | 'engraving'
  | 'stone'
  | 'shade'
  | 'gleam'
  | 'recess'
  | 'inside'
  | 'brass'
  | 'ornament'
  | 'painted';

/** One way to lay out a game. */
export interface Arrangement extends OnSheet {
  readonly kind: 'dial' | 'rows';
  readonly width: number;
  readonly height: number;
  readonly places: Readonly<Record<string, Place>>;
  /** The positions of the hours or ranks beside the piles, by pile id. */
  readonly marks: Readonly<Record<string, Spot>>;
  /** The positions of the badges, in order, and whether there are sockets for their signs, beside or below each other. */
  readonly badges: readonly (Spot & { readonly sockets?: 'row' | 'column' })[];
  /** The drawn dial. */
  readonly dial?: DrawnDial;
  /** A path filled as dials are, under the `ornament`. */
  readonly ground?: string;
  /** What of the ground is of a stone that stands farther back: darker on a light page, and lighter on a dark one. */
  readonly stone?: string;
  /** Whether the ground is a case of wood; shades and lit edges on it, and what is in the dark behind its glass. */
  readonly wooden?: boolean;
  /** Whether the ground is of the stone of a tower, with what is dark in its niches and windows. */
  readonly masonry?: boolean;
  readonly shade?: string;
  readonly gleam?: string;
  readonly inside?: string;
  /** What is in the shade behind columns, and the numbers of these on the case, as pen lines. */
  readonly recess?: string;
  readonly numbers?: string;
  /** Paths on the ground, one for each of four paints, and for iron and brass. */
  readonly painted?: readonly string[];
  /** A path of brass on the ground, from the top left corner, and shadows on that. */
  readonly brass?: string;
  readonly shadow?: string;
  /** Fine lines on the face of a dial, from the top left corner. */
  readonly engraving?: string;
  /** A path that gives the game its character: from the dial's centre, else from the top left corner. */
  readonly ornament?: string;
  /** Another one, beyond the arrangement's edge: drawn where the box has room for it. */
  readonly beyond?: string;
  /** What is drawn instead once the game is won, and nothing stands there any more. */
  readonly won?: () => Pick<Arrangement, 'dial' | 'ground' | 'numbers' | Cased>;
  /** What celebrates a win in rows: a train on the `line`, or the `lights` of a street. */
  readonly celebration?: 'train' | 'doors';
  /** The fanlights and lamps of a street, in the order of reading. */
  readonly lights?: readonly StreetLight[];
  /** The pieces of a line, each from a station to the next one, in hundredths of a card width; `ornament` is drawn as thick. */
  readonly line?: readonly Piece[];
  /** The stations of a line, in its order: the train is at the last one once the game is over. */
  readonly stations?: readonly Station[];
  /** Arrowheads on the `line`. */
  readonly ahead?: string;
  /** A plate with the name and the number, in rows: its middle, its size, and how low it stands if it has posts. */
  readonly plate?: Spot & {
    readonly width: number;
    readonly height: number;
    readonly ground?: number;
  };
  /** In rows, how far below the marks their line is, or the middle of their fanlights. */
  readonly rail?: number;
  /** In rows, the radius of a fanlight whose bars the ticks are; its middle is on the `rail`. */
  readonly arch?: number;
  /** If the way of the card that is turned is drawn, up to the hour that it goes to: how far outside the rim it is. */
  readonly way?: number;
  /** Where it is written what the cards of a pile are, such as those laid aside, while some lie there. */
  readonly caption?: Spot & { readonly of: string };
  /** Whether places on the dial show the ranks that go there until cards cover them. */
  readonly ghosts?: boolean;
  /** Whether the track has blocks for bars. */
  readonly blocks?: boolean;
  /** If cards would be narrower than this many pixels, other arrangements are preferred. */
  readonly minCard?: number;
  /** Whether it comes before others of its shape even if their cards are wider. */
  readonly preferred?: boolean;
}

/** The player's preferred hand: the piles that are used most are on this side. */
export type PlayingHand = 'right' | 'left';

/** All arrangements of a game, the preferred one first. */
export type Layout = (piles: readonly PileSpec[], hand: PlayingHand) => readonly Arrangement[];

export interface Chosen {
  readonly arrangement: Arrangement;
  /** Pixels per card width. */
  readonly scale: number;
}

/** A dial is not signed on a board narrower than this, in pixels, if it has no plate for that. */
const SIGNED = 300;

/** Whether a sign is there, and not only once the game is won. */
export const hasSign = ({ beside, sign }: DrawnDial): boolean =>
  sign !== undefined && (sign.stays || beside === sign.path);

/** Whether the game's name and the deal's number have room on the dial. */
export const isSigned = ({ arrangement: { dial, width }, scale }: Chosen): boolean =>
  dial !== undefined &&
  (hasSign(dial) ||
    ((!dial.rect || dial.rect.corner !== undefined) &&
      scale >= (dial.signedFrom ?? 0) &&
      width * scale >= SIGNED));

/** Something drawn over the table. */
export interface Overlay {
  /** Draws it anew after the table was laid out anew; does nothing once it has been removed. */
  place(chosen: Chosen): void;
  remove(): void;
}

/** Pixels: a card this wide is easy to touch. */
export const TOUCHABLE = 44;

/** Pixels: the width of a card where nothing around the game says how wide it is. */
const NATURAL_CARD = 80;

/** More pixels than any card is wide. */
const HUGE = 1e4;

/** More changes of shape than any game's list has; times HUGE less than MANY in reserve.ts. */
const SHAPES = 9;

/** Round dials, rectangular dials, and rows; what is preferred to those is not compared with them. */
const shapeOf = ({ kind, dial, preferred }: Arrangement): string =>
  preferred ? '' : dial?.rect ? 'rectangle' : kind;

/**
 * The bonus of each arrangement, in pixels: it makes what is listed earlier count more than wider cards.
 * Arrangements of one shape that follow each other are comparable, and have the same.
 */
export function bonuses(arrangements: readonly Arrangement[]): number[] {
  let bonus = SHAPES * HUGE;
  return arrangements.map((one, i) => {
    const before = arrangements[i - 1];
    if (before && shapeOf(one) !== shapeOf(before)) bonus -= HUGE;
    return bonus;
  });
}

/** What is left of a game's arrangements where the page asks for one kind. */
function ofKind(
  arrangements: readonly Arrangement[],
  kind: 'auto' | 'dial' | 'rows',
): readonly Arrangement[] {
  const some = arrangements.filter((one) => kind === 'auto' || one.kind === kind);
  return some.length > 0 ? some : arrangements;
}

/** The width in pixels that a game has where nothing around it says how wide it is. */
export const naturalWidth = (
  arrangements: readonly Arrangement[],
  kind: 'auto' | 'dial' | 'rows',
): number => Math.round((ofKind(arrangements, kind)[0]?.width ?? 0) * NATURAL_CARD);

/**
 * The first arrangement whose cards are wide enough if the board is to be seen at once, or a comparable
 * one with wider cards. If there is none, the one that has the widest cards on a board that may be
 * higher, up to a width that is easy to touch: to read a card is more important than to see all of them.
 * Of equals the first is chosen. reserve.ts does the same in CSS.
 * @param width available pixels
 * @param height pixels that can be seen at once
 * @param most pixels that the board can't exceed
 */
export function choose(
  arrangements: readonly Arrangement[],
  kind: 'auto' | 'dial' | 'rows',
  width: number,
  height: number,
  most = height,
): Chosen {
  const fitting = ofKind(arrangements, kind);
  const bonus = bonuses(fitting);
  return fitting
    .map((arrangement, i) => {
      const { width: across, height: down, minCard = 0 } = arrangement;
      const fit = Math.min(width / across, height / down);
      const scale = Math.min(width / across, Math.max(height / down, TOUCHABLE), most / down);
      return { arrangement, scale, rating: fit < minCard ? scale : fit + bonus[i]! };
    })
    .reduce((best, one) => (one.rating > best.rating ? one : best));
}

const NO_STEP = { x: 0, y: 0 };

/** A place for a squared pile of upright cards. */
export const upright = (x: number, y: number): Place => ({
  x,
  y,
  angle: 0,
  step: NO_STEP,
  room: 0,
});

/** Whether a spot is inside the track of a dial. */
export function isInside({ x, y }: Spot, dial: DrawnDial): boolean {
  const [across, down] = [Math.abs(x - dial.x), Math.abs(y - dial.y)];
  const { track } = dial.rect ?? {};
  return track ? across < track.x && down < track.y : Math.hypot(across, down) < TRACK;
}

/** The point at an hour of a circle. */
export function atHour(centre: Spot, radius: number, hour: number): Spot {
  const turn = (hour * Math.PI) / 6;
  return { x: centre.x + radius * Math.sin(turn), y: centre.y - radius * Math.cos(turn) };
}

/** A place at an hour of a circle: its cards point outwards and spread outwards. */
export function outward(centre: Spot, radius: number, hour: number, step = 0, room = 0): Place {
  const spot = atHour(centre, radius, hour);
  const unit = atHour({ x: 0, y: 0 }, 1, hour);
  return {
    ...spot,
    angle: (hour % 12) * 30,
    step: { x: unit.x * step, y: unit.y * step },
    room,
  };
}

/** A place whose cards spread downwards. */
export const downward = (x: number, y: number, step: number, room: number): Place => ({
  x,
  y,
  angle: 0,
  step: { x: 0, y: step },
  room,
});

/** The offset from a spread pile's first card to its card `index` of `count`. */
export function spreadBy(place: Place, index: number, count: number): Spot {
  const step = Math.hypot(place.step.x, place.step.y);
  const length = step * (count - 1);
  const squeeze = length > place.room || (place.even && length > 0) ? place.room / length : 1;
  return { x: place.step.x * index * squeeze, y: place.step.y * index * squeeze };
}

/** A CSS transform that centres an element on a spot. */
export const placed = ({ x, y }: Spot, scale: number): string =>
  `translate(${(x * scale).toFixed(2)}px, ${(y * scale).toFixed(2)}px) translate(-50%, -50%)`;
