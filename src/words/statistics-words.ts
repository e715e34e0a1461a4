import type { Chance, DayResult } from '../keeping/days.js';
import type { StatisticsFault } from '../keeping/statistics-text.js';

/** The share of deals that can be won. */
export interface Chances {
  /** 0 to 1. */
  readonly share: number;
  /** Whether the deal alone decides the game. */
  readonly noChoices: boolean;
  /** Whether the share is the actual value; otherwise it is a lower bound. */
  readonly sure: boolean;
  /** If the exact chance is 1 in n: n. */
  readonly oneIn?: number | undefined;
}

/** Wins of fair deals beside what the odds let expect. */
export interface Luck {
  readonly games: number;
  readonly won: number;
  readonly chances: Chances;
}

/** The texts of the statistics dialog. */
export interface StatisticsWords {
  readonly title: string;
  readonly played: string;
  readonly won: string;
  readonly streak: string;
  readonly bestStreak: string;
  readonly bestTime: string;
  readonly fewestMoves: string;
  /** No game has been counted yet. */
  readonly none: string;
  /** The same, but the game on the board is begun. */
  readonly begun: string;
  /** What closes the dialog while there is nothing in it. */
  readonly toBoard: string;
  /** A newer version of the kit has stored the results. */
  readonly newer: string;
  readonly choose: string;
  /** A game with its options, given as in a saved game. */
  rules(game: string, options: string): string;
  share(won: number, played: number): string;
  /** The fewest moves possible, beside the player’s. */
  par(fewest: number): string;
  afterLoss(count: number): string;
  notCounted(count: number): string;
  luck(luck: Luck): string;
  /** The legend of the chart. */
  readonly chart: {
    readonly wins: string;
    readonly expected: string;
    readonly likely: string;
    readonly ceiling: string;
  };
  readonly howItCounts: string;
  readonly howLines: readonly string[];
  /** The view of all games, and the button that opens it. */
  readonly allGames: string;
  /** The button that leads back from it. */
  readonly back: string;
  readonly time: string;
  /** Where the results are, and that they stay there. */
  readonly local: string;
  readonly notStored: string;
  /** Results that were damaged can be restored. */
  readonly damaged: string;
  readonly restore: string;
  readonly restored: string;
  readonly export: string;
  readonly exported: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly saveFile: string;
  readonly import: string;
  readonly importHere: string;
  readonly chooseFile: string;
  readonly check: string;
  /** What can be imported. */
  found(played: number, games: number): string;
  readonly sameSource: string;
  readonly merge: string;
  readonly replace: string;
  /** The text is right, but there is nothing in it. */
  readonly noResults: string;
  readonly imported: string;
  readonly erase: string;
  readonly eraseAll: string;
  readonly eraseYes: string;
  readonly erased: string;
  readonly cancel: string;
  fault(fault: StatisticsFault): string;
}

/** The texts of the calendar, and of the tag with another game each day. */
export interface DailyWords {
  /** Which game a day has. */
  gameOf(game: string, date: string, today: string): string;
  /** What is shown is no day’s game. */
  anotherGame(game: string): string;
  /** The button for today’s game. */
  toToday(game: string): string;
  /** The button for the game of another day, which was begun and is not finished. */
  toUnfinished(game: string, date: string, today: string): string;
  readonly title: string;
  /** @param chance what can still become of today’s deal */
  streak(days: number, best: number, chance: Chance): string;
  /** When the next deal comes, in milliseconds from now. */
  next(ms: number): string;
  /** @param zone the zone whose dates count: `local`, `utc`, or its name */
  note(zone: string): string;
  month(date: string): string;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** A day for screen readers: its date, and what became of its deal. */
  day(date: string, result: DayResult | undefined, isToday: boolean): string;
  readonly legend: Readonly<Record<'won' | 'late' | 'played', string>>;
  readonly share: string;
  /**
   * A result to share.
   * @param hasHours whether the game has hours to reach
   * @param today whose year goes without saying
   */
  result(game: string, result: DayResult, streak: number, hasHours: boolean, today: string): string;
}
