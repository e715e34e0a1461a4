import { OK, type Result, type Transition } from '../../../session/index.js';
import type { State } from '../../../rules/engine.js';
import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import { storageOf } from '../../host.js';
import { LazyModule } from '../../lazy-module.js';
import type { Message } from '../../message.js';
import type { Play } from '../../play.js';
import type { Lesson } from './guide.js';
import { Solver } from '../solver/index.js';

const guidance = new LazyModule('guide', () => import('./guide.js'));
type Guidance = NonNullable<typeof guidance.loaded>;

/** A position that the guide is asked about, and what it has said of it. */
interface Asked {
  readonly state: State;
  message?: Message | undefined;
}

/**
 * What to do next: for players who don’t know the game, where there is something to decide, and, for those who want
 * it, before every move, and why.
 */
export class Guide implements Feature {
  readonly commands: CommandTable;
  #isFirst = false;
  #opening: unknown;
  /** Whether the guide was wanted when that was last looked at. */
  #wasOn = false;
  /** Whether it has said that nothing leads to a win any more. */
  #isLost = false;
  /** Whether what advises could not be loaded, or is being loaded. */
  #isMissing = false;
  /** Two requests about the same position are one advice. */
  #asked: Asked | undefined;
  /** Whether the game was disabled when that was last looked at. */
  #wasDisabled = false;
  /** The last transition, if nothing was said after it because the game was disabled. */
  #unsaid: Transition | undefined;
  /** What a player who doesn’t know the game has been told to do next. */
  #lesson: Lesson | undefined;
  /** The positions whose advice has been counted as a hint. */
  readonly #counted = new WeakSet<State>();
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    const choosing = (value: 'on' | 'off') => ({
      offered: () => this.#isOn === (value === 'off'),
      run: () =>
        void play
          .feature(Solver)
          ?.load(true)
          .then((advice) => advice?.chooseGuide(value, storageOf(play.host) !== undefined)),
    });
    this.commands = { guide: choosing('on'), leaveGuide: choosing('off') };
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
    this.#wasOn = this.#isOn;
    // What can't be done is not told.
    this.#unsaid = this.#play.commands.disabled ? transition : undefined;
    if (this.#unsaid) return;
    // At once if possible: screen readers would repeat the whole message.
    if (guidance.loaded) return this.#guide(guidance.loaded, transition, count);
    void this.#play.load(guidance, false).then((module) => {
      if (module) this.#guide(module, transition, count);
    });
  }

  /** Back in the player's own game, what to do next is told again, behind where that game stands. */
  replaced(): void {
    const play = this.#play;
    if (play.playback || !play.begun || play.commands.disabled) return;
    this.#asked = undefined;
    if (this.#isOn) return void this.#advise();
    const lesson = this.#lesson;
    if (!lesson || lesson.end) return;
    // After what is said of that game.
    queueMicrotask(() => {
      if (play.isAt(lesson.state) && play.status === 'playing')
        guidance.loaded?.tellAgain(play, lesson);
    });
  }

  /** A disabled game invites nobody to play; once it is enabled again, it is told what can be done. */
  held(): void {
    const play = this.#play;
    if (play.commands.disabled === this.#wasDisabled) return;
    this.#wasDisabled = play.commands.disabled;
    const unsaid = this.#unsaid;
    const invites = this.#asked?.message !== undefined || (this.#isFirst && !unsaid);
    this.#unsaid = this.#asked = undefined;
    if (play.commands.disabled) {
      if (invites && !play.playback && play.status === 'playing') play.messages.refuse('disabled');
    } else if (unsaid && play.isAt(unsaid.after)) this.said(unsaid);
    else if (this.#isOn) void this.#advise();
  }

  set(): void {
    const module = guidance.loaded;
    if (module && (this.#lesson ?? this.#asked)) {
      this.#play.messages.reword((message) => module.toldAgain(this.#play, message));
    }
    const wasOn = this.#wasOn;
    this.#wasOn = this.#isOn;
    if (!this.#isOn) this.#asked = undefined;
    else if (!wasOn && this.#play.begun && !this.#play.commands.disabled) void this.#advise();
  }

  /**
   * After a touch that was none, what to do is there again, behind what is told of it; and once the card has been picked
   * up, what is still to be done with it.
   */
  told(message: Message): void {
    const play = this.#play;
    const { state, message: advice } = this.#asked ?? this.#lesson ?? {};
    const module = guidance.loaded;
    if (!module || !state || !advice || play.commands.disabled || !play.isAt(state)) return;
    if (message[0] === 'refusal' || message[0] === 'putDown') {
      const half =
        message[0] === 'refusal' ? module.rest(play, advice, message[1], message[2]) : undefined;
      play.messages.addBeside(half ?? module.toldAgain(play, advice));
    } else if (message[0] === 'lifted') {
      const next = module.secondHalf(play, advice, message[1], message[2]);
      if (next) play.messages.add(next);
    }
  }

  /** Says why nothing goes by itself. */
  explainPause(): void {
    void this.#play.load(guidance).then((module) => module?.explainPause(this.#play));
  }

  get #isOn(): boolean {
    return this.#play.host.setting('guide') === 'on';
  }

  #guide(module: Guidance, transition: Transition, count: number): void {
    if (transition.cause === 'deal') {
      // Who restarts the deal in the middle of the lessons has them again.
      const { opening } = this.#play.session.history;
      const isLearning =
        opening === this.#opening && this.#lesson !== undefined && !this.#lesson.end;
      this.#opening = opening;
      this.#isFirst = !module.isKnown(this.#play) || isLearning;
    }
    const isOn = this.#isOn;
    this.#lesson = module.guide(this.#play, transition, this.#isFirst, count, isOn, this.#lesson);
    if (isOn) void this.#advise();
  }

  /** Says which move is a good one, unless the page keeps hints from its players. */
  async #advise(): Promise<void> {
    const play = this.#play;
    const { state, moves, game } = play.session;
    if (this.#asked?.state === state) return;
    const asked: Asked = (this.#asked = { state });
    // If it can't be loaded, that is told once, and not before every move, or by a second request beside the first.
    const isTold = this.#isMissing;
    this.#isMissing = true;
    const advice = await play.feature(Solver)?.load(!isTold);
    this.#isMissing = !advice;
    // Moves that go on by themselves need none.
    const goesOn = play.commands.isOffered('pause');
    if (
      !advice ||
      goesOn ||
      play.commands.disabled ||
      play.status !== 'playing' ||
      !play.isAt(state)
    )
      return;
    // Where there is nothing to decide, it is no hint.
    const decides = moves.length > 1 && game.hasSolver === true;
    const again = (): Result => (void this.#tell(asked), OK);
    const answer = decides ? play.session.askHint('player', again) : OK;
    if (answer.ok) await this.#tell(asked);
  }

  async #tell(asked: Asked): Promise<void> {
    const play = this.#play;
    const advice = play.feature(Solver)?.loaded;
    if (!advice) return;
    const isWanted = (): boolean => this.#asked === asked;
    const told = await advice.advise(play, advice.questions, this.#isLost, isWanted);
    if (!told) return;
    this.#isLost = !told.move;
    asked.message = told.message;
    if (told.move && told.decides) this.#count(asked.state);
  }

  /** Counts a hint, unless this position has been advised upon before, also before the page was loaded again. */
  #count(state: State): void {
    const { session } = this.#play;
    const { notes, moveCount } = session.history;
    const isNew = !this.#counted.has(state) && notes.advised !== moveCount;
    this.#counted.add(state);
    session.note({ hints: notes.hints + +isNew, advised: moveCount });
  }
}
