import { formatCards, type Game, type Options, type Rules } from '../rules/engine.js';
import type { OpeningDeal, Session } from '../session/index.js';
import {
  datedText,
  type DealAnswer,
  dealOf,
  type DealRequest,
  isDay,
  type DealTable,
  type Pool,
  poolOf,
  requestText,
  textFor,
} from './deal-request.js';
import { type Difficulty, wantedDifficulty } from './difficulty.js';

/** What the dealer needs to know from the page. */
export interface DealHost {
  readonly game: Game;
  /** Which deals can be won: see {@link poolOf}. */
  readonly winnableDeals: DealTable | undefined;
  /** How hard deals are: the first letter for each deal from 1. */
  readonly ratedDeals?: DealTable | undefined;
  options(): Options;
  /** The opening deal. */
  deal(): DealRequest;
  /** Whether random and daily deals must be winnable. */
  winnable(): boolean;
  setting(name: string): string;
  /** The player’s own choice for this game: of an option, by its name, or of the kind of `deal`. */
  choice?(name: string): string | undefined;
  /** Whether the game of the day has named the deal: that of a day is shown as it ended. */
  isForDay?(): boolean;
  /** Shows the page's author a warning, once. */
  warn(message: string): void;
}

/** The rules and cards of a new game. */
export interface Beginning {
  readonly rules: Rules;
  readonly opening: OpeningDeal;
}

/** How a deal was chosen. */
export interface DealSource {
  /** The request, with the date for `daily`. */
  readonly request: string;
  /** Whether the deal was drawn from those that can be won. */
  readonly winnable: boolean;
}

type Search = (rules: Rules, difficulty?: Difficulty) => Promise<number | undefined>;

/** Finds the cards of each game: those that the page requests, or another deal. */
export class Dealer {
  /** What the page requested when its current opening was dealt, with the date for `daily`. */
  openingRequest = '';
  /** The day whose deal the page wants although it is still to come: today’s is dealt instead. */
  ahead = '';
  readonly #sources = new WeakMap<OpeningDeal, DealSource>();
  /** The options and request of the current game; only a change of them deals again. */
  #current = '';
  /** The page's last request. */
  #lastRequest: string | undefined;
  /** The page's last valid request. */
  #request = 'random';
  #playing = false;
  /** The last day whose deal was dealt on that day, or that the page has requested. */
  #day = '';
  /** A winnable deal that the solver has found for the next game. */
  #prepared: { readonly for: string; readonly deal: number } | undefined;

  readonly host: DealHost;
  /** Searches for a winnable deal of the wanted difficulty. */
  readonly #search: Search;

  constructor(host: DealHost, search: Search) {
    this.host = host;
    this.#search = search;
  }

  /** The first game. */
  begin(): Beginning {
    this.#heed();
    this.#playing = true;
    return this.#beginning(this.#request);
  }

  /** Whether the page requests a different game from the current one. */
  get changed(): boolean {
    return this.#wanted() !== this.#current;
  }

