/** The radius of the outer end of the minute track on a round dial. */
export const TRACK = 2.02;

/** The radius of the numerals' centres on a round dial. */
export const NUMERALS = 1.62;

/** From the middle of a numeral on a round dial to that of the suit that comes next, on its inner side. */
export const SUIT = 0.31;
/** The same from the edge of a card without a numeral. */
export const APART = 0.18;

/** The radius of the ring of a place that has one, with room for a number below its cards. */
export const DOCK = 1.08;

/** A point, such as the centre of a numeral or badge. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A dial around a centre: round, or rectangular if it has `rect`. */
export interface DrawnDial extends Spot {
  /** The radii of the rim, and of the outer end of a round track if it is not the usual one. */
  readonly r: number;
  readonly track?: number;
  /** How far from the centre the pip ends that points at a pile, on the track; 0 if the game has none. */
  readonly hand: number;
  /** Whether the deal's number is above the centre too, below the name: something else is between the centre and 6. */
  readonly above?: boolean;
  /**
   * Whether the name is close to what is in the centre, and the number on a round dial: inside the numerals are suits, or
   * the tip of a hand.
   */
  readonly close?: boolean;
  /** How far below the centre the name is, if it is between two piles. */
  readonly named?: number;
  /** How many pixels wide cards are at least where anything is written on it: below that, what is there has the room. */
  readonly signedFrom?: number;
  /**
   * Where the kings lie once a round one is won, so that its hands are free: on what is beside it. By default it is a
   * window, as that of a watch's date, in the place of a numeral; and the frame of that.
   */
  readonly kings?: Spot & { readonly size: number };
  readonly window?: string;
  /** Small dials on it: of the seconds, and the counter of a chronograph. */
  readonly seconds?: Spot & { readonly r: number };
  readonly counter?: Spot & { readonly r: number };
  /**
   * For a rectangular dial, half the width and height of its rim and of the outer end of its track; the radius of the
   * corners makes a cushion of it, or is that of the rim of one that is none.
   */
  readonly rect?: {
    readonly rim: Spot;
    readonly track: Spot;
    readonly corner?: number;
    readonly rounded?: number;
  };
  /** What stands beside it while the game is played: drawn like the rim. */
  readonly beside?: string;
  /**
   * What hangs there instead once the game is won, with the name on it: its middle, half of its size, and its outline. It may
   * be there from the beginning. Where there are two of one size, the number is on the other one.
   */
  readonly sign?: {
    readonly at: Spot;
    readonly half: Spot;
    readonly other?: Spot;
    readonly path: string;
    /** The line inside its edge, once the game is won. */
    readonly edging?: string;
    readonly stays: boolean;
    /** Where it is then, if that is elsewhere. */
    readonly won?: { readonly at: Spot; readonly half: Spot; readonly path: string };
  };
  /** What is enamelled in what stands beside it, or hangs there; and the ring of it around its track. */
  readonly enamel?: string;
  /** A line on that. */
  readonly edging?: string;
  readonly field?: string;
  /** The parts of that ring at the sides of a plain rectangle: holes in its glass. */
  readonly panels?: string;
  /** Its frame of iron, those of what stands beside it, and what holds them together; and what is left once the game is won. */
  readonly iron?: string;
  readonly ownIron?: string;
  /** What holds it, from below: a strap or a body, where it bends away, its seams, the line inlaid in it and its holes, metal with a hole for the dial, a bezel, and brass. */
  readonly casing?: Readonly<
    Partial<
      Record<
        'strap' | 'bend' | 'seams' | 'inlay' | 'holes' | 'metal' | 'bezel' | 'brass' | 'shade',
        string
      >
    >
  >;
  /** How much farther something of it reaches below the rim than above it. */
  readonly hangs?: number;
  /** How many times larger, or smaller, it is once only its own cards are left, for the sake of what stands around it then. */
  readonly growth?: number;
}
