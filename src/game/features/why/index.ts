import type { Explanation, State } from '../../../rules/engine.js';
import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';
import { endingOf } from '../../message.js';
import { type Advice, Solver } from '../solver/index.js';
import type { TurningPoint } from './why.js';

/** Why a game was lost, and the way back to where it could be won. */
export class Why implements Feature {
  readonly commands: CommandTable;
  /** The last position in which a lost game could be won, once the player has asked for it. */
  #lastChance: TurningPoint | undefined;
  /** The position about which the player has asked, until that is answered. */
  #asked: State | undefined;
  /** The position whose reason is told, until the player has it hidden. */
  #told: State | undefined;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    const ask = async (run: (advice: Advice) => Promise<void>): Promise<void> => {
      const solver = play.feature(Solver);
      await solver?.meanwhile(['lookingBack'], solver.ask(run));
    };
    this.commands = {
      why: {
        run: () => {
          const { state } = play.session;
          // Who presses it again while it takes long does not want to be told twice.
          if (this.#asked === state) return;
          if (this.isTold) return this.#hide();
          this.#asked = state;
          const answer = ask((advice) =>
            advice.showWhy(
              play,
              advice.questions,
              (found) => (this.#lastChance = found),
              () => (this.#told = state),
            ),
          );
          void answer.finally(() => (this.#asked = undefined));
        },
      },
      back: {
        run: () => void ask((advice) => advice.goBack(play, advice.questions, this.#lastChance)),
      },
    };
  }

  /** Whether a position is known in which the lost game could still be won. */
  get hasLastChance(): boolean {
    return this.#lastChance !== undefined && this.#lastChance.moveCount >= 0;
  }

  /** Whether the reason is told, and shown on the board. */
  get isTold(): boolean {
    return this.#told === this.#play.session.state;
  }

  /** Why the game was lost, or the last position in which it could be won. */
  async explain(): Promise<Explanation | null> {
    const advice = await this.#play.feature(Solver)?.load(false);
    return advice?.explain(this.#play, advice.questions) ?? null;
  }

  shown(): void {
    this.#lastChance = this.#told = undefined;
  }

  /** Puts back how the game has ended. */
  #hide(): void {
    this.#told = undefined;
    const { display, messages, session } = this.#play;
    void display.drawArrows([]);
    const ending = endingOf(session);
    if (ending) messages.say(...ending);
  }
}
