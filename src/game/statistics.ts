import type { DealDetail, LoadDetail } from '../session/index.js';
import { type DayResult, dayStreak } from '../keeping/days.js';
import { begin, finish, leave, setPar, show, skip } from '../keeping/counting.js';
import {
  NOTHING,
  optionText,
  type Play,
  playOf,
  type Statistics,
  type Tally,
  tallyOf,
} from '../keeping/tally.js';
import { dateOf, type PileFacts } from '../rules/engine.js';
import type { MoreWords } from '../words/index.js';
import type { GameController } from './controller.js';
import { isDay } from './deal-request.js';
import type { DealSource } from './dealer.js';
import type { Happening } from './statistics-feed.js';
import { StatisticsStore } from './statistics-store.js';

/** A game that doesn’t count: its cards were given by the page, or it was loaded. */
const FOREIGN = 'foreign';

const ALL_HOURS = 4095;

/** The hours whose piles are complete: bit 0 for one o’clock. */
export const hoursOf = (piles: readonly PileFacts[]): number =>
  piles.reduce((hours, { complete, place, hour, rank = 0 }) => {
    const at = hour || ('hour' in place ? place.hour : rank);
    return complete && at > 0 && at < 13 ? hours | (1 << (at - 1)) : hours;
  }, 0);

/** Keeps the statistics of one board, from what happens on it. */
export class GameStatistics {
  readonly store: StatisticsStore;
  /** The end of the day’s deal on the board, for sharing; undefined for others, or without an end. */
  dayResult: DayResult | undefined;
  /** A result that could not be copied. */
  #unshared: DayResult | undefined;
  readonly #game: GameController;
  #play: Play | typeof FOREIGN | undefined;
  /** Whether the player has made a move. */
  #begun = false;
  /** Whether the solution was shown before that. */
  #shown = false;

  constructor(game: GameController) {
    this.#game = game;
    this.store = new StatisticsStore(
      () => game.storage!(),
      (code, message) => {
        game.session.trouble(code, message);
        if (code === 'damaged-statistics') void this.#tellDamage();
      },
    );
  }

