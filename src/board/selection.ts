import {
  type Card,
  cardOf,
  countOf,
  isDown,
  type Move,
  type PileFacts,
  type Rules,
  type State,
} from '../rules/engine.js';
import type { Command, Message, Part } from '../game/index.js';
import type { Result } from '../session/index.js';
import type { Attempt, Refusal, Words } from '../words/index.js';

/** What the board asks of the game around it. */
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
   * A part that is loaded when it is wanted; undefined where it doesn't come.
   * @param aloud whether the player is told so, who has asked for it
   */
  need<T>(part: Part<T>, aloud: boolean): Promise<T | undefined>;
  /** The page's own drawing of a card, or of the back for null. */
  drawCard(card: number | null, large: boolean): Node | undefined;
}

/** What the board shows of the hand. */
export interface SelectionView {
  /** A pile's top cards are lifted, or none are. */
  lifted(pile: number | undefined, count: number, targets: readonly number[]): void;
  refused(pile: number): void;
  /** The lifted card is put down where it was. */
  home(): void;
}

/** Two taps of a pointer within this many milliseconds are one gesture. */
const DOUBLE_TAP = 400;
/** A tap on a card with one way to go plays it; a second tap, on its goal, is a habit, not a wish. */
const HABIT = 1200;

/** A move made by a tap of a pointer: the pile that was tapped, the card's goal if that was another. */
interface Played {
  readonly pile: number;
  readonly goal: number | undefined;
  readonly at: number;
}

/**
 * The player's hand: it makes moves of taps, drops and keys. A turned card is always in hand; any
 * other is lifted first where it has a choice.
 */
export class Selection {
  #source: number | undefined;
  /** How many cards are lifted. */
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

  /** The pile that a gesture on `pile` takes its card from: the one that lies on it, if one does. */
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

  /** How many cards a gesture lifts from a pile that points at the card `depth` from the top. */
  countAt(source: number, depth: number): number {
    const counts = this.#countsFrom(source);
    return counts.find((count) => count >= depth) ?? counts[0] ?? 1;
  }

