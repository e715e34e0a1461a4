/** A game on a page as a user sees it: found by names and boxes, played with mouse, finger or keys. */
import { fixture, fixtureSync } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { tap } from './commands.js';
import './known.js';
import { nameOf } from './pile-names.js';
import { letPass, pause, pending, unhesitating, waits } from './time.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointing device. */
export interface Pointer {
  tap(point: Point): Promise<void>;
}

const mouse: Pointer = {
  tap: ({ x, y }) => unhesitating(() => sendMouse({ type: 'click', position: [x, y] })),
};

export const finger: Pointer = {
  tap: ({ x, y }) => unhesitating(() => tap(x, y)),
};

/** Milliseconds between two separate taps. */
const LEISURE = 1500;

/** Resizes the page and waits for its resize event. */
export async function screen(width: number, height: number): Promise<void> {
  await setViewport({ width, height });
  await until(() => innerWidth === width && innerHeight === height);
  await frames(2);
}

/** Waits for a number of frames. */
export async function frames(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
}

/** Puts HTML on the page until the end of the test. */
export function put(html: string): HTMLElement {
  forgetGames();
  return fixtureSync<HTMLElement>(`<div>${html}</div>`);
}

/**
 * Removes the saved games, which are resumed otherwise: what a board of an earlier test loads late may
 * have saved its game once more.
 */
function forgetGames(): void {
  for (const key of Object.keys(localStorage)) {
    if (/^hourhand\.(game|moves\d+|good|day|damaged)\./.test(key)) localStorage.removeItem(key);
  }
}

/** Resizes the page to 1000 × 900 pixels and puts HTML on it; the game is the first one in it. */
export async function place(html: string): Promise<Table> {
  await screen(1000, 900);
  return Table.of(gameIn(put(html)));
}

/** The same with a size, and in a box that is at most 900 pixels wide. */
export async function lay(html: string, width = 1000, height = 900): Promise<Table> {
  await screen(width, height);
  forgetGames();
  const root = await fixture<HTMLElement>(`<div style="max-width: 900px">${html}</div>`);
  return Table.of(gameIn(root));
}

export function gameIn(box: HTMLElement): HTMLElement {
  const game = [...box.querySelectorAll<HTMLElement>('*')].find(
    ({ localName, shadowRoot }) => localName.endsWith('-solitaire') && shadowRoot,
  );
  if (!game) throw new Error(`no game in ${box.innerHTML}`);
  return game;
}

export class Table {
  pointer: Pointer = mouse;

  private constructor(readonly element: HTMLElement) {}

  /** A game on the page, once it is drawn and its size is final. */
  static async of(element: HTMLElement): Promise<Table> {
    const table = new Table(element);
    await until(() => table.buttons.length > 0 && table.buttons[0]!.offsetWidth > 0);
    await frames(3);
    return table;
  }

  // State -----------------------------------------------------------------------------------------

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  /** The piles' buttons. */
  get buttons(): HTMLButtonElement[] {
    return [...this.root.querySelectorAll<HTMLButtonElement>('[part~=pile]')];
  }

  /** The label of every pile: its place, its card, its count. */
  get labels(): string[] {
    return this.buttons.map((button) => button.ariaLabel ?? '');
  }

  /** A pile's button, found by its name. */
  pile(id: string): HTMLButtonElement {
    const name = nameOf(id);
    const found = this.buttons.filter((button) => button.ariaLabel?.startsWith(`${name}:`));
    if (found.length !== 1) throw new Error(`${found.length} piles are called “${name}”`);
    return found[0]!;
  }

  label(id: string): string {
    return this.pile(id).ariaLabel!;
  }

  /** The pile on which the turned card, or the wandering one, lies. */
  get turned(): HTMLButtonElement | undefined {
    return this.buttons.find((button) => /(turned|wandering) card/i.test(button.ariaLabel ?? ''));
  }

  /** The piles that are highlighted as targets. */
  get targets(): string[] {
    return this.buttons
      .filter((button) => button.part.contains('target'))
      .map((button) => button.ariaLabel!.split(':')[0]!);
  }

  /** The message in the status bar. */
  get message(): string {
    return this.root.querySelector('[part~=message]')!.textContent.replace(/\s+/g, ' ').trim();
  }