  /** Brings back the last good copy of results that were damaged. */
  async restore(): Promise<void> {
    this.store.restore();
    if (await this.#game.needWords()) this.#game.say('resultsRestored');
  }

  get all(): Statistics {
    return this.#game.storage ? this.store.read() : NOTHING;
  }

  /** The results with the rules on the board. */
  get tally(): Tally {
    const { game, options } = this.#game.session.rules;
    return tallyOf(this.all, { game, options: optionText(options) });
  }

  /** Whether the game on the board is begun, and counts as soon as it ends. */
  get isOpen(): boolean {
    return this.all.plays.some((one) => one.state === 'open' && isSame(one, this.#play));
  }

  /** The date whose deal is on the board; empty if it isn’t a day’s deal. */
  get day(): string {
    return this.#play === FOREIGN ? '' : (this.#play?.day ?? '');
  }

  /** A day’s result as text, without anything that would spoil its deal for others. */
  resultText(result: DayResult, { daily }: MoreWords): string {
    const streak = dayStreak(this.tally, result.date);
    const { rules, state } = this.#game.session;
    const complete = rules.table(state).piles.map((pile) => ({ ...pile, complete: true }));
    return daily.result(rules.game, result, streak, hoursOf(complete) > 0);
  }

  /** Shares the result of the day’s deal on the board; if that isn’t allowed, a dialog shows it. */
  async share(): Promise<void> {
    const { dayResult } = this;
    const words = await this.#game.needWords();
    if (!dayResult || !words) return;
    const how = await this.#game.display.shareText(this.resultText(dayResult, words));
    if (how === 'refused') {
      this.#unshared = dayResult;
      this.#game.display.openDialog('daily');
    } else if (how) this.#game.say('dayShared', how);
  }

  /** A result that could not be copied, once. */
  takeUnshared(words: MoreWords): string {
    const result = this.#unshared;
    this.#unshared = undefined;
    return result ? this.resultText(result, words) : '';
  }

  note(happening: Happening, source: DealSource | undefined): void {
    switch (happening.type) {
      case 'deal':
        if (!happening.detail.restart) this.#deal(happening.detail, source);
        this.dayResult = undefined;
        break;
      case 'load':
        this.#load(happening.detail);
        break;
      case 'undo':
        this.dayResult = undefined;
        break;
      case 'solution':
        this.#show();
        break;
      case 'move':
        if (happening.detail.by === 'solution') this.#show();
        if (happening.detail.by !== 'method') this.#begin();
        break;
      case 'win':
      case 'loss':
        this.#end(happening.type === 'win', happening.detail);
        break;
      case 'par':
        this.#changed((all, play) => setPar(all, play, play.deal, happening.par ?? 0));
    }
  }

  async #tellDamage(): Promise<void> {
    if (await this.#game.needWords()) this.#game.say('damagedResults', this.store.isDamaged);
  }

  #deal({ game, options, deal }: DealDetail, source: DealSource | undefined): void {
    this.#changed((all, play) => leave(all, play, Date.now()));
    const { request = '', winnable = true } = source ?? {};
    const day = isDay(request) ? request : '';
    const fair = !winnable && (day !== '' || request === 'random');
    this.#begun = this.#shown = false;
    if (typeof deal !== 'number') {
      this.#play = FOREIGN;
      return;
    }
    const rules = { game, options: optionText(options) };
    // Two days can have the same deal.
    const known = request === 'random' ? undefined : playOf(this.all, rules, deal, day);
    this.#begun = known !== undefined;
    this.#play = known ?? { ...rules, deal, since: 0, fair, day, state: 'open', number: 0 };
  }

  /** A game that was begun here goes on; others don’t count, unless they are this device’s own. */
  #load({ game, options, deal, reason }: LoadDetail): void {
    const rules = { game, options: optionText(options) };
    const known = typeof deal === 'number' ? playOf(this.all, rules, deal) : undefined;
    if (known && this.#begun && isSame(known, this.#play)) return;
    this.#changed((before, play) => leave(before, play, Date.now()));
    this.#begun = known !== undefined;
    this.#shown = false;
    this.dayResult = undefined;
    const own = reason === 'resume' && typeof deal === 'number';
    const resumed: Play | undefined = own
      ? { ...rules, deal, since: 0, fair: false, day: '', state: 'open', number: 0 }
      : undefined;
    this.#play = known ?? resumed ?? FOREIGN;
  }

  #begin(): void {
    if (this.#begun || !this.#play) return;
    this.#begun = true;
    const now = Date.now();
    if (this.#play === FOREIGN) {
      const { game, options } = this.#game.session.rules;
      this.#update((all) => skip(all, { game, options: optionText(options) }));
      return;
    }
    const play: Play = { ...this.#play, since: now };
    this.#play = play;
    this.#update((all) => begin(all, play, now));
    if (this.#shown) this.#show();
  }

  #show(): void {
    this.#shown = true;
    this.#changed((all, play) => show(all, play));
  }

  #end(won: boolean, { moveCount, elapsed }: { moveCount: number; elapsed: number }): void {
    const { rules, state } = this.#game.session;
    const hours = won ? ALL_HOURS : hoursOf(rules.table(state).piles);
    const now = Date.now();
    const end = { won, moves: moveCount, time: elapsed, hours, now };
    this.#changed((all, play) => finish(all, play, end));
    const { day: date } = this;
    if (!date) return;
    const result = won ? (date === dateOf(now) ? 'won' : 'late') : 'lost';
    this.dayResult = { date, result, moves: moveCount, time: elapsed, hours };
  }

  /** Changes what is counted of the game on the board, once the player has made a move. */
  #changed(change: (all: Statistics, play: Play) => Statistics): void {
    const play = this.#play;
    if (this.#begun && play && play !== FOREIGN) this.#update((all) => change(all, play));
  }

  #update(change: (all: Statistics) => Statistics): void {
    if (this.#game.storage) this.store.update(change);
  }
}

const isSame = (a: Play, b: Play | typeof FOREIGN | undefined): boolean =>
  typeof b === 'object' && a.deal === b.deal && a.since === b.since;
