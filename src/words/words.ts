import type { Card } from '../cards/index.js';
import type {
  Badge,
  Effect,
  Explanation,
  LossReason,
  PileFacts,
  PileSpec,
  Legality,
} from '../rules/engine.js';
import type { ChooseDealWords } from './choose-deal-words.js';
import type { labels } from './en/labels.js';
import type { LearnWords } from './learn-words.js';
import type { ListeningWords, MoveWords } from './listening-words.js';
import type { PictureWords } from './picture-words.js';
import type { PlaybackWords } from './playback-words.js';
import type { ReadingWords } from './reading-words.js';
import type { ScanningWords } from './scanning-words.js';
import type { SettingWords } from './settings-words.js';
import type { ShareWords } from './share-words.js';
import type { Chances, DailyWords, StatisticsWords } from './statistics-words.js';

/** Why the player's command was refused: a code of the rules or of the board. */
export const OTHER_REFUSALS = [
  'busy',
  'cancelled',
  'disabled',
  'demonstration',
  'replay',
  'nothing-to-undo',
  'nothing-to-redo',
  'no-moves-from',
] as const;
export type Refusal = Exclude<Legality, 'ok'> | (typeof OTHER_REFUSALS)[number];

/** What is wrong with a link to a shared game. */
export type LinkFault =
  'version' | 'end' | 'damaged' | 'damaged-moves' | 'options' | 'deal' | 'moves';

/** What the player tried: a card, and the piles it should move between. */
export interface Attempt {
  readonly card?: Card;
  readonly from?: PileFacts;
  readonly to?: PileFacts;
  /** The suit that comes next on that pile, if there is one order of suits. */
  readonly suit?: number | undefined;
  /** What the stock can do now, if nothing lies where the player tried. */
  readonly stock?: 'deals' | 'fills' | undefined;
  /** Whether a move can be taken back. */
  readonly canUndo?: boolean;
}

/** The labels of controls: plain strings. Those in English name the others. */
export type Labels = Readonly<Record<keyof typeof labels, string>>;

/**
 * One language: every text that a player sees or hears. Sentences are made from facts and effects,
 * so they don't depend on which game it is.
 */
export interface Words {
  readonly lang: string;
  readonly labels: Labels;
  gameName(game: string): string;
  /** The number on a dial, or its code: “No. 19”. */
  dealNumber(code: string): string;
  card(card: Card): string;
  /** Where a pile is: “12 o’clock”. */
  place(pile: PileSpec): string;
  /**
   * A pile for screen readers: its place, then its top card, then what lies under it or is missing.
   * @param above the turned card that lies on it, if there is one
   * @param hand what it has to do with the card that is picked up
   */
  pile(pile: PileFacts, above?: PileFacts, hand?: Hand): string;
  badge(badge: Badge): string;
  /** What is written under a badge where there is room; short. */
  readonly badgeNames: Readonly<Record<Badge['kind'] | 'aside', string>>;
  /** @param most a filling of the gaps names so many cards at most, and otherwise counts them */
  move(effects: readonly Effect[], piles: readonly PileFacts[], most?: number): string;
  /**
   * @param deal its number, or the date whose deal it is; null for a custom deal
   * @param today whose year goes without saying
   */
  dealt(game: string, deal: number | string | null, today?: string): string;
  /** A date such as `2026-11-21`, with its year if that is not today’s. */
  day(date: string, today: string): string;
  loaded(moveCount: number): string;
  won(moveCount: number): string;
  /** The heading of a win: what is complete now. */
  wonTitle(piles: readonly PileSpec[], game: string): string;
  lost(reason: LossReason): string;
  /** A part of the kit that the player asked for could not be loaded. */
  readonly notLoaded: string;
  /** Why a form is not complete: the game is to be won. */
  readonly winFirst: string;
  /** In the place of a game, in a browser that can't show it. */
  readonly oldBrowser: string;
  /** The words that are not needed at first. */
  more(): Promise<{ readonly more: MoreWords }>;
}

/** What a pile has to do with the card that is picked up. */
export interface Hand {
  /** Whether it was picked up from this pile. */
  readonly lifted: boolean;
  /** Whether this pile takes it. */
  readonly takes: boolean;
}

