import type { CommandTable } from '../../command.js';
import type { DealSource } from '../../dealer.js';
import type { Feature, Happening } from '../../feature.js';
import { LazyModule } from '../../lazy-module.js';
import type { Play } from '../../play.js';
import type { BoardStatistics } from './board-statistics.js';

const module = new LazyModule('statistics', () => import('./board-statistics.js'));

/** Counts how each game ends. What counts is loaded after the player’s first move, or a day's solution. */
export class StatisticsFeed implements Feature {
  readonly commands: CommandTable;
  #loaded: BoardStatistics | undefined;
  #waiting: [Happening, DealSource | undefined, elapsed: number][] = [];
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.commands = { restoreResults: { run: () => void this.#loaded?.restore() } };
  }

  get loaded(): BoardStatistics | undefined {
    return this.#loaded;
  }

  /** @returns undefined if they can’t be loaded */
  async load(announce = true): Promise<BoardStatistics | undefined> {
    const play = this.#play;
    const loaded = await play.load(module, announce);
    const waiting = this.#waiting;
    this.#waiting = [];
    if (loaded && !this.#loaded) {
      this.#loaded = new loaded.BoardStatistics(play);
      for (const one of waiting) this.#loaded.note(...one);
      play.display.update();
    }
    return this.#loaded;
  }

  happened(happening: Happening): void {
    const { dealer, session } = this.#play;
    const source = dealer.sourceOf(session.history.opening);
    const { elapsed } = session;
    if (this.#loaded) return this.#loaded.note(happening, source, elapsed);
    this.#waiting.push([happening, source, elapsed]);
    // A day's deal that was shown is noted at once: the player may leave it without a move.
    const isDay = happening.type === 'solution' && session.history.opening.day !== undefined;
    if (happening.type === 'move' || isDay) void this.load(false);
  }

  seen(visible: boolean): void {
    if (!visible) this.#loaded?.countTime(this.#play.session.elapsed);
  }
}
