import { formatCard } from '../cards/index.js';
import type { Effect, Notes, LossReason, Options, Rules } from '../rules/engine.js';

/** Who gave a command. */
export type By = 'player' | 'method' | 'auto' | 'solution' | 'finish';

/** An error with a message for the page's author; `at` is a position in the invalid text. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly at?: number;
}

export type Result = { readonly ok: true } | { readonly ok: false; readonly error: Trouble };

export const OK: Result = Object.freeze({ ok: true });

export const refuse = (code: string, message: string, at?: number): Result => ({
  ok: false,
  error: Object.freeze(at === undefined ? { code, message } : { code, message, at }),
});

/** What an event says in other words, or leaves out. */
type InPiles = 'card' | 'from' | 'fromIndex' | 'to' | 'toIndex';

/** What a move does to one card; `from` and `to` are pile ids. */
export interface EffectRecord extends Omit<Effect, InPiles> {
  readonly card: string;
  readonly from: string;
  readonly to: string;
  /** Whether it was face up before. */
  readonly wasFaceUp: boolean;
  /** Whether it is face up now. */
  readonly faceUp: boolean;
}

/** What every event says; it is all that is said before a hint. */
export interface GameDetail {
  readonly game: string;
  /** The deal's number, or its cards if it has none. */
  readonly deal: number | string;
  /** The date whose deal it is, as `2026-11-21`; it is missing if the deal is not a day's. */
  readonly day?: string;
  readonly by: By;
}

export interface DealDetail extends GameDetail {
  readonly options: Options;
  readonly restart: boolean;
}

export interface LoadDetail extends GameDetail {
  readonly reason: 'load' | 'resume';
  readonly options: Options;
  readonly moveCount: number;
}

export interface MoveDetail extends GameDetail {
  readonly token: string;
  /** The number of the move in the game, from 1. */
  readonly number: number;
  readonly effects: readonly EffectRecord[];
}

export interface StepDetail extends GameDetail {
  /** The moves undone or redone, in that order. */
  readonly tokens: readonly string[];
  /** The number of moves made. */
  readonly moveCount: number;
}

export interface EndDetail extends GameDetail {
  readonly moveCount: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** Whether this game ended this way for the first time. */
  readonly first: boolean;
}

export interface WinDetail extends EndDetail, Omit<Notes, 'advised'> {}

export interface LossDetail extends EndDetail {
  readonly reason: LossReason;
}

export interface StuckDetail extends GameDetail {
  /** Whether the solver has shown that the game can't be won any more. */
  readonly stuck: boolean;
}

export interface ErrorDetail extends GameDetail {
  readonly code: string;
  readonly message: string;
}

export type Cause = 'deal' | 'load' | 'move' | 'undo' | 'redo';

export interface ChangeDetail extends GameDetail {
  readonly cause: Cause;
  readonly status: 'playing' | 'won' | 'lost';
  readonly moveCount: number;
}

/** The details of the events by their names, without `solitaire-`. */
export interface RecordMap {
  deal: DealDetail;
  load: LoadDetail;
  'before-deal': DealDetail;
  'before-move': MoveDetail;
  'before-undo': StepDetail;
  'before-hint': GameDetail;
  move: MoveDetail;
  undo: StepDetail;
  redo: StepDetail;
  win: WinDetail;
  loss: LossDetail;
  stuck: StuckDetail;
  error: ErrorDetail;
  change: ChangeDetail;
}

export type RecordType = keyof RecordMap;

/** An event for the page: frozen, and compatible with `structuredClone`. */
export type GameRecord = {
  [T in RecordType]: { readonly type: T; readonly detail: Readonly<RecordMap[T]> };
}[RecordType];

/** The game can't be won any more, or can be again; or something has gone wrong. */
export type News =
  { readonly stuck: boolean } | { readonly code: string; readonly message: string };

export const recordOf = <T extends RecordType>(type: T, detail: RecordMap[T]): GameRecord =>
  Object.freeze({ type, detail: Object.freeze(detail) }) as unknown as GameRecord;

export const effectRecords = (rules: Rules, effects: readonly Effect[]): readonly EffectRecord[] =>
  Object.freeze(
    effects.map((effect) =>
      Object.freeze({
        card: formatCard(effect.card),
        from: rules.piles[effect.from]!.id,
        to: rules.piles[effect.to]!.id,
        wasFaceUp: effect.wasFaceUp,
        faceUp: effect.faceUp,
      }),
    ),
  );