  /** How many cards can be moved from a pile together, the smallest number first. */
  #countsFrom(source: number): number[] {
    return this.movesFrom(source)
      .map(countOf)
      .sort((a, b) => a - b);
  }

  /** Where a tap may send a pile's cards; the waste as a whole is turned over at the stock only. */
  #waysFrom(source: number, count: number): readonly Move[] {
    const { piles } = this.#host;
    return this.movesFrom(source).filter(
      (move) => piles[move.to]!.role !== 'stock' && countOf(move) === count,
    );
  }

  /**
   * A tap, or Enter, on a pile.
   * @param time of a pointer's tap, which two of them make a double tap; a key has none
   * @param depth which card of the pile is tapped, 1 for the top one
   */
  tap(pile: number, time = NaN, depth = 1): void {
    const before = this.#justPlayed;
    if (before) {
      const since = time - before.at;
      // What a double tap's second half finds under the card is not what was tapped.
      if (before.pile === pile && since < DOUBLE_TAP) return;
      this.#justPlayed = undefined;
      if (before.goal === pile && since < HABIT) return;
    }
    const { role } = this.#host.piles[pile]!;
    const move = this.#moveOfTap(pile, time, depth);
    if (!move || !this.#play(move) || Number.isNaN(time) || role === 'stock') return;
    this.#justPlayed = { pile, goal: move.from === pile ? move.to : undefined, at: time };
  }

  /** The move that a tap makes; undefined where it lifts a card, puts it down or is refused. */
  #moveOfTap(pile: number, time: number, depth: number): Move | undefined {
    const { piles, rules, state } = this.#host;
    const turned = piles.findIndex(({ role, cards }) => role === 'turned' && cards.length > 0);
    if (turned >= 0) return this.#tapWithTurned(turned, pile, time);
    const source = this.#source;
    if (source === undefined) return this.#tapEmptyHanded(pile, time, depth);
    const count = this.#count;
    if (source === pile) {
      const again = time - this.#liftedAt < DOUBLE_TAP;
      const obvious = again ? rules.obvious(state, pile) : undefined;
      if (obvious) return obvious;
      // Enter once more takes a longer run; a tap points at the card it means.
      const other = Number.isNaN(time)
        ? this.#countsFrom(pile).find((longer) => longer > count)
        : this.countAt(pile, depth);
      if (other && other !== count) this.lift(pile, time, true, other);
      else this.putDown(true);
      return undefined;
    }
    if (rules.legality(state, source, pile, count) === 'ok') return rules.move(source, pile, count);
    // A tap on another card means that card, whatever is lifted.
    if (
      piles[pile]!.role === 'stock' ||
      this.#waysFrom(pile, this.countAt(pile, depth)).length > 0
    ) {
      return this.#tapEmptyHanded(pile, time, depth);
    }
    this.#refuse(source, pile);
    return undefined;
  }

  /** A card dropped on a pile, or beside all of them. */
  drop(source: number, pile: number | undefined): void {
    // The table may have changed under the drag: then it is another card that lies there.
    const gone = this.#source !== source;
    if (gone) return this.putDown(false);
    // Said, so that no earlier refusal seems to be about this card.
    if (pile === undefined || pile === source) return this.putDown(true);
    const { rules, state } = this.#host;
    const backWhereItLay = this.sourceAt(pile) === source && this.movesFrom(source).length > 1;
    if (backWhereItLay) return this.putDown(true);
    const count = this.#count;
    if (rules.legality(state, source, pile, count) === 'ok') {
      this.#play(rules.move(source, pile, count));
    } else this.#refuse(source, pile);
  }

  lift(source: number, time: number, aloud: boolean, count = this.countAt(source, 1)): void {
    const host = this.#host;
    const targets = this.#waysFrom(source, count).map((move) => move.to);
    this.#source = source;
    this.#count = count;
    this.#liftedAt = time;
    this.#view.lifted(source, count, targets);
    if (!aloud) return;
    const goals = targets.map((to) => host.piles[to]!);
    host.say('lifted', this.#liftedCard, goals, count);
  }

  /** The lifted card, the lowest one of a run. */
  get #liftedCard(): Card {
    return cardOf(this.#host.state.piles[this.#source!]!.at(-this.#count)!);
  }

  putDown(aloud: boolean): void {
    const host = this.#host;
    if (this.#source === undefined) return;
    const card = this.#liftedCard;
    this.#source = undefined;
    this.#view.lifted(undefined, 0, []);
    this.#view.home();
    if (aloud) host.say('putDown', card);
  }

  /** The table has changed under the hand: a card in it goes back without a word. */
  forget(): void {
    this.#source = undefined;
    this.#justPlayed = undefined;
    this.#view.lifted(undefined, 0, []);
  }

  #tapWithTurned(turned: number, pile: number, time: number): Move | undefined {
    const moves = this.movesFrom(turned);
    const onItself = this.sourceAt(pile) === turned;
    // Where there is a choice, the tap that has always meant “go on” must not make it.
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

  #tapEmptyHanded(pile: number, time: number, depth: number): Move | undefined {
    const { role, cards } = this.#host.piles[pile]!;
    if (role === 'stock') return this.#tapStock(pile);
    const count = this.countAt(pile, depth);
    const moves = this.#waysFrom(pile, count);
    // By key, where there is a longer run too, lifting comes before playing.
    const longer = Number.isNaN(time) && this.#countsFrom(pile).at(-1)! > count;
    if (moves.length > 1 || (longer && moves.length > 0)) {
      this.lift(pile, time, true, count);
      return undefined;
    }
    const [only] = moves;
    if (only) return only;
    const keeps = role === 'foundation' ? 'foundation-keeps' : 'no-moves-from';
    this.#explainRefusal(cards.length === 0 ? 'empty-pile' : keeps, pile, undefined);
    return undefined;
  }

  /** The stock gives a card, fills the gaps, or takes the waste back, whichever it is time for. */
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
