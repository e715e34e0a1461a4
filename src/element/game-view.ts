import { html, nothing, type TemplateResult } from 'lit';
import { adoptStyles, Board } from '../board/index.js';
import { naturalWidth } from '../board/geometry/arrange.js';
import type { FocusKeeper } from '../controls/focus-keeper.js';
import { statusBar, toolbar } from '../controls/index.js';
import {
  type Arrow,
  type Command,
  type DialogName,
  features,
  type Display,
  type Heard,
  type ListeningCommand,
  LazyModule,
  Languages,
  type FeatureKind,
  Play,
  type PlayHost,
  storageOf,
} from '../game/index.js';
import type { Transition } from '../session/index.js';
import { Announcements } from './announcements.js';
import { Device } from './device.js';
import { historyCommand } from './history-keys.js';
import type { MenuAndDialog } from './menu-and-dialog.js';
import { playing } from './playing-module.js';
import { places } from './region.js';
import { lookOf, type ViewHost } from './view-host.js';

/** Loaded when first needed. */
const parts = {
  playback: new LazyModule('playback', () => import('../controls/playback/index.js')),
};

/** A game, with its board and controls. */
export class GameView implements Display {
  readonly play: Play;
  readonly board: Board;
  readonly #announcements: Announcements;
  readonly #device: Device;
  #opened: MenuAndDialog | undefined;
  /** Whether what was pressed last was pressed with keys, a switch or a voice. */
  #byKeys = false;
  /** What had the focus before the rendering. */
  #focused: Element | null | undefined;
  #keeper: FocusKeeper | undefined;
  #ready: Promise<void> | undefined;
  /** What the page showed in fullscreen when its ground was last looked at. */
  #fullscreen: Element | undefined;
  readonly #host: ViewHost;

  /**
   * @param page what the game needs from the page
   * @param kinds what takes part in it
   */
  constructor(host: ViewHost, page: PlayHost, kinds: readonly FeatureKind[] = features) {
    this.#host = host;
    this.play = new Play(page, this, kinds);
    this.board = new Board(this.play, host.drawCard, () => lookOf(host));
    this.#device = new Device(this.board.element, () => this.play.applySettings());
    this.#announcements = new Announcements(this.play, host, this.board);
  }

  // Called by the game --------------------------------------------------------------------------

