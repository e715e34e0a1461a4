/*
 * Over 300 lines: what a page can use of the game of the day stands in one place, with its documentation, from
 * which custom-elements.json is written, beside the change from one day's game to the next.
 */
import { ContextConsumer } from '@lit/context';
import { type PropertyDeclarations, ReactiveElement } from 'lit';
import { adoptElement, adoptStyles } from '../board/index.js';
import { catalogue } from '../catalogue.js';
import { dailyBoards } from '../element/daily-boards.js';
import { defineOnce } from '../element/definition.js';
import { SolitaireErrorEvent } from '../element/events.js';
import { languageOf } from '../element/language-of.js';
import { optionNames } from '../element/option-names.js';
import { type FaceRenderer, usableRenderer } from '../element/own-faces.js';
import type { SolitaireElement } from '../element/solitaire-element.js';
import { endReserve, hasReserve, internalsOf, setState } from '../element/states.js';
import { version } from '../element/version.js';
import { watchLanguage } from '../element/watch-language.js';
import { watchPage } from '../element/watch-page.js';
import { LazyModule, Loader } from '../game/lazy-module.js';
import { chanceOf, type Days, daysAfter, dayStreak } from '../keeping/days.js';
import { dateIn } from '../keeping/zones.js';
import { gameOfDay } from '../rules/game-of-day.js';
import {
  settingsContext,
  settingSpecs,
  type Settable,
  type SharedSettings,
} from '../settings/index.js';
import { en, type MoreWords, type Words } from '../words/index.js';
import { languages } from '../words/languages.js';
import type { Deal } from './deal.js';
import { Head } from './head.js';
import type { Reader } from './linked.js';
import { Links } from './links.js';
import { PageSettings } from './page-settings.js';
import { parts } from './parts.js';
import { dailyStyles } from './styles.js';

/** The days in a row on which the game of the day was won, up to now and at most. */
export interface StreakReport {
  readonly days: number;
  readonly best: number;
}

const games = new Map(
  catalogue.map(({ id, tag, load }) => [id, { tag, module: new LazyModule(tag, load) }]),
);
const streaks = new LazyModule('streak', () => import('./streak.js'));

const dealOf = (day: string): Deal => ({ ...gameOfDay(day), day });

/** Attributes of games that the day decides here. */
const DECIDED = ['deal', 'winnable', 'replay', 'position', 'arrows', ...optionNames];

/**
 * Another game each day, the same for everyone: its rules and its deal follow from the date, and days won
 * in a row are counted over all games. Attributes are passed on to the game of the day, whose events come from
 * this element; the content of the tag is shown until the game has loaded.
 *
 * @tag solitaire-daily
 * @cssstate playing - the game of the day is on
 * @cssstate won - it is won
 * @cssstate lost - it is lost
 */
export class SolitaireDaily extends ReactiveElement {
  /** The version of the kit. */
  static readonly version = version;

  static override properties: PropertyDeclarations = {
    label: {},
    storageKey: { attribute: 'storage-key' },
    shareUrl: { attribute: 'share-url' },
    faceRenderer: { attribute: false, noAccessor: true },
    ...Object.fromEntries(
      Array.from(settingSpecs.values(), ({ name, property }) => [property, { attribute: name }]),
    ),
  };

  static override styles = dailyStyles;

  declare label: string | undefined;
  declare storageKey: string | undefined;
  declare shareUrl: string | undefined;

