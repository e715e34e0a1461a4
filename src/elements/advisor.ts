import {
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
import { randomNumber } from './opening.js';
import type { Hint, Par, Setting, Verdict } from '../solver/index.js';
import type { Answers, Job } from '../solver/jobs.js';

type Ask = typeof import('../solver/bureau.js').ask;

/** Of pure luck one deal in thirteen is won: so many tries all but surely find one. */
const TRIES = 100;

/** What the solver says of the position on the table; undefined while it thinks. */
export type Judgement = Verdict['kind'] | undefined;

/**
 * What a game asks the solver. Nothing of the solver is loaded before the first question; an answer
 * belongs to the position it was asked of, and is dropped when that has left the table.
 */
export class Advisor {
  #ask: Promise<Ask> | undefined;
  #judging: AbortController | undefined;
  /** Ends what is asked for a board that has left the page. */
  #leaving = new AbortController();
  #judged: { readonly state: State; readonly kind: Verdict['kind'] } | undefined;
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

  /** The hint for the position, from what the player can see; null when the position has changed. */
  async hint(): Promise<Hint | null> {
    const { rules, state, moves } = this.#session();
    const seen = visible(rules, state);
    const job = { kind: 'hint' as const, setting: this.#setting, seen, legal: moves };
    const found = await this.#answer<'hint'>(job);
    return found && this.#session().state === state ? found : null;
  }

  /** A way to win from here, every card being known; null when the position has changed. */
  async solution(): Promise<Verdict | null> {
    const { state } = this.#session();
    const found = await this.#solve(state);
    return found && this.#session().state === state ? found : null;
  }

  /** The fewest moves that the deal needs. */
  async par(): Promise<Par | undefined> {
    const opening = this.#session().line[0]!;
    return this.#answer<'par'>({ kind: 'par', setting: this.#setting, state: opening });
  }

  /** Why the game was lost, or where it could last be won. */
  async explain(): Promise<Explanation | null> {
    const { rules, state, line, tokens } = this.#session();
    const plain = explain(rules, state);
    if (plain?.kind === 'cycle' || !rules.solved) return plain ?? null;
    if (!plain && this.judgement !== 'lost') return null;
    const job = { kind: 'turning-point' as const, setting: this.#setting, states: line };
    const turn = await this.#answer<'turning-point'>(job);
    if (!turn) return null;
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
    if (!found || session.state !== state) return;
    const { kind } = found;
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
      const job = { kind: 'solve' as const, setting: { game, options, piles }, state };
      if ((await this.#answer<'solve'>(job, signal))?.kind === 'won') return deal;
    }
    return undefined;
  }

  get #setting(): Setting {
    const { game, options, piles } = this.#session().rules;
    return { game, options, piles };
  }

  async #solve(state: State, signal?: AbortSignal): Promise<Verdict | undefined> {
    return this.#answer<'solve'>({ kind: 'solve', setting: this.#setting, state }, signal);
  }

  /** The solver's answer; undefined when it was called off, or failed, which the page is told. */
  async #answer<K extends Job['kind']>(
    job: Extract<Job, { kind: K }>,
    signal = this.#leaving.signal,
  ): Promise<Answers[K] | undefined> {
    try {
      this.#ask ??= import('../solver/bureau.js').then(({ ask }) => ask);
      return await (
        await this.#ask
      )<K>(job, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      // What could not be loaded may be there the next time.
      this.#ask = undefined;
      this.#session().trouble('solver', `the solver gave no answer: ${String(error)}`);
      return undefined;
    }
  }
}

/** The card that a move takes, if it lies face up. */
export function cardOfMove(piles: readonly PileFacts[], move: Move): number | undefined {
  const top = piles[move.from]!.cards.at(-1);
  return top === undefined || isDown(top) ? undefined : cardOf(top);
}
