/** The line of a map of trains. */
import type { Spot } from './drawn-dial.js';

/** A piece of a line: the way of a train, and what is drawn of it between its stations. */
export interface Piece {
  readonly way: string;
  readonly rail: string;
}

/** A station of a line: its place in hundredths of a card width, and 1 if trains go to the right there, or -1. */
export interface Station extends Spot {
  readonly ahead: number;
}
