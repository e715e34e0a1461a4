import type { PileSpec } from '../rules/engine.js';

/** An arrow from one pile to another. */
export interface PileArrow {
  readonly from: PileSpec;
  readonly to: PileSpec;
}

/** The words for replays and diagrams in the text of a page, and for games in forms. */
export interface ReadingWords {
  /**
   * The first position of a replay; `deal` is null for a custom deal.
   * @param arrows those that the page draws on it
   */
  replayOf(game: string, deal: number | null, count: number, arrows: readonly PileArrow[]): string;
  /**
   * The name of a diagram.
   * @param name that of the game, or what the page calls it
   */
  diagramOf(name: string, arrows: readonly PileArrow[]): string;
  /** The arrows that a page draws on a position. */
  arrows(arrows: readonly PileArrow[]): string;
  /** In the place of a replay or diagram whose text can’t be read. */
  unreadable(what: 'replay' | 'position'): string;
  /** The game that the browser has kept for a form can’t be read. */
  readonly notRestored: string;
}