  setGame(deals: boolean): void {
    this.board.setGame(this.#host.layout, this.#announcements.name, deals);
  }

  show(transition: Transition): void {
    this.board.show(transition);
  }

  readonly reset = (): void => this.board.reset();

  readonly showHint: Display['showHint'] = (...hint) => void this.board.showHint(...hint);

  readonly drawArrows = (arrows: readonly Arrow[]): Promise<void> => this.board.drawArrows(arrows);

  readonly celebrate = (): unknown => this.board.celebrate();

  readonly hold = (held: boolean): void => this.board.hold(held);

  sound(transition: Transition, won: boolean): void {
    this.board.sounds.transition(transition, won);
  }

  get playedWith(): Device['now'] {
    return this.#device.now;
  }

  get turning(): Promise<void> | undefined {
    return this.board.turning;
  }

  get isBehind(): boolean {
    return playing.loaded?.isBehind(this.board.element) ?? false;
  }

  toggleMenu(): void {
    void this.#getOpened().then((opened) => opened?.toggleMenu());
  }

  openDialog(name: DialogName): void {
    const byKeys = this.#byKeys;
    void this.#getOpened().then((opened) => opened?.openDialog(name, byKeys));
  }

  async preparePlayback(): Promise<{ readonly runs: boolean } | undefined> {
    const part = await this.play.load(parts.playback);
    return part?.prepare(this.board.element, lookOf(this.#host).speed, this.#byKeys);
  }

  async shareText(text: string, deal: string): ReturnType<Display['shareText']> {
    return (await this.#getOpened())?.shareText(text, deal);
  }

  hear(heard: Heard): void {
    this.#announcements.hear(heard);
  }

  answer(name: Command): void {
    this.#announcements.answer(name as ListeningCommand);
  }

  distinguish(label: string): string | undefined {
    return this.#announcements.distinguish(label);
  }

  update(): void {
    this.#host.update();
  }

  // Called by the element -----------------------------------------------------------------------

  render(): TemplateResult {
    const play = this.play;
    const { setting } = this.#host;
    const instead = this.#host.instead?.();
    const waits = play.feature(Languages)?.waits;
    this.#focused = this.#root.activeElement;
    return html`<div
      class="base ${setting('hand')} ${waits ? 'waits' : ''}"
      part="base"
      lang=${play.words.lang}
      @click=${this.#clicked}
      @keydown=${this.#keyPressed}
      @focusin=${this.#announcements.wake}
      @focusout=${this.#opened?.left}
    >
      <div class="inside">
        ${instead ?? this.above()}
        <div class="stage ${instead ? 'absent' : ''}">${this.board.element}<div class="available"></div></div>
        <div class="announcement" role="status" aria-live="off" aria-atomic="false">${places}</div>
        ${instead ? nothing : this.below()}
        ${this.#opened?.dialog}
      </div>
    </div>`;
  }

  /** The controls above the board. */
  protected above(): TemplateResult | undefined {
    const { setting, player } = this.#host;
    const timed = player()['timer'] !== 'off';
    return html`<slot name="toolbar">${toolbar(this.play, setting('toolbar') as 'full', this.#opened?.menu, timed)}</slot>`;
  }

  /** The controls below the board. */
  protected below(): TemplateResult {
    return html`<slot name="end">${this.statusBar()}</slot>`;
  }

  protected statusBar(): TemplateResult {
    const controls = this.play.playback && parts.playback.loaded;
    return statusBar(this.play, controls?.playbackBar(this.play));
  }

  /** After each rendering: updates the board, and opens a new dialog. */
  rendered(): void {
    this.board.element.setAttribute('aria-label', this.#announcements.name);
    this.board.refresh();
    const base = this.#base;
    if (base && !this.#host.instead) {
      base.style.setProperty('--_natural', `${naturalWidth(...this.board.arrangements)}px`);
    }
    this.#returnFocus();
    this.#keeper?.showNews(this.play);
    parts.playback.loaded?.focusScrubber(this.#root, this.play);
    // A slider that has got the focus says what it shows.
    this.#announcements.update();
    this.#opened?.show();
    playing.loaded?.assist(this.play, this.board, this.#host);
    this.#fillScreen();
  }

  /** To be called when the element has been connected or disconnected. */
  connect(connected: boolean): void {
    this.#announcements.connect(connected);
    playing.loaded?.assist(this.play, this.board, this.#host);
    if (!connected) return this.board.input.disconnect();
    this.board.input.connect();
    this.#opened?.show();
  }

  /** Loads what a game needs once it is played. */
  getReady(): Promise<void> {
    return (this.#ready ??= this.#getReady());
  }

  async #getReady(): Promise<void> {
    this.#announcements.begin();
    const play = this.play;
    const part = await play.load(playing, false);
    if (!part) return;
    const base = this.#base;
    // Another view has taken its place meanwhile.
    if (!base) return void (this.#ready = undefined);
    play.commands.add(part.fullscreenCommands(this.#root.host));
    this.#keeper ??= new part.FocusKeeper(base, this.#device.isUsed);
    part.assist(play, this.board, this.#host);
    if (storageOf(play.host)) await part.tellDamagedSettings(play);
    // Of two rules that weigh the same, the one that comes later counts.
    await this.board.detailed;
    adoptStyles(this.board.element, part.otherMedia);
    this.#fillScreen();
  }

  // Private -------------------------------------------------------------------------------------

  /** After the page has entered fullscreen or left it. */
  #fillScreen(): void {
    const part = playing.loaded;
    const base = this.#base;
    const shown = base?.ownerDocument.fullscreenElement ?? undefined;
    if (!part || !base || shown === this.#fullscreen) return;
    this.#fullscreen = shown;
    adoptStyles(this.board.element, part.otherMedia);
    part.fillScreen(base);
  }

  get #base(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>('.base');
  }

  get #root(): ShadowRoot {
    return this.board.element.getRootNode() as ShadowRoot;
  }

  /** The menu and the dialogs; undefined if they can't be loaded. */
  async #getOpened(): Promise<MenuAndDialog | undefined> {
    const part = this.#opened ? undefined : await this.play.load(playing);
    if (part) this.#opened ??= new part.MenuAndDialog(this.play, this.#host, this.board);
    return this.#opened;
  }

  /** A button with the focus may have gone, or be disabled now: from there no key leads anywhere. */
  #returnFocus(): void {
    const button = this.#focused;
    if (!button || (button.isConnected && !button.matches(':disabled'))) return;
    if (!this.#keeper?.replace(button, this.play)) this.board.takeFocus();
  }

  /** Closes the menu after a command. */
  readonly #clicked = (event: MouseEvent): void => {
    this.#byKeys = event.detail === 0;
    const target = event.composedPath()[0] as Element;
    const button = target.closest('.button');
    // In a link, playing doesn't follow it.
    const acts = button && !button.matches('summary');
    if (acts || target.closest('.board')) event.preventDefault();
    if (button && !button.matches('[part~=menu], .listen *')) this.#opened?.closeMenu();
  };

  readonly #keyPressed = (event: KeyboardEvent): void => {
    const name = historyCommand(this.#root, event);
    if (name && this.play.commands.isOffered(name)) {
      event.preventDefault();
      // A held key acts once, as on the board.
      if (!event.repeat) this.play.command(name);
    }
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // It closes the dialog, whatever moves behind that.
    if ((event.composedPath()[0] as Element).closest('dialog')) return;
    const { playback, messages } = this.play;
    if (
      !this.#opened?.closeMenu() &&
      !this.board.finish() &&
      !messages.uncover() &&
      !playback?.leave()
    ) {
      return;
    }
    event.preventDefault();
    this.update();
  };
}
