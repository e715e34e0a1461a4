/** Boards far from the screen are boxes until they come near, are focused, used by the page, or printed. */
import { hurry } from '../board/index.js';
import { namesGame } from './link.js';

/** A board that isn't drawn yet. */
interface Undrawn extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
}

/** What the page's focus can go to. */
const FOCUSABLE = 'button:enabled, [tabindex="0"], a[href], select, input';

const all = new Map<Element, Waiting>();

let observer: IntersectionObserver | undefined;

/** Watches the page from the first board on that waits. */
function watchPage(): IntersectionObserver {
  // What is drawn for paper has to be there when the listeners are done: all that follows are microtasks.
  addEventListener('beforeprint', () => {
    hurry(true);
    for (const each of [...all.values()]) each.print();
  });
  addEventListener('afterprint', () => hurry(false));
  addEventListener('hashchange', () => {
    if (namesGame()) for (const each of [...all.values()]) each.end();
  });
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) all.get(target)?.end();
    },
    // A screen before they can be seen.
    { rootMargin: '100%' },
  );
}

/** A board that waits. In its place is a sign, which is heard and has a place in the order of the Tab key. */
export class Waiting {
  /** Resolves when the board is to be drawn. */
  readonly over: Promise<void>;
  #resolve!: () => void;
  readonly #sign = document.createElement('div');
  readonly #board: Undrawn;
  readonly #name: () => string;
  readonly #finish: () => void;

  /**
   * @param name the board's name for screen readers
   * @param finish ends what moves on the board
   */
  constructor(board: Undrawn, name: () => string, finish: () => void) {
    this.#board = board;
    this.#name = name;
    this.#finish = finish;
    this.over = new Promise((resolve) => (this.#resolve = resolve));
    const sign = this.#sign;
    sign.role = 'group';
    sign.tabIndex = 0;
    sign.style.cssText = 'position: absolute; width: 1px; height: 1px; clip-path: inset(50%)';
    sign.addEventListener('focus', (event) => void this.#enter(event));
    this.rename();
    board.shadowRoot!.append(sign);
    this.connect(board.isConnected);
  }

  /** To be called when words have come. */
  rename(): void {
    this.#sign.ariaLabel = this.#name();
  }

  /** To be called when the board has been put on the page or taken off it. */
  connect(connected: boolean): void {
    if (connected) {
      all.set(this.#board, this);
      observer ??= watchPage();
      observer.observe(this.#board);
    } else {
      all.delete(this.#board);
      observer?.unobserve(this.#board);
    }
  }

  end(): void {
    this.connect(false);
    if (!this.#sign.matches(':focus')) this.#sign.remove();
    this.#resolve();
  }

  print(): void {
    this.end();
    void this.#board.updateComplete.then(this.#finish);
  }

  /** The focus has come to the board: to the end of it from what is behind, as the Tab key goes back. */
  async #enter({ relatedTarget }: FocusEvent): Promise<void> {
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    const from = relatedTarget as Node | null;
    const isBehind =
      from !== null &&
      (this.#board.compareDocumentPosition(from) & DOCUMENT_POSITION_FOLLOWING) !== 0;
    this.end();
    await this.#board.updateComplete;
    const found = [...this.#board.shadowRoot!.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (each) => each !== this.#sign && each.tabIndex >= 0 && each.offsetWidth > 0,
    );
    if (this.#sign.matches(':focus')) found.at(isBehind ? -1 : 0)?.focus();
    this.#sign.remove();
  }
}
