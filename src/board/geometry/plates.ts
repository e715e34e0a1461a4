/** Plates under a lamp at the top left, as paths. */
export interface Plates {
  /** Where its light falls. */
  readonly sheen: string;
  /** Frames, and what holds them together. */
  readonly iron: string;
  /** The shade and the gleam of what is sunk into plates, or stands out from them. */
  readonly shade: string;
  readonly gleam: string;
}
