import { html, type TemplateResult } from 'lit';
import { adoptStyles } from '../../board/index.js';
import { Listening } from '../../game/features/listening/index.js';
import { replayOf } from '../../game/features/replay/replay.js';
import { type Feature, type Heard, Languages, type Line, type PlayHost } from '../../game/index.js';
import { Playback, type PlaybackHost } from '../../game/playback.js';
import type { PileArrow } from '../../words/index.js';
import { GameView } from '../game-view.js';
import type { ViewHost } from '../view-host.js';
import type { Read } from './read.js';
import { viewerStyles } from './styles.js';

/** A replay or a diagram: a board to be looked at, with a caption. */
export class Viewer extends GameView {
  #isOpen = false;
  readonly #read: Read;

  constructor(host: ViewHost, page: PlayHost, read: Read) {
    class Given implements Feature {
      readonly resume = () => read.game;
    }
    super(host, page, [Languages, Listening, Given]);
    this.#read = read;
    this.board.element.setAttribute('aria-describedby', 'caption');
  }

  /** Whether it can be shown. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** @param name of the game, or what the page calls it */
  nameOf(name: string): string {
    if (!this.#read.isDiagram) return name;
    return this.play.messages.sentence(['diagramOf', name, this.#arrowsAt(0)]);
  }

  /**
   * Shows the first position; to be called once it is drawn.
   * @returns false if a part can’t be loaded
   */
  async open(language: string): Promise<boolean> {
    const { play } = this;
    adoptStyles(this.board.element, viewerStyles);
    await play.feature(Languages)?.speak(language, Promise.resolve());
    if (!(await play.messages.loadMore(false))) return false;
    if (this.#read.isDiagram) this.#draw();
    else if (await this.preparePlayback()) this.#begin();
    else return false;
    return (this.#isOpen = true);
  }

  /** What is shown at first is not announced: it is part of a page's text. */
  override hear(heard: Heard): void {
    if (this.#isOpen) super.hear(heard);
  }

  protected override above(): undefined {
    return undefined;
  }

  protected override below(): TemplateResult {
    const caption = html`<div class="caption" part="caption" id="caption"><slot name="caption"></slot></div>`;
    return this.#read.isDiagram ? caption : html`${this.statusBar()}${caption}`;
  }

  /** Shows the first position of a replay. */
  #begin(): void {
    const { play } = this;
    const { game } = this.#read;
    const line: Line = {
      ...replayOf(game),
      asked: false,
      alone: true,
      begins: ['replayOf', game.rules.game, game.opening.number, game.at, this.#arrowsAt(0)],
      canTakeOver: () => false,
      takeOver: () => {},
    };
    const { display, host, messages } = play;
    const shown: PlaybackHost = {
      display,
      host,
      messages,
      showInstead: (...how) => {
        play.showInstead(...how);
        this.#draw();
      },
    };
    shown.showInstead(new Playback(shown, line, () => {}), line.begins);
  }

  /** Draws the arrows of the position that is shown; those of the first one are told with it. */
  #draw(): void {
    const { position = 0 } = this.play.playback ?? {};
    const arrows = this.#arrowsAt(position);
    void this.drawArrows(
      arrows.map(({ from, to }) => ({ from: from.id, to: to.id, kind: 'mark' })),
    );
    if (position > 0 && arrows.length > 0) {
      this.hear({ message: ['arrows', arrows], by: undefined });
    }
  }

  #arrowsAt(count: number): readonly PileArrow[] {
    const { arrows, game } = this.#read;
    const pile = (index: number) => game.rules.piles[index]!;
    return arrows
      .filter(({ at }) => at === count)
      .map(({ move: { from, to } }) => ({ from: pile(from), to: pile(to) }));
  }
}
