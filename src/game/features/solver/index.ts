import type { Rules } from '../../../rules/engine.js';
import { type OpeningDeal, realTimer, type Session } from '../../../session/index.js';
import type { Difficulty } from '../../difficulty.js';
import type { Feature } from '../../feature.js';
import { LazyModule } from '../../lazy-module.js';
import type { Message } from '../../message.js';
import type { Play } from '../../play.js';
import type { SolverQuestions } from './questions.js';

const advice = new LazyModule('advice', () => import('../advice.js'));

/** Milliseconds that a player waits without being told why. */
export const PATIENCE = 700;

/** The module that gives advice, and the questions that one game asks the solver. */
export type Advice = NonNullable<typeof advice.loaded> & { readonly questions: SolverQuestions };

/** Whether the player has choices and the solver knows the game. */
export const decides = ({ game, rules }: Session): boolean =>
  !rules.noChoices && game.hasSolver === true;

/** How hard a deal is. */
export interface DealRating {
  readonly opening: OpeningDeal;
  readonly difficulty: Difficulty;
  /** How many of how many games the model has won; undefined if it was not asked here. */
  readonly won?: number;
  readonly plays?: number;
}

/** What needs the solver is loaded here when it is first asked for. */
export class Solver implements Feature {
  #loaded: Advice | undefined;
  #rating: DealRating | undefined;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Undefined until it is loaded. */
  get loaded(): Advice | undefined {
    return this.#loaded;
  }

  /** How hard the deal on the board is; undefined if that is not known. */
  get rating(): DealRating | undefined {
    const { opening } = this.#play.session.history;
    return this.#rating?.opening === opening ? this.#rating : undefined;
  }

  note(rating: DealRating): void {
    this.#rating = rating;
    this.#play.display.update();
  }

  /** @param announce whether to tell the player if it fails, because they have asked for it */
  async load(announce: boolean): Promise<Advice | undefined> {
    const play = this.#play;
    const [module, words] = await Promise.all([
      play.load(advice, announce),
      play.messages.loadMore(announce),
    ]);
    if (!module || !words || this.#loaded) return this.#loaded;
    const questions = new module.SolverQuestions(
      () => play.session,
      () => play.display.update(),
    );
    play.display.update();
    return (this.#loaded = { ...module, questions });
  }

  /** Loads it and asks, unless the game has moved on meanwhile. */
  async ask(ask: (advice: Advice) => Promise<void>): Promise<void> {
    const play = this.#play;
    const { state } = play.session;
    const loaded = await this.load(true);
    if (loaded && play.isAt(state)) await ask(loaded);
  }

  /**
   * Tells the player that the answer to a question takes a while, if it does.
   * @param said what is said then
   * @param then called when it has been said
   */
  async meanwhile<T>(said: Message, answer: Promise<T>, then: () => void = () => {}): Promise<T> {
    const play = this.#play;
    const { state } = play.session;
    let waiting = true;
    const cancel = realTimer.after(PATIENCE, () => {
      void play.messages.loadMore(false).then((words) => {
        if (!words || !waiting || !play.isAt(state)) return;
        play.messages.say(...said);
        then();
      });
    });
    try {
      return await answer;
    } finally {
      waiting = false;
      cancel();
    }
  }

  async findWinnable(rules: Rules, difficulty?: Difficulty): Promise<number | undefined> {
    const loaded = await this.load(false);
    return this.#play.session.game.hasSolver
      ? loaded?.questions.findWinnable(rules, difficulty)
      : undefined;
  }

  connected(connected: boolean): void {
    if (!connected) this.#loaded?.questions.cancel();
  }
}
