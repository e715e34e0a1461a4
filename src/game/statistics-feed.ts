import type { GameRecord } from '../session/index.js';
import type { GameController } from './controller.js';
import type { DealSource } from './dealer.js';
import { Part } from './part.js';
import type { GameStatistics } from './statistics.js';

const part = new Part('statistics', () => import('./statistics.js'));

/** What happens in a game: an event, the solution being shown, or the fewest moves found for its deal. */
export type Happening = GameRecord | { readonly type: 'solution' | 'par'; readonly par?: number };

/** Tells the statistics what happens in a game. They are loaded after the player’s first move. */
export class StatisticsFeed {
  loaded: GameStatistics | undefined;
  #waiting: [Happening, DealSource | undefined][] = [];
  readonly #game: GameController;

  constructor(game: GameController) {
    this.#game = game;
  }

  /** @returns the statistics; undefined if they can’t be loaded */
  async load(announce = true): Promise<GameStatistics | undefined> {
    const loaded = await this.#game.need(part, announce);
    const waiting = this.#waiting;
    this.#waiting = [];
    if (loaded && !this.loaded) {
      this.loaded = new loaded.GameStatistics(this.#game);
      for (const one of waiting) this.loaded.note(...one);
      this.#game.display.update();
    }
    return this.loaded;
  }

  note(happening: Happening): void {
    const { source } = this.#game.dealer;
    if (this.loaded) return this.loaded.note(happening, source);
    this.#waiting.push([happening, source]);
    if (happening.type === 'move') void this.load(false);
  }
}
