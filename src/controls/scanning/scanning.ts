import { adoptStyles, type Board } from '../../board/index.js';
import { Autoplay, Hint, type Play } from '../../game/index.js';
import { choosable, type Choosable, sentenceFor } from '../../game/features/scanning/choosable.js';
import { Scan } from '../../game/features/scanning/scan.js';
import { realTimer } from '../../session/index.js';
import type { PlayerSettings } from '../../settings/index.js';
import { buttonOf, CHANGED, controlsOf, pressControl, scopeOf } from './controls-of.js';
import { Foot } from './foot.js';
import { bringIntoView, isSeen } from '../in-view.js';
import { scanPace } from './pace.js';
import { scanningStyles } from './styles.js';
import { listenToSwitches, type Switch } from './switches.js';

/** A second event for the same press, as a switch sends that bounces, comes within this many milliseconds. */
const BOUNCE = 300;

/** For this many paces “Read on” stays, so that there is time to read. */
const READING = 5;

/** What scanning goes through: what can be done in the game, or the controls of a dialog. */
type Item = Choosable | { readonly is: 'control'; readonly id: HTMLElement };

/** What scanning needs from its game. */
export interface ScanningHost {
  readonly play: Play;
  readonly board: Board;
  /** What the player has chosen. */
  player(): PlayerSettings;
}

/** The games of the page that are scanned; the one whose switch was pressed last is the last. */
const all = new Set<Scanning>();

/** A game that is played with one switch or two: moves, commands, the menu and every dialog. */
export class Scanning {
  readonly #scan: Scan<Item>;
  readonly #ending = new AbortController();
  readonly #foot = new Foot();
  /** What is scanned, to know when it is something else. */
  #about: readonly unknown[] = [];
  /** Whether the switch was a tap when it was pressed last, and nothing was pressed by hand since. */
  #byTap = false;
  /** Whether scanning itself is pressing a control right now. */
  #isPressing = false;
  /** The last press: of which of two switches, and when. */
  #last: { readonly goesOn: boolean; readonly time: number } | undefined;
  /** How it goes on, as it was told. */
  #told: number | undefined | null = null;
  #marked: Element | undefined;
  readonly #host: ScanningHost;

