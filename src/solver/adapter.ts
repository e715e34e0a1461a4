import type { Move, State, VisibleState } from '../rules/rules.js';
import type { GameConfig, Limits, Search, Shortage } from './search.js';

/** What a hint asks for: a card played, or what brings new cards. */
export type HintKind = 'play' | 'turn' | 'fill' | 'redeal';

/** Advice from what the player can see. */
export type Hint =
  | {
      readonly kind: HintKind;
      readonly token: string;
      /** That nothing can be better is proved. */
      readonly sure: boolean;
      /** The chance of winning with this move, where it is known. */
      readonly chance?: number;
    }
  /** No move helps: none is legal, the game is shown to be lost, or nothing was found. */
  | { readonly kind: 'none'; readonly why: 'no-moves' | 'lost' | 'unknown' };

/** The fewest moves that a position needs. */
export type Par =
  /** These moves win, and no fewer can. */
  | { readonly kind: 'par'; readonly moves: readonly string[] }
  /** It needs at least so many moves; the search for the exact number was too long. */
  | { readonly kind: 'at-least'; readonly count: number; readonly why: Shortage }
  | { readonly kind: 'lost' }
  | { readonly kind: 'unknown'; readonly why: Shortage | 'no-solver' };

/**
 * What the solver knows of a game, or of games that share their rules. Each stands in a file of its
 * own in `adapters`, as `adapter`, and a game’s entry in the catalogue names it. Why a game was lost
 * follows from `solve` in all of them. The states are always the game’s own.
 */
export interface SolverAdapter {
  /** Whether a position can be won, every card being known. */
  solve(config: GameConfig, state: State, limits?: Limits): Search;
  /**
   * The next move to advise, from what the player sees and nothing else.
   * @param legal the moves that are legal now: one at least
   */
  hint(config: GameConfig, seen: VisibleState, legal: readonly Move[]): Search<Hint>;
  /** The fewest moves that win, where they can be found. */
  par?(config: GameConfig, state: State, limits?: Limits): Search<Par>;
}
