/** A position as plain values, in the same form as the states of the rules. */
export interface Position {
  readonly piles: number[][];
  readonly [memory: string]: number | number[][];
}

/**
 * The least that plays one game: a table of typed arrays, changed in place. It lists the legal
 * moves in the rules' order, takes the one that the chooser names, and stops when there is none.
 * It knows the default options and nothing of faults, tokens or earlier positions.
 */
export interface Minimal {
  /** Plays the numbered deal to its end, or to `cap` moves; returns how many were made. */
  play(deal: number, cap: number): number;
  /** The last position of the last game. */
  position(): Position;
}
