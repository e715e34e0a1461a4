import {
  countOf,
  type Card,
  cardOf,
  isDown,
  type Explanation,
  type Move,
  type PileFacts,
  type State,
  visible,
  type Rules,
  shuffle,
} from '../../../rules/engine.js';
import { explain } from '../../../rules/contract/explain.js';
import type { Session } from '../../../session/index.js';
import { randomDeal } from '../../deal-request.js';
import { type Difficulty, difficultyOf } from '../../difficulty.js';
import { LazyModule } from '../../lazy-module.js';
import type { GameConfig, Hint, Par, Rating, SolveResult } from '../../../solver/index.js';
import type { Answers, Question } from '../../../solver/worker/protocol.js';

const client = new LazyModule('solver', () => import('../../../solver/worker/client.js'));

/** Even in games of pure luck, one deal in 13 can be won: this many tries almost certainly find one. */
const TRIES = 100;

/**
 * Positions that are visited for each one of a lost game, a fifth of what is spent on one alone: of eight games of Big Ben
 * seven had the same last chance with it, and one the position before it.
 */
const LOOKING_BACK = { nodes: 3e5 };

/** The solver's result for the current position; undefined while it is searching. */
export type Judgement = SolveResult['kind'] | undefined;

/**
 * What a game asks the solver. The solver is loaded with the first question; an answer belongs to one
 * position, and is dropped if that is no longer the current one.
 */
export class SolverQuestions {
  #judging: AbortController | undefined;
  /** Cancels all questions when the board is disconnected. */
  #cancelling = new AbortController();
  #judged: { readonly state: State; readonly kind: SolveResult['kind'] } | undefined;
  #stuck = false;

  readonly #session: () => Session;
  /** Called when there is something new to show. */
  readonly #changed: () => void;

  constructor(session: () => Session, changed: () => void) {
    this.#session = session;
    this.#changed = changed;
  }

  /** Whether the current position can be won. */
  get judgement(): Judgement {
    return this.#judged?.state === this.#session().state ? this.#judged.kind : undefined;
  }