  readonly #kind = this.constructor as typeof SolitaireDaily;
  readonly #internals = internalsOf(this);
  readonly #shared = new ContextConsumer(this, {
    context: settingsContext,
    subscribe: true,
    callback: () => this.requestUpdate(),
  });
  readonly #page = new PageSettings(this, () => this.#shared.value as SharedSettings | undefined);
  readonly #head = new Head(() => void this.#goOn());
  readonly #all = document.createElement('div');
  readonly #box = document.createElement('div');
  #faceRenderer: FaceRenderer | null = null;
  #connection: AbortController | undefined;
  #game: SolitaireElement | null = null;
  /** What the board was made for. */
  #deal: Deal | undefined;
  /** The day whose game is shown, or about to be; empty while the board has another deal. */
  #date = '';
  #days: Days | undefined;
  #language = '';
  #words: Words = en;
  #more: MoreWords | undefined;
  /** Whether the first game is drawn. */
  #stands = false;
  /** Resolves when the game that is being loaded is shown, or can’t be. */
  #showing: Promise<void> | undefined;
  readonly #loader = new Loader(
    () => {
      const title = this.#words.notLoaded;
      this.#head.show({ title, streak: '', counts: false, other: undefined });
    },
    (message) => this.#trouble(message),
  );
  readonly #links = new Links(
    {
      element: this,
      reader: () => this.#reader(),
      showing: () => this.#showing,
      isShown: (deal) => this.#isShown(deal),
      show: (deal) => this.#show(deal),
    },
    this.#loader,
  );

  /** The element of the game that is shown; null until it is loaded. */
  get game(): SolitaireElement | null {
    return this.#game;
  }

  /** The date whose game is shown, as `2026-11-21`; empty before that, and while the board has another deal. */
  get date(): string {
    return this.#date;
  }

  /** Draws cards instead of the kit: see `FaceRenderer`. */
  get faceRenderer(): FaceRenderer | null {
    return this.#faceRenderer;
  }

  set faceRenderer(renderer: FaceRenderer | null) {
    this.#faceRenderer = usableRenderer(renderer, (message) => this.#page.warn(message));
    if (this.#game) this.#game.faceRenderer = this.#faceRenderer;
  }

  /**
   * Days in a row on which the game of the day was won, on this device; null with `storage="none"`, or if a
   * part can't be loaded. It has no error codes.
   */
  async streak(): Promise<StreakReport | null> {
    await this.#count();
    return this.#days
      ? Object.freeze({ days: dayStreak(this.#days, this.#today), best: this.#days.bestDays })
      : null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection?.abort();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    watchLanguage(this, () => this.requestUpdate(), signal);
    watchPage(
      {
        setVisible: (visible) => {
          if (visible) this.requestUpdate();
        },
        fullscreenChanged: () => {},
        settingsCame: () => this.#shared.hostConnected(),
      },
      signal,
    );
    // A connection that was lost may be there again.
    window.addEventListener('online', () => this.requestUpdate(), { signal });
    window.addEventListener('hashchange', (event) => this.#links.follow(event), { signal });
  }

  override disconnectedCallback(): void {
    adoptElement(this, this.#kind);
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#connection = undefined;
  }

  /** In another document, such as that of a frame. */
  adoptedCallback(): void {
    adoptElement(this, this.#kind);
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = adoptStyles(this.attachShadow({ mode: 'open' }));
    this.#box.append(document.createElement('slot'));
    this.#all.className = 'all';
    this.#all.append(this.#head.root, this.#box);
    root.append(this.#all);
    // The day may have changed since the last move, and the player may have asked for another deal.
    this.#box.addEventListener('solitaire-change', ({ detail: { game, day } }) => {
      this.#date = day !== undefined && this.#plays(day, game) ? day : '';
      this.#say();
    });
    for (const end of ['solitaire-win', 'solitaire-loss']) {
      this.#box.addEventListener(end, () => void this.#ended());
    }
    return root;
  }

  protected override updated(): void {
    const decided = DECIDED.filter((name) => this.hasAttribute(name));
    if (decided.length > 0) {
      this.#page.warn(`the day decides about ${decided.join(', ')}; it is ignored here`);
    }
    // Warns about all invalid values at once.
    for (const { name } of settingSpecs.values()) this.#page.own(name);
    void this.#refresh();
  }

  /** The game is there too, if it could be loaded. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await this.#showing;
    await this.#game?.updateComplete;
    return complete;
  }

  /** Today’s date, in the zone that counts. */
  get #today(): string {
    return dateIn(this.#page.setting('day-zone'), Date.now());
  }

  /** The day that the button leads to: today, or the day before, if its game was begun and is not finished. */
  get #other(): string | undefined {
    const today = this.#today;
    if (this.#date !== today) return today;
    const before = daysAfter(today, -1);
    const known = this.#days?.days.find(({ date }) => date === before);
    return known?.result === 'begun' ? before : undefined;
  }

  async #refresh(): Promise<void> {
    if (this.#game) this.#passOn(this.#game);
    else await this.#show();
    await this.#speak();
    await this.#count();
  }

  /** Sets the state of the game; styles may keep the element’s space until it has one. */
  #tellState(): void {
    if (!this.#stands) return;
    for (const name of ['playing', 'won', 'lost']) {
      setState(this.#internals, name, name === this.#game?.status);
    }
    endReserve(this, this.#internals);
    this.#all.classList.remove('reserved');
  }

  /** What has to be known now to read a link. */
  #reader(): Reader {
    return {
      today: this.#today,
      stores: this.#stores,
      tagOf: (id) => games.get(id)?.tag,
      load: async (id) => {
        const { tag, module } = games.get(id)!;
        if (!(await this.#loader.load(module))) return undefined;
        return customElements.get(tag) as typeof SolitaireElement | undefined;
      },
      setting: (name) => this.#page.setting(name),
    };
  }

  /** Whether a day has this game, by the rules for which the board was made: a link’s may be others. */
  #plays(day: string, game: string): boolean {
    const had = gameOfDay(day);
    const { options } = this.#deal ?? had;
    return (
      had.game === game && Object.keys(had.options).every((k) => had.options[k] === options[k])
    );
  }

  /** Whether the board was made for this deal; one for a day may have another by now. */
  #isShown(deal: Deal): boolean {
    if (deal.day) return deal.day === this.#date;
    return JSON.stringify(deal) === JSON.stringify(this.#deal);
  }

  /**
   * Shows a deal in the place of what is shown.
   * @param wanted that of the address, or else today’s, if it is left out
   */
  #show(wanted?: Deal): Promise<void> {
    return (this.#showing ??= this.#load(wanted).finally(() => (this.#showing = undefined)));
  }

  async #load(wanted?: Deal): Promise<void> {
    const deal = wanted ?? (await this.#links.findDeal()) ?? dealOf(this.#today);
    const { tag, module } = games.get(deal.game)!;
    if (!(await this.#loader.load(module))) return;
    const game = document.createElement(tag) as SolitaireElement;
    for (const [name, value] of Object.entries(deal.options)) {
      if (value !== 'false') game.setAttribute(name, value === 'true' ? '' : value);
    }
    game.setAttribute('deal', deal.day ?? deal.deal);
    // No streak is to end by bad luck.
    game.toggleAttribute('winnable', deal.luck);
    dailyBoards.set(game, {
      link: () => this.#links.take(() => game === this.#game),
      leave: () => this.#leave(),
    });
    game.className = 'game';
    game.setAttribute('exportparts', parts.join());
    game.part.add('game');
    this.#deal = deal;
    this.#passOn(game);
    if (this.#faceRenderer) game.faceRenderer = this.#faceRenderer;
    this.#date = deal.day ?? '';
    this.#game = game;
    this.#head.keepRoom(this.#stores);
    this.#box.className = 'shown';
    // The padding that reserve.css keeps is the game’s own.
    this.#all.classList.toggle('reserved', hasReserve(this));
    this.#box.replaceChildren(game);
    this.#say();
    void game.updateComplete.then(() => {
      this.#stands = true;
      this.#tellState();
    });
  }

  /** The player goes back from the moves of a link: to today’s game, if the board has another. */
  #leave(): boolean {
    const goes = this.#date !== this.#today;
    if (goes) void this.#goOn();
    else this.#links.leave();
    return goes;
  }

  /** Gives the game what the page has set here. */
  #passOn(game: SolitaireElement): void {
    const own = this.#page.text('storage-key', this.storageKey);
    // What a link brings leaves the game of the day alone.
    const key = this.#deal?.day ? 'daily' : 'daily-link';
    const values: Record<string, string | undefined> = {
      label: this.#page.text('label', this.label),
      'share-url': this.#page.text('share-url', this.shareUrl),
      // Apart from boards of the same game elsewhere on the site.
      'storage-key': own ? `${key}.${own}` : key,
    };
    for (const name of settingSpecs.keys()) values[name] = this.#page.own(name);
    // Where deals are not rated, the game would say so on seven days of eight.
    if (!(game.constructor as typeof SolitaireElement).rated) values['difficulty'] = undefined;
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) game.removeAttribute(name);
      else if (game.getAttribute(name) !== value) game.setAttribute(name, value);
    }
  }

  /** The player wants today’s game, or the one that is not finished. */
  async #goOn(): Promise<void> {
    this.#head.listen();
    await this.#showing;
    const other = this.#other;
    this.#links.leave();
    if (other) await this.#show(dealOf(other));
    await this.#count();
    await this.#game?.updateComplete;
    // A game that the player has begun after that day's goes on there, as after a reload.
    if (other && this.#date !== other) await this.#game?.newGame(other);
    this.#game?.focus();
  }

  async #ended(): Promise<void> {
    this.#head.listen();
    // Once this resolves, the last event has been counted.
    await this.#game?.statistics();
    await this.#count();
  }

  /** Reads what has been counted. */
  async #count(): Promise<void> {
    const part = this.#stores ? await this.#loader.load(streaks, false) : undefined;
    this.#days = part?.readDays();
    this.#say();
  }

  /** Loads the words of the element’s language; if that fails, those that there are stay. */
  async #speak(): Promise<void> {
    const language = languageOf(this);
    if (language === this.#language) return;
    this.#language = language;
    try {
      const words = languages[language] ? (await languages[language]()).words : en;
      const { more } = await words.more();
      if (language !== this.#language) return;
      this.#words = words;
      this.#more = more;
    } catch {
      // The game tells the player. The next update tries again.
      this.#language = '';
    }
    this.#say();
  }

  #say(): void {
    this.#tellState();
    const words = this.#more?.daily;
    if (!words || !this.#game) return;
    const [today, other] = [this.#today, this.#other];
    const nameOf = (date: string): string => gameOfDay(date).game;
    const { days, bestDays } = this.#days ?? { bestDays: 0 };
    const chance = chanceOf({ days: days ?? [], bestDays }, today, gameOfDay(today).luck);
    this.#head.show({
      title: this.#date
        ? words.gameOf(nameOf(this.#date), this.#date, today)
        : words.anotherGame((this.#game.constructor as typeof SolitaireElement).game.id),
      counts: this.#stores,
      streak: days ? words.streak(dayStreak({ days, bestDays }, today), bestDays, chance) : '',
      other:
        other &&
        (other === today
          ? words.toToday(nameOf(other))
          : words.toUnfinished(nameOf(other), other, today)),
    });
  }

  get #stores(): boolean {
    return this.#page.setting('storage') !== 'none';
  }

  #trouble(message: string): void {
    const day = this.#date || this.#today;
    const { game } = gameOfDay(day);
    const detail = { game, deal: day, day, by: 'auto', code: 'not-loaded', message } as const;
    this.dispatchEvent(new SolitaireErrorEvent(Object.freeze(detail)));
  }

  /** Defines the tag, unless it is already defined. */
  static define(tag = 'solitaire-daily', registry: CustomElementRegistry = customElements): void {
    defineOnce(tag, registry, this);
  }
}

/** The settings, whose accessors Lit makes from their table. */
export interface SolitaireDaily extends Settable {}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-daily': SolitaireDaily;
  }
}