/** The words for advice, refusals, explanations and settings, loaded when first needed. */
export interface MoreWords
  extends LearnWords, ListeningWords, MoveWords, ReadingWords, ScanningWords {
  readonly settings: SettingWords;
  readonly playback: PlaybackWords;
  readonly share: ShareWords;
  readonly statistics: StatisticsWords;
  readonly daily: DailyWords;
  readonly chooseDeal: ChooseDealWords;
  readonly picture: PictureWords;
  /**
   * How hard a deal is.
   * @param won how many games of it a model of a careful player has won, if that is known
   */
  rating(difficulty: 'easy' | 'medium' | 'hard', won?: number, plays?: number): string;
  /** Today’s deal is done, and when the next one comes, in milliseconds since 1970 UTC. */
  dayDone(next: number): string;
  /** Another day has come, whose deal New game brings. */
  dayCome(date: string): string;
  /** The page wants the deal of a day that is to come; today’s is dealt instead. */
  dayAhead(date: string, today: string): string;
  /** What became of a day’s result that the player wanted to share. */
  dayShared(how: 'shared' | 'copied' | 'refused'): string;
  /** @param chance of winning with this move, if known */
  hint(card: Card | undefined, from: PileSpec, to: PileSpec, chance?: number): string;
  noHint: string;
  /** A hint in a position that can't be won. */
  hintLost: string;
  /** A hint without the solver: just a legal move. */
  plainHint(card: Card | undefined, from: PileSpec, to: PileSpec): string;
  /** The solver could not be loaded or doesn't answer. */
  noSolver: string;
  /** @param share how much of the search for the last position that could be won is done, once that is known */
  lookingBack(share?: number): string;
  /** Whether the position after this many moves can be won; `undefined` while the solver is working. */
  verdict(kind: 'won' | 'lost' | 'unknown' | undefined, moveCount?: number): string;
  /** `unknown`: no solution was found; `lost`: there is none after this many moves of the game. */
  noSolution(kind: 'lost' | 'unknown', moveCount: number): string;
  /** Asks whether the day's game, which would no longer count, is to be shown all the same. */
  readonly solutionAsks: string;
  /** Says also that the solver can see every card. */
  solutionBegins(moveCount: number): string;
  /** A move of a line: its number, the number of all moves, and what it does. */
  step(
    number: number,
    count: number,
    effects: readonly Effect[],
    piles: readonly PileFacts[],
  ): string;
  /** The last move of a demonstration, and that it has won. */
  solutionEnds(count: number, effects: readonly Effect[], piles: readonly PileFacts[]): string;
  /** The beginning of a replay of the player's game. */
  replayBegins(count: number): string;
  /** The beginning of a replay of a game that was shared; `deal` is null for a custom deal. */
  sharedBegins(game: string, deal: number | null, count: number): string;
  /** The last move of a replay, and how the game stood then. */
  replayEnds(
    count: number,
    effects: readonly Effect[],
    piles: readonly PileFacts[],
    status: 'playing' | 'won' | 'lost',
  ): string;
  /**
   * A link to a shared game that can't be opened.
   * @param part what is wrong: the kit's version, the options, the deal or the moves, or the text is
   *   cut off; undefined if it is something else
   * @param at where it is wrong, in characters from 1
   */
  badLink(part: LinkFault | undefined, at: number): string;
  /** A link to a game that the page does not have. */
  otherGame(game: string): string;
  /** @param chances how many deals can be won, if known */
  explain(explanation: Explanation, piles: readonly PileSpec[], chances?: Chances): string;
  /** How many moves a win took, and the fewest possible for the deal. */
  par(moveCount: number, fewest: number): string;
  odds(chances: Chances): string;
  /** Asks for a choice between two games: the saved one, and the one on the board. */
  readonly savedElsewhere: string;
  /** @param restorable whether the game as it was a little earlier can be restored */
  damagedSave(restorable: boolean): string;
  /** @param restorable whether there is a good copy that the player can restore */
  damagedResults(restorable: boolean): string;
  readonly resultsRestored: string;
  /** @param restorable whether there is a good copy that the player can restore */
  damagedSettings(restorable: boolean): string;
  /** The page has paused the game. */
  readonly paused: string;
  readonly unpaused: string;
  /** The browser doesn't let the page save games. */
  readonly notSaved: string;
  /** Another board of the page saves its game in the place of this one’s. */
  readonly notSavedHere: string;
  readonly storageFull: string;
  /** A finger that went up or down on a card has scrolled the page. */
  readonly holdToDrag: string;
  /** The words of the page's language could not be loaded, so these stay. */
  readonly noLanguage: string;
  refusal(code: Refusal, attempt: Attempt): string;
  /** Shorter sentences, for those who ask for them. */
  readonly brief?: BriefWords;
}

/**
 * Sentences for players who want to hear less: with the cards and places of the full ones, in fewer words. Of a
 * move, which the player has made, only the cards are told that it has made visible. Where a language has no
 * short sentence, the full one is said.
 */
export type BriefWords = Partial<
  Pick<
    Words & MoreWords,
    | 'move'
    | 'dealt'
    | 'loaded'
    | 'won'
    | 'wonTitle'
    | 'lost'
    | 'left'
    | 'par'
    | 'verdict'
    | 'undone'
    | 'redone'
    | 'played'
    | 'lifted'
    | 'putDown'
    | 'hint'
    | 'plainHint'
    | 'noHint'
    | 'hintLost'
    | 'noSolution'
    | 'solutionBegins'
    | 'step'
    | 'solutionEnds'
    | 'replayBegins'
    | 'sharedBegins'
    | 'replayEnds'
    | 'firstLine'
    | 'nextMove'
    | 'choosePile'
    | 'gaps'
    | 'suitOrder'
    | 'yourMove'
  >
>;
