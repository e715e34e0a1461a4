import type { Command, Message, LazyModule } from '../game/index.js';
import type { Effect, Move, PileFacts, Rules, State } from '../rules/engine.js';
import type { Result } from '../session/index.js';
import type { Attempt, Refusal, Words } from '../words/index.js';

/** What the board needs from the game. */
export interface BoardHost {
  readonly rules: Rules;
  readonly state: State;
  readonly piles: readonly PileFacts[];
  readonly words: Words;
  /** The deal's number, or null for a custom one. */
  readonly dealNumber: number | null;
  /** The moves made, in order. */
  readonly tokens: readonly string[];
  /** The effects of the last of them. */
  readonly lastEffects: readonly Effect[];
  /** Plays a move of the player's. */
  play(move: Move): Result;
  say(...message: Message): void;
  /** Says why something can’t be done. */
  refuse(code: Refusal, attempt: Attempt): void;
  command(name: Command): void;
  /** The command whose shortcut is this key. */
  commandOf(key: string): Command | undefined;
  /**
   * Loads a part of the kit; undefined if that fails.
   * @param announce whether to tell the player, because they have asked for it
   */
  need<T>(part: LazyModule<T>, announce: boolean): Promise<T | undefined>;
  /** The page's own drawing of a card, or of the back for null. */
  drawCard(card: number | null, large: boolean): Node | undefined;
}
