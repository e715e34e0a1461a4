import { ContextConsumer } from '@lit/context';
import {
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { boardStyles, type Layout, nextFrame } from '../board/index.js';
import { applyTheme, THEMES } from '../board/themes/index.js';
import { controlStyles, everySecond } from '../controls/index.js';
import {
  type Explanation,
  formatCard,
  formatCards,
  type Game,
  isBoolean,
  type Options,
  type Rules,
} from '../rules/engine.js';
import {
  AutoPlay,
  type By,
  type OpeningDeal,
  refuse,
  type Result,
  Session,
} from '../session/index.js';
import {
  onPlayerChange,
  playerSettings,
  propertyOf,
  settingsContext,
  settingSpecs,
  type SharedSettings,
} from '../settings/index.js';
import { en, type Words } from '../words/index.js';
import { Choices, optionNames } from './choices.js';
import { defineOnce } from './definition.js';
import { eventOf } from './events.js';
import { GameView } from './game-view.js';
import { type DealRequest, openingOf, type Pool, poolOf, wishOf } from './opening.js';
import { type MoveReport, moveReports, stateReport, type StateReport } from './report.js';
import { elementStyles } from './styles.js';
import { version } from './version.js';

/** Milliseconds between two moves of automatic play, by `speed`. */
const PACE: Readonly<Record<string, number>> = { slow: 1200, normal: 620, fast: 300, instant: 120 };

/** When the games that came before have opened. */
let opened: Promise<unknown> = Promise.resolve();

/** Booleans are off when absent, and `="false"` is off. */
const booleanAttribute = {
  fromAttribute: (value: string | null) => value !== null && value !== 'false',
};

/** The attributes every game has; those of its options are added by {@link propertiesFor}. */
const commonProperties: PropertyDeclarations = {
  deal: {},
  label: {},
  theme: {},
  winnable: { converter: booleanAttribute },
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
    Array.from(optionNames(game), (name) => {
      const spec = game.options.find((option) => option.name === name);
      const converter = spec && isBoolean(spec) ? booleanAttribute : undefined;
      return [propertyOf(name), { attribute: name, converter }];
    }),
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
 * layout.
 *
 * @attr {string} deal - the opening deal: a number from 1 to 4294967295, `random`, `daily`, or the
 *   cards in dealing order
 * @attr {string} toolbar - `full`, `minimal` or `none`
 * @attr {string} layout - `auto`, `dial` or `rows`
 * @attr {string} speed - `normal`, `slow`, `fast` or `instant`
 * @attr {string} auto-move - `none`, `forced` or `safe`
 * @attr {string} keys - `on` or `off`
 * @attr {string} label - the board's name for listeners
 *
 * @fires {SolitaireDealEvent} solitaire-deal - a new game has been dealt
 * @fires {SolitaireLoadEvent} solitaire-load - a game was loaded or resumed
 * @fires {SolitaireBeforeMoveEvent} solitaire-before-move - a legal move is about to happen; cancelable
 * @fires {SolitaireMoveEvent} solitaire-move - a move has happened
 * @fires {SolitaireUndoEvent} solitaire-undo - moves have been taken back
 * @fires {SolitaireRedoEvent} solitaire-redo - moves have been made again
 * @fires {SolitaireWinEvent} solitaire-win - the game is won
 * @fires {SolitaireLossEvent} solitaire-loss - the game is lost
 * @fires {SolitaireErrorEvent} solitaire-error - something went wrong that the page may want to know
 * @fires {SolitaireChangeEvent} solitaire-change - the state has changed, by any of the above
 *
 * @slot toolbar - takes the place of the toolbar
 * @slot end - takes the place of what is said and offered under the board
 *
 * @csspart board - the table
 * @csspart card - a card; also `face-up` or `face-down`, `red` or `black`, its suit, `lifted`, `last`
 * @csspart pile - a pile; also its role, `hour-1` to `hour-12`, `complete`, `empty`, `gaps`, `target`
 * @csspart toolbar - the toolbar
 * @csspart button - a button; also what it does: `newGame`, `restart`, `undo`, `redo`, `hint`, `play`
 * @csspart message - what was said last
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
  declare toolbar: string | undefined;
  declare layout: string | undefined;
  declare speed: string | undefined;
  declare autoMove: string | undefined;
  declare keys: string | undefined;
  declare label: string | undefined;
  declare theme: string | undefined;
  declare winnable: boolean | undefined;
  declare storage: string | undefined;
  declare storageKey: string | undefined;
  declare verdict: string | undefined;
  declare faces: string | undefined;
  declare hand: string | undefined;
  declare sound: string | undefined;
  declare verbosity: string | undefined;

  readonly #choices: Choices;
  readonly #view: GameView;
  readonly #internals = this.attachInternals();
  readonly #shared = new ContextConsumer(this, { context: settingsContext, subscribe: true });
  #session: Session | undefined;
  #auto: AutoPlay | undefined;
  /** What the present game was asked to be, so that only a change of it deals again. */
  #asked = '';
  /** The attribute `deal` when it was last looked at, and the last one that could be dealt. */
  #seenDeal: string | undefined;
  #wish = 'random';
  /** A deal for the next game that the solver has shown to be winnable. */
  #prepared: { readonly for: string; readonly deal: number } | undefined;
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
      game: game.id,
      layout: this.#kind.layout,
      words: this.#words,
      session: () => this.#ready,
      auto: () => (this.#ready, this.#auto!),
      setting: (name) => this.#setting(name),
      name: () => this.label || this.#words.gameName(game.id),
      deal: () => this.#dealAnew('random', 'player'),
      drawCard: (card, large) => this.#ownDrawing(card, large),
      update: () => this.requestUpdate(),
    });
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

  /** Plays a move: its token, or an entry of {@link moves}. */
  play(move: string | MoveReport): Result {
    const token = typeof move === 'string' ? move : move?.token;
    return this.#ready.play(String(token), 'method');
  }

  undo(): Result {
    return this.#ready.undo('method');
  }

  redo(): Result {
    return this.#ready.redo('method');
  }

  /** Deals anew: a number, `random` (also when left out), `daily`, or cards in dealing order. */
  async newGame(deal?: DealRequest): Promise<Result> {
    return this.#dealAnew(deal, 'method');
  }

  /** Deals the same cards again. */
  async restart(): Promise<Result> {
    return this.#ready.restart('method');
  }

  /** The game as text, small enough for a URL. */
  save(): string {
    return this.#ready.save();
  }

  /** Takes up a game that {@link save} has written. */
  load(text: string): Result {
    return this.#ready.load(text, 'method');
  }

  /** Shows a legal move, another one each time; null when there is none. */
  async hint(): Promise<MoveReport | null> {
    const move = await this.#view.hint();
    return move ? moveReports(this.#ready.rules, [move])[0]! : null;
  }

  /** Why the game was lost, as plain facts; null while it is not. */
  async explain(): Promise<Explanation | null> {
    return this.#view.explain();
  }

  /** Goes to the pile that matters now. */
  override focus(): void {
    this.#view.board.focus();
  }

  // What is true now ----------------------------------------------------------------------------

  get status(): 'dealing' | 'playing' | 'won' | 'lost' {
    return this.#ready.outcome.status;
  }

  get state(): StateReport {
    const { rules, state, dealNumber, moveCount } = this.#ready;
    return stateReport(rules, state, dealNumber, moveCount);
  }

  get moves(): readonly MoveReport[] {
    return moveReports(this.#ready.rules, this.#ready.moves);
  }

  /** The deal's number; null for a deal given as cards. */
  get dealNumber(): number | null {
    return this.#ready.dealNumber;
  }

  get moveCount(): number {
    return this.#ready.moveCount;
  }

  /** Milliseconds of play. */
  get elapsed(): number {
    return this.#ready.elapsed;
  }

  get canUndo(): boolean {
    return this.#ready.canUndo;
  }

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
    const attend = (): void => {
      const attended = !document.hidden;
      this.#session?.attend(attended);
      this.#auto?.hold(!attended);
    };
    document.addEventListener('visibilitychange', attend, { signal });
    signal.addEventListener(
      'abort',
      everySecond(() => this.status === 'playing' && this.requestUpdate()),
    );
    attend();
    void this.updateComplete.then(() => !signal.aborted && this.#measure(signal));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#connection = undefined;
    this.#view.disconnect();
    this.#auto?.hold(true);
    this.#session?.attend(false);
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
    const before = this.#session;
    const asked = before && changes > 0 ? this.#request() : this.#asked;
    if (!before) void this.#ready;
    else if (asked !== this.#asked) this.#dealAsAsked(before, asked);
    // What is not understood is told at once, whether or not it is needed now.
    for (const name of settingSpecs.keys()) this.#setting(name);
  }

  protected override firstUpdated(): void {
    const forced = matchMedia('(forced-colors: active)').matches;
    setTimeout(() => void this.#view.wearOtherMedia(), forced ? 0 : 500);
  }

  protected override updated({ size: changes }: PropertyValues): void {
    this.#view.rendered();
    // A handler of the deal may have asked for another, too late for this update.
    if (changes > 0 && this.#request() !== this.#asked) this.requestUpdate('deal', this.#asked);
    const { states } = this.#internals;
    for (const name of ['playing', 'won', 'lost', 'stuck']) {
      if (name === 'stuck' ? this.#view.stuck : name === this.status) states.add(name);
      else states.delete(name);
    }
    const base = this.renderRoot.querySelector<HTMLElement>('.base')!;
    const theme = this.theme ?? '';
    if (theme && !THEMES.includes(theme)) {
      this.#choices.tell(
        `there is no theme “${theme}”; theme takes ${THEMES.join(', ')}; none is used`,
      );
    }
    if (theme !== (base.dataset['theme'] ?? '')) void applyTheme(base, theme);
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
    if (!this.#session && !this.#updating) this.performUpdate();
    return this.#session ?? this.#begin();
  }

  #begin(): Session {
    const { game } = this.#kind;
    const rules = game.create(this.#options) as Rules;
    this.#asked = this.#request();
    const session = new Session(game, rules, this.#opening(rules, this.#wish), {
      now: () => performance.now(),
      tell: (record) => this.dispatchEvent(eventOf(record)),
      report: (error) => reportError(error),
    });
    this.#session = session;
    const timer = {
      after(ms: number, run: () => void) {
        const id = setTimeout(run, ms);
        return () => clearTimeout(id);
      },
    };
    const pace = (): number => PACE[this.#setting('speed')]!;
    this.#auto = new AutoPlay(session, timer, pace, () => this.requestUpdate());
    this.#auto.hold(!this.isConnected || document.hidden);
    session.attend(this.isConnected && !document.hidden);
    session.onTransition = (transition) => this.#view.show(transition);
    session.announce('method');
    return session;
  }

  /** The game's options as the page asks for them, expanded. */
  get #options(): Options {
    return this.#choices.options(this as unknown as Record<string, unknown>);
  }

  /** What the page asks for as text: a game is dealt again when this changes. */
  #request(): string {
    const options = this.#options;
    const text = wishOf(this.deal);
    if (text !== this.#seenDeal) {
      this.#seenDeal = text;
      const found = openingOf(this.#kind.game.create(options) as Rules, text);
      if (found.ok) this.#wish = text;
      else {
        // Nobody's game is dealt away for a deal that there isn't.
        const instead = this.#session ? 'the game goes on' : 'a random deal is dealt';
        this.#choices.tell(`${found.message}; ${instead}`);
      }
    }
    return JSON.stringify([options, this.#wish]);
  }

  #dealAsAsked(session: Session, asked: string): void {
    const [, before] = JSON.parse(this.#asked) as [unknown, string];
    this.#asked = asked;
    const rules = this.#kind.game.create(this.#options) as Rules;
    // Other options with the same wish for a deal keep the deal that is being played.
    const present = session.dealNumber ?? formatCards(session.dealtCards);
    const request = before === this.#wish ? present : this.#wish;
    session.deal(rules, this.#opening(rules, request), 'method');
  }

  #opening(rules: Rules, request: DealRequest): OpeningDeal {
    const found = openingOf(rules, request, this.#pool(rules, request));
    if (found.ok) return found.opening;
    this.#choices.tell(`${found.message}; a random deal is dealt`);
    const random = openingOf(rules, 'random');
    if (!random.ok) throw new Error(random.message);
    return random.opening;
  }

  /**
   * The deals to choose from when only winnable ones will do: those of the shipped table, and one
   * that the solver has found meanwhile, which is used up by this.
   */
  #pool(rules: Rules, request: DealRequest): Pool | undefined {
    if (!this.winnable) return undefined;
    if (!['random', 'daily'].includes(wishOf(request))) {
      this.#choices.tell('winnable has no say over a deal that is asked for; it is dealt as it is');
      return undefined;
    }
    const key = JSON.stringify(rules.options);
    const prepared = this.#prepared?.for === key ? this.#prepared.deal : undefined;
    this.#prepared = undefined;
    const pool = poolOf(this.#kind.winnable, rules, prepared);
    if (!pool) this.#choices.tell('no deal is known to be winnable under these options');
    void this.#view.findWinnable(rules).then((deal) => {
      if (deal !== undefined) this.#prepared = { for: key, deal };
    });
    return pool;
  }

  #dealAnew(request: DealRequest, by: By): Result {
    const session = this.#ready;
    const rules = this.#kind.game.create(this.#options) as Rules;
    const found = openingOf(rules, request, this.#pool(rules, request));
    if (!found.ok) return refuse(found.code, found.message, found.at);
    return session.deal(rules, found.opening, by);
  }

  /** A renderer that throws must not cost the player a card: ours is drawn instead. */
  #ownDrawing(card: number | null, large: boolean): Node | undefined {
    try {
      const text = card === null ? null : formatCard(card);
      return this.#faceRenderer?.(text, { large }) ?? undefined;
    } catch (error) {
      reportError(error);
      return undefined;
    }
  }

  #setting(name: string): string {
    const own = this as unknown as Record<string, unknown>;
    return this.#choices.setting(
      name,
      playerSettings(),
      own,
      this.#shared.value ?? ({} as SharedSettings),
    );
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
    let [shown, left, since, frame] = [0, -1, 0, 0];
    const measure = (): void => {
      const { offsetWidth: width, offsetHeight: height } = room;
      const now = performance.now();
      if (width === left && width - shown < 40 && now - since < 500) return;
      [shown, left, since] = [width, width < shown ? shown : -1, now];
      this.#view.board.resize(width, height);
    };
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(room);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    });
  }
}
