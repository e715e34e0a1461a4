import { countOf, type Move, type PileFacts, type Table } from '../rules/engine.js';
import { adoptStyles } from './adopt-styles.js';
import type { Chosen } from './geometry/arrange.js';
import type { BoardPlay } from './board-play.js';
import type { Details } from './marks/details.js';
import { Dial } from './marks/dial.js';
import { isHurried } from './hurry.js';
import { buttonPile } from './piles.js';
import { playing } from './playing-module.js';
import type { BoardView } from './view.js';

/** All that tells how a table is and what it takes: the piles' buttons, the dial and its details, targets. */
export class Signs {
  readonly dial = new Dial();
  /** Undefined until it is loaded, null if that fails. */
  #details: Details | undefined | null;
  #held = false;
  /** The piles that are shown as targets. */
  #targets: readonly number[] = [];
  /** The piles that the turned card may go to, if it has a choice: targets unless a card is lifted. */
  #choices: readonly number[] = [];
  readonly #play: BoardPlay;
  readonly #board: BoardView;

  constructor(play: BoardPlay, board: BoardView) {
    this.#play = play;
    this.#board = board;
  }

  /** Draws them for a position; returns the moves that are legal in it. */
  draw(table: Table, chosen: Chosen, lifts: boolean): readonly Move[] {
    const { shown, words } = this.#play;
    const { rules, state } = shown;
    const { element, layer } = this.#board;
    const { piles } = table;
    layer.update(piles, chosen, words);
    const moves = this.#play.readOnly ? [] : rules.moves(state);
    const turned = moves.filter(({ from }) => piles[from]!.role === 'turned');
    this.#choices = turned.length > 1 ? turned.map(({ to }) => to) : [];
    if (!lifts) this.showTargets([]);
    layer.showMovable(new Set(moves.map(({ from }) => buttonPile(piles, from))));
    layer.setTabStop(layer.tabStop);
    this.dial.update(chosen, piles);
    this.#details?.update(chosen, table, this.#play, moves);
    const ways = waysOf(moves, piles);
    // A class each: of an attribute with a list, browsers would compare all that its styles speak of at every change.
    for (const way of WAYS_OF_STOCK) element.classList.toggle(way, ways.has(way));
    element.classList.toggle('won', rules.outcome(state).status === 'won');
    return moves;
  }

  /** Shows the piles that take the lifted cards; if there are none, those that the turned card may go to. */
  showTargets(ofLifted: readonly number[]): void {
    const targets = ofLifted.length > 0 ? ofLifted : this.#choices;
    if (targets.join() === this.#targets.join()) return;
    this.#targets = targets;
    const { cards, layer } = this.#board;
    cards.showTargets(targets);
    layer.showTargets(targets);
    this.#details?.showTargets(targets);
  }

  /** Another table: what the turned card may do is not known yet. */
  clear(): void {
    this.#choices = [];
  }

  /** Whether the game is held up: then no clock runs. */
  hold(held: boolean): void {
    this.#held = held;
    this.#details?.hold(held);
  }

  /** Loads the details, with their styles. @returns whether they are new and to be drawn */
  async loadDetails(): Promise<boolean> {
    const { element, layer } = this.#board;
    const part = await this.#play.load(playing, false);
    if (part) adoptStyles(element, part.detailStyles);
    // In a task of its own: on a slow machine the board is drawn in the one before.
    if (!isHurried()) await new Promise((next) => setTimeout(next));
    if (this.#details !== undefined) return false;
    this.#details = part
      ? new part.Details(element, this.dial, (pile) => layer.button(pile))
      : null;
    this.#details?.showTargets(this.#targets);
    this.#details?.hold(this.#held);
    return true;
  }
}

/** What the stock can do, for the styles: be turned over from the waste, and fill gaps. */
const WAYS_OF_STOCK = ['waste-stock', 'stock-tableau'];

/** From where to where cards can move, by roles. */
const waysOf = (moves: readonly Move[], piles: readonly PileFacts[]): Set<string> =>
  new Set(moves.map(({ from, to }) => `${piles[from]!.role}-${piles[to]!.role}`));

/** Whether several cards may move together. */
export const movesRuns = (moves: readonly Move[]): boolean =>
  moves.some((move) => countOf(move) > 1);