  /** Waits for a message in the status bar: rarely used words have to be loaded first. */
  async says(sentence: string | RegExp): Promise<void> {
    const there = (): boolean =>
      typeof sentence === 'string' ? this.message === sentence : sentence.test(this.message);
    await until(there, () => `“${this.message}” is ${String(sentence)}`);
  }

  /** Number of moves as the toolbar shows it. */
  get shownMoves(): string {
    return this.root.querySelector('[part~=move-count]')!.textContent.trim();
  }

  get shownDeal(): string {
    return this.root.querySelector('[part~=deal-number]')!.textContent.trim();
  }

  get shownTime(): string {
    return this.root.querySelector('[part~=time]')!.textContent.trim();
  }

  /** A button of the toolbar or status bar, by its label. */
  control(name: string): HTMLButtonElement {
    const found = this.controls(name);
    if (found.length === 0) throw new Error(`no button says “${name}”`);
    return found[0]!;
  }

  controls(name: string): HTMLButtonElement[] {
    return [...this.root.querySelectorAll<HTMLButtonElement>('[part~=button]')].filter(
      (button) => button.textContent?.trim() === name,
    );
  }

  /** The position of every card on the page, in whole pixels, to see whether anything has moved. */
  get picture(): string {
    return [...this.root.querySelectorAll<HTMLElement>('.card')]
      .map((card) => {
        const { x, y } = card.getBoundingClientRect();
        return `${card.part.value} ${Math.round(x + scrollX)} ${Math.round(y + scrollY)}`;
      })
      .join('\n');
  }

  /** Running animations of the board's cards. */
  get flights(): Animation[] {
    return this.root
      .querySelector('.cards')!
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running');
  }

  /** Waits until no card is moving or about to. */
  still(): Promise<void> {
    return atRest(
      () => this.flights.length === 0,
      () => `all cards lie still, of which move ${this.flights.length}`,
    );
  }

  /** Waits until nothing on the board is animated or about to be. */
  quiet(): Promise<void> {
    return atRest(
      () => this.root.getAnimations().length === 0,
      () => `nothing is animated, as ${this.root.getAnimations().length} are`,
    );
  }

  // Where to point --------------------------------------------------------------------------------

  /** The centre of a pile, which must not be covered. */
  spot(id: string): Point {
    return spotOf(this.pile(id));
  }

  /** The centre of a pile's top card, where it is dragged. */
  top(id: string): Point {
    return spotOf(this.pile(id).querySelector<HTMLElement>('.grip')!);
  }

  // Input -----------------------------------------------------------------------------------------

  /** A tap that doesn't make a double tap with the previous one. */
  async tap(id: string): Promise<void> {
    letPass(LEISURE);
    await this.tapAgain(id);
  }

  /** A tap immediately after the previous one. */
  async tapAgain(id: string): Promise<void> {
    await this.pointer.tap(spotOf(this.pile(id)));
  }

  /** A tap on the turned card, wherever it lies. */
  async tapTurned(): Promise<void> {
    const { turned } = this;
    if (!turned) throw new Error('no card is turned');
    letPass(LEISURE);
    await this.pointer.tap(spotOf(turned));
  }

  /** Presses a control. */
  async press(name: string): Promise<void> {
    await until(
      () => this.controls(name).length > 0,
      () => `a button says “${name}”`,
    );
    await this.pressOn(this.control(name));
  }

  /** Presses a control as a person does, which makes no double click with the last press: again, if it was moved away before or during the press. */
  async pressOn(control: HTMLElement): Promise<void> {
    /** What was met instead of the control. */
    let met: Element | undefined;
    // Without both on the control there is no click on it.
    const note = (event: Event): void => {
      const target = event.composedPath()[0] as Element;
      if (!control.contains(target)) met = target;
    };
    const types = ['pointerdown', 'pointerup'];
    // A frame's events don't reach the page around it.
    const window = control.ownerDocument.defaultView!;
    for (const type of types) window.addEventListener(type, note, { capture: true });
    for (let tries = 1; ; tries++) {
      met = undefined;
      letPass(LEISURE);
      await this.pointer.tap(spotOf(control));
      if (!met || !control.isConnected) break;
      if (tries === 20)
        throw new Error(`“${titleOf(control)}” is missed: “${titleOf(met)}” was met`);
    }
    for (const type of types) window.removeEventListener(type, note, { capture: true });
  }

