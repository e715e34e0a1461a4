import type { Transition } from '../../../session/index.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';
import { decides, Solver } from '../solver/index.js';

/** Whether the position can still be won; and after a win, how many moves would have been enough. */
export class Verdict implements Feature {
  /** What `judges` was when the solver was last asked. */
  #judged = false;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Whether the solver is asked about every position. */
  get judges(): boolean {
    const { host, session } = this.#play;
    return host.setting('verdict') === 'on' && decides(session);
  }

  /** Whether the game can still be won; null if the solver is not asked, or doesn't know. */
  get canBeWon(): boolean | null {
    const kind = this.judges ? this.#solver?.loaded?.questions.judgement : undefined;
    return kind === 'won' ? true : kind === 'lost' ? false : null;
  }

  /** Whether the solver has shown that the game can't be won any more. */
  get stuck(): boolean {
    return this.canBeWon === false;
  }

  /** The verdict in words; empty if there is none to show. */
  get text(): string {
    const { status, playback, messages, session } = this.#play;
    const loaded = this.#solver?.loaded;
    if (!loaded || !this.judges || status !== 'playing' || playback) return '';
    return messages.sentence(['verdict', loaded.questions.judgement, session.moveCount]);
  }

  /** Whether the solver has answered. */
  get isKnown(): boolean {
    return this.text !== '' && this.#solver?.loaded?.questions.judgement !== undefined;
  }

  shown({ cause }: Transition): void {
    const { status, session } = this.#play;
    const judges = (this.#judged = this.judges);
    const hasPar = cause === 'move' && status === 'won' && decides(session);
    if (judges || hasPar) void this.#update(judges, hasPar);
  }

  set(): void {
    const { judges } = this;
    if (judges && !this.#judged) void this.#judge();
    this.#judged = judges;
  }

  connected(connected: boolean): void {
    if (connected && this.#solver?.loaded && this.judges) void this.#judge();
  }

  get #solver(): Solver | undefined {
    return this.#play.feature(Solver);
  }

  async #update(judges: boolean, hasPar: boolean): Promise<void> {
    const play = this.#play;
    const { state } = play.session;
    // At once if possible, so that an earlier question is cancelled.
    const advice = this.#solver?.loaded ?? (await this.#solver?.load(false));
    if (judges) void advice?.questions.judge();
    // Another game may have been dealt meanwhile, which nobody has won.
    void advice?.findPar(play, advice.questions, hasPar && play.session.state === state);
  }

  /** Asks the solver about the position, unless it is known. */
  async #judge(): Promise<void> {
    const advice = await this.#solver?.load(false);
    if (advice && !advice.questions.judgement) void advice.questions.judge();
  }
}
