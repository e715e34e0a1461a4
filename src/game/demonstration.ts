import type { Move } from '../rules/engine.js';
import { along, AutoPlay, realTimer, Session, type Transition } from '../session/index.js';
import type { Command } from './commands.js';
import type { GameController } from './controller.js';
import type { Message } from './messages.js';

/**
 * Plays a winning line on the player's board, in a separate session: it dispatches no events and
 * doesn't change the player's game.
 */
export class Demonstration {
  readonly session: Session;
  readonly auto: AutoPlay;
  readonly #game: GameController;
  readonly #line: readonly string[];
  readonly #begun: number;
  readonly #next: () => Move | undefined;

  constructor(game: GameController, line: readonly string[]) {
    const own = game.session;
    const silentHost = { now: () => 0, notify: () => true, report: () => {} };
    this.session = Session.resume(own.game, own.saved, silentHost);
    this.session.onTransition = (transition) =>
      game.showMove(transition, this.#messageOf(transition));
    this.auto = new AutoPlay(
      this.session,
      realTimer,
      () => game.pace,
      () => game.display.update(),
    );
    this.#game = game;
    this.#line = line;
    this.#begun = own.moveCount;
    this.#next = along(this.session, line);
  }

  /** The commands in the status bar. */
  get actions(): readonly Command[] {
    if (this.#ended) return ['backToGame'];
    return [this.auto.running ? 'pause' : 'play', 'step', 'takeOver', 'backToGame'];
  }

  play(): void {
    this.auto.follow(this.#next, 'solution');
  }

  /** @returns whether the command applies to the player's game */
  command(name: Command): boolean {
    switch (name) {
      case 'menu':
      case 'settings':
      case 'newGame':
      case 'restart':
      case 'bringBack':
        return true;
      case 'play':
        this.play();
        return false;
      case 'pause':
        this.auto.stop();
        return false;
      case 'step':
        this.#step();
        return false;
      case 'takeOver':
        this.#takeOver();
        return false;
      case 'backToGame':
        this.#game.backToGame();
        return false;
      default:
        this.#game.refuse('demonstration');
        return false;
    }
  }

  end(): void {
    this.auto.stop();
    this.session.onTransition = () => {};
  }

  get #ended(): boolean {
    return this.session.outcome.status !== 'playing';
  }

  /** The number of moves shown. */
  get #shown(): number {
    return this.session.moveCount - this.#begun;
  }

  #step(): void {
    const move = this.#next();
    this.auto.stop();
    if (move) this.session.play(move, 'solution');
  }

  /** Plays the moves shown in the player's game; a single undo undoes all of them. */
  #takeOver(): void {
    const tokens = this.#line.slice(0, this.#shown);
    this.#game.backToGame();
    const { session } = this.#game;
    tokens.every((token, i) => session.play(token, 'solution', i > 0).ok);
  }

  #messageOf({ effects, before }: Transition): Message {
    const { length } = this.#line;
    if (this.#ended) return ['solutionEnds', length];
    const { piles } = this.session.rules.table(before!);
    return ['solutionStep', this.#shown, length, effects, piles];
  }
}
