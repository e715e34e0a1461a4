import { nothing, type TemplateResult } from 'lit';
import { adoptStyles, type Board } from '../board/index.js';
import { type DialogName, type Display, LazyModule, type Play } from '../game/index.js';
import { isShown } from './box.js';
import { clear } from './region.js';
import { lookOf, type ViewHost } from './view-host.js';

/** Loaded when first needed. */
const parts = {
  menu: new LazyModule('menu', () => import('../controls/menu/index.js')),
  dialogs: new LazyModule('dialogs', () => import('../controls/dialogs/index.js')),
};

/** Once the browser has painted what has changed. */
const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Closes a dialog when the page hides its game, with which it vanishes: it would still be modal. */
function closeOnceHidden(dialog: HTMLDialogElement, game: Element): void {
  try {
    const observer = new ResizeObserver(() => {
      // One that is only moved on the page is shown again.
      if (dialog.open && dialog.isConnected && !isShown(game)) dialog.close();
      if (!dialog.open || !dialog.isConnected) observer.disconnect();
    });
    observer.observe(dialog);
  } catch {
    // Without an observer, it can be closed with Escape.
  }
}

/** The menu and the dialog of a game, while they are open. */
export class MenuAndDialog {
  #menuOpen = false;
  /** Closes the menu soon, because the focus has left it. */
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #dialog: (() => TemplateResult) | undefined;
  /** The dialog that was opened last. */
  #opened: HTMLDialogElement | undefined;
  readonly #play: Play;
  readonly #host: ViewHost;
  readonly #board: Board;

  constructor(play: Play, host: ViewHost, board: Board) {
    this.#play = play;
    this.#host = host;
    this.#board = board;
  }

  get menu(): TemplateResult | undefined {
    return this.#menuOpen ? parts.menu.loaded?.menu(this.#play) : undefined;
  }

  get dialog(): TemplateResult | typeof nothing {
    return this.#dialog?.() ?? nothing;
  }

  toggleMenu(): void {
    clearTimeout(this.#leaving);
    this.#menuOpen = !this.#menuOpen;
    void this.#play.load(parts.menu).then((part) => {
      if (part) adoptStyles(this.#board.element, part.menuStyles);
      else this.#menuOpen = false;
      this.#host.update();
    });
    if (!this.#menuOpen) return;
    void this.#play.messages.loadMore(false).then(() => this.#host.update());
    void this.#prepareDialogs();
  }

  /** Most entries of the menu open a dialog, which is there sooner if its code and styles are. */
  async #prepareDialogs(): Promise<void> {
    // If it does not come, whoever opens a dialog is told.
    const part = await parts.dialogs.get().catch(() => undefined);
    // New styles have the whole board styled once more.
    await painted();
    if (part) adoptStyles(this.#board.element, part.dialogStyles);
  }

  /** @returns whether it was open */
  closeMenu(): boolean {
    if (!this.#menuOpen) return false;
    this.#menuOpen = false;
    this.#host.update();
    return true;
  }

  /** The focus has left something in the game. */
  readonly left = (event: FocusEvent): void => {
    const to = event.relatedTarget as Element | null;
    if (!this.#menuOpen || to?.closest('.more')) return;
    // Pressing an entry moves the focus out of the menu's button before the click, which may be long in coming; in
    // Safari the focus goes nowhere.
    this.#leaving = setTimeout(() => {
      if (this.#root.querySelector('.menu:active')) return;
      this.#menuOpen = false;
      this.#host.update();
    }, 150);
  };

  /**
   * Opens a dialog; one that is open already gives way to it.
   * @param byKeys whether it was asked for with keys, a switch or a voice
   */
  async openDialog(name: DialogName, byKeys: boolean): Promise<void> {
    const play = this.#play;
    const [part, words] = await Promise.all([play.load(parts.dialogs), play.messages.loadMore()]);
    // Closing the dialog returns the focus to where it was, which must not be an entry that has gone.
    this.#menuOpen = false;
    if (!part || !words) return this.#host.update();
    const menu = this.#root.querySelector<HTMLElement>('.menu');
    if (menu) {
      // A press is answered in the next frame. To open a dialog takes longer: the page becomes inert, and the browser styles
      // all of it again. The menu keeps the focus until then, so that screen readers hear of the dialog alone.
      menu.style.opacity = '0';
      await painted();
    }
    const { element } = this.#board;
    adoptStyles(element, part.dialogStyles);
    const { setting, player, layout, drawCard } = this.#host;
    const content = part.openDialog(name, {
      play,
      element,
      setting,
      player,
      layout,
      drawCard,
      look: () => lookOf(this.#host),
      byKeys,
      update: () => this.#host.update(),
    });
    const closed = (): void => play.surround({ covered: false });
    const gone = (): void => {
      // Another may have been opened meanwhile.
      if (this.#dialog !== drawn) return;
      this.#dialog = this.#opened = undefined;
      this.#host.update();
    };
    const { close } = play.words.labels;
    const drawn = (): TemplateResult => part.dialog(content(), close, closed, gone);
    // One that is about to go is shown anew, with this content.
    if (this.#opened?.open === false) this.#opened = undefined;
    this.#dialog = drawn;
    play.surround({ covered: true });
    // Screen readers would say again what they find there when the dialog has closed.
    const told = this.#root.querySelector<HTMLElement>('.announcement');
    if (told) clear(told);
    this.#host.update();
  }

  async shareText(text: string, deal: string): ReturnType<Display['shareText']> {
    const play = this.#play;
    const part = await play.load(parts.dialogs);
    const address = part?.addressFor(this.#board.element, (message) => play.host.warn(message));
    return part?.shareResult(text, deal, address ?? '');
  }

  /** Shows what is new, or was hidden because the element was moved. */
  show(): void {
    this.#showMenu();
    this.#showDialog();
  }

  get #root(): ShadowRoot {
    return this.#board.element.getRootNode() as ShadowRoot;
  }

  #showMenu(): void {
    const menu = this.#root.querySelector<HTMLElement>('.menu');
    if (!menu?.isConnected || menu.matches(':is(:popover-open)') || menu.matches(':modal')) return;
    parts.menu.loaded!.showMenu(menu, menu.parentElement!.querySelector('.button')!, () => {
      if (menu.isConnected) this.closeMenu();
    });
  }

  /** Takes away the dialog that was to be shown. */
  #drop(): void {
    this.#dialog = this.#opened = undefined;
    this.#play.surround({ covered: false });
    this.#host.update();
  }

  #showDialog(): void {
    const dialog = this.#dialog && this.#root.querySelector<HTMLDialogElement>('dialog:not(.menu)');
    // A dialog that has just been closed, and is about to be removed, stays closed.
    const wasMoved = dialog?.open && !dialog.matches(':modal');
    if (!dialog?.isConnected || (dialog === this.#opened && !wasMoved)) return;
    const { host } = this.#root;
    // It would be modal all the same, and nothing else on the page could be used.
    if (!isShown(host)) return this.#drop();
    this.#opened = dialog;
    dialog.open = false;
    dialog.classList.remove('leaving');
    dialog.style.removeProperty('opacity');
    // Before it is shown: all in it would have to be styled again. One that is not shown does not tell its own.
    const { currentCSSZoom: zoom = 1 } = this.#board.element as Partial<HTMLElement>;
    if (zoom !== 1) dialog.style.setProperty('--_zoom', String(zoom));
    else dialog.style.removeProperty('--_zoom');
    dialog.showModal();
    closeOnceHidden(dialog, host);
    // Screen readers begin with what has the focus.
    dialog.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }
}
