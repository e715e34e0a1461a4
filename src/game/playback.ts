import type { Effect, PileFacts, State } from '../rules/engine.js';
import { backwards, realTimer, type SavedGame, type Transition } from '../session/index.js';
import type { Command } from './command.js';
import type { Display, Shown } from './display.js';
import type { Message } from './message.js';
import { paceOf } from './pace.js';

/** Moves to be shown, what is said about them, and how the player takes over. */
export interface Line {
  /** The game that the moves belong to, with all of them as its history. */
  readonly game: SavedGame;
  /** The number of moves that were made before the line begins. */
  readonly begun: number;
  /** Why the game can't be played while the line is shown. */
  readonly refusal: 'demonstration' | 'replay';
  /** Whether the player has just asked for it: then its controls get the focus. */
  readonly asked: boolean;
  /** Whether there is no game of the player’s to go back to, nor one to go on with. */
  readonly alone?: boolean;
  readonly begins: Message;
  /** What is said with the last move. */
  ends(effects: readonly Effect[], piles: readonly PileFacts[]): Message;
  /** Whether the player can take over after this many moves of the line. */
  canTakeOver(position: number): boolean;
  takeOver(position: number): void;
  /** @returns whether something else takes the place of the player’s game */
  back?(): boolean;
}

/** What a playback needs from the game in whose place it is shown. */
export interface PlaybackHost {
  readonly display: Pick<Display, 'isBehind' | 'update'>;
  readonly host: { setting(name: string): string };
  readonly messages: { refuse(code: Line['refusal']): void };
  showInstead(playback: Playback, message: Message, move?: Transition): void;
}

/** Commands that make no sense while a line is shown, although their keys work. */
const REFUSED: readonly Command[] = ['undo', 'redo', 'hint'];

/** Shows a line of moves on the player's board: no events, and the player's game stays as it is. */
export class Playback implements Shown {
  /** The number of moves made in the position shown. */
  #at: number;
  /** Cancels the next move of playing. */
  #cancel: (() => void) | undefined;
  #held = false;
  readonly #game: PlaybackHost;
  readonly #line: Line;
  readonly #end: () => void;
  /** What the commands do that are different here. */
  readonly #commands: Partial<Record<Command, () => void>> = {
    play: () => this.play(),
    pause: () => this.pause(),
    toStart: () => this.goTo(0),
    stepBack: () => this.goTo(this.position - 1),
    step: () => this.goTo(this.position + 1),
    toEnd: () => this.goTo(this.length),
    takeOver: () => this.canTakeOver && this.#line.takeOver(this.position),
    backToGame: () => this.#end(),
  };

  /** @param end shows the player’s game again */
  constructor(game: PlaybackHost, line: Line, end: () => void) {
    this.#game = game;
    this.#line = line;
    this.#end = end;
    this.#at = line.begun;
  }

  // The position shown --------------------------------------------------------------------------

  get rules(): SavedGame['rules'] {
    return this.#line.game.rules;
  }

  get state(): State {
    return this.#line.game.states[this.#at]!;
  }

  get dealNumber(): number | null {
    return this.#line.game.opening.number;
  }

  get moveCount(): number {
    return this.#at;
  }

  get tokens(): readonly string[] {
    return this.#line.game.steps.slice(0, this.#at).map(({ move }) => move.token);
  }

  get lastEffects(): readonly Effect[] {
    return this.#at > 0 ? this.#effects(this.#at) : [];
  }

  /** The number of moves of the line. */
  get length(): number {
    const { game, begun } = this.#line;
    return game.steps.length - begun;
  }

  /** The number of moves of the line that have been made. */
  get position(): number {
    return this.#at - this.#line.begun;
  }

  /** The sentence about the position. */
  get message(): Message {
    const { position, length } = this;
    if (position === 0) return this.#line.begins;
    const effects = this.#effects(this.#at);
    const { piles } = this.rules.table(this.#line.game.states[this.#at - 1]!);
    if (position === length) return this.#line.ends(effects, piles);
    return ['step', position, length, effects, piles];
  }

  get asked(): boolean {
    return this.#line.asked;
  }

  get alone(): boolean {
    return this.#line.alone === true;
  }

  get refusal(): Line['refusal'] {
    return this.#line.refusal;
  }

  get canTakeOver(): boolean {
    return this.#line.canTakeOver(this.position);
  }

  /** The game that the moves belong to; `at` is what its player has made of them. */
  get source(): SavedGame {
    return this.#line.game;
  }

  // Commands ------------------------------------------------------------------------------------

  /** Whether it is playing by itself. */
  get running(): boolean {
    return this.#cancel !== undefined;
  }

  /** Plays move after move, from the beginning if it is at the end. */
  play(): void {
    if (this.#held) return;
    if (this.position === this.length) this.goTo(0);
    this.#playOn();
  }

  pause(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#game.display.update();
  }

  /** Prevents playing while the page is hidden or a dialog is open. */
  hold(held: boolean): void {
    this.#held = held;
    if (held) this.pause();
  }

  /**
   * Shows the position after this many moves of the line.
   * @param jumps whether even a single move is shown without animation
   */
  goTo(position: number, jumps = false): void {
    this.pause();
    this.#show(Math.max(0, Math.min(position, this.length)), jumps);
  }

  /** @returns whether it has made way for the player's game: there may be none */
  leave(): boolean {
    if (!this.alone) this.#end();
    return !this.alone;
  }

  /** @returns whether the command applies to the player's game */
  command(name: Command): boolean {
    const own = this.#commands[name];
    if (own) own();
    else if (!REFUSED.includes(name)) return true;
    else this.#game.messages.refuse(this.refusal);
    return false;
  }

  // Private -------------------------------------------------------------------------------------

  #playOn(): void {
    this.#cancel = realTimer.after(paceOf(this.#game.host.setting('speed')), () => {
      this.#cancel = undefined;
      if (this.#game.display.isBehind) return this.pause();
      this.#show(this.position + 1);
      if (this.position < this.length) this.#playOn();
      else this.#game.display.update();
    });
    this.#game.display.update();
  }

  #show(position: number, jumps = false): void {
    const by = position - this.position;
    const before = this.state;
    this.#at += by;
    const { state: after, message } = this;
    if (jumps || Math.abs(by) !== 1) return this.#game.showInstead(this, message);
    const cause = by > 0 ? 'move' : 'undo';
    const effects = by > 0 ? this.#effects(this.#at) : backwards(this.#effects(this.#at + 1));
    const transition: Transition = { cause, before, after, effects, count: 1, by: 'solution' };
    this.#game.showInstead(this, message, transition);
  }

  /** The effects of a move, by its number from 1 in the game. */
  #effects(number: number): readonly Effect[] {
    const { steps, states } = this.#line.game;
    return this.rules.effects(states[number - 1]!, steps[number - 1]!.move);
  }
}
