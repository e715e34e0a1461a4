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
} from '../rules/engine.js';
import { explain } from '../rules/explain.js';
import type { Session } from '../session/index.js';
import { randomNumber } from './deal-request.js';
import { Part } from './part.js';
import type { GameConfig, Hint, Par, SolveResult } from '../solver/index.js';
import type { Answers, Question } from '../solver/protocol.js';

const client = new Part('solver', () => import('../solver/client.js'));

/** Of pure luck one deal in thirteen is won: so many tries all but surely find one. */
const TRIES = 100;

/** What the solver says of the position on the table; undefined while it thinks. */
export type Judgement = SolveResult['kind'] | undefined;

/**
 * What a game asks the solver. Nothing of the solver is loaded before the first question; an answer
 * belongs to the position it was asked of, and is dropped when that has left the table.
 */
export class SolverQuestions {
  #judging: AbortController | undefined;
  /** Ends what is asked for a board that has left the page. */
  #leaving = new AbortController();
  #judged: { readonly state: State; readonly kind: SolveResult['kind'] } | undefined;
  #stuck = false;

  readonly #session: () => Session;
  /** Called when there is something new to show. */
  readonly #changed: () => void;

  constructor(session: () => Session, changed: () => void) {
    this.#session = session;
    this.#changed = changed;
  }

  /** The verdict on the position on the table. */
  get judgement(): Judgement {
    return this.#judged?.state === this.#session().state ? this.#judged.kind : undefined;
  }

  /**
   * The hint for the position, from what the player can see; null when the position has changed,
   * undefined when no solver has answered.
   */
  async hint(): Promise<Hint | null | undefined> {
    const { rules, state, moves } = this.#session();
    const seen = visible(rules, state);
    const question = { kind: 'hint' as const, config: this.#config, seen, legal: moves };
    const found = await this.#answer<'hint'>(question);
    return this.#session().state === state ? found : null;
  }

  /** A way to win from here, every card being known; undefined when no solver has answered. */
  async solution(): Promise<SolveResult | undefined> {
    return this.#solve(this.#session().state);
  }

  /** The fewest moves that the deal needs. */
  async par(): Promise<Par | undefined> {
    const opening = this.#session().line[0]!;
    return this.#answer<'par'>({ kind: 'par', config: this.#config, state: opening });
  }

  /** Why the game was lost, or where it could last be won. */
  async explain(): Promise<Explanation | null> {
    const { game, rules, state, line, tokens } = this.#session();
    const plain = explain(rules, state);
    if (plain?.kind === 'cycle' || !game.hasSolver) return plain ?? null;
    if (!plain && this.judgement !== 'lost') return null;
    const question = { kind: 'turning-point' as const, config: this.#config, states: line };
    const turn = await this.#answer<'turning-point'>(question);
    if (!turn) return plain ?? null;
    const { last, sure } = turn;
    const kind = 'turning-point';
    if (last < 0) return { kind, moveCount: -1, token: null, card: null, instead: null, sure };
    const then = line[last]!;
    const solution = await this.#solve(then);
    const [better = null] = solution?.kind === 'won' ? solution.moves : [];
    const token = tokens[last] ?? null;
    const { piles } = rules.table(then);
    const cardOfToken = (one: string | null): Card | null => {
      const move = rules.moves(then).find((legal) => legal.token === one);
      return (move && cardOfMove(piles, move)) ?? null;
    };
    const instead = better ? { token: better, card: cardOfToken(better) } : null;
    return { kind, moveCount: last, token, card: cardOfToken(token), instead, sure };
  }

  /**
   * Judges the position on the table, and tells the page when the game has become hopeless or is so
   * no longer.
   */
  async judge(): Promise<void> {
    this.#judging?.abort();
    const judging = (this.#judging = new AbortController());
    const session = this.#session();
    const { state } = session;
    const found = await this.#solve(state, judging.signal);
    if (judging.signal.aborted || session.state !== state) return;
    // Where no answer comes it is not known, and nobody is kept waiting for it.
    const kind = found?.kind ?? 'unknown';
    this.#judged = { state, kind };
    this.#changed();
    const stuck = kind === 'lost';
    if (stuck === this.#stuck) return;
    this.#stuck = stuck;
    session.stuck(stuck);
  }

  /** The board has left the page: nobody waits for answers any more. */
  leave(): void {
    this.#judging?.abort();
    this.#leaving.abort();
    this.#leaving = new AbortController();
  }

  /** The number of a deal that can be won, found by trying; undefined when none was found. */
  async findWinnable(rules: Rules): Promise<number | undefined> {
    const { game, options, piles } = rules;
    const { signal } = this.#leaving;
    for (let tries = 0; tries < TRIES && !signal.aborted; tries++) {
      const deal = randomNumber();
      const state = rules.deal(shuffle(rules.pack, deal));
      const question = { kind: 'solve' as const, config: { game, options, piles }, state };
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

  /** The solver's answer; undefined when it was called off, or failed, which the page is told. */
  async #answer<K extends Question['kind']>(
    question: Extract<Question, { kind: K }>,
    signal = this.#leaving.signal,
  ): Promise<Answers[K] | undefined> {
    try {
      const { ask } = await client.get();
      return await ask<K>(question, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      this.#session().trouble('solver', `the solver gave no answer: ${String(error)}`);
      return undefined;
    }
  }
}

/** The card that a move takes, the lowest one of a run, if it lies face up. */
export function cardOfMove(piles: readonly PileFacts[], move: Move): number | undefined {
  const top = piles[move.from]!.cards.at(-countOf(move));
  return top === undefined || isDown(top) ? undefined : cardOf(top);
}
