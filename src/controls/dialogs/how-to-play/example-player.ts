import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { travelTime } from '../../../board/cards/motion.js';
import { paceOf } from '../../../game/index.js';
import { exampleOf } from '../../../game/example.js';
import { realTimer, type Timer } from '../../../session/index.js';
import { icon, tip } from '../../icons.js';
import type { DialogHost } from '../dialog.js';
import { livesLater } from '../late.js';
import { ExampleBoard } from './example-board.js';

/** An example is shown slower than a game plays itself, so that its sentences can be read. */
const SLOWER = 3.5;

const icons = {
  back: icon('m14.5 6-6 6 6 6'),
  next: icon('m9.5 6 6 6-6 6'),
  play: icon('M8 5.500v13l11-6.500z'),
  pause: icon('M8.500 5.500v13M15.500 5.500v13'),
};

/**
 * A short example of play. It plays by itself where cards move, and move by move otherwise, or if the dialog
 * was opened with keys or a voice.
 */
export class ExamplePlayer {
  readonly #host: DialogHost;
  readonly #example: ReturnType<typeof exampleOf>;
  readonly #board: ExampleBoard;
  readonly #timer: Timer;
  /** Cancels the next move. */
  #cancel: (() => void) | undefined;
  /** Whether the dialog has been open. */
  #seen = false;

  constructor(host: DialogHost, timer: Timer = realTimer) {
    this.#host = host;
    this.#timer = timer;
    this.#example = exampleOf(host.play.session.rules);
    this.#board = new ExampleBoard(host, this.#example);
    if (travelTime(host.look().speed) > 0 && !host.byKeys) this.#playOn();
  }

  render(): TemplateResult {
    const { example: say } = this.#host.words.howToPlay;
    const { at } = this.#board;
    // Before it is painted for the first time: the text below must not jump.
    if (!this.#board.element.isConnected) queueMicrotask(() => this.#board.fit());
    const { length } = this.#example.moves;
    const running = this.#cancel !== undefined;
    const playing = running ? say.pause : at === length ? say.again : say.play;
    const run = (): void => (running ? this.#pause() : this.#play());
    const step = (by: number) => (): void => {
      this.#pause();
      this.#goTo(at + by);
    };
    // A button that is disabled would lose the focus.
    const button = (name: 'back' | 'next', by: number, useful: boolean): TemplateResult =>
      html`<button
        type="button"
        class="button"
        part="button"
        aria-label=${say[name]}
        aria-disabled=${useful ? 'false' : 'true'}
        @click=${useful ? step(by) : undefined}
      >
        ${icons[name]}${tip(say[name])}
      </button>`;
    return html`<div class="example" role="group" aria-label=${say.title}>
      ${this.#board.element}
      <p class="told" ${ref(livesLater)} .textContent=${this.#sentence()}></p>
      <div class="actions">
        ${button('back', -1, at > 0)}
        <button type="button" class="button" part="button" @click=${run}>
          ${running ? icons.pause : icons.play}<span class="label" .textContent=${playing}></span>${tip(playing)}
        </button>
        ${button('next', 1, at < length)}
      </div>
    </div>`;
  }

  /** What the position shown has come from. */
  #sentence(): string {
    const { rules, states, moves } = this.#example;
    const { play, words } = this.#host;
    const { at } = this.#board;
    const move = moves[at - 1];
    if (!move) return words.howToPlay.example.begins;
    const before = states[at - 1]!;
    const { piles } = rules.table(before);
    const outcome = rules.outcome(states[at]!);
    const said = words.step(at, moves.length, rules.effects(before, move), piles);
    const lost = outcome.status === 'lost' ? play.words.lost(outcome.reason) : '';
    const ends = at === moves.length ? words.howToPlay.example.ends : '';
    return [said, lost, ends].filter(Boolean).join(' ');
  }

  #goTo(at: number): void {
    this.#board.goTo(Math.max(0, Math.min(at, this.#example.moves.length)));
    this.#host.update();
  }

  #play(): void {
    if (this.#board.at === this.#example.moves.length) this.#board.goTo(0);
    this.#playOn();
    this.#host.update();
  }

  #pause(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#host.update();
  }

  #playOn(): void {
    this.#cancel = this.#timer.after(paceOf(this.#host.setting('speed')) * SLOWER, () => {
      this.#cancel = undefined;
      const { isConnected } = this.#board.element;
      // The dialog has been closed.
      if (this.#seen && !isConnected) return;
      this.#seen ||= isConnected;
      if (this.#seen && !document.hidden) this.#board.goTo(this.#board.at + 1);
      if (this.#board.at < this.#example.moves.length) this.#playOn();
      this.#host.update();
    });
  }
}
