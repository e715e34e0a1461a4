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

/** What a page asks of a game's deals. */
export interface DealHost {
  readonly game: Game;
  /** Which deals can be won: see {@link poolOf}. */
  readonly winnableDeals: Readonly<Record<string, string>> | undefined;
  options(): Options;
  /** The opening deal. */
  deal(): DealRequest;
  /** Whether only winnable deals will do. */
  winnable(): boolean;
  /** Tells the page's author of a problem, once. */
  warn(message: string): void;
}

/** What a game begins with. */
export interface Beginning {
  readonly rules: Rules;
  readonly opening: OpeningDeal;
}

/** Finds the cards of each game: those that the page asks for, or another deal. */
export class Dealer {
  /** What the present game was asked to be, so that only a change of it deals again. */
  #asked = '';
  /** The page's wish when it was last looked at, and the last one that could be dealt. */
  #seen: string | undefined;
  #request = 'random';
  #playing = false;
  /** A deal for the next game that the solver has shown to be winnable. */
  #prepared: { readonly for: string; readonly deal: number } | undefined;

  readonly #host: DealHost;
  /** Looks for a deal that can be won. */
  readonly #find: (rules: Rules) => Promise<number | undefined>;

  constructor(host: DealHost, find: (rules: Rules) => Promise<number | undefined>) {
    this.#host = host;
    this.#find = find;
  }

  /** The first game. */
  begin(): Beginning {
    this.#asked = this.#wanted();
    this.#playing = true;
    const rules = this.#rules;
    return { rules, opening: this.#opening(rules, this.#request) };
  }

  /** Whether the page asks for another game than the present one. */
  get changed(): boolean {
    return this.#wanted() !== this.#asked;
  }

  /** The game that the page asks for now. */
  asked({ dealNumber, dealtCards }: Session): Beginning {
    const before = (JSON.parse(this.#asked) as string[])[1];
    this.#asked = this.#wanted();
    const rules = this.#rules;
    // Other options with the same wish for a deal keep the deal that is being played.
    const present = dealNumber ?? formatCards(dealtCards);
    const request = before === this.#request ? present : this.#request;
    return { rules, opening: this.#opening(rules, request) };
  }

  /** Another game, under the options that hold now. */
  anew(request: DealRequest): DealAnswer & { readonly rules: Rules } {
    const rules = this.#rules;
    return { ...dealOf(rules, request, this.#pool(rules, request)), rules };
  }

  get #rules(): Rules {
    return this.#host.game.create(this.#host.options());
  }

  /** What the page asks for as text. */
  #wanted(): string {
    const text = requestText(this.#host.deal());
    if (text !== this.#seen) {
      this.#seen = text;
      const found = dealOf(this.#rules, text);
      if (found.ok) this.#request = text;
      else {
        // Nobody's game is dealt away for a deal that there isn't.
        const instead = this.#playing ? 'the game goes on' : 'a random deal is dealt';
        this.#host.warn(`${found.message}; ${instead}`);
      }
    }
    return JSON.stringify([this.#host.options(), this.#request]);
  }

  #opening(rules: Rules, request: DealRequest): OpeningDeal {
    const found = dealOf(rules, request, this.#pool(rules, request));
    if (found.ok) return found.opening;
    this.#host.warn(`${found.message}; a random deal is dealt`);
    const random = dealOf(rules, 'random');
    if (!random.ok) throw new Error(random.message);
    return random.opening;
  }

  /**
   * The deals to choose from when only winnable ones will do: those of the shipped table, and one
   * that the solver has found meanwhile, which is used up by this.
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
    if (!pool) host.warn('no deal is known to be winnable under these options');
    void this.#find(rules).then((deal) => {
      if (deal !== undefined) this.#prepared = { for: key, deal };
    });
    return pool;
  }
}
