import type { DealDetail, LoadDetail } from '../../../session/index.js';
import { type DayResult, isShown } from '../../../keeping/days.js';
import {
  addTime,
  begin,
  finish,
  leave,
  setPar,
  show,
  showDeal,
  skip,
} from '../../../keeping/counting.js';
import {
  NOTHING,
  optionText,
  type Play as PlayedDeal,
  playOf,
  sameRules,
  type Statistics,
  type Tally,
  tallyOf,
} from '../../../keeping/tally.js';
import { dateIn } from '../../../keeping/zones.js';
import type { Play } from '../../play.js';
import { storageOf } from '../../host.js';
import type { DealSource } from '../../dealer.js';
import type { Happening } from '../../feature.js';
import { hoursOf } from './hours.js';
import { StatisticsStore } from './store.js';

/** A game that doesn’t count: its cards were given by the page, or it was loaded. */
const FOREIGN = 'foreign';

const ALL_HOURS = 4095;

/** Keeps the statistics of one board, from what happens on it. */
export class BoardStatistics {
  readonly store: StatisticsStore;
  #dayResult: DayResult | undefined;
  readonly #play: Play;
  /** Milliseconds of the game on the board that are counted, and as they were when something last happened. */
  #counted = 0;
  #elapsed = 0;
  /** The rules of the game in which these milliseconds were counted. */
  #rules: Pick<PlayedDeal, 'game' | 'options'> | undefined;
  #played: PlayedDeal | typeof FOREIGN | undefined;
  /** The date whose deal is on the board, whether it counts or not; empty for others. */
  #date = '';
  /** Whether the player has made a move. */
  #begun = false;
  /** Whether the solution was shown before that. */
  #shown = false;
  /** When the first move was made since the cards were dealt, in milliseconds since 1970 UTC. */
  #since = 0;

  constructor(play: Play) {
    this.#play = play;
    this.store = new StatisticsStore(
      () => storageOf(play.host)!(),
      (code, message) => {
        play.session.notify({ code, message });
        if (code === 'damaged-statistics') void this.#tellDamage();
      },
    );
  }

