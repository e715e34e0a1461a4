import { css } from 'lit';
import { themed } from '../../../board/themes/theme.js';
import { choose } from '../../../board/geometry/arrange.js';
import {
  adoptStyles,
  Board,
  type BoardPlay,
  boardStyles,
  type Layout,
  nextFrame,
} from '../../../board/index.js';
import type { Example } from '../../../game/example.js';
import type { DialogHost } from '../dialog.js';

const styles = css`
  :host {
    color: ${themed('ink', 'inherit')};
    background: ${themed('background', 'none')};
  }
`;

/** The greatest height of a small board, in widths of its box, and what it can be of the window's. */
const HEIGHT = 1.36;
const OF_WINDOW = 0.5;
/** Where text is beside it: the least width of the window, the pixels above and below it, its own height in widths. */
const [WIDE, OTHERS, TALL] = [46 * 16, 370, 1.7];
/** Cards that are only looked at can be as narrow as this, in pixels: rank and suit fill them then. */
const SMALL = 22;

/** A small board that shows an example and can't be played. */
export class ExampleBoard {
  /** To be shown in the dialog; its shadow root keeps the board apart from the player's. */
  readonly element = document.createElement('div');
  readonly #board: Board;
  readonly #example: Example;
  readonly #host: DialogHost;
  /** When the board gets its piles and cards: hundreds of elements. */
  #filled: Promise<void> | undefined;
  #isFilled = false;
  /** The number of moves made in the position shown. */
  #at = 0;

  constructor(host: DialogHost, example: Example) {
    this.#example = example;
    this.#host = host;
    this.element.className = 'example-board';
    this.element.inert = true;
    this.element.setAttribute('aria-hidden', 'true');
    const root = this.element.attachShadow({ mode: 'open' });
    this.#board = new Board(this.#playOf(host), host.drawCard, () => ({
      ...host.look(),
      keys: false,
    }));
    root.append(this.#board.element);
    adoptStyles(root, styles, boardStyles);
    // In the next frame: the board's height changes that of the box, which would make a loop.
    const fit = new ResizeObserver(() => requestAnimationFrame(() => this.fit()));
    fit.observe(this.element);
  }

  get at(): number {
    return this.#at;
  }

  /** Shows the position after a number of moves; the next one with animation. */
  goTo(at: number): void {
    const { rules, states, moves } = this.#example;
    const before = this.#at;
    this.#at = at;
    if (!this.#isFilled) return;
    if (at !== before + 1) return this.#board.reset();
    const effects = rules.effects(states[before]!, moves[before]!);
    const change = { before: states[before], after: states[at]!, effects, count: 1 } as const;
    this.#board.show({ cause: 'move', by: 'solution', ...change });
  }

  /**
   * Fits the board into its box; to be called once the box is on the page. It is drawn after the next frame, in the
   * room that is kept for it: the rest of the dialog is seen sooner.
   */
  fit(): void {
    const { offsetWidth: width } = this.element;
    const { layout, hand } = this.#host.look();
    const arrangements = this.#layout(this.#example.rules.piles, hand);
    if (width === 0 || arrangements.length === 0) return;
    const most = this.#height;
    const { arrangement, scale } = choose(arrangements, layout, width, most);
    this.element.style.height = `${arrangement.height * scale}px`;
    this.#filled ??= nextFrame().then(() => {
      this.#board.setGame(this.#layout, '', false);
      this.#isFilled = true;
    });
    void this.#filled.then(() => this.#board.resize(width, most, most));
  }

  /** The pixels that it can be high. */
  get #height(): number {
    const { offsetWidth: width } = this.element;
    const usual = Math.min(width * HEIGHT, Math.max(width * 0.6, innerHeight * OF_WINDOW));
    // Beside the text, where it is alone with the goal, its sentence and its buttons, it takes the room that is left.
    return innerWidth < WIDE
      ? usual
      : Math.max(usual, Math.min(width * TALL, innerHeight - OTHERS));
  }

  /** The game's own round dial, though its cards are smaller than in a game, where they can be told apart. */
  readonly #layout: Layout = (piles, hand) => {
    const all = this.#host.layout(piles, hand);
    if (this.#host.look().layout === 'rows') return all;
    const [width, height] = [this.element.offsetWidth, this.#height];
    const round = all.filter(
      (one) =>
        one.dial && !one.dial.rect && Math.min(width / one.width, height / one.height) >= SMALL,
    );
    return round.length > 0 ? round : all;
  };

  /** The example as a game that can't be played. */
  #playOf({ play }: DialogHost): BoardPlay {
    const { rules, deal, states, moves } = this.#example;
    const at = (): number => this.#at;
    const nothing = (): void => {};
    return {
      get shown() {
        const [moveCount, last] = [at(), moves[at() - 1]];
        return {
          rules,
          state: states[moveCount]!,
          dealNumber: deal,
          moveCount,
          tokens: moves.slice(0, moveCount).map(({ token }) => token),
          lastEffects: last ? rules.effects(states[moveCount - 1]!, last) : [],
        };
      },
      words: play.words,
      messages: { say: nothing, sayAside: nothing, sayWhenLoaded: nothing, refuse: nothing },
      commands: { ofKey: () => undefined },
      play: () => ({ ok: false, error: { code: 'demonstration', message: 'this is an example' } }),
      command: nothing,
      load: (module) => play.load(module, false),
    };
  }
}
