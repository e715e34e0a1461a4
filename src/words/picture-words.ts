/** The dialog for a picture of the board, and what stands in its corners. */
export interface PictureWords {
  readonly title: string;
  /** What the picture shows, for those who can’t see it. */
  alt(game: string, result: string): string;
  /** How the game stands: in a few words. */
  won(moveCount: number): string;
  readonly lost: string;
  playing(moveCount: number): string;
  date(date: string): string;
  readonly send: string;
  readonly savePng: string;
  readonly saveSvg: string;
  readonly notSent: string;
  /** The browser can’t make a PNG of it. */
  readonly noPng: string;
  readonly note: string;
}
