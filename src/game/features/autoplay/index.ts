import { ROLES } from '../../../rules/engine.js';
import {
  along,
  type AutoMode,
  AutoPlay,
  realTimer,
  type Transition,
} from '../../../session/index.js';
import type { CommandTable } from '../../command.js';
import type { Feature } from '../../feature.js';
import { paceOf } from '../../pace.js';
import type { Play } from '../../play.js';
import { Guide } from '../guide/index.js';
import { Pause } from '../pause/index.js';

/** Nobody needs to watch the finish, so its moves take this share of the time of automatic play. */
const FINISH = 1 / 5;

/** Moves that are made automatically: those after the player’s, and those that the player has asked for. */
export class Autoplay implements Feature {
  readonly commands: CommandTable;
  #auto: AutoPlay | undefined;
  #isHeld = false;
  /** Whether the page has paused the game since it was last free to go on. */
  #wasPaused = false;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    const isOn = (): boolean => play.status === 'playing' && !play.playback;
    this.commands = {
      play: {
        offered: () => !play.playback && this.#makesSense && !this.running,
        enabled: isOn,
        run: () => this.start(),
      },
      pause: {
        offered: () => !play.playback && this.running,
        run: () => this.stop(),
      },
      finish: { run: () => this.#finish() },
    };
  }

  get running(): boolean {
    return this.#auto?.running ?? false;
  }

  /** Plays the moves that can be made automatically; if there are none, the player is told why. */
  start(): void {
    this.#play.feature(Pause)?.pause(false);
    const mode = this.#mode;
    this.#running.start(mode === 'none' ? 'forced' : mode, false);
    if (!this.running) this.#play.feature(Guide)?.explainPause();
  }

  stop(): void {
    this.#auto?.stop();
  }

  shown({ cause, by }: Transition): void {
    if (cause !== 'move') this.stop();
    else if (by !== 'auto' && !this.running) this.#running.start(this.#mode, true);
  }

  replaced(): void {
    this.stop();
  }

  held(held: boolean, paused: boolean): void {
    this.#isHeld = held || paused;
    this.#auto?.hold(this.#isHeld);
    if (paused) this.#wasPaused = true;
    if (this.#isHeld || !this.#wasPaused) return;
    // A page resumes what it has paused; after a dialog, the player is to press Play again.
    this.#wasPaused = false;
    this.#auto?.goOn();
  }

  get #mode(): AutoMode {
    return this.#play.host.setting('auto-move') as AutoMode;
  }

  /** Whether any card can move by itself in this game. */
  get #makesSense(): boolean {
    const { piles } = this.#play.session.rules;
    return piles.some(({ role }) => ROLES[role].inHand) || this.#mode !== 'none';
  }

  get #running(): AutoPlay {
    if (this.#auto) return this.#auto;
    const { session, display } = this.#play;
    const auto = new AutoPlay(
      session,
      realTimer,
      () => this.#pace,
      () => display.update(),
      () => display.isBehind,
    );
    auto.hold(this.#isHeld);
    return (this.#auto = auto);
  }

  get #pace(): number {
    return paceOf(this.#play.host.setting('speed'));
  }

  /** Plays the rest of a game that is certain to be won. */
  #finish(): void {
    this.#play.feature(Pause)?.pause(false);
    const { session } = this.#play;
    const line = along(session, session.history.finishingLine ?? []);
    this.#running.follow(line, 'finish', () => this.#pace * FINISH);
  }
}
