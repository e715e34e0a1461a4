/*
 * Over 300 lines: what a page can use of a game stands in one place, with its documentation, from which
 * custom-elements.json is written.
 */
import { ContextConsumer } from '@lit/context';
import {
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {
  adoptElement,
  adoptStyles,
  boardStyles,
  type Layout,
  onSchemeChange,
  remembered,
  showScheme,
} from '../board/index.js';
import { applyTheme } from '../board/themes/index.js';
import {
  controlStyles,
  everySecond,
  foldedStyles,
  statusBarStyles,
  toolbarStyles,
} from '../controls/index.js';
import {
  type DealRequest,
  type DialogName,
  Hint,
  Languages,
  LazyModule,
  Pause,
  type Play,
  type PlayHost,
  Verdict,
  Why,
} from '../game/index.js';
import type { StatisticsReport } from '../game/features/statistics/report.js';
import type { Explanation, Game, Options } from '../rules/engine.js';
import { refuse, restart, type Result, type Session } from '../session/index.js';
import { gameKey } from '../keeping/storage-keys.js';
import {
  ofGame,
  onPlayerChange,
  type PlayerSettings,
  playerSettings,
  settingsContext,
  settingSpecs,
  type Settable,
} from '../settings/index.js';
import { en } from '../words/index.js';
import { defineBoolean, isOn } from './booleans.js';
import { fitBox } from './box.js';
import { Choices, optionAttributes } from './choices.js';
import { dailyBoards } from './daily-boards.js';
import { defineOnce } from './definition.js';
import { dispatch } from './event-of.js';
import { isFar, waiting } from './far.js';
import { FocusMemory } from './focus-memory.js';
import { followLabel, ofForm, restoreForm, tellForm } from './form-control.js';
import { GameView } from './game-view.js';
import { openLink } from './link.js';
import { keepKeys } from './keep-keys.js';
import { languageOf } from './language-of.js';
import { isLate, turnToDraw, waitWithoutSpace } from './opening.js';
import {
  deepFreeze,
  type MoveReport,
  moveReports,
  stateReport,
  type StateReport,
} from './report.js';
import { type FaceRenderer, ownFace, usableRenderer } from './own-faces.js';
import { reserveKey } from './reserve-key.js';
import { endReserve, internalsOf, setState } from './states.js';
import { elementStyles } from './styles.js';
import { version } from './version.js';
import { playing } from './playing-module.js';
import type { ViewHost } from './view-host.js';
import type { Viewing } from './viewer/index.js';
import type { Waiting } from './waiting.js';
import { watchPage } from './watch-page.js';

/** What a page asks for, and a first minute of play doesn't need. */
const forPages = new LazyModule('methods', () => import('./for-pages.js'));

/** Shows a game to be looked at. */
const viewer = new LazyModule('viewer', () => import('./viewer/index.js'));

const NOT_LOADED = refuse('not-loaded', 'a part of the kit could not be loaded');

/** The attributes of every game; {@link propertiesFor} adds those of a game's options. */
const commonProperties: PropertyDeclarations = {
  deal: {},
  label: {},
  replay: {},
  position: {},
  arrows: {},
  // Forms read the attribute.
  name: { reflect: true },
  required: { noAccessor: true },
  disabled: { noAccessor: true },
  winnable: { noAccessor: true },
  storageKey: { attribute: 'storage-key' },
  shareUrl: { attribute: 'share-url' },
  // The class has its own accessors; it is listed so that a value set before the upgrade is kept.
  faceRenderer: { attribute: false, noAccessor: true },
  ...Object.fromEntries(
    Array.from(settingSpecs.values(), ({ name, property }) => [property, { attribute: name }]),
  ),
};

/** A property for each option of every game, so that options of another game can be reported. */
export const propertiesFor = (game: Game): PropertyDeclarations =>
  Object.fromEntries(
    optionAttributes(game).map(({ name, property, boolean }) => {
      if (boolean) defineBoolean(SolitaireElement.prototype, property);
      return [property, { attribute: name, noAccessor: boolean }];
    }),
  );

/**
 * The base class of all games' elements: attributes in, events out. A subclass names its game and
 * layout. Attributes, parts and custom properties are described in meanings.ts, and listed with their
 * values in custom-elements.json.
 *
 * @fires {SolitaireDealEvent} solitaire-deal - a new game has been dealt
 * @fires {SolitaireLoadEvent} solitaire-load - a game was loaded or resumed; no other event fires for its moves
 * @fires {SolitaireBeforeDealEvent} solitaire-before-deal - the player or a method is about to deal a game; cancelable
 * @fires {SolitaireBeforeMoveEvent} solitaire-before-move - a legal move is about to happen; cancelable
 * @fires {SolitaireBeforeUndoEvent} solitaire-before-undo - moves are about to be undone; cancelable
 * @fires {SolitaireBeforeHintEvent} solitaire-before-hint - a hint is about to be looked for; cancelable
 * @fires {SolitaireMoveEvent} solitaire-move - a move has happened
 * @fires {SolitaireUndoEvent} solitaire-undo - moves have been undone
 * @fires {SolitaireRedoEvent} solitaire-redo - moves have been redone
 * @fires {SolitaireWinEvent} solitaire-win - a move or redo has won the game
 * @fires {SolitaireLossEvent} solitaire-loss - a move or redo has lost the game
 * @fires {SolitaireStuckEvent} solitaire-stuck - with `verdict="on"`: the solver has shown that the game can't be won any more, or it can be won again after undo
 * @fires {SolitaireErrorEvent} solitaire-error - something went wrong that the page may want to know about
 * @fires {SolitaireChangeEvent} solitaire-change - the state has changed, through any of the above
 *
 * @slot toolbar - replaces the toolbar
 * @slot end - replaces the status bar under the board
 * @slot caption - the caption under a replay or a diagram
 *
 * @cssstate playing - the game is on
 * @cssstate won - the game is won
 * @cssstate lost - the game is lost
 * @cssstate stuck - the game is on, but the solver has shown that it can't be won any more
 * @cssstate unreadable - `replay` or `position` can't be read or loaded; the tag's own content is shown
 */
export abstract class SolitaireElement extends LitElement {
  /** The game that the element plays. */
  static readonly game: Game;
  /** How its piles are laid out. */
  static readonly layout: Layout;
  /** Which deals can be won: a bit for each deal from 1, in Base64, by the values of the options. */
  static readonly winnable?: Readonly<Record<string, string>>;
  /** How hard deals are: a letter for each deal from 1, by the values of the options. */
  static readonly rated: Readonly<Record<string, string>> | undefined = undefined;
  /** The default tag of {@link define}. */
  static readonly tag: string;
  /** The version of the kit. */
  static readonly version = version;

  /** With `name`, the game is a control of the form around it. */
  static readonly formAssociated = true;

  static override properties: PropertyDeclarations = commonProperties;
  static override styles = [
    elementStyles,
    controlStyles,
    toolbarStyles,
    statusBarStyles,
    boardStyles,
    foldedStyles,
  ];

  declare deal: DealRequest;
  declare label: string | undefined;
  declare replay: string | undefined;
  declare position: string | undefined;
  declare arrows: string | undefined;
  declare winnable: boolean;
  declare name: string | undefined;
  declare required: boolean;
  declare storageKey: string | undefined;
  declare shareUrl: string | undefined;

  readonly #kind = this.constructor as typeof SolitaireElement;
  readonly #choices: Choices;
  /** The player's own game. */
  readonly #game: GameView;
  /** Shows another one to be looked at, once that has been wanted. */
  #viewing: Viewing | undefined;
  readonly #host: ViewHost;
  readonly #page: PlayHost;
  readonly #internals = internalsOf(this);
  readonly #shared = new ContextConsumer(this, { context: settingsContext, subscribe: true });
  readonly #focus = new FocusMemory();
  #faceRenderer: FaceRenderer | null = null;
  #connection: AbortController | undefined;
  #fitted: Promise<void> | undefined;
  /** What is needed once the game is played. */
  #loaded: Promise<void> | undefined;
  /** Whether the board has got its size, or is about to. */
  #sized = false;
  #updating = false;
  #dealing = false;
  /** What it does as long as it is far from the screen. */
  #waiting: Waiting | undefined;
  /** Whether it is to be drawn wherever it is. */
  #wanted = false;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
    const { game } = this.#kind;
    this.#choices = new Choices(() => this.localName, game);
    this.#host = {
      layout: remembered(this.#kind.layout),
      setting: (name, player) => this.#setting(name, player),
      player: () => this.#player,
      name: () => this.#choices.text('label', this.label) || this.#play.words.gameName(game.id),
      drawCard: (card, large) => ownFace(this, card, large),
      update: () => {
        this.#waiting?.rename();
        this.requestUpdate();
      },
    };
    this.#page = {
      game,
      winnableDeals: this.#kind.winnable,
      ratedDeals: this.#kind.rated,
      words: en,
      options: () => this.#options,
      deal: () => this.deal,
      winnable: () => this.winnable,
      isForDay: () => dailyBoards.has(this),
      choice: (name) => this.#player[ofGame(game.id, name)],
      // Storage is the page's choice alone.
      setting: (name) => this.#setting(name, name === 'storage' ? {} : undefined),
      warn: (message) => this.#choices.warn(message),
      notify: (record, later) => {
        if (!record.type.startsWith('before-')) this.#tellForm();
        return dispatch(this, record, later);
      },
      report: (error) => reportError(error),
      now: () => performance.now(),
      storage: () => localStorage,
      saveKey: () => this.#saveKey,
      reserveKey: (key) => reserveKey(key, this),
    };
    this.#game = new GameView(this.#host, this.#page);
  }

  /** Defines the element's tag, unless it is already defined. */
  static define(
    this: typeof SolitaireElement & CustomElementConstructor,
    tag?: string,
    registry?: CustomElementRegistry,
  ): void {
    defineOnce(tag ?? this.tag, registry ?? customElements, this);
  }

  /** Draws cards instead of the kit: see {@link FaceRenderer}. */
  get faceRenderer(): FaceRenderer | null {
    return this.#faceRenderer;
  }

  set faceRenderer(renderer: FaceRenderer | null) {
    this.#faceRenderer = usableRenderer(renderer, (message) => this.#choices.warn(message));
    for (const view of [this.#game, this.#view]) view.board.redraw();
  }

  // Commands ------------------------------------------------------------------------------------

  /**
   * Plays a move: its token, or an entry of {@link moves}.
   *
   * Error codes: `unknown-pile` (the token names an unknown pile), `cancelled` (a listener of
   * `solitaire-before-move` cancelled it), `busy` (called inside a listener of a `solitaire-before-…`
   * event), and those of the rules: `unknown-move`, `game-over`, `empty-pile`, `not-available`, `foundation-keeps`,
   * `pile-complete`, `not-next-in-suit`, `not-next-down`, `not-next-down-in-suit`, `wrong-hour`,
   * `suit-not-open`, `wrong-colour`, `has-gaps`, `empty-fan`, `no-gaps`, `fill-first`, `stock-empty`,
   * `stock-not-empty`, `waste-empty`, `no-redeals`, `king-must-return`, `nothing-hidden`, `same-pile`;
   * `read-only` if the game is only shown.
   */
  play(move: string | MoveReport): Result {
    const token = typeof move === 'string' ? move : move?.token;
    return this.#ready.play(token ?? (move as string), 'method');
  }

  /**
   * Undoes the last move that was chosen, and the automatic moves that followed it.
   *
   * Error codes: `nothing-to-undo`; `cancelled` (a listener of `solitaire-before-undo` cancelled it);
   * `busy` inside a listener of a `solitaire-before-…` event; `read-only` if the game is only shown.
   */
  undo(): Result {
    return this.#ready.undo('method');
  }

  /**
   * Redoes the last undone move, and the automatic moves that had followed it.
   *
   * Error codes: `nothing-to-redo`; `busy` inside a listener of a `solitaire-before-…` event; `read-only` if
   * the game is only shown.
   */
  redo(): Result {
    return this.#ready.redo('method');
  }

  /**
   * Deals a new game: a number, `random` (the default), `daily`, a date such as `2026-11-21`, or cards
   * in dealing order.
   *
   * Error codes: `deal-range` (not a valid deal number), `deal-date` (not a date), `deal-future` (a day
   * that has not come yet), `not-a-card`, `foreign-card`, `card-twice`, `card-missing` (the cards are
   * not this game's pack); `cancelled` (a listener of `solitaire-before-deal` cancelled it); `busy`
   * inside a listener of a `solitaire-before-…` event; `read-only` if the game is only shown.
   */
  async newGame(deal?: DealRequest): Promise<Result> {
    void this.#ready;
    return this.#play.newGame(deal, 'method');
  }

  /**
   * Deals the same cards again.
   *
   * Error codes: `cancelled` (a listener of `solitaire-before-deal` cancelled it); `busy` inside a listener
   * of a `solitaire-before-…` event; `read-only` if the game is only shown.
   */
  async restart(): Promise<Result> {
    return restart(this.#ready, 'method');
  }

  /** The game as text, short enough for a URL. It never fails and has no error codes. */
  save(): string {
    return this.#ready.save();
  }

  /**
   * Loads a game saved by {@link save}. An invalid text is rejected as a whole; `at` in the error is
   * the position of the error in the text.
   *
   * Error codes: `not-a-save`, `truncated`, `too-long`, `other-game`, `bad-option`, `preset`,
   * `unknown-option`, `unknown-value`, `option-twice`, `option-missing`, `deal-range`, `not-a-card`,
   * `foreign-card`, `card-twice`, `card-missing`, `unknown-pile`, `illegal-move`, `bad-count`,
   * `bad-time`, `bad-ends`, `bad-notes`; `busy` inside a listener of a `solitaire-before-…` event;
   * `read-only` if the game is only shown.
   */
  load(text: string): Result {
    return this.#ready.load(text, 'method');
  }

  /**
   * Shows the player a good move and returns it; null if there is none, if the game has moved on
   * meanwhile, if a listener of `solitaire-before-hint` cancels it, or inside a listener of a
   * `solitaire-before-…` event.
   *
   * It has no error codes of its own: if a part can't be loaded or the solver fails, `solitaire-error`
   * is dispatched with `not-loaded` or `solver`, and a legal move is shown all the same.
   */
  async hint(): Promise<MoveReport | null> {
    void this.#ready;
    const move = (await this.#play.feature(Hint)?.show('method')) ?? null;
    return move ? moveReports(this.#ready.rules, [move])[0]! : null;
  }

  /**
   * Returns why the game was lost; null while it is not lost.
   *
   * It has no error codes of its own: if a part can't be loaded or the solver fails, `solitaire-error`
   * is dispatched with `not-loaded` or `solver`.
   */
  async explain(): Promise<Explanation | null> {
    void this.#ready;
    return deepFreeze((await this.#play.feature(Why)?.explain()) ?? null);
  }

  /**
   * Opens the dialog that explains the game: for pages that replace or leave out the toolbar. While the game is not
   * shown, neither is the dialog.
   *
   * It has no error codes of its own: if a part can't be loaded, `solitaire-error` is dispatched with
   * `not-loaded`.
   */
  howToPlay(): void {
    void this.#ready;
    this.#play.command('howToPlay');
  }

  /**
   * Opens a dialog, as the menu does.
   *
   * Error codes: `unknown-dialog` (there is none of that name; the message says which there are),
   * `no-statistics` (with `storage="none"` nothing is counted), `read-only` if the game is only shown,
   * `not-offered` (`<solitaire-daily>` has a calendar of its own), `not-shown` (the game is not on the page, or
   * hidden there, and so would be the dialog), `not-loaded` (a part could not be loaded; `solitaire-error` says so too).
   */
  async showDialog(name: DialogName): Promise<Result> {
    void this.#ready;
    return (await this.#play.load(forPages))?.showDialog(this.#play, name, this) ?? NOT_LOADED;
  }

  /**
   * Stops the time of play and automatic moves, until {@link resume} or the next change of the game. The
   * player is told, and can play on at any time. In a game that is over, there is nothing to pause.
   *
   * It never fails and has no error codes.
   */
  pause(): void {
    void this.#ready;
    this.#play.feature(Pause)?.pause(true);
  }

  /** Ends a {@link pause}. It never fails and has no error codes. */
  resume(): void {
    void this.#ready;
    this.#play.feature(Pause)?.pause(false);
  }

  /**
   * What has been counted of this game on this device: with the rules of the board, and with all rules that
   * it was played with. All is zero with `storage="none"`; null if a part can't be loaded.
   *
   * It has no error codes of its own: if a part can't be loaded, or what is stored can't be read,
   * `solitaire-error` is dispatched.
   */
  async statistics(): Promise<StatisticsReport | null> {
    void this.#ready;
    const part = await this.#play.load(forPages, false);
    return deepFreeze((await part?.statisticsReport(this.#play)) ?? null);
  }

  /**
   * Forgets what has been counted of this game on this device, with any rules; what other games have
   * counted stays. The player is not asked.
   *
   * Error codes: `no-statistics` (with `storage="none"` nothing is counted), `not-stored` (the storage can't
   * be written, or a newer version of the kit has written it), `not-loaded` (a part could not be loaded;
   * `solitaire-error` says so too).
   */
  async clearStatistics(): Promise<Result> {
    void this.#ready;
    const part = await this.#play.load(forPages, false);
    return (await part?.clearStatistics(this.#play)) ?? NOT_LOADED;
  }

  /**
   * Shows the game on the whole screen; called again, it ends that. A browser allows it only after the
   * visitor has pressed something.
   *
   * Error codes: `fullscreen-missing` (the browser has no full screen, or the frame around the page does
   * not allow it), `fullscreen-refused` (the visitor has pressed nothing just before), `not-loaded` (a
   * part of the kit could not be loaded).
   */
  async fullscreen(): Promise<Result> {
    void this.#ready;
    const part = await this.#play.load(playing);
    return part?.toggleFullscreen(this) ?? NOT_LOADED;
  }

  /** Focuses the pile of the first legal move. */
  override focus(): void {
    void this.#ready;
    this.#view.board.focus();
  }

  // State ---------------------------------------------------------------------------------------

  /** Whether the game is on, or how it ended. */
  get status(): 'dealing' | 'playing' | 'won' | 'lost' {
    return this.#ready.outcome.status;
  }

  /** The position as a readable value: frozen and JSON-compatible. */
  get state(): StateReport {
    const { rules, state, dealNumber, moveCount } = this.#ready;
    return stateReport(rules, state, dealNumber, moveCount);
  }

  /** The legal moves, each with the token that {@link play} takes. */
  get moves(): readonly MoveReport[] {
    return moveReports(this.#ready.rules, this.#ready.moves);
  }

  /** The deal's number; null for a deal given as cards. */
  get dealNumber(): number | null {
    return this.#ready.dealNumber;
  }

  /** The number of moves made, without those that have been undone. */
  get moveCount(): number {
    return this.#ready.moveCount;
  }

  /** Milliseconds of play: from the first move to the end, while the page is visible. */
  get elapsed(): number {
    return this.#ready.elapsed;
  }

  /** Whether there is a move to undo. */
  get canUndo(): boolean {
    return this.#ready.history.canUndo;
  }

  /** Whether there is a move to redo. */
  get canRedo(): boolean {
    return this.#ready.history.canRedo;
  }

  /** Whether the page has called {@link pause}, and the game has not gone on since. */
  get paused(): boolean {
    return this.#play.feature(Pause)?.paused ?? false;
  }

  /**
   * With `verdict="on"`: whether the game can still be won. Null if the solver is not asked, has not
   * answered yet, or doesn't know.
   */
  get canBeWon(): boolean | null {
    void this.#ready;
    return this.#play.feature(Verdict)?.canBeWon ?? null;
  }

  // In a form -----------------------------------------------------------------------------------

  /** Whether the player can't go on with the game; methods still can. */
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(disabled: boolean) {
    this.toggleAttribute('disabled', isOn(disabled));
  }

  /** The form around the game. */
  get form(): HTMLFormElement | null {
    return ofForm(() => this.#internals?.form) ?? null;
  }

  /** Whether the game can make its form invalid: not while it is disabled. */
  get willValidate(): boolean {
    return ofForm(() => this.#internals?.willValidate) ?? false;
  }

  /** What is wrong: `valueMissing` for a game that is `required` and not won. */
  get validity(): ValidityState | undefined {
    return this.#validated?.validity;
  }

  /** The same in words; empty if nothing is wrong. */
  get validationMessage(): string {
    return this.#validated?.validationMessage ?? '';
  }

  /** Whether nothing is wrong; otherwise the event `invalid` is fired. It has no error codes. */
  checkValidity(): boolean {
    return this.#validated?.checkValidity?.() ?? true;
  }

  /** The same, and the browser tells the player what is wrong. It has no error codes. */
  reportValidity(): boolean {
    return this.#validated?.reportValidity?.() ?? true;
  }

  /** The form is reset: the same cards are dealt again. */
  formResetCallback(): void {
    if (this.#play.begun) void this.restart();
  }

  formDisabledCallback(disabled: boolean): void {
    this.#game.play.surround({ disabled });
  }

  /** The browser brings back what the form had. */
  formStateRestoreCallback(state: unknown): void {
    void this.#ready;
    if (typeof state === 'string') restoreForm(this.#play, state);
  }

  // Lifecycle -----------------------------------------------------------------------------------

  override connectedCallback(): void {
    // The settings of an earlier place don't count in this one.
    this.#shared.value = undefined;
    this.requestUpdate();
    super.connectedCallback();
    this.#connection?.abort();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#view.connect(true);
    this.#waiting?.connect(true);
    const root = this.renderRoot as ShadowRoot;
    this.#focus.keep(root, signal);
    keepKeys(root, signal);
    followLabel(this, this.#internals, signal);
    onPlayerChange(() => this.requestUpdate(), signal);
    onSchemeChange(() => this.requestUpdate(), signal);
    this.#watchLanguage();
    this.#play.surround({ connected: true });
    watchPage(
      {
        setVisible: (visible) => {
          this.#play.surround({ visible });
          this.requestUpdate();
        },
        fullscreenChanged: () => this.requestUpdate(),
        settingsCame: () => this.#shared.hostConnected(),
      },
      signal,
    );
    this.#fitted = super.getUpdateComplete().then(() => this.#fit(signal));
  }

  override disconnectedCallback(): void {
    adoptElement(this, this.#kind);
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#connection = undefined;
    this.#view.connect(false);
    this.#waiting?.connect(false);
    this.#play.surround({ connected: false, visible: false });
  }

  /** Lit's own styles would fail in a frame's document, which adopts only style sheets made in it. */
  protected override createRenderRoot(): ShadowRoot {
    return adoptStyles(this.shadowRoot!);
  }

  /** In another document, such as that of a frame. */
  adoptedCallback(): void {
    adoptElement(this, this.#kind);
  }

  /** Defined so that `moveBefore` doesn't disconnect the element. */
  connectedMoveCallback(): void {
    this.#shared.hostDisconnected();
    this.#shared.value = undefined;
    this.#shared.hostConnected();
    this.#watchLanguage();
    this.requestUpdate();
  }

  protected override async scheduleUpdate(): Promise<void> {
    const isViewed = (this.replay ?? this.position ?? undefined) !== undefined;
    if (!this.hasUpdated) {
      // The first of several boards on the page is the one that saves its game, whichever is drawn first.
      const key = isViewed ? undefined : this.#saveKey;
      if (key) reserveKey(key, this);
      await this.#comeNear();
    }
    if (isViewed && !this.#viewing && !(await this.#loadViewer())) return;
    if (!this.hasUpdated) {
      await turnToDraw(() => this.updateComplete);
      if (document.contentType === 'application/xhtml+xml') {
        (await import('./xhtml.js')).useHtmlTemplates(SolitaireElement.prototype);
      }
    }
    super.scheduleUpdate();
  }

  protected override willUpdate({ size: changes }: PropertyValues): void {
    this.#updating = true;
    this.#viewing?.heed(this);
    if (!this.#play.begun) void this.#play.session;
    else if (changes > 0) this.#dealIfChanged();
    // Warns about invalid values at once, even of settings that are not needed yet.
    for (const name of settingSpecs.keys()) this.#setting(name);
    // So do frameworks that have drawn the tag before the kit has come, and it is lost.
    if (this.hasAttribute('facerenderer')) {
      this.#choices.warn('faceRenderer is a property: a function can’t be an attribute');
    }
  }

  protected override firstUpdated(): void {
    this.#loaded = this.#view.getReady();
    void this.#loaded.then(() => {
      playing.loaded?.tellMisspelt(this);
      this.#watchLanguage();
    });
  }

  protected override updated({ size: changes }: PropertyValues): void {
    if (this.#sized) this.#show();
    this.#play.applySettings();
    this.#tellForm();
    // A listener of `solitaire-deal` may have set `deal`, too late for this update.
    if (changes > 0 && this.#play.dealer.changed) this.requestUpdate('deal', {});
    const base = this.renderRoot.querySelector<HTMLElement>('.base')!;
    showScheme(base);
    const theme = this.#setting('theme');
    if (theme !== (base.dataset['theme'] ?? '')) {
      applyTheme(base, theme, theme !== this.#setting('theme', {})).then(
        () => this.#view.board.restyle(),
        (error: unknown) =>
          this.#play.session.notify({
            code: 'not-loaded',
            message: `the theme “${theme}” could not be loaded: ${String(error)}`,
          }),
      );
    }
  }

  /** The board has its size too. Who waits for that wants it drawn. */
  protected override async getUpdateComplete(): Promise<boolean> {
    this.#want();
    const complete = await super.getUpdateComplete();
    await this.#fitted;
    return complete;
  }

  protected override render(): TemplateResult {
    return this.#view.render();
  }

  // Private -------------------------------------------------------------------------------------

  /** What is shown: the player's game, or one to be looked at. */
  get #view(): GameView {
    return this.#viewing?.view ?? this.#game;
  }

  get #play(): Play {
    return this.#view.play;
  }

  /** The game in progress; the first call deals it. */
  get #ready(): Session {
    this.#want();
    // The first update reads properties set before the upgrade; `deal` may be one of them.
    if (!this.#play.begun && !this.#updating) this.performUpdate();
    // What has been set since the last update counts at once: the game that would be answered for is about to go.
    else if (this.isUpdatePending) this.#dealIfChanged();
    return this.#play.session;
  }

  /** Deals what the page requests now, if that is another game; not once more for a listener of that. */
  #dealIfChanged(): void {
    if (this.#dealing) return;
    this.#dealing = true;
    try {
      this.#play.dealIfChanged();
    } finally {
      this.#dealing = false;
    }
  }

  /** Resolves when the game is to be drawn: if it is far from the screen, not before it comes near or is wanted. */
  async #comeNear(): Promise<void> {
    // A form has to know whether its games are won.
    if (this.#wanted || this.form || !isFar(this)) return;
    const part = await waiting();
    if (this.#wanted || !part) return;
    this.#waiting = new part.Waiting(this, this.#host.name, () => this.#view.board.finish());
    await this.#waiting.over;
    this.#waiting = undefined;
  }

  /** Has the game drawn, wherever it is. */
  #want(): void {
    this.#wanted = true;
    this.#waiting?.end();
  }

  /** The game's options as the page sets them, with presets expanded. */
  get #options(): Options {
    return this.#choices.options(this as unknown as Record<string, unknown>);
  }

  /** The key under which the game is saved, unless it isn't. */
  get #saveKey(): string | undefined {
    if (!this.#stores) return undefined;
    const own = this.#choices.text('storage-key', this.storageKey);
    return gameKey(this.#kind.game.id, own);
  }

  get #validated(): ElementInternals | undefined {
    void this.#ready;
    return ofForm(() => this.#internals?.willValidate) === undefined ? undefined : this.#internals;
  }

  #tellForm(): void {
    tellForm(this.#internals, this, this.#view === this.#game ? this.#play : undefined);
  }

  /** Gives the board its size; the first time in a separate task, if drawing the rest took long. */
  async #fit(signal: AbortSignal): Promise<void> {
    if (!this.#sized && isLate()) {
      await waitWithoutSpace(this.renderRoot.querySelector<HTMLElement>('.base')!);
    }
    if (signal.aborted) return;
    this.#sized = true;
    this.#show();
    endReserve(this, this.#internals);
    const refit = fitBox(this, () => this.#view.board, signal);
    void this.#loaded?.then(refit);
    // A link is for a game that can be played.
    const open = (event?: Event): void => {
      if (this.#view === this.#game) openLink(this.#play, this, event);
    };
    open();
    window.addEventListener('hashchange', open, { signal });
  }

  /**
   * Loads what shows a game of `replay` or `position`.
   * @returns false if there is nothing to be shown; then the tag's own content is
   */
  async #loadViewer(): Promise<boolean> {
    try {
      const { Viewing } = await viewer.get();
      this.#viewing ??= new Viewing(this, this.#game, this.#host, this.#page);
    } catch (error) {
      reportError(error);
      if (!this.hasUpdated) this.renderRoot.append(document.createElement('slot'));
      return this.hasUpdated;
    }
    return true;
  }

  /** Shows what has been rendered. Until the element has a state, styles may reserve its space. */
  #show(): void {
    // A view that has just come is drawn with the next update.
    if (!this.#view.board.element.parentNode) return;
    this.#view.rendered();
    const state = this.#viewing?.state;
    if (state === 'loading') return;
    const stuck = this.#play.feature(Verdict)?.stuck ?? false;
    const is = state === 'unreadable' ? state : this.status;
    for (const name of ['playing', 'won', 'lost', 'stuck', 'unreadable']) {
      setState(this.#internals, name, name === 'stuck' ? stuck : name === is);
    }
    if (this.#showsTime) everySecond(this.#secondPassed);
  }

  /** Whether the time that is shown goes on. */
  get #showsTime(): boolean {
    return this.#play.session.timed && this.renderRoot.querySelector('[part=time]') !== null;
  }

  readonly #secondPassed = (): boolean => {
    if (this.#showsTime) this.requestUpdate();
    return this.#showsTime;
  };

  /** Takes the language of the page, and follows its changes as soon as the module for it is there. */
  #watchLanguage(): void {
    const signal = this.#connection?.signal;
    if (signal) playing.loaded?.watchLanguage(this, this.#speak, signal);
    this.#speak();
  }

  readonly #speak = (): void =>
    void this.#play.feature(Languages)?.speak(languageOf(this), super.getUpdateComplete());

  /** Whether the page lets this board read and write the browser's storage. */
  get #stores(): boolean {
    return this.#setting('storage', {}) !== 'none';
  }

  /** What the player has chosen; with `storage="none"`, only on this page. */
  get #player(): PlayerSettings {
    return playerSettings(this.#stores);
  }

  #setting(name: string, player = this.#player): string {
    const own = this as unknown as Record<string, unknown>;
    return this.#choices.setting(name, player, own, this.#shared.value ?? {});
  }
}

/** The settings, whose accessors Lit makes from their table. */
export interface SolitaireElement extends Settable {}

for (const name of ['winnable', 'required']) defineBoolean(SolitaireElement.prototype, name);
