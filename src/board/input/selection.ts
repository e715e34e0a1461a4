import {
  type Card,
  cardOf,
  countOf,
  type Effect,
  isDown,
  type Move,
  type PileFacts,
  type Rules,
  type State,
} from '../../rules/engine.js';
import type { Command, Message, Part } from '../../game/index.js';
import type { Result } from '../../session/index.js';
import { roles, turnedPile } from '../roles.js';
import type { Attempt, Refusal, Words } from '../../words/index.js';

/** What the board needs from the game. */
export interface BoardHost {
  readonly rules: Rules;
  readonly state: State;
  readonly piles: readonly PileFacts[];
  readonly words: Words;
  /** The deal's number, or null for a custom one. */
  readonly dealNumber: number | null;
  /** The moves made, in order. */
  readonly tokens: readonly string[];
  /** The effects of the last of them. */
  readonly lastEffects: readonly Effect[];
  /** Plays a move of the player's. */
  play(move: Move): Result;
  say(...message: Message): void;
  /** Says why something can’t be done. */
  refuse(code: Refusal, attempt: Attempt): void;
  command(name: Command): void;
  /**
   * Loads a part of the kit; undefined if that fails.
   * @param announce whether to tell the player, because they have asked for it
   */
  need<T>(part: Part<T>, announce: boolean): Promise<T | undefined>;
  /** The page's own drawing of a card, or of the back for null. */
  drawCard(card: number | null, large: boolean): Node | undefined;
}

/** How the board shows the selection. */
export interface SelectionView {
  /** Shows a pile's top cards as lifted, or none. */
  lifted(pile: number | undefined, count: number, targets: readonly number[]): void;
  refused(pile: number): void;
  /** Puts the lifted card back where it was. */
  home(): void;
}

/** Two taps of a pointer within this many milliseconds are a double tap. */
const DOUBLE_TAP = 400;
/**
 * A tap on a card with only one target plays it. A tap on that target within this many milliseconds
 * is ignored, because some players always tap both.
 */
const SECOND_TAP = 1200;

/** A move made by a tap of a pointer: the tapped pile, and the target if the card was tapped. */
interface Played {
  readonly pile: number;
  readonly target: number | undefined;
  readonly at: number;
}

/**
 * The lifted card: it turns taps, drops and keys into moves. A turned card counts as lifted; any other
 * card is lifted by the first tap if it has several targets.
 */
export class Selection {
  #source: number | undefined;
  /** The number of lifted cards. */
  #count = 1;
  #liftedAt = 0;
  #justPlayed: Played | undefined;

  readonly #host: BoardHost;
  readonly #view: SelectionView;

  constructor(host: BoardHost, view: SelectionView) {
    this.#host = host;
    this.#view = view;
  }

  /** The pile whose card is lifted. */
  get lifted(): number | undefined {
    return this.#source;
  }

  /** What is lifted, as {@link lift} takes it. */
  get hand(): readonly [source: number | undefined, time: number, count: number] {
    return [this.#source, this.#liftedAt, this.#count];
  }

  /** The pile that a gesture on `pile` moves a card from: the pile lying on it, if there is one. */
  sourceAt(pile: number): number {
    const { piles } = this.#host;
    const { id } = piles[pile]!;
    const over = piles.findIndex((other) => other.over === id && other.cards.length > 0);
    return over < 0 ? pile : over;
  }

  movesFrom(source: number): readonly Move[] {
    const { rules, state } = this.#host;
    return rules.moves(state).filter((move) => move.from === source);
  }

  /** The number of cards that a gesture lifts if it points at the card `depth` from the top. */
  countAt(source: number, depth: number): number {
    const counts = this.#countsFrom(source);
    return counts.find((count) => count >= depth) ?? counts[0] ?? 1;
  }

  /** The numbers of cards that can be moved from a pile together, in ascending order. */
  #countsFrom(source: number): number[] {
    return this.movesFrom(source)
      .map(countOf)
      .sort((a, b) => a - b);
  }

