/** The line of a map of trains, and the river under it; in hundredths of a card width. */
import type { Spot } from './drawn-dial.js';

/** How thick the line is; other ornaments are hairlines. */
export const THICK = 12;

/** The radius of a station on it, and how broad its ring is. */
export const [STATION, ROUND] = [9, 2.5];

/** How broad a river is. */
export const BROAD = 20;

/** A piece of a line: the way of a train, and what is drawn of it between its stations. */
export interface Piece {
  readonly way: string;
  readonly rail: string;
}

/** A station of a line: its place in hundredths of a card width, and 1 if trains go to the right there, or -1. */
export interface Station extends Spot {
  readonly ahead: number;
}

/** What is on the sheet of a map, under the line: a river and its banks, parks and their trees, and the streets, as pen lines. */
export interface OnSheet {
  readonly channel?: string;
  readonly banks?: string;
  readonly park?: string;
  readonly trees?: string;
  readonly streets?: string;
}
