import {
  cardOf,
  type Move,
  type PileFacts,
  type Rules,
  type State,
  topOf,
} from '../rules/engine.js';
import type { Command, Message, Part } from '../game/index.js';
import type { Result } from '../session/index.js';
import type { Attempt, Refusal, Words } from '../words/index.js';

/** What the board needs from the game. */
export interface BoardHost {
  readonly rules: Rules;
  readonly state: State;
  readonly piles: readonly PileFacts[];
  readonly words: Words;
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
  /** Shows a pile's card as lifted, or none. */
  lifted(pile: number | undefined, targets: readonly number[]): void;
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

  /** The moves that a tap on a pile can make; the waste is turned over by tapping the stock. */
  #tapMovesFrom(source: number): readonly Move[] {
    const { piles } = this.#host;
    return this.movesFrom(source).filter(({ to }) => piles[to]!.role !== 'stock');
  }

  /**
   * Handles a tap, or Enter, on a pile.
   * @param time when a pointer tapped, to recognise a double tap; a key has none
   */
  tap(pile: number, time = NaN): void {
    const before = this.#justPlayed;
    if (before) {
      const since = time - before.at;
      // The second half of a double tap must not play the card that was uncovered.
      if (before.pile === pile && since < DOUBLE_TAP) return;
      this.#justPlayed = undefined;
      if (before.target === pile && since < SECOND_TAP) return;
    }
    const { role } = this.#host.piles[pile]!;
    const move = this.#moveOfTap(pile, time);
    if (!move || !this.#play(move) || Number.isNaN(time) || role === 'stock') return;
    this.#justPlayed = { pile, target: move.from === pile ? move.to : undefined, at: time };
  }

  /** The move that a tap makes; undefined if it lifts a card, puts one down or is refused. */
  #moveOfTap(pile: number, time: number): Move | undefined {
    const { piles, rules, state } = this.#host;
    const turned = piles.findIndex(({ role, cards }) => role === 'turned' && cards.length > 0);
    if (turned >= 0) return this.#tapWithTurned(turned, pile, time);
    const source = this.#source;
    if (source === undefined) return this.#tapWithoutCard(pile, time);
    if (source === pile) {
      const again = time - this.#liftedAt < DOUBLE_TAP;
      const obvious = again ? rules.obvious(state, pile) : undefined;
      if (!obvious) this.putDown(true);
      return obvious;
    }
    if (rules.legality(state, source, pile) === 'ok') return rules.move(source, pile);
    // A tap on another card that can move plays or lifts that card instead.
    if (piles[pile]!.role === 'stock' || this.#tapMovesFrom(pile).length > 0) {
      return this.#tapWithoutCard(pile, time);
    }
    this.#refuse(source, pile);
    return undefined;
  }

  /** Handles a card dropped on a pile, or on none. */
  drop(source: number, pile: number | undefined): void {
    // If the table has changed during the drag, another card may be there now.
    const gone = this.#source !== source;
    if (gone) return this.putDown(false);
    // Announced, because an earlier refusal would seem to be about this card.
    if (pile === undefined || pile === source) return this.putDown(true);
    const { rules, state } = this.#host;
    const backWhereItLay = this.sourceAt(pile) === source && this.movesFrom(source).length > 1;
    if (backWhereItLay) return this.putDown(true);
    if (rules.legality(state, source, pile) === 'ok') this.#play(rules.move(source, pile));
    else this.#refuse(source, pile);
  }

  lift(source: number, time: number, announce: boolean): void {
    const host = this.#host;
    const targets = this.#tapMovesFrom(source).map((move) => move.to);
    this.#source = source;
    this.#liftedAt = time;
    this.#view.lifted(source, targets);
    if (!announce) return;
    const card = cardOf(topOf(host.state.piles[source]!));
    host.say(
      'lifted',
      card,
      targets.map((to) => host.piles[to]!),
    );
  }

  putDown(announce: boolean): void {
    const host = this.#host;
    const source = this.#source;
    if (source === undefined) return;
    this.#source = undefined;
    this.#view.lifted(undefined, []);
    this.#view.home();
    if (announce) host.say('putDown', cardOf(topOf(host.state.piles[source]!)));
  }

  /** Deselects without an announcement, because the table has changed. */
  forget(): void {
    this.#source = undefined;
    this.#justPlayed = undefined;
    this.#view.lifted(undefined, []);
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

  #tapWithoutCard(pile: number, time: number): Move | undefined {
    const { role, cards } = this.#host.piles[pile]!;
    if (role === 'stock') return this.#tapStock(pile);
    const moves = this.#tapMovesFrom(pile);
    if (moves.length > 1) {
      this.lift(pile, time, true);
      return undefined;
    }
    const [only] = moves;
    if (only) return only;
    const keeps = role === 'foundation' ? 'foundation-keeps' : 'no-moves-from';
    this.#explainRefusal(cards.length === 0 ? 'empty-pile' : keeps, pile, undefined);
    return undefined;
  }

  /** A tap on the stock deals a card, fills the gaps, or turns the waste over, whichever is legal. */
  #tapStock(stock: number): Move | undefined {
    const { rules, state, piles } = this.#host;
    const move = rules.moves(state).find(({ from, to }) => from === stock || to === stock);
    if (move) return move;
    const waste = piles.findIndex(({ role }) => role === 'waste');
    if (piles[stock]!.cards.length > 0) this.#refuse(stock, waste);
    else this.#refuse(waste, stock);
    return undefined;
  }

  #play(move: Move): boolean {
    this.forget();
    const result = this.#host.play(move);
    if (!result.ok) this.#explainRefusal(result.error.code as Refusal, move.from, move.to);
    return result.ok;
  }

  #refuse(source: number, pile: number): void {
    const { rules, state } = this.#host;
    const legality = rules.legality(state, source, pile);
    this.forget();
    this.#explainRefusal(legality === 'ok' ? 'cancelled' : legality, source, pile);
  }

  #explainRefusal(code: Refusal, source: number, pile: number | undefined): void {
    const host = this.#host;
    const { cards } = host.piles[source]!;
    const top = topOf(cards);
    const card = top >= 0 && top < 64 ? top : undefined;
    const to = pile === undefined ? undefined : host.piles[pile];
    host.refuse(code, { card, from: host.piles[source], to });
    this.#view.refused(pile ?? source);
  }
}