  constructor(host: ScanningHost) {
    this.#host = host;
    const { play, board } = host;
    const root = this.#root;
    adoptStyles(board.element, scanningStyles);
    this.#scan = new Scan<Item>(
      {
        items: () => this.#items,
        waits: () =>
          play.feature(Autoplay)?.running === true ||
          play.playback?.running === true ||
          play.display.turning !== undefined,
        // A dialog of its own covers the board too.
        isHidden: () => document.hidden || (!scopeOf(this.#root) && play.display.isBehind),
        show: (item) => this.#show(item),
        stays: (item) => this.#stays(item),
        choose: (item) => this.#choose(item),
        rested: () => this.#rested(),
      },
      realTimer,
      () => this.#pace,
    );
    all.add(this);
    listenToSwitches(
      {
        root,
        takesTap: (event) => this.#takesTap(event),
        takesKeys: () => [...all].at(-1) === this && !play.display.isBehind,
        pressedByHand: () => (this.#byTap = false),
        press: (by, time) => this.#press(by, time),
      },
      this.#ending.signal,
    );
    this.update();
  }

  /** To be called after each rendering. */
  update(): void {
    const { play } = this.#host;
    const { state } = play.shown;
    const scope = scopeOf(this.#root);
    this.#foot.update(scope, play.messages.more);
    const about = [scope, state, play.status, play.playback];
    if (about.some((one, i) => one !== this.#about[i])) {
      this.#about = about;
      this.#scan.changed();
    }
    const pace = this.#pace;
    if (pace === this.#told) return;
    this.#told = pace;
    void play.messages.loadMore(false).then((words) => {
      if (words && this.#told === pace && !this.#ending.signal.aborted) {
        play.messages.say('scanBegins', pace === undefined);
      }
    });
  }

  end(): void {
    this.#scan.stop();
    this.#foot.remove();
    this.#ending.abort();
    all.delete(this);
  }

  get #root(): ShadowRoot {
    return this.#host.board.element.getRootNode() as ShadowRoot;
  }

  get #pace(): number | undefined {
    return scanPace(this.#host.player());
  }

  get #items(): readonly Item[] {
    const root = this.#root;
    const scope = scopeOf(root);
    if (scope) return this.#controlsOf(scope).map((id) => ({ is: 'control', id }));
    return choosable(this.#host.play, buttonOf(root, 'menu') !== undefined);
  }

  /** “Read on” first, if it is wanted: a dialog is opened to be read. */
  #controlsOf(scope: HTMLElement): readonly HTMLElement[] {
    this.#foot.update(scope, this.#host.play.messages.more);
    const { button } = this.#foot;
    const others = controlsOf(this.#root, scope).filter((one) => one !== button);
    return button ? [button, ...others] : others;
  }

  /** A tap is the switch on the board, and in what a tap has opened; what a hand has opened is used by hand. */
  #takesTap(event: Event): boolean {
    // A press that scanning itself makes is not a press of the switch.
    if (this.#isPressing) return false;
    const path = event.composedPath();
    const scope = this.#byTap ? scopeOf(this.#root) : null;
    return path.includes(this.#host.board.element) || (scope !== null && path.includes(scope));
  }

  #press(by: Switch, time: number): void {
    const isOne = this.#pace !== undefined;
    const goesOn = !isOne && (by === 'Space' || by === 'tap');
    const last = this.#last;
    if (last && last.goesOn === goesOn && time - last.time < BOUNCE) return;
    this.#last = { goesOn, time };
    this.#byTap = by.endsWith('tap');
    for (const other of all) if (other !== this) other.#scan.stop();
    all.delete(this);
    all.add(this);
    // A press ends a long motion, and counts.
    this.#host.board.finish();
    // A player with only a switch can't scroll, and must not choose what is out of sight.
    if (!this.#comesIntoView()) this.#scan.begin();
    else if (goesOn) this.#scan.step();
    else this.#scan.choose();
  }

  /** @returns false if nothing of the game was to be seen before, and now is */
  #comesIntoView(): boolean {
    const root = this.#root;
    if (scopeOf(root)) return true;
    const bar = root.querySelector('.status-bar');
    const { element } = this.#host.board;
    const wasSeen = isSeen(element, bar);
    bringIntoView(root.host, bar);
    // If it still isn't in sight, its box doesn't tell whether it can be seen.
    return wasSeen || !isSeen(element, bar);
  }

  #show(item: Item | undefined): void {
    const { play, board } = this.#host;
    this.#marked?.removeAttribute('data-scanned');
    this.#marked = undefined;
    void board.showHint(item?.is === 'move' ? item.move : undefined);
    if (!item) return;
    this.#foot.tell('');
    if (item.is === 'control') {
      this.#mark(item.id);
      const reads = item.id === this.#foot.button;
      if (reads) this.#foot.scroll();
      // So it is said, and scrolled into view.
      return item.id.focus({ preventScroll: reads });
    }
    if (item.is === 'command') this.#mark(buttonOf(this.#root, item.id));
    const say = (): void => play.messages.say(...sentenceFor(play, item));
    if (play.messages.more) return say();
    void play.messages.loadMore().then((words) => words && this.#scan.shown === item && say());
  }

  #mark(element: Element | undefined): void {
    this.#marked = element;
    element?.setAttribute('data-scanned', '');
  }

  /** For how many paces something stays when it has been chosen, to be chosen again. */
  #stays({ id }: Item): number {
    if (!(id instanceof HTMLElement)) return 0;
    return id === this.#foot.button ? READING : id.matches(CHANGED) ? 1 : 0;
  }

  #rested(): void {
    const { messages } = this.#host.play;
    if (!this.#foot.tell(messages.sentence(['scanWaits']))) messages.sayWhenLoaded('scanWaits');
  }

  #choose(item: Item): void {
    const { play } = this.#host;
    if (item.is === 'control') return this.#pressControl(item.id);
    if (item.is === 'move') return play.messages.tell(play.play(item.move));
    // The move that the hint advises is the next choice of the switch.
    if (item.id === 'hint') {
      return void play
        .feature(Hint)
        ?.show()
        .then((move) => move && this.#scan.take({ is: 'move', id: move.token, move }));
    }
    const button = buttonOf(this.#root, item.id);
    if (button) this.#pressControl(button);
    else play.command(item.id);
  }

  #pressControl(control: HTMLElement): void {
    this.#isPressing = true;
    try {
      pressControl(control);
    } finally {
      this.#isPressing = false;
    }
  }
}