  /** Brings back the last good copy of results that were damaged. */
  async restore(): Promise<void> {
    this.store.restore();
    if (await this.#play.messages.loadMore()) this.#play.messages.say('resultsRestored');
  }

  /** The end of the day’s deal on the board, for sharing; undefined for others, or without an end. */
  get dayResult(): DayResult | undefined {
    return this.#dayResult;
  }

  get all(): Statistics {
    return storageOf(this.#play.host) ? this.store.read() : NOTHING;
  }

  /** The results with the rules on the board. */
  get tally(): Tally {
    const { game, options } = this.#play.session.rules;
    return tallyOf(this.all, { game, options: optionText(options) });
  }

  /** Whether the game on the board is begun, and counts as soon as it ends. */
  get isOpen(): boolean {
    return this.all.plays.some((one) => one.state === 'open' && isSame(one, this.#played));
  }

  /** The date whose deal is on the board; empty if it isn’t a day’s deal. */
  get day(): string {
    return this.#played === FOREIGN ? '' : (this.#played?.day ?? '');
  }

  /** Counts the time of play. @param elapsed that of the game on the board, so far */
  countTime(elapsed = this.#elapsed): void {
    const more = elapsed - this.#counted;
    this.#elapsed = elapsed;
    const rules = this.#rules;
    if (!rules || !this.#begun || more <= 0) return;
    this.#counted = elapsed;
    // What has been forgotten or erased does not begin anew before the next result.
    this.#update((all) =>
      [...all.plays, ...all.games].some((one) => sameRules(one, rules))
        ? addTime(all, rules, more)
        : all,
    );
  }

  /** @param elapsed milliseconds of the game on the board, when it happened */
  note(happening: Happening, source: DealSource | undefined, elapsed: number): void {
    if (happening.type === 'deal' || happening.type === 'load') {
      // The game before is no longer on the board.
      this.countTime();
      this.#counted = elapsed;
      const { game, options } = happening.detail;
      this.#rules = { game, options: optionText(options) };
      this.#date = happening.detail.day ?? '';
    }
    this.#elapsed = elapsed;
    switch (happening.type) {
      case 'deal':
        this.#since = 0;
        if (!happening.detail.restart) this.#deal(happening.detail, source);
        this.#dayResult = undefined;
        this.#noteShown();
        break;
      case 'load':
        this.#load(happening.detail);
        this.#noteShown();
        break;
      case 'undo':
        this.#dayResult = undefined;
        break;
      case 'solution':
        this.#show();
        break;
      case 'move':
        this.#since ||= Date.now();
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
    if (await this.#play.messages.loadMore())
      this.#play.messages.say('damagedResults', this.store.isDamaged);
  }

  #deal({ game, options, deal, day = '' }: DealDetail, source: DealSource | undefined): void {
    this.#changed((all, play) => leave(all, play, Date.now()));
    const { request = '', winnable = true } = source ?? {};
    const fair = !winnable && (day !== '' || request === 'random');
    this.#begun = this.#shown = false;
    if (typeof deal !== 'number') {
      this.#played = FOREIGN;
      return;
    }
    const rules = { game, options: optionText(options) };
    // Two days can have the same deal.
    const known = request === 'random' ? undefined : playOf(this.all, rules, deal, day);
    this.#begun = known !== undefined;
    this.#played = known ?? { ...rules, deal, since: 0, fair, day, state: 'open', number: 0 };
  }

  /** A game that was begun here goes on; others don’t count, unless they are this device’s own. */
  #load({ game, options, deal, day, reason }: LoadDetail): void {
    const rules = { game, options: optionText(options) };
    const known = typeof deal === 'number' ? playOf(this.all, rules, deal, day) : undefined;
    this.#since = known?.since ?? 0;
    if (known && this.#begun && isSame(known, this.#played)) return;
    this.#changed((before, play) => leave(before, play, Date.now()));
    this.#begun = known !== undefined;
    this.#shown = false;
    this.#dayResult = undefined;
    const own = reason === 'resume' && typeof deal === 'number';
    const resumed: PlayedDeal | undefined = own
      ? { ...rules, deal, since: 0, fair: false, day: day ?? '', state: 'open', number: 0 }
      : undefined;
    this.#played = known ?? resumed ?? FOREIGN;
    // The day’s deal may be shown as it ended.
    if (known && this.#play.status !== 'playing')
      this.#dayResult = this.tally.days.find(
        ({ date, result }) => date === known.day && result !== 'shown',
      );
  }

  #begin(): void {
    if (this.#begun || !this.#played) return;
    this.#begun = true;
    const now = Date.now();
    if (this.#played === FOREIGN) {
      const { game, options } = this.#play.session.rules;
      this.#update((all) => skip(all, { game, options: optionText(options) }));
      return;
    }
    const played: PlayedDeal = { ...this.#played, since: now };
    this.#played = played;
    this.#update((all) => begin(all, played, now));
    if (this.#shown) this.#show();
  }

  /** Whoever has been shown the solution of a day's deal knows it when it is dealt again. */
  #noteShown(): void {
    const { session } = this.#play;
    const date = this.#date;
    if (!date || !isShown(tallyOf(this.all, this.#rules!), date)) return;
    this.#shown = true;
    // What happens is noted late while this is loaded.
    if (session.history.opening.day === date) session.note({ solutionShown: true });
  }

  #show(): void {
    this.#shown = true;
    const [rules, date] = [this.#rules, this.#date];
    if (rules && date) this.#update((all) => showDeal(all, rules, date));
    this.#changed((all, play) => show(all, play));
  }

  #end(won: boolean, { moveCount, elapsed }: { moveCount: number; elapsed: number }): void {
    const { rules, state, history } = this.#play.session;
    const hours = won ? ALL_HOURS : hoursOf(rules.table(state).piles);
    const now = Date.now();
    const { day: date } = this;
    const late = ![now, this.#since].some((time) => dateIn(this.#zone, time) === date);
    const end = { won, moves: moveCount, time: elapsed, hours, now, late };
    this.#changed((all, play) => finish(all, play, end));
    this.countTime(elapsed);
    if (!date || history.notes.solutionShown) return;
    const result = won ? (late ? 'late' : 'won') : 'lost';
    this.#dayResult = { date, result, moves: moveCount, time: elapsed, hours };
  }

  get #zone(): string {
    return this.#play.host.setting('day-zone');
  }

  /** Changes what is counted of the game on the board, once the player has made a move. */
  #changed(change: (all: Statistics, play: PlayedDeal) => Statistics): void {
    const play = this.#played;
    if (this.#begun && play && play !== FOREIGN) this.#update((all) => change(all, play));
  }

  #update(change: (all: Statistics) => Statistics): void {
    if (storageOf(this.#play.host)) this.store.update(change);
  }
}

const isSame = (a: PlayedDeal, b: PlayedDeal | typeof FOREIGN | undefined): boolean =>
  typeof b === 'object' && a.deal === b.deal && a.since === b.since;
