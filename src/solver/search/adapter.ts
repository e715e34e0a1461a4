import type { Move, State, VisibleState } from '../../rules/contract/rules.js';
import type { GameConfig, Limits, Search, Shortage } from './search.js';

/** The kind of a recommended move. */
export type HintKind = 'play' | 'turn' | 'fill' | 'redeal';

/** A recommendation, based on what the player can see. */
export type Hint =
  | {
      readonly kind: HintKind;
      readonly token: string;
      /** Whether it has been proved that no move is better. */
      readonly sure: boolean;
      /** The chance of winning with this move, if known. */
      readonly chance?: number;
    }
  /** No recommendation: no move is legal, the game is lost, or nothing was found. */
  | { readonly kind: 'none'; readonly why: 'no-moves' | 'lost' | 'unknown' };

/** The fewest moves in which a position can be won. */
export type Par =
  /** A shortest solution. */
  | { readonly kind: 'par'; readonly moves: readonly string[] }
  /** It needs at least this many moves; the search for the exact number gave up. */
  | { readonly kind: 'at-least'; readonly count: number; readonly why: Shortage }
  | { readonly kind: 'lost' }
  | { readonly kind: 'unknown'; readonly why: Shortage | 'no-solver' };

/** How hard a deal is. */
export type Rating =
  /** How many of these plays a careful player wins, who does not look ahead. */
  | { readonly kind: 'rated'; readonly won: number; readonly plays: number }
  | { readonly kind: 'unknown' };

/**
 * What the solver knows about a game, or about games that share their rules. Each is the export
 * `adapter` of a file in `adapters`, named by the game’s entry in the catalogue. Why a game was lost
 * follows from `solve`. The states are always those of the game.
 */
export interface SolverAdapter {
  /** Whether a position can be won, with all cards known. */
  solve(config: GameConfig, state: State, limits?: Limits): Search;
  /**
   * The recommended move, based only on what the player sees.
   * @param legal the legal moves, at least one
   */
  hint(config: GameConfig, seen: VisibleState, legal: readonly Move[]): Search<Hint>;
  /** The fewest moves that win, if they can be found. */
  par?(config: GameConfig, state: State, limits?: Limits): Search<Par>;
  /** How hard a deal is, if skill can tell. */
  rate?(config: GameConfig, state: State): Search<Rating>;
}
