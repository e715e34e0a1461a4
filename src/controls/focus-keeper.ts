import { Autoplay, type Play, Saving } from '../game/index.js';
import { isLookedAt, isWhole } from './in-view.js';
import { ignoreSecondPress, MOMENT, SHORT_MOMENT } from './second-press.js';

/** Commands that a double click gives once: twice, they would deal two games … */
const ONCE = /\b(?:newGame|restart)\b/;
/** … or undo themselves. */
const SWITCH = /\b(?:menu|play|pause|fullscreen|leaveFullscreen|guide|leaveGuide)\b/;
/** After so many milliseconds the click that ends a tap has come, which must not meet what has moved under the finger. */
const AFTER_TAP = 300;

/** The menu of older browsers is one too. */
const DIALOG = 'dialog:not(.menu)';
const MENU = 'button[part~=menu]';
const MESSAGE = '.status-bar .message';
/** What is answered in words alone, wherever the page has left the bar. */
const TELLS = /\b(?:why|solution|guide)\b/;
/** What a key tells in more than a line. */
const LIST = '.list';
/** What stops with a question. */
const STOPS = /\bplay\b/;
const NEAREST: ScrollIntoViewOptions = { block: 'nearest', inline: 'nearest' };

/** A press of a control. */
interface Press {
  readonly button: Element;
  /** What the button was for. */
  readonly part: string;
  readonly byKey: boolean;
  readonly at: number;
}

/**
 * Keeps the focus in the game when the control that had it has gone or been disabled. What is then under
 * the finger or has the focus ignores the second half of a double click, which was not meant for it.
 */
export class FocusKeeper {
  readonly #base: Element;
  #last: Press | undefined;
  /** What got the focus since the last key, without the player’s doing. */
  #given: Element | null = null;
  /** What had the focus before a dialog; the menu's button for an entry, which goes with the menu. */
  #opener: Element | null = null;
  /** The message when the last control was pressed, or the answer to it that has been shown. */
  #message: Element | null = null;
  /** How the game stood at the last rendering. */
  #status: Play['status'] | undefined;
  /** Whether the player was asked which of two games to go on with. */
  #asked = false;
  /** Whether the last press was that of a key. */
  #isByKey = false;
  /** Whether the player has pressed anything of this game. */
  #isPlayed: boolean;

