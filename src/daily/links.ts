/** Links that the game of the day follows: each is opened once, and the player can go back from it to the day’s game. */
import { namesGame } from '../element/link.js';
import { LazyModule, type Loader } from '../game/lazy-module.js';
import type { Deal } from './deal.js';
import type { Linked, Reader } from './linked.js';

const reading = new LazyModule('shared game', () => import('./linked.js'));

/** What shows the games to which links lead. */
export interface Shows {
  readonly element: Element;
  /** What has to be known now to read a link. */
  reader(): Reader;
  /** Resolves when the game that is being loaded is shown, or can’t be. */
  showing(): Promise<void> | undefined;
  isShown(deal: Deal): boolean;
  show(deal: Deal): Promise<void>;
}

export class Links {
  readonly #shows: Shows;
  readonly #loader: Loader;
  /** The link that the board has still to open. */
  #linked: Linked | undefined;
  /** Resolves when it is known which board opens the link in the address. */
  #following: Promise<void> | undefined;

  constructor(shows: Shows, loader: Loader) {
    this.#shows = shows;
    this.#loader = loader;
  }

  /** The deal of the link with which the page has been opened, if it is to be opened here. */
  async findDeal(): Promise<Deal | undefined> {
    this.#linked = await this.#find();
    return this.#linked?.deal;
  }

  /** Follows a link on the page. */
  follow(change: Event): void {
    this.#following = this.#follow(change);
  }

  /** The link to open, if the board that asks is still shown then. */
  async take(isShown: () => boolean): Promise<Linked['found'] | undefined> {
    await this.#following;
    await this.#shows.showing();
    if (!isShown()) return undefined;
    const linked = this.#linked;
    this.#linked = undefined;
    return linked?.found;
  }

  /** The player goes to the day’s game. */
  leave(): void {
    reading.loaded?.leaveLink(this.#shows.element, this.#shows.reader().stores);
    this.#linked = undefined;
  }

  async #follow(change: Event): Promise<void> {
    await this.#shows.showing();
    const linked = await this.#find(change);
    if (!linked) return;
    this.#linked = linked;
    const { deal } = linked;
    if (deal && !this.#shows.isShown(deal)) await this.#shows.show(deal);
  }

  async #find(change?: Event): Promise<Linked | undefined> {
    const part = namesGame() ? await this.#loader.load(reading) : undefined;
    return part?.findLink(this.#shows.element, this.#shows.reader(), change);
  }
}