  /** The moves that a tap on a pile can make; the waste is turned over by tapping the stock. */
  #tapMovesFrom(source: number, count: number): readonly Move[] {
    const { piles } = this.#host;
    return this.movesFrom(source).filter(
      (move) => piles[move.to]!.role !== 'stock' && countOf(move) === count,
    );
  }

  /**
   * Handles a tap, or Enter, on a pile.
   * @param time when a pointer tapped, to recognise a double tap; a key has none
   * @param depth the tapped card of the pile, counted from 1 for the top card
   */
  tap(pile: number, time = NaN, depth = 1): void {
    const before = this.#justPlayed;
    if (before) {
      const since = time - before.at;
      // The second half of a double tap must not play the card that was uncovered.
      if (before.pile === pile && since < DOUBLE_TAP) return;
      this.#justPlayed = undefined;
      if (before.target === pile && since < SECOND_TAP) return;
    }
    const { role } = this.#host.piles[pile]!;
    const move = this.#moveOfTap(pile, time, depth);
    if (!move || !this.#play(move) || Number.isNaN(time) || role === 'stock') return;
    this.#justPlayed = { pile, target: move.from === pile ? move.to : undefined, at: time };
  }

  /** The move that a tap makes; undefined if it lifts a card, puts one down or is refused. */
  #moveOfTap(pile: number, time: number, depth: number): Move | undefined {
    const { piles, rules, state } = this.#host;
    const turned = turnedPile(piles);
    if (turned >= 0) return this.#tapWithTurned(turned, pile, time);
    const source = this.#source;
    if (source === undefined) return this.#tapWithoutCard(pile, time, depth);
    const count = this.#count;
    if (source === pile) {
      const again = time - this.#liftedAt < DOUBLE_TAP;
      const obvious = again ? rules.obvious(state, pile) : undefined;
      if (obvious) return obvious;
      // Pressing Enter again lifts a longer run; a tap points at a card of the run.
      const other = Number.isNaN(time)
        ? this.#countsFrom(pile).find((longer) => longer > count)
        : this.countAt(pile, depth);
      if (other && other !== count) this.lift(pile, time, true, other);
      else this.putDown(true);
      return undefined;
    }
    if (rules.legality(state, source, pile, count) === 'ok') return rules.move(source, pile, count);
    // A tap on another card that can move plays or lifts that card instead.
    if (
      piles[pile]!.role === 'stock' ||
      this.#tapMovesFrom(pile, this.countAt(pile, depth)).length > 0
    ) {
      return this.#tapWithoutCard(pile, time, depth);
    }
    this.#refuse(source, pile);
    return undefined;
  }

  /** Handles a card dropped on another pile, or on none. */
  drop(source: number, pile: number | undefined): void {
    // If the table has changed during the drag, another card may be there now.
    const gone = this.#source !== source;
    if (gone) return this.putDown(false);
    // Announced, because an earlier refusal would seem to be about this card.
    if (pile === undefined) return this.putDown(true);
    const { rules, state } = this.#host;
    const count = this.#count;
    if (rules.legality(state, source, pile, count) === 'ok') {
      this.#play(rules.move(source, pile, count));
    } else this.#refuse(source, pile);
  }

  lift(source: number, time: number, announce: boolean, count = this.countAt(source, 1)): void {
    const host = this.#host;
    const targets = this.#tapMovesFrom(source, count).map((move) => move.to);
    this.#source = source;
    this.#count = count;
    this.#liftedAt = time;
    this.#view.lifted(source, count, targets);
    if (!announce) return;
    const goals = targets.map((to) => host.piles[to]!);
    host.say('lifted', this.#liftedCard, goals, count);
  }

  /** The lifted card; of a run, the lowest one. */
  get #liftedCard(): Card {
    return cardOf(this.#host.state.piles[this.#source!]!.at(-this.#count)!);
  }

  putDown(announce: boolean): void {
    const host = this.#host;
    if (this.#source === undefined) return;
    const card = this.#liftedCard;
    this.#source = undefined;
    this.#view.lifted(undefined, 0, []);
    this.#view.home();
    if (announce) host.say('putDown', card);
  }

  /** Deselects without an announcement, because the table has changed. */
  forget(): void {
    this.#source = undefined;
    this.#justPlayed = undefined;
    this.#view.lifted(undefined, 0, []);
  }

  #tapWithTurned(turned: number, pile: number, time: number): Move | undefined {
    const moves = this.movesFrom(turned);
    const onItself = this.sourceAt(pile) === turned;
    // If there is a choice, a tap on the turned card must not make it.
    if (onItself && moves.length > 1 && this.#source === undefined) {
      this.lift(turned, time, true);
      return undefined;
    }
    const there = moves.find((move) => move.to === pile);
    const only = moves.length === 1 && onItself ? moves[0] : undefined;
    const move = there ?? only;
    if (!move) this.#refuse(turned, pile);
    return move;
  }

  #tapWithoutCard(pile: number, time: number, depth: number): Move | undefined {
    const { role, cards } = this.#host.piles[pile]!;
    if (role === 'stock') return this.#tapStock(pile);
    const count = this.countAt(pile, depth);
    const moves = this.#tapMovesFrom(pile, count);
    // A key lifts first if there is also a longer run.
    const longer = Number.isNaN(time) && this.#countsFrom(pile).at(-1)! > count;
    if (moves.length > 1 || (longer && moves.length > 0)) {
      this.lift(pile, time, true, count);
      return undefined;
    }
    const [only] = moves;
    if (only) return only;
    this.#explainRefusal(cards.length === 0 ? 'empty-pile' : roles[role].keeps, pile, undefined);
    return undefined;
  }

  /** A tap on the stock deals a card, fills the gaps, or turns the waste over, whichever is legal. */
  #tapStock(stock: number): Move | undefined {
    const { rules, state, piles } = this.#host;
    const move = rules.moves(state).find(({ from, to }) => from === stock || to === stock);
    if (move) return move;
    const waste = piles.findIndex(({ role }) => role === 'waste');
    const isEmpty = piles[stock]!.cards.length === 0;
    if (waste < 0) {
      this.#explainRefusal(
        isEmpty ? 'stock-empty' : this.#whyNothingIsDealt(stock),
        stock,
        undefined,
      );
    } else if (isEmpty) this.#refuse(waste, stock);
    else this.#refuse(stock, waste);
    return undefined;
  }

  /** Why a stock without a waste deals no card: the reason for its first goal, which stands for all. */
  #whyNothingIsDealt(stock: number): Refusal {
    const { rules, state, piles } = this.#host;
    const goal = piles.findIndex((_, pile) => pile !== stock);
    const legality = rules.legality(state, stock, goal);
    return legality === 'ok' ? 'cancelled' : legality;
  }

  #play(move: Move): boolean {
    this.forget();
    const result = this.#host.play(move);
    const { from, to, count } = move;
    if (!result.ok) this.#explainRefusal(result.error.code as Refusal, from, to, count);
    return result.ok;
  }

  #refuse(source: number, pile: number): void {
    const { rules, state } = this.#host;
    const count = this.#source === source ? this.#count : 1;
    const legality = rules.legality(state, source, pile, count);
    this.forget();
    this.#explainRefusal(legality === 'ok' ? 'cancelled' : legality, source, pile, count);
  }

  #explainRefusal(code: Refusal, source: number, pile: number | undefined, count = 1): void {
    const host = this.#host;
    const lowest = host.piles[source]!.cards.at(-count);
    const card = lowest === undefined || isDown(lowest) ? undefined : lowest;
    const to = pile === undefined ? undefined : host.piles[pile];
    host.refuse(code, { card, from: host.piles[source], to });
    this.#view.refused(pile ?? source);
  }
}