  /**
   * @param base the box around the board and all controls
   * @param isPlayed whether the player pressed something before this was loaded
   */
  constructor(base: Element, isPlayed: boolean) {
    this.#base = base;
    this.#isPlayed = isPlayed;
    const listen = (name: string, act: (event: PointerEvent) => void): void =>
      base.addEventListener(name, act as EventListener, true);
    listen('pointerdown', () => {
      this.#isPlayed = true;
      this.#isByKey = false;
    });
    listen('click', (event) => this.#clicked(event));
    // After the command, which may have moved the focus.
    base.addEventListener('click', () => this.#moved());
    base.addEventListener('keydown', (event) => this.#keyPressed(event as KeyboardEvent), true);
    // A dialog takes the focus when it opens, and gives it back.
    base.addEventListener('close', () => this.#moved(), true);
    base.addEventListener('focusin', (event) => {
      const from = (event as FocusEvent).relatedTarget as Element | null;
      if (!(event.target as Element).closest(DIALOG) || from?.closest(DIALOG)) return;
      this.#opener = from?.closest('.menu') ? this.#find(MENU) : from;
      this.#moved();
    });
    // A button that a narrow box has no room for is in the menu now.
    base.addEventListener('focusout', ({ target }) => {
      const button = target as Element;
      if (button.matches('.toolbar .button') && !button.getClientRects().length)
        this.#find(MENU)?.focus();
    });
  }

  /**
   * Moves the focus to where the player looks for it.
   * @param gone the control that had it
   * @returns whether there is such a place; if not, it is the board
   */
  replace(gone: Element, play: Play): boolean {
    const selectors = placeAfter(gone, play, this.#find('dialog[open]') !== null);
    const places = selectors.map((one) => this.#find(one));
    places.push(this.#neighbour(gone));
    // The browser could not give the focus back.
    if (gone.closest(DIALOG)?.isConnected === false)
      places.push(this.#opener as HTMLElement | null);
    const place = places.find((one) => one?.isConnected && !one.matches(':disabled'));
    // The page moves no more than it takes to see what has the focus, and not at all for who has left the game.
    place?.focus({ preventScroll: true });
    if (isLookedAt(this.#base)) place?.scrollIntoView(NEAREST);
    queueMicrotask(() => this.#moved());
    return place !== undefined;
  }

  /**
   * To be called after each rendering: scrolls what the player waits for into the window, if the page or a low window
   * leaves it below.
   */
  showNews(play: Play): void {
    this.#showBar(play);
    // The buttons of a lost game come first, and then the answer to “Why?”.
    const message = this.#find(MESSAGE);
    const { part = '' } = this.#last ?? {};
    if (!message || message === this.#message) return;
    const isList = this.#isByKey && message.matches(LIST);
    const isAnswer = TELLS.test(part) || (STOPS.test(part) && this.#hasStopped(play));
    if (!isList && !isAnswer) return;
    this.#message = message;
    message.scrollIntoView(NEAREST);
  }

  /** Whether automatic play has stopped and the game has not ended: then the player is asked what to do. */
  #hasStopped(play: Play): boolean {
    return play.status === 'playing' && !play.playback && !play.feature(Autoplay)?.running;
  }

  /** How a game has ended, or a question, and what can be done next, if the player has been looking at the game. */
  #showBar(play: Play): void {
    const { status, playback } = play;
    const hasEnded = this.#status === 'playing' && status !== 'playing';
    const wasOver = this.#status !== undefined && this.#status !== 'playing';
    const asks = play.feature(Saving)?.question !== undefined;
    const isNew = hasEnded || (asks && !this.#asked);
    this.#status = status;
    this.#asked = asks;
    // Whoever goes on after the end plays with all of the game again.
    if (this.#isPlayed && wasOver && status === 'playing' && !playback) {
      const [board, toolbar] = [this.#find('.board'), this.#find('.toolbar')];
      if (board && isLookedAt(board)) (toolbar ?? board).scrollIntoView(NEAREST);
    }
    if (!isNew || playback || !this.#isPlayed) return;
    setTimeout(() => {
      const board = this.#find('.board');
      const bar = this.#find('.status-bar');
      // The room that is kept below message and buttons is no news.
      const isRead = [...(bar?.children ?? [])].every(isWhole);
      if (!board || isRead || !isLookedAt(board)) return;
      bar?.scrollIntoView(NEAREST);
    }, AFTER_TAP);
  }

  /**
   * The button beside one of the toolbar that has been pressed by key and is disabled now. Whoever presses
   * Enter once more, as to undo several moves, doesn't play a card by it.
   */
  #neighbour(gone: Element): HTMLElement | null {
    const { button, byKey } = this.#last ?? {};
    const tools = gone.closest('.tools');
    if (!tools || !byKey || button !== gone) return null;
    const all = [...tools.querySelectorAll<HTMLElement>(':scope > .button, .more > .button')];
    const at = all.indexOf(gone as HTMLElement);
    // Those before it include New game and Restart.
    const others = [...all.slice(at + 1), ...all.slice(0, at).reverse()];
    return (
      others.find((one) => !one.matches(':disabled') && one.getClientRects().length > 0) ?? null
    );
  }

  /** The focus has been moved without the player’s doing. */
  #moved(): void {
    const { activeElement } = this.#base.getRootNode() as ShadowRoot;
    if (activeElement !== this.#last?.button) this.#given = activeElement;
  }

  #keyPressed(event: KeyboardEvent): void {
    this.#isPlayed = true;
    this.#isByKey = true;
    const { key, repeat } = event;
    if (key !== 'Enter' && key !== ' ') this.#last = undefined;
    // A held Enter would press the button again and again.
    if (repeat && key === 'Enter' && this.#buttonOf(event)) event.preventDefault();
  }

  /** The button that an event is for, unless it is the page's own. */
  #buttonOf(event: Event): Element | null {
    const button = (event.composedPath()[0] as Element).closest('button');
    return this.#base.contains(button) ? button : null;
  }

  #find(selector: string): HTMLElement | null {
    return this.#base.querySelector<HTMLElement>(selector);
  }

  #clicked(event: PointerEvent): void {
    const button = this.#buttonOf(event);
    // A click of a script is always meant; and a label passes its click on.
    if (!button || !event.isTrusted) return;
    const byKey = event.detail === 0;
    const part = partOf(button);
    if (byKey && this.#isSecond(event, button)) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    this.#given = null;
    const isPile = button.matches('[data-pile]');
    this.#last = isPile ? undefined : { button, part, byKey, at: event.timeStamp };
    // A question that is there already may be the answer.
    this.#message = STOPS.test(part) ? null : this.#find(MESSAGE);
    if (isPile || byKey) return;
    const isSwitch = SWITCH.test(part);
    const isOnce = isSwitch || ONCE.test(part);
    ignoreSecondPress(
      event,
      (press) => this.#buttonOf(press) === button && partOf(button) === part && !isOnce,
      isSwitch ? SHORT_MOMENT : MOMENT,
    );
  }

  /** Whether a key presses right after another press what has got the focus by that, or was something else then. */
  #isSecond({ timeStamp }: PointerEvent, button: Element): boolean {
    const last = this.#last;
    if (!last || timeStamp - last.at >= MOMENT) return false;
    const isSame = button === last.button;
    return isSame ? partOf(button) !== last.part : button === this.#given;
  }
}

const partOf = (button: Element): string => button.getAttribute('part') ?? '';

/** Selectors of the places where a player looks for the focus, the best one first. */
function placeAfter(gone: Element, play: Play, inDialog: boolean): string[] {
  if (inDialog) {
    // What has opened in place of a button, the day of a calendar, a button beside it, or else
    // the way out.
    return [
      'dialog .panel :is(button, textarea)',
      'dialog [role=grid] [tabindex="0"]',
      'dialog :is(.stored, .statistics) > .actions button',
      'dialog [part~=close]',
    ];
  }
  // An entry of the menu has gone with the whole menu.
  if (gone.closest('.menu')) return [MENU];
  if (play.playback) return ['.scrubber'];
  // What the player can do next is under the board.
  const hasEnded = play.status !== 'playing' || play.feature(Saving)?.question;
  return hasEnded ? ['.status-bar .button:not(:disabled)'] : [];
}
