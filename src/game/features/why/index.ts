import type { Explanation, State } from '../../../rules/engine.js';
import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';
import { endingOf } from '../../message.js';
import { realTimer } from '../../../session/index.js';
import { type Advice, Solver } from '../solver/index.js';
import type { TurningPoint } from './why.js';

/** Milliseconds after which how much is done is shown anew. */
const SECOND = 1000;

/** Why a game was lost, and the way back to where it could be won. */
export class Why implements Feature {
  readonly commands: CommandTable;
  /** The last position in which a lost game could be won, once the player has asked for it. */
  #lastChance: TurningPoint | undefined;
  /** The position about which the player has asked, until that is answered. */
  #asked: State | undefined;
  /** The position whose reason is told, until the player has it hidden. */
  #told: State | undefined;
  /** What cancels the search for the answer. */
  #search = new AbortController();
  /** Whether the player has been told that the search takes a while. */
  #isLooking = false;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    const ask = async (
      run: (
        advice: Advice,
        search: [signal: AbortSignal, went: (share: number) => void],
      ) => Promise<void>,
    ): Promise<void> => {
      const solver = play.feature(Solver);
      const { signal } = (this.#search = new AbortController());
      const answer = solver?.ask((advice) => run(advice, [signal, this.#tell(signal)]));
      const told = (): unknown => (this.#isLooking = !signal.aborted);
      if (answer) await solver?.meanwhile(['lookingBack'], answer, told);
      if (this.#search.signal === signal) this.#isLooking = false;
    };
    this.commands = {
      why: {
        run: () => {
          const { state } = play.session;
          // Who presses it twice does not want to be told twice; once it says that it takes long, that ends it.
          if (this.#asked === state) return this.#isLooking ? this.#hide() : undefined;
          if (this.isTold) return this.#hide();
          this.#asked = state;
          const answer = ask((advice, search) =>
            advice.showWhy(
              play,
              advice.questions,
              (found) => (this.#lastChance = found),
              () => (this.#told = state),
              search,
            ),
          );
          void answer.finally(() => {
            if (this.#asked === state) this.#asked = undefined;
          });
        },
      },
      back: {
        run: () =>
          void ask((advice, search) =>
            advice.goBack(play, advice.questions, this.#lastChance, search),
          ),
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

  /** Whether another press hides the reason, or ends the search for it. */
  get isPressed(): boolean {
    return this.isTold || (this.#asked !== undefined && this.#isLooking);
  }

  /** Why the game was lost, or the last position in which it could be won. */
  async explain(): Promise<Explanation | null> {
    const advice = await this.#play.feature(Solver)?.load(false);
    return advice?.explain(this.#play, advice.questions) ?? null;
  }

  shown(): void {
    this.#lastChance = this.#told = undefined;
    // Nobody waits for the answer any more.
    if (this.#asked && this.#asked !== this.#play.session.state) this.#end();
  }

  connected(connected: boolean): void {
    if (!connected) this.#end();
  }

  #end(): void {
    this.#search.abort();
    this.#isLooking = false;
  }

  /** Shows how much is done, once a second at most; those who listen have heard that it takes long. */
  #tell(signal: AbortSignal): (share: number) => void {
    let last = 0;
    let waits = false;
    return (share) => {
      last = share;
      if (waits) return;
      waits = true;
      realTimer.after(SECOND, () => {
        waits = false;
        if (signal.aborted) return;
        this.#play.messages.reword((message) =>
          message[0] === 'lookingBack' ? ['lookingBack', last] : message,
        );
      });
    };
  }

  /** Puts back how the game has ended. */
  #hide(): void {
    this.#end();
    this.#asked = this.#told = undefined;
    const { display, messages, session } = this.#play;
    void display.drawArrows([]);
    const ending = endingOf(session);
    if (ending) messages.say(...ending);
  }
}