  /** Makes a move as a user would: taps the stock, or a card and, if needed, its target. */
  async move(from: string, to: string): Promise<void> {
    if (from === 'stock' || to === 'stock') return this.tap('stock');
    if (from === 'turned' || from === 'wandering') return this.tapTurned();
    const before = this.label(from);
    await this.tap(from);
    if (this.targets.length > 0) return this.tap(to);
    if (this.label(from) === before) throw new Error(`${from}-${to}: ${this.message}`);
  }

  /** Plays moves written as `c2-h9`. */
  async play(moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      const [from, to] = move.split('-') as [string, string];
      await this.move(from, to);
    }
  }

  /** Taps the turned card until there is none, or up to a number of times. */
  async follow(most = Infinity): Promise<void> {
    for (let count = 0; count < most && this.turned; count++) await this.tapTurned();
  }

  /** Presses the mouse on a pile's card and drags it in steps to a point; the button stays down. */
  async grab(from: string, ...way: readonly Point[]): Promise<void> {
    const start = this.top(from);
    await sendMouse({ type: 'move', position: [start.x, start.y] });
    await sendMouse({ type: 'down' });
    let at: Point = start;
    for (const goal of way) {
      for (const share of [0.3, 0.7, 1]) {
        const x = Math.round(at.x + (goal.x - at.x) * share);
        const y = Math.round(at.y + (goal.y - at.y) * share);
        await sendMouse({ type: 'move', position: [x, y] });
      }
      at = goal;
    }
  }

  /** Drags a pile's card to a point and lets go. */
  async drag(from: string, ...way: readonly Point[]): Promise<void> {
    await this.grab(from, ...way);
    await sendMouse({ type: 'up' });
  }

  /** The name of the pile that has the focus. */
  get focused(): string | undefined {
    const active = this.root.activeElement;
    return active?.part.contains('pile') ? active.ariaLabel!.split(':')[0] : undefined;
  }
}

/** The cards whose position or side has changed since an earlier snapshot. */
export const changes = (before: string, after: string): string[] => {
  const old = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !old.has(line));
};

/** The centre of an element, which must not be covered. */
export function spotOf(element: HTMLElement): Point {
  if (!onScreen(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(point.x, point.y);
  if (!element.contains(hit)) {
    throw new Error(`“${titleOf(element)}” is covered by “${titleOf(hit)}”`);
  }
  return point;
}

/** Not the whole of the page. */
const titleOf = (one: Element | null): string =>
  one?.ariaLabel ?? one?.outerHTML.slice(0, 200) ?? 'nothing';

function onScreen(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}

/** The factor for all timeouts, set by the page of the tests. */
const PATIENCE = Number(document.documentElement.dataset['patience'] ?? 1);

/** Waits until something is true, for two minutes at most where patience is as usual. */
export async function until(
  isTrue: () => boolean,
  what: string | (() => string) = String(isTrue),
): Promise<void> {
  for (const end = performance.now() + 120_000 * PATIENCE; !isTrue();) {
    if (performance.now() > end)
      throw new Error(`never came true: ${typeof what === 'string' ? what : what()}`);
    await pause(10);
  }
}

/**
 * Waits until nothing moves and no timer is pending. Checked in several frames: an animation is over before the page
 * has been told, and one may have ended while the next has not begun.
 */
async function atRest(isStill: () => boolean, what: () => string): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet++) {
    await frames(1);
    if (!waits() && isStill()) continue;
    await until(
      () => !waits() && isStill(),
      () => `${what()}; timers of ${pending().join(', ')} ms are pending`,
    );
    quiet = 0;
  }
}

/** Presses keys one after another; `Shift+Tab` holds the first while pressing the second. */
export async function keys(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const [press, ...held] = name.split('+').reverse() as [string, ...string[]];
    for (const down of held) await sendKeys({ down });
    await sendKeys({ press });
    for (const up of held) await sendKeys({ up });
  }
}
