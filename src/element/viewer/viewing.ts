import { html, type LitElement, type TemplateResult } from 'lit';
import { Languages, type Message, type PlayHost } from '../../game/index.js';
import type { GameRecord } from '../../session/index.js';
import { GameView } from '../game-view.js';
import { languageOf } from '../language-of.js';
import type { ViewHost } from '../view-host.js';
import { viewerOf } from './open.js';
import type { Viewed } from './read.js';
import { Viewer } from './view.js';

/** What an element's attributes say, which a page may set to anything as properties. */
type Given = Readonly<Record<keyof Viewed, unknown>>;

const textOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  try {
    return String(value).trim();
  } catch {
    return '?';
  }
};

/** Shows the game of `replay` or `position` in the place of the player's own. */
export class Viewing {
  /** What is shown; undefined for the player's own game. */
  view: GameView | undefined;
  /** How far it has come. */
  state: 'none' | 'loading' | 'shown' | 'unreadable' = 'none';
  /** What is shown or being loaded, as text. */
  #wanted = '';
  readonly #element: LitElement;
  readonly #own: GameView;
  readonly #host: ViewHost;
  readonly #page: PlayHost;

  /** @param own the player's own game */
  constructor(element: LitElement, own: GameView, host: ViewHost, page: PlayHost) {
    this.#element = element;
    this.#own = own;
    this.#host = { ...host, quiet: true };
    this.#page = {
      ...page,
      readOnly: true,
      // The cards come from elsewhere.
      deal: () => 1,
      winnable: () => false,
      choice: () => undefined,
      // Nobody plays, so no time passes.
      now: () => 0,
      setting: (name) => (name === 'storage' ? 'none' : page.setting(name)),
      // The page is told of errors alone.
      notify: (record: GameRecord) => record.type !== 'error' || page.notify(record),
    };
  }

  /** To be called when the attributes, or the game's options, may have changed. */
  heed({ replay, position, arrows }: Given): void {
    const viewed = { replay: textOf(replay), position: textOf(position), arrows: textOf(arrows) };
    const isWanted = viewed.replay !== undefined || viewed.position !== undefined;
    const wanted = isWanted ? JSON.stringify([viewed, this.#page.options()]) : '';
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (!isWanted) return this.#show('none', undefined);
    if (!this.view) this.#show('loading', this.#without());
    void this.#open(viewed, wanted);
  }

  async #open(viewed: Viewed, wanted: string): Promise<void> {
    let found: Viewer | Message = viewerOf(this.#host, this.#page, viewed);
    if (found instanceof Viewer) {
      // It needs the styles of the element around it.
      this.#show(this.state, found);
      await this.#element.updateComplete;
      const isOpen = await found.open(languageOf(this.#element));
      if (wanted !== this.#wanted) return;
      if (isOpen) return this.#show('shown', found);
      found = ['notLoaded'];
    }
    const without = this.#without(found);
    this.#show('unreadable', without);
    if (await without.play.messages.loadMore(false)) this.#host.update();
  }

  #show(state: Viewing['state'], view: GameView | undefined): void {
    const [before, after] = [this.view ?? this.#own, view ?? this.#own];
    this.state = state;
    this.view = view;
    if (before !== after) this.#replace(before, after);
    this.#host.update();
  }

  #replace(before: GameView, after: GameView): void {
    const element = this.#element;
    before.connect(false);
    before.play.surround({ connected: false, visible: false });
    if (!element.isConnected) return;
    after.connect(true);
    after.play.surround({ connected: true, visible: !document.hidden });
    void after.play.feature(Languages)?.speak(languageOf(element), element.updateComplete);
    after.board.resize(...before.board.size);
    void element.updateComplete.then(() => after.getReady());
  }

  /** No game: the tag's own content, and why. */
  #without(message?: Message): GameView {
    const why = (): string => (message ? view.play.messages.sentence(message) : '');
    const instead = (): TemplateResult =>
      html`<slot></slot><p class="message" part="message" .textContent=${why()}></p>`;
    // Without a place for a pile, nothing is drawn.
    const host: ViewHost = { ...this.#host, instead, layout: () => [] };
    const view = new GameView(host, this.#page, [Languages]);
    return view;
  }
}
