import { formatCards, type Game, type Options, type Rules } from '../rules/engine.js';
import type { OpeningDeal, Session } from '../session/index.js';
import {
  type DealAnswer,
  dealOf,
  type DealRequest,
  type Pool,
  poolOf,
  requestText,
} from './deal-request.js';

/** What the dealer needs to know from the page. */
export interface DealHost {
  readonly game: Game;
  /** Which deals can be won: see {@link poolOf}. */
  readonly winnableDeals: Readonly<Record<string, string>> | undefined;
  options(): Options;
  /** The opening deal. */
  deal(): DealRequest;
  /** Whether random and daily deals must be winnable. */
  winnable(): boolean;
  /** Shows the page's author a warning, once. */
  warn(message: string): void;
}

/** The rules and cards of a new game. */
export interface Beginning {
  readonly rules: Rules;
  readonly opening: OpeningDeal;
}

/** Finds the cards of each game: those that the page requests, or another deal. */
export class Dealer {
  /** The options and request of the current game; only a change of them deals again. */
  #current = '';
  /** The page's last request. */
  #lastRequest: string | undefined;
  /** The page's last valid request. */
  #request = 'random';
  #playing = false;
  /** A winnable deal that the solver has found for the next game. */
  #prepared: { readonly for: string; readonly deal: number } | undefined;

  readonly #host: DealHost;
  /** Searches for a winnable deal. */
  readonly #find: (rules: Rules) => Promise<number | undefined>;

  constructor(host: DealHost, find: (rules: Rules) => Promise<number | undefined>) {
    this.#host = host;
    this.#find = find;
  }

  /** The first game. */
  begin(): Beginning {
    this.#current = this.#wanted();
    this.#playing = true;
    const rules = this.#rules;
    return { rules, opening: this.#opening(rules, this.#request) };
  }

  /** Whether the page requests a different game from the current one. */
  get changed(): boolean {
    return this.#wanted() !== this.#current;
  }

  /** The game that the page requests now. */
  requested({ dealNumber, dealtCards }: Session): Beginning {
    const before = (JSON.parse(this.#current) as string[])[1];
    this.#current = this.#wanted();
    const rules = this.#rules;
    // If only the options have changed, the current deal is dealt again.
    const current = dealNumber ?? formatCards(dealtCards);
    const request = before === this.#request ? current : this.#request;
    return { rules, opening: this.#opening(rules, request) };
  }

  /** Another game, with the current options. */
  newDeal(request: DealRequest): DealAnswer & { readonly rules: Rules } {
    const rules = this.#rules;
    return { ...dealOf(rules, request, this.#pool(rules, request)), rules };
  }

  get #rules(): Rules {
    return this.#host.game.create(this.#host.options());
  }

  /** The page's options and request, as text. */
  #wanted(): string {
    const text = requestText(this.#host.deal());
    if (text !== this.#lastRequest) {
      this.#lastRequest = text;
      const found = dealOf(this.#rules, text);
      if (found.ok) this.#request = text;
      else {
        // An invalid request doesn't end the current game.
        const instead = this.#playing ? 'keeping the current game' : 'using a random deal';
        this.#host.warn(`${found.message}; ${instead}`);
      }
    }
    return JSON.stringify([this.#host.options(), this.#request]);
  }

  #opening(rules: Rules, request: DealRequest): OpeningDeal {
    const found = dealOf(rules, request, this.#pool(rules, request));
    if (found.ok) return found.opening;
    this.#host.warn(`${found.message}; using a random deal`);
    const random = dealOf(rules, 'random');
    if (!random.ok) throw new Error(random.message);
    return random.opening;
  }

  /**
   * The winnable deals to choose from, if the page wants them: those of the table, and one that the
   * solver has found meanwhile, which is used only once.
   */
  #pool(rules: Rules, request: DealRequest): Pool | undefined {
    const host = this.#host;
    if (!host.winnable()) return undefined;
    if (!['random', 'daily'].includes(requestText(request))) {
      host.warn('winnable is ignored when deal names a deal');
      return undefined;
    }
    const key = JSON.stringify(rules.options);
    const prepared = this.#prepared?.for === key ? this.#prepared.deal : undefined;
    this.#prepared = undefined;
    const pool = poolOf(host.winnableDeals, rules, prepared);
    if (!pool) host.warn('winnable is ignored: no winnable deal is known for these options');
    void this.#find(rules).then((deal) => {
      if (deal !== undefined) this.#prepared = { for: key, deal };
    });
    return pool;
  }
}