  /**
   * The hint for the position, from what the player can see; null if the position has changed,
   * undefined if the solver gave no answer.
   */
  async hint(): Promise<Hint | null | undefined> {
    const { rules, state, moves } = this.#session();
    const seen = visible(rules, state);
    const question = { kind: 'hint' as const, config: this.#config, seen, legal: moves };
    const found = await this.#answer<'hint'>(question);
    return this.#session().state === state ? found : null;
  }

  /** A winning line from here, found with all cards known; undefined if the solver gave no answer. */
  async solution(): Promise<SolveResult | undefined> {
    return this.#solve(this.#session().state);
  }

  /** The fewest moves in which the deal can be won. */
  async par(): Promise<Par | undefined> {
    const opening = this.#session().history.line[0]!;
    return this.#answer<'par'>({ kind: 'par', config: this.#config, state: opening });
  }

  /** How many of a hundred games of the deal a model of a careful player wins. */
  async rating(): Promise<Rating | undefined> {
    const opening = this.#session().history.line[0]!;
    return this.#answer<'rate'>({ kind: 'rate', config: this.#config, state: opening });
  }

  /**
   * Why the game was lost, or the last position in which it could be won.
   * @param signal cancels the question
   * @param went called with how much is done, from 0 to 1
   */
  async explain(signal?: AbortSignal, went?: (share: number) => void): Promise<Explanation | null> {
    const { game, history, rules, state } = this.#session();
    const { line, tokens } = history;
    const plain = explain(rules, state);
    // Where nothing was to be chosen, no move lost the game.
    if ((plain && rules.noChoices) || !game.hasSolver) return plain ?? null;
    if (!plain && this.judgement !== 'lost') return null;
    const question = {
      kind: 'turning-point' as const,
      config: this.#config,
      states: line,
      limits: LOOKING_BACK,
    };
    const turn = await this.#answer<'turning-point'>(question, signal, went);
    if (!turn) return plain ?? null;
    const { moves = [], sure } = turn;
    let { last } = turn;
    const kind = 'turning-point';
    // A circle says more than that the deal could not be won.
    if (last < 0 && plain?.kind === 'cycle') return plain;
    if (last < 0) return { kind, moveCount: -1, token: null, card: null, instead: null, sure };
    // Where the win that was found begins as the game went on, that could still be won later.
    const begun = moves.findIndex((move, i) => move !== tokens[last + i]);
    const better = moves[begun];
    last += Math.max(0, begun);
    const position = line[last]!;
    const token = tokens[last] ?? null;
    const { piles } = rules.table(position);
    const cardOfToken = (one: string | null): Card | null => {
      const move = rules.moves(position).find((legal) => legal.token === one);
      return (move && cardOfMove(piles, move)) ?? null;
    };
    const instead = better !== undefined ? { token: better, card: cardOfToken(better) } : null;
    return { kind, moveCount: last, token, card: cardOfToken(token), instead, sure };
  }

  /**
   * Determines whether the current position can be won, and notifies the page when that has changed.
   */
  async judge(): Promise<void> {
    this.#judging?.abort();
    const judging = (this.#judging = new AbortController());
    const session = this.#session();
    const { state } = session;
    const found = await this.#solve(state, judging.signal);
    if (judging.signal.aborted || session.state !== state) return;
    // Without an answer the result is unknown, so that the player isn't kept waiting.
    const kind = found?.kind ?? 'unknown';
    this.#judged = { state, kind };
    this.#changed();
    const stuck = kind === 'lost';
    if (stuck === this.#stuck) return;
    this.#stuck = stuck;
    session.notify({ stuck });
  }

  /** Cancels all questions. */
  cancel(): void {
    this.#judging?.abort();
    this.#cancelling.abort();
    this.#cancelling = new AbortController();
  }

  /**
   * The number of a winnable deal, found by trying; undefined if none was found.
   * @param difficulty how hard it must be
   */
  async findWinnable(rules: Rules, difficulty?: Difficulty): Promise<number | undefined> {
    const { game, options, piles } = rules;
    const { signal } = this.#cancelling;
    for (let tries = 0; tries < TRIES && !signal.aborted; tries++) {
      const deal = randomDeal();
      const state = rules.deal(shuffle(rules.pack, deal));
      const config = { game, options, piles };
      // A rating takes less time than a solution.
      if (difficulty !== undefined) {
        const rating = await this.#answer<'rate'>({ kind: 'rate', config, state }, signal);
        if (rating?.kind !== 'rated' || difficultyOf(rating.won) !== difficulty) continue;
      }
      const question = { kind: 'solve' as const, config, state };
      if ((await this.#answer<'solve'>(question, signal))?.kind === 'won') return deal;
    }
    return undefined;
  }

  get #config(): GameConfig {
    const { game, options, piles } = this.#session().rules;
    return { game, options, piles };
  }

  async #solve(state: State, signal?: AbortSignal): Promise<SolveResult | undefined> {
    return this.#answer<'solve'>({ kind: 'solve', config: this.#config, state }, signal);
  }

  /** The solver's answer; undefined if it was cancelled or failed, of which the page is notified. */
  async #answer<K extends Question['kind']>(
    question: Extract<Question, { kind: K }>,
    signal = this.#cancelling.signal,
    went?: (share: number) => void,
  ): Promise<Answers[K] | undefined> {
    try {
      const { ask } = await client.get();
      return await ask<K>(question, signal, went);
    } catch (error) {
      if (signal.aborted) return undefined;
      this.#session().notify({
        code: 'solver',
        message: `the solver gave no answer: ${String(error)}`,
      });
      return undefined;
    }
  }
}

/** The card that a move moves, of a run the lowest one, if it is face up. */
export function cardOfMove(piles: readonly PileFacts[], move: Move): number | undefined {
  const top = piles[move.from]!.cards.at(-countOf(move));
  return top === undefined || isDown(top) ? undefined : cardOf(top);
}
