import { ContextConsumer } from '@lit/context';
import {
  LitElement,
  type PropertyDeclaration,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { boardStyles, type Layout, nextFrame, prefers } from '../board/index.js';
import { applyTheme, THEMES } from '../board/themes/index.js';
import { controlStyles, everySecond } from '../controls/index.js';
import { type DealRequest, GameController } from '../game/index.js';
import { type Explanation, formatCard, type Game, type Options } from '../rules/engine.js';
import type { Result, Session } from '../session/index.js';
import {
  onPlayerChange,
  playerSettings,
  settingsContext,
  settingSpecs,
  type SettingValues,
} from '../settings/index.js';
import { en, type Words } from '../words/index.js';
import type { CommonValues } from './attribute-values.js';
import { askedOptions, Choices } from './choices.js';
import { defineOnce } from './definition.js';
import { eventOf } from './events.js';
import { GameView } from './game-view.js';
import {
  deepFreeze,
  type MoveReport,
  moveReports,
  stateReport,
  type StateReport,
} from './report.js';
import { usableFace } from './own-faces.js';
import { elementStyles } from './styles.js';
import { version } from './version.js';

/** When the games that came before have opened. */
let opened: Promise<unknown> = Promise.resolve();

/**
 * Booleans are off when absent, and `="false"` is off. Frameworks set the property to the attribute's
 * text: Vue makes `winnable` in a template the empty string.
 */
const isOn = (value: unknown): boolean => value === '' || (!!value && value !== 'false');

/** The attributes every game has; those of its options are added by {@link propertiesFor}. */
const commonProperties: PropertyDeclarations = {
  deal: {},
  label: {},
  theme: {},
  winnable: { type: isOn },
  storageKey: { attribute: 'storage-key' },
  // Its accessors are the class's own; listed here, it is kept when it was set before the upgrade.
  faceRenderer: { attribute: false, noAccessor: true },
  ...Object.fromEntries(
    Array.from(settingSpecs.values(), ({ name, property }) => [property, { attribute: name }]),
  ),
};

/** The properties of a game's element: one for each option of every game, so that strays are told. */
export const propertiesFor = (game: Game): PropertyDeclarations =>
  Object.fromEntries(
    askedOptions(game).map(({ name, property, boolean }) => [
      property,
      { attribute: name, type: boolean && isOn },
    ]),
  );

/**
 * A page's own cards. Called with a card (`QH`), or null for the back; returns what to show in the
 * card's box, whose ratio is 5:7, or nothing to have the kit's own drawing.
 */
export type FaceRenderer = (
  card: string | null,
  how: { readonly large: boolean },
) => Node | null | undefined;

/**
 * What the elements of all games share: attributes in, events out. A subclass names its game and
 * layout. Attributes, parts and custom properties are told in meanings.ts, and all of them with the
 * values that they take in custom-elements.json.
 *
 * @fires {SolitaireDealEvent} solitaire-deal - a new game has been dealt
 * @fires {SolitaireLoadEvent} solitaire-load - a game was loaded or resumed; no other event fires for its moves
 * @fires {SolitaireBeforeMoveEvent} solitaire-before-move - a legal move is about to happen; cancelable
 * @fires {SolitaireMoveEvent} solitaire-move - a move has happened
 * @fires {SolitaireUndoEvent} solitaire-undo - moves have been taken back
 * @fires {SolitaireRedoEvent} solitaire-redo - moves have been made again
 * @fires {SolitaireWinEvent} solitaire-win - a move or redo has won the game
 * @fires {SolitaireLossEvent} solitaire-loss - a move or redo has lost the game
 * @fires {SolitaireStuckEvent} solitaire-stuck - with `verdict="on"`: the solver has shown that the game can't be won any more, or undo has left that position
 * @fires {SolitaireErrorEvent} solitaire-error - something went wrong that the page may want to know
 * @fires {SolitaireChangeEvent} solitaire-change - the state has changed, by any of the above
 *
 * @slot toolbar - takes the place of the toolbar
 * @slot end - takes the place of what is said and offered under the board
 *
 * @cssstate playing - the game goes on
 * @cssstate won - it is won
 * @cssstate lost - it is lost
 * @cssstate stuck - it goes on, and the solver has shown that it can't be won any more
 */
export abstract class SolitaireElement extends LitElement {
  /** The game that the element plays. */
  static readonly game: Game;
  /** How its piles are laid out. */
  static readonly layout: Layout;
  /** Which deals can be won: bits in Base64, from deal 1 on, by the values of the options. */
  static readonly winnable?: Readonly<Record<string, string>>;
  /** The tag that {@link define} uses by itself. */
  static readonly tag: string;
  /** The version of the kit. */
  static readonly version = version;

  static override properties: PropertyDeclarations = commonProperties;
  static override styles = [elementStyles, controlStyles, boardStyles];

  declare deal: DealRequest;
  declare toolbar: SettingValues['toolbar'] | undefined;
  declare layout: SettingValues['layout'] | undefined;
  declare speed: SettingValues['speed'] | undefined;
  declare autoMove: SettingValues['autoMove'] | undefined;
  declare keys: SettingValues['keys'] | undefined;
  declare label: string | undefined;
  declare theme: CommonValues['theme'] | undefined;
  declare winnable: boolean;
  declare storage: SettingValues['storage'] | undefined;
  declare storageKey: string | undefined;
  declare verdict: SettingValues['verdict'] | undefined;
  declare faces: SettingValues['faces'] | undefined;
  declare hand: SettingValues['hand'] | undefined;
  declare sound: SettingValues['sound'] | undefined;
  declare verbosity: SettingValues['verbosity'] | undefined;

  readonly #choices: Choices;
  readonly #game: GameController;
  readonly #view: GameView;
  // Programs that only play a browser have none.
  readonly #internals: ElementInternals | undefined = this.attachInternals?.();
  readonly #shared = new ContextConsumer(this, { context: settingsContext, subscribe: true });
  #faceRenderer: FaceRenderer | null = null;
  #connection: AbortController | undefined;
  #updating = false;
  /** What had the focus in here when the element was taken out of the page, or has it now. */
  #focused: HTMLElement | undefined;
  readonly #words: Words = en;

  constructor() {
    super();
    const { game } = this.#kind;
    this.#choices = new Choices(() => this.localName, game);
    this.#view = new GameView({
      layout: this.#kind.layout,
      game: () => (this.#ready, this.#game),
      setting: (name) => this.#setting(name),
      name: () => this.#choices.text('label', this.label) || this.#words.gameName(game.id),
      drawCard: (card, large) => this.#ownDrawing(card, large),
      update: () => this.requestUpdate(),
    });
    this.#game = new GameController(
      {
        game,
        winnableDeals: this.#kind.winnable,
        words: this.#words,
        options: () => this.#options,
        deal: () => this.deal,
        winnable: () => this.winnable,
        setting: (name) => this.#setting(name),
        warn: (message) => this.#choices.warn(message),
        notify: (record) => this.dispatchEvent(eventOf(record)),
        report: (error) => reportError(error),
        now: () => performance.now(),
      },
      this.#view,
    );
  }

  /** A boolean is read as one, whatever it was set to. */
  protected static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    options: PropertyDeclaration,
  ): PropertyDescriptor {
    const descriptor = super.getPropertyDescriptor(name, key, options)!;
    const { get } = descriptor;
    if (options.type === isOn) {
      descriptor.get = function () {
        return isOn(get!.call(this));
      };
    }
    return descriptor;
  }

  /** Defines the element's tag, unless the page has one of that name. */
  static define(
    this: typeof SolitaireElement & CustomElementConstructor,
    tag?: string,
    registry?: CustomElementRegistry,
  ): void {
    defineOnce(tag ?? this.tag, registry ?? customElements, this);
  }

  /** Draws cards in place of the kit: see {@link FaceRenderer}. */
  get faceRenderer(): FaceRenderer | null {
    return this.#faceRenderer;
  }

  set faceRenderer(renderer: FaceRenderer | null) {
    this.#faceRenderer = renderer;
    this.#view.board.redraw();
  }

  // Commands ------------------------------------------------------------------------------------

  /**
   * Plays a move: its token, or an entry of {@link moves}.
   *
   * Refused with `unknown-pile` (the token names no pile of this game), `cancelled` (a listener of
   * `solitaire-before-move` stopped it), `busy` (called inside such a listener), or with what the
   * rules say: `unknown-move`, `game-over`, `empty-pile`, `not-available`, `foundation-keeps`,
   * `pile-complete`, `not-next-in-suit`, `not-next-down`, `not-next-down-in-suit`, `wrong-hour`,
   * `suit-not-open`, `wrong-colour`, `has-gaps`, `empty-fan`, `no-gaps`, `fill-first`, `stock-empty`,
   * `stock-not-empty`, `waste-empty`, `no-redeals`, `king-must-return`, `nothing-hidden`, `same-pile`.
   */
  play(move: string | MoveReport): Result {
    const token = typeof move === 'string' ? move : move?.token;
    return this.#ready.play(typeof token === 'string' ? token : '', 'method');
  }

  /**
   * Takes back the last move that was chosen, and those that followed from it by themselves.
   *
   * Refused with `nothing-to-undo`, or `busy` inside `solitaire-before-move`.
   */
  undo(): Result {
    return this.#ready.undo('method');
  }

  /**
   * Makes the last move taken back again, and those that had followed from it.
   *
   * Refused with `nothing-to-redo`, or `busy` inside `solitaire-before-move`.
   */
  redo(): Result {
    return this.#ready.redo('method');
  }

  /**
   * Deals anew: a number, `random` (also when left out), `daily`, or cards in dealing order.
   *
   * Refused with `deal-range` (a number that is no deal's), `not-a-card`, `foreign-card`,
   * `card-twice`, `card-missing` (cards that are not this game's pack), or `busy` inside
   * `solitaire-before-move`.
   */
  async newGame(deal?: DealRequest): Promise<Result> {
    void this.#ready;
    return this.#game.newGame(deal, 'method');
  }

  /**
   * Deals the same cards again.
   *
   * Refused with `busy` inside `solitaire-before-move`.
   */
  async restart(): Promise<Result> {
    return this.#ready.restart('method');
  }

  /** The game as text, small enough for a URL. It is never refused and has no error codes. */
  save(): string {
    return this.#ready.save();
  }

  /**
   * Takes up a game that {@link save} has written; a text that does not replay is refused as a
   * whole, and `at` tells at which character.
   *
   * Refused with `not-a-save`, `truncated`, `too-long`, `other-game`, `bad-option`, `preset`,
   * `unknown-option`, `unknown-value`, `option-twice`, `option-missing`, `deal-range`, `not-a-card`,
   * `foreign-card`, `card-twice`, `card-missing`, `unknown-pile`, `illegal-move`, `bad-count`,
   * `bad-time`, `bad-ends`, or `busy` inside `solitaire-before-move`.
   */
  load(text: string): Result {
    return this.#ready.load(text, 'method');
  }

  /**
   * Shows a legal move, another one each time; null when there is none, or the game has moved on
   * meanwhile.
   *
   * It has no error codes of its own: advice that can't be loaded, or a solver that fails, is told by
   * `solitaire-error` with `not-loaded` or `solver`, and a legal move is shown all the same.
   */
  async hint(): Promise<MoveReport | null> {
    void this.#ready;
    const move = await this.#game.hint();
    return move ? moveReports(this.#ready.rules, [move])[0]! : null;
  }

  /**
   * Why the game was lost, as plain facts; null while it is not.
   *
   * It has no error codes of its own: advice that can't be loaded, or a solver that fails, is told by
   * `solitaire-error` with `not-loaded` or `solver`.
   */
  async explain(): Promise<Explanation | null> {
    void this.#ready;
    return deepFreeze(await this.#game.explain());
  }

  /** Goes to the pile that matters now. */
  override focus(): void {
    this.#view.board.focus();
  }

  // What is true now ----------------------------------------------------------------------------

  /** Whether the game goes on, or how it has ended. */
  get status(): 'dealing' | 'playing' | 'won' | 'lost' {
    return this.#ready.outcome.status;
  }

  /** The position in words: frozen, and fit for JSON. */
  get state(): StateReport {
    const { rules, state, dealNumber, moveCount } = this.#ready;
    return stateReport(rules, state, dealNumber, moveCount);
  }

  /** The legal moves now, each with the token that {@link play} takes. */
  get moves(): readonly MoveReport[] {
    return moveReports(this.#ready.rules, this.#ready.moves);
  }

  /** The deal's number; null for a deal given as cards. */
  get dealNumber(): number | null {
    return this.#ready.dealNumber;
  }

  /** How many moves are made now. */
  get moveCount(): number {
    return this.#ready.moveCount;
  }

  /** Milliseconds of play: from the first move on, while the page is seen, until the end. */
  get elapsed(): number {
    return this.#ready.elapsed;
  }

  /** Whether there is a move to take back. */
  get canUndo(): boolean {
    return this.#ready.canUndo;
  }

  /** Whether there is a move to make again. */
  get canRedo(): boolean {
    return this.#ready.canRedo;
  }

  // Life ----------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection?.abort();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#view.connect();
    this.#keepFocus(signal);
    onPlayerChange(() => this.requestUpdate(), signal);
    const look = (): void => this.#game.setVisible(!document.hidden);
    this.#game.connect(true);
    document.addEventListener('visibilitychange', look, { signal });
    signal.addEventListener(
      'abort',
      everySecond(() => this.status === 'playing' && this.requestUpdate()),
    );
    look();
    void this.updateComplete.then(() => !signal.aborted && this.#measure(signal));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#connection = undefined;
    this.#view.disconnect();
    this.#game.connect(false);
    this.#game.setVisible(false);
  }

  /** Moving the element within the page (`moveBefore`) changes nothing. */
  connectedMoveCallback(): void {}

  /** The first rendering is a task of its own; of a page's games one opens in each frame. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) {
      const before = opened;
      opened = before.then(nextFrame);
      await before;
      await new Promise((next) => setTimeout(next));
    }
    super.scheduleUpdate();
  }

  protected override willUpdate({ size: changes }: PropertyValues): void {
    this.#updating = true;
    if (!this.#game.begun) void this.#game.session;
    else if (changes > 0) this.#game.dealAsAsked();
    // What is not understood is told at once, whether or not it is needed now.
    for (const name of settingSpecs.keys()) this.#setting(name);
  }

  protected override firstUpdated(): void {
    const forced = prefers('(forced-colors: active)');
    setTimeout(() => void this.#view.adoptOtherMedia(), forced ? 0 : 500);
  }

  protected override updated({ size: changes }: PropertyValues): void {
    this.#view.rendered();
    // A handler of the deal may have asked for another, too late for this update. The next one
    // must know that there is something to read.
    if (changes > 0 && this.#game.dealer.changed) this.requestUpdate('deal', {});
    const states = this.#internals?.states;
    for (const name of ['playing', 'won', 'lost', 'stuck']) {
      if (name === 'stuck' ? this.#game.stuck : name === this.status) states?.add(name);
      else states?.delete(name);
    }
    const base = this.renderRoot.querySelector<HTMLElement>('.base')!;
    const theme = this.#choices.text('theme', this.theme) ?? '';
    if (theme && !THEMES.includes(theme)) {
      this.#choices.warn(
        `there is no theme “${theme}”; theme takes ${THEMES.join(', ')}; none is used`,
      );
    }
    if (theme !== (base.dataset['theme'] ?? '')) {
      applyTheme(base, theme).catch((error: unknown) =>
        this.#game.notLoaded(`theme “${theme}”`, error),
      );
    }
  }

  protected override render(): TemplateResult {
    return this.#view.render();
  }

  // Inside --------------------------------------------------------------------------------------

  get #kind(): typeof SolitaireElement {
    return this.constructor as typeof SolitaireElement;
  }

  /** The game in progress; the first call deals it. */
  get #ready(): Session {
    // Properties set before the upgrade come with the first update, and the deal may be one.
    if (!this.#game.begun && !this.#updating) this.performUpdate();
    return this.#game.session;
  }

  /** The game's options as the page asks for them, expanded. */
  get #options(): Options {
    return this.#choices.options(this as unknown as Record<string, unknown>);
  }

  /** A renderer that fails must not cost the player a card: ours is drawn instead. */
  #ownDrawing(card: number | null, large: boolean): Node | undefined {
    try {
      const text = card === null ? null : formatCard(card);
      const node = this.#faceRenderer?.(text, { large });
      return node ? usableFace(node, this.renderRoot) : undefined;
    } catch (error) {
      reportError(error);
      return undefined;
    }
  }

  #setting(name: string): string {
    const own = this as unknown as Record<string, unknown>;
    return this.#choices.setting(name, playerSettings(), own, this.#shared.value ?? {});
  }

  /**
   * An element that is moved, or taken out and put back, has its focus again unless another has
   * taken it. Browsers differ in whether removing tells of the loss, and when.
   */
  #keepFocus(signal: AbortSignal): void {
    const before = this.#focused;
    this.#focused = undefined;
    const root = this.renderRoot as ShadowRoot;
    const enter = (event: Event): void => {
      this.#focused = event.composedPath()[0] as HTMLElement;
    };
    const leave = (): void => {
      if (!signal.aborted && !root.activeElement) this.#focused = undefined;
    };
    root.addEventListener('focusin', enter, { signal });
    root.addEventListener('focusout', () => queueMicrotask(leave), { signal });
    const { activeElement, body } = document;
    if (before && (!activeElement || activeElement === body)) before.focus({ preventScroll: true });
  }

  /**
   * Follows the box: its width, and the height that the page allows. What is watched does not grow
   * with the board, but a page's scrollbar comes and goes with it and takes a little of the width.
   * So the board follows in the next frame, or the browser would complain of a circle, and it does
   * not take back at once the little that it has just given up, or it would change for ever.
   */
  #measure(signal: AbortSignal): void {
    const room = this.renderRoot.querySelector<HTMLElement>('.room')!;
    // Not in the style sheet: WebKit keeps what it has computed from there for up to a second after
    // the viewport has changed, for elements made since then too.
    room.style.height = 'calc(var(--solitaire-max-block-size, 94svh) - 7.5rem)';
    let [shown, left, since, frame] = [0, -1, 0, 0];
    const measure = (): void => {
      const { offsetWidth: width, offsetHeight: height } = room;
      const now = performance.now();
      if (width === left && width - shown < 40 && now - since < 500) return;
      [shown, left, since] = [width, width < shown ? shown : -1, now];
      this.#view.board.resize(width, height);
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    window.addEventListener('resize', soon, { signal });
    signal.addEventListener('abort', () => cancelAnimationFrame(frame));
    try {
      const observer = new ResizeObserver(soon);
      observer.observe(room);
      signal.addEventListener('abort', () => observer.disconnect());
    } catch {
      soon();
    }
  }
}
