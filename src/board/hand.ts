import {
  cardOf,
  type Move,
  type PileFacts,
  type Rules,
  type State,
  topOf,
} from '../rules/engine.js';
import type { Attempt, Refusal, Words } from '../words/index.js';

/** What the board asks of the game around it. */
export interface BoardHost {
  readonly rules: Rules;
  readonly state: State;
  readonly piles: readonly PileFacts[];
  readonly words: Words;
  /** Plays a move of the player's; the code says why it was refused. */
  play(move: Move): { ok: true } | { ok: false; code: string };
  say(sentence: string): void;
  /** Says why something can’t be done. */
  refuse(code: Refusal, attempt: Attempt): void;
  undo(): void;
  hint(): void;
  /** The page's own drawing of a card, or of the back for null. */
  drawCard(card: number | null, large: boolean): Node | undefined;
}

/** What the board shows of the hand. */
export interface HandView {
  /** A pile's card is lifted, or none is. */
  lifted(pile: number | undefined, targets: readonly number[]): void;
  refused(pile: number): void;
  /** The lifted card is put down where it was. */
  home(): void;
}

/** Two taps on a card within this many milliseconds play its obvious move. */
const DOUBLE_TAP = 400;
/** A tap on a card with one way to go plays it; a second tap, on its goal, is a habit, not a wish. */
const HABIT = 1200;

/**
 * The player's hand: it makes moves of taps, drops and keys. A turned card is always in hand; any
 * other is lifted first where it has a choice.
 */
export class Hand {
  #source: number | undefined;
  #liftedAt = 0;
  #justPlayed: { to: number; at: number } | undefined;

  readonly #host: BoardHost;
  readonly #view: HandView;

  constructor(host: BoardHost, view: HandView) {
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

  /** Where a tap may send a pile's card; the waste as a whole is turned over at the stock only. */
  #waysFrom(source: number): readonly Move[] {
    const { piles } = this.#host;
    return this.movesFrom(source).filter(({ to }) => piles[to]!.role !== 'stock');
  }

  /** A tap, or Enter, on a pile. */
  tap(pile: number, time: number): void {
    const habit = this.#justPlayed;
    this.#justPlayed = undefined;
    if (habit && habit.to === pile && time - habit.at < HABIT) return;
    const turned = this.#host.piles.findIndex(
      ({ role, cards }) => role === 'turned' && cards.length > 0,
    );
    if (turned >= 0) return this.#tapWithTurned(turned, pile, time);
    if (this.#source === undefined) return this.#tapEmptyHanded(pile, time);
    if (this.#source !== pile) return this.#tapWithLifted(this.#source, pile, time);
    const again = time - this.#liftedAt < DOUBLE_TAP;
    const { rules, state } = this.#host;
    const obvious = again ? rules.obvious(state, pile) : undefined;
    if (obvious) this.#play(obvious);
    else this.putDown(true);
  }

  /** A card dropped on a pile, or beside all of them. */
  drop(source: number, pile: number | undefined): void {
    // The table may have changed under the drag: then it is another card that lies there.
    const gone = this.#source !== source;
    if (gone || pile === undefined || pile === source) return this.putDown(false);
    const { rules, state } = this.#host;
    const backWhereItLay = this.sourceAt(pile) === source && this.movesFrom(source).length > 1;
    if (backWhereItLay) return this.putDown(false);
    if (rules.verdict(state, source, pile) === 'ok') this.#play(rules.move(source, pile));
    else this.#refuse(source, pile);
  }

  lift(source: number, time: number, aloud: boolean): void {
    const host = this.#host;
    const targets = this.#waysFrom(source).map((move) => move.to);
    this.#source = source;
    this.#liftedAt = time;
    this.#view.lifted(source, targets);
    if (!aloud) return;
    const card = cardOf(topOf(host.state.piles[source]!));
    host.say(
      host.words.lifted(
        card,
        targets.map((to) => host.piles[to]!),
      ),
    );
  }

  putDown(aloud: boolean): void {
    const host = this.#host;
    const source = this.#source;
    if (source === undefined) return;
    this.#source = undefined;
    this.#view.lifted(undefined, []);
    this.#view.home();
    if (aloud) host.say(host.words.putDown(cardOf(topOf(host.state.piles[source]!))));
  }

  /** The table has changed under the hand: a card in it goes back without a word. */
  forget(): void {
    this.#source = undefined;
    this.#justPlayed = undefined;
    this.#view.lifted(undefined, []);
  }

  #tapWithTurned(turned: number, pile: number, time: number): void {
    const moves = this.movesFrom(turned);
    const onItself = this.sourceAt(pile) === turned;
    // Where there is a choice, the tap that has always meant “go on” must not make it.
    if (onItself && moves.length > 1 && this.#source === undefined) {
      return this.lift(turned, time, true);
    }
    const there = moves.find((move) => move.to === pile);
    const only = moves.length === 1 && onItself ? moves[0] : undefined;
    const move = there ?? only;
    if (move) this.#play(move);
    else this.#refuse(turned, pile);
  }

  #tapEmptyHanded(pile: number, time: number): void {
    const facts = this.#host.piles[pile]!;
    if (facts.role === 'stock') return this.#tapStock(pile);
    const moves = this.#waysFrom(pile);
    const [only] = moves;
    if (moves.length > 1) return this.lift(pile, time, true);
    if (only) {
      if (this.#play(only)) this.#justPlayed = { to: only.to, at: time };
      return;
    }
    const why: Refusal =
      facts.role === 'foundation'
        ? 'foundation-keeps'
        : facts.cards.length === 0
          ? 'empty-pile'
          : 'no-moves-from';
    this.#tell(why, pile, undefined);
  }

  #tapWithLifted(source: number, pile: number, time: number): void {
    const { rules, state } = this.#host;
    if (rules.verdict(state, source, pile) === 'ok')
      return void this.#play(rules.move(source, pile));
    if (this.#host.piles[pile]!.role === 'stock') return this.#tapStock(pile);
    // Another card that can go somewhere is lifted instead: the player has thought again.
    if (this.#waysFrom(pile).length > 0) return this.lift(pile, time, true);
    this.#refuse(source, pile);
  }

  /** The stock gives a card, fills the gaps, or takes the waste back, whichever it is time for. */
  #tapStock(stock: number): void {
    const { rules, state, piles } = this.#host;
    const move = rules.moves(state).find(({ from, to }) => from === stock || to === stock);
    if (move) return void this.#play(move);
    const waste = piles.findIndex(({ role }) => role === 'waste');
    if (piles[stock]!.cards.length > 0) this.#refuse(stock, waste);
    else this.#refuse(waste, stock);
  }

  #play(move: Move): boolean {
    this.forget();
    const result = this.#host.play(move);
    if (!result.ok) this.#tell(result.code as Refusal, move.from, move.to);
    return result.ok;
  }

  #refuse(source: number, pile: number): void {
    const { rules, state } = this.#host;
    const verdict = rules.verdict(state, source, pile);
    this.forget();
    this.#tell(verdict === 'ok' ? 'cancelled' : verdict, source, pile);
  }

  #tell(code: Refusal, source: number, pile: number | undefined): void {
    const host = this.#host;
    const { cards } = host.piles[source]!;
    const top = topOf(cards);
    const card = top >= 0 && top < 64 ? top : undefined;
    const to = pile === undefined ? undefined : host.piles[pile];
    host.refuse(code, { card, from: host.piles[source], to });
    this.#view.refused(pile ?? source);
  }
}
