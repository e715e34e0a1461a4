import type { PileSpec } from '../rules/engine.js';

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
}

/** A point, such as the centre of a numeral or badge. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One way to lay out a game. */
export interface Arrangement {
  readonly kind: 'dial' | 'rows';
  readonly width: number;
  readonly height: number;
  readonly places: Readonly<Record<string, Place>>;
  /** The positions of the hours or ranks beside the piles, by pile id. */
  readonly marks: Readonly<Record<string, Spot>>;
  /** The positions of the badges, in order. */
  readonly badges: readonly Spot[];
  /** The drawn dial. */
  readonly dial?: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly hand: number;
  };
  /** If cards would be narrower than this many pixels, a later arrangement is preferred. */
  readonly minCard?: number;
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

/** Pixels: a card this wide is easy to touch. */
export const TOUCHABLE = 44;

/**
 * The first arrangement whose cards are wide enough and that doesn't leave most of the box empty, or
 * the one with the widest cards.
 * @param width available pixels
 * @param height maximum height in pixels
 */
export function choose(
  arrangements: readonly Arrangement[],
  kind: 'auto' | 'dial' | 'rows',
  width: number,
  height: number,
): Chosen {
  const fitting = arrangements.filter((one) => kind === 'auto' || one.kind === kind);
  const sized = (fitting.length > 0 ? fitting : arrangements).map((arrangement) => ({
    arrangement,
    scale: Math.min(width / arrangement.width, height / arrangement.height),
  }));
  const enough = sized.find(({ arrangement, scale }) => {
    const fills = scale >= TOUCHABLE || scale * arrangement.width >= width / 2;
    return fills && scale >= (arrangement.minCard ?? 0);
  });
  return enough ?? sized.reduce((best, one) => (one.scale > best.scale ? one : best));
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
  const squeeze = length > place.room ? place.room / length : 1;
  return { x: place.step.x * index * squeeze, y: place.step.y * index * squeeze };
}

/** A CSS transform that centres an element on a spot. */
export const placed = ({ x, y }: Spot, scale: number): string =>
  `translate(${(x * scale).toFixed(2)}px, ${(y * scale).toFixed(2)}px) translate(-50%, -50%)`;
