import type { Transition } from '../../../session/index.js';
import type { Feature } from '../../feature.js';
import { LazyModule } from '../../lazy-module.js';
import type { Play } from '../../play.js';

const guidance = new LazyModule('guide', () => import('./guide.js'));
type Guidance = NonNullable<typeof guidance.loaded>;

/** What to do next, for players who don’t know the game, and where there is something to decide. */
export class Guide implements Feature {
  #isFirst = false;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /**
   * Whether the player doesn't know this kind of game yet, and can be told how it begins: a button that came before
   * that sentence would be moved by it.
   */
  get isFirst(): boolean {
    return this.#isFirst && this.#play.messages.more !== undefined;
  }

  /** Adds what to do next to the message about a transition. */
  said(transition: Transition): void {
    const { count } = this.#play.messages;
    // At once if possible: screen readers would repeat the whole message.
    if (guidance.loaded) return this.#guide(guidance.loaded, transition, count);
    void this.#play.load(guidance, false).then((module) => {
      if (module) this.#guide(module, transition, count);
    });
  }

  /** Says why nothing goes by itself. */
  explainPause(): void {
    void this.#play.load(guidance).then((module) => module?.explainPause(this.#play));
  }

  #guide(module: Guidance, transition: Transition, count: number): void {
    if (transition.cause === 'deal') this.#isFirst = !module.isKnown(this.#play);
    module.guide(this.#play, transition, this.#isFirst, count);
  }
}