  /** The game that the page requests now. */
  requested({ history }: Session): Beginning {
    const before = (JSON.parse(this.#current) as string[])[1];
    this.#heed();
    // If only the options have changed, the current deal is dealt again.
    const { number, cards, day } = history.opening;
    const current = day ?? number ?? formatCards(cards);
    return this.#beginning(before === this.#request ? current : this.#request);
  }

  /** Another game, with the current options. */
  newDeal(request: DealRequest): DealAnswer & { readonly rules: Rules } {
    const rules = this.#rules;
    return { ...this.find(rules, request), rules };
  }

  /** How a deal was chosen; undefined if it was not chosen here. */
  sourceOf(opening: OpeningDeal): DealSource | undefined {
    return this.#sources.get(opening);
  }

  /** The options of the next game: the player’s own choices count more than the page’s. */
  get options(): Options {
    const { game, choice } = this.host;
    const options: Record<string, string> = { ...this.host.options() };
    for (const { name, values } of game.options) {
      const own = choice?.(name);
      if (own !== undefined && values.includes(own)) options[name] = own;
    }
    return options;
  }

  /**
   * Whether the player has chosen something that the page’s request for this game would decide
   * otherwise. Then an unfinished game is resumed, although it was dealt by other rules.
   */
  get isChosen(): boolean {
    const { game, choice } = this.host;
    return !!this.#kind || game.options.some(({ name }) => choice?.(name) !== undefined);
  }

  /** Today’s date, in the zone that the page has chosen. */
  get today(): string {
    return datedText('daily', this.#zone);
  }

  /** Whether the page, or the player, wants each day’s deal, or this one for its day, or from today on. */
  get followsDays(): boolean {
    const isNamed = this.host.isForDay?.() && this.#request === this.today;
    const isThere = this.ahead === this.today;
    return isNamed || isThere || (this.#kind || this.#request) === 'daily';
  }

  /** Whether the page leaves it to the kit which deal it is. */
  get isOpen(): boolean {
    return this.#request === 'random' || this.#request === 'daily';
  }

  /** Notes which day’s deal is on the board: it is dealt once. */
  noteDay({ history }: Session): void {
    if (history.opening.day === this.today) this.#day = this.today;
  }

  /** What New game deals: each day’s deal once, where they are wanted, and otherwise a random one. */
  next({ history }: Session): 'random' | 'daily' {
    const { today } = this;
    const dealt = [this.#day, history.opening.day].includes(today);
    return this.followsDays && !dealt ? 'daily' : 'random';
  }

  /** Notes what the page requests now. */
  #heed(): void {
    this.#current = this.#wanted();
    this.openingRequest = datedText(this.#request, this.#zone);
    // A day that the page requests counts as dealt, whatever is played afterwards.
    this.#day = this.openingRequest;
  }

  get #zone(): string {
    return this.host.setting('day-zone');
  }

  get #rules(): Rules {
    return this.host.game.create(this.options);
  }

  /** What the player wants to be dealt, where the page leaves it open. */
  get #kind(): string {
    return this.host.choice?.('deal') ?? '';
  }

  /** The game that the page requests; a request that names a deal also has its rules. */
  #beginning(request: DealRequest): Beginning {
    const kind = this.#kind;
    const isOpen = this.isOpen;
    const rules = isOpen ? this.#rules : this.host.game.create(this.host.options());
    const isWish = isOpen && kind && request === this.#request;
    const wish = isWish ? (kind === 'daily' ? kind : 'random') : request;
    return { rules, opening: this.#opening(rules, wish) };
  }

  /** The page's options and request, as text. */
  #wanted(): string {
    const options = this.host.options();
    const text = requestText(this.host.deal());
    if (text !== this.#lastRequest) {
      this.#lastRequest = text;
      const found = dealOf(this.host.game.create(options), text, undefined, this.#zone);
      this.ahead = '';
      if (found.ok) this.#request = text;
      else if (found.code === 'deal-future' && !this.#playing) {
        this.ahead = text;
        this.#request = this.today;
        this.host.warn(`${found.message}; dealing today’s until then`);
      } else {
        // An invalid request doesn't end the current game.
        const instead = this.#playing ? 'keeping the current game' : 'using a random deal';
        this.host.warn(`${found.message}; ${instead}`);
      }
    }
    return JSON.stringify([options, this.#request]);
  }

  #opening(rules: Rules, request: DealRequest): OpeningDeal {
    const found = this.find(rules, request);
    if (found.ok) return found.opening;
    this.host.warn(`${found.message}; using a random deal`);
    const random = this.find(rules, 'random');
    if (!random.ok) throw new Error(random.message);
    return random.opening;
  }

  /** The cards of a request, with these rules. */
  find(rules: Rules, wanted: DealRequest): DealAnswer {
    const request = datedText(wanted, this.#zone);
    const pool = this.#pool(rules, request);
    const found = dealOf(rules, wanted, pool, this.#zone);
    if (found.ok) this.#sources.set(found.opening, { request, winnable: pool !== undefined });
    return found;
  }

  /**
   * The winnable deals to choose from. A day’s deal, if the player has choices, is always one of the
   * table; others are if the page wants it, or one that the solver has found meanwhile, which is used
   * only once. Those that must be as hard as the page wants it can all be won.
   */
  #pool(rules: Rules, request: string): Pool | undefined {
    const host = this.host;
    const daily = isDay(request);
    const difficulty = this.#difficulty(rules, request);
    const winnable =
      difficulty !== undefined || (this.#kind ? this.#kind === 'winnable' : host.winnable());
    if (!winnable && (!daily || rules.noChoices)) return undefined;
    if (!daily && request !== 'random') {
      // The board of the day is winnable because another element says so, not the page.
      if (host.winnable() && !host.isForDay?.())
        host.warn('winnable is ignored when deal names a deal');
      return undefined;
    }
    const key = JSON.stringify([rules.options, difficulty]);
    const prepared = !daily && this.#prepared?.for === key ? this.#prepared.deal : undefined;
    const letters = textFor(host.ratedDeals, rules);
    const isWanted = (deal: number): boolean =>
      !difficulty || letters?.[deal - 1] === difficulty[0];
    const pool = poolOf(host.winnableDeals, rules, prepared, isWanted);
    if (!winnable) return pool;
    this.#prepared = undefined;
    if (!pool && host.winnable())
      host.warn('winnable is ignored: no winnable deal is known for these options');
    void this.#search(rules, difficulty).then((deal) => {
      if (deal !== undefined) this.#prepared = { for: key, deal };
    });
    return pool;
  }

  /** How hard the deal of a request must be; undefined if that is open. */
  #difficulty(rules: Rules, request: string): Difficulty | undefined {
    const { host } = this;
    const day = isDay(request) ? request : undefined;
    if (day === undefined && request !== 'random') return undefined;
    const wanted = wantedDifficulty(host.setting('difficulty'), day);
    if (wanted === undefined || textFor(host.ratedDeals, rules)) return wanted;
    host.warn('difficulty is ignored: deals of this game, with these options, are not rated');
    return undefined;
  }
}
