import type { MoreWords } from '../../words/index.js';

/** The share of a dialog's height by which “Read on” scrolls: the last lines stay in view as the first. */
const MOST = 0.85;

/** What scanning adds to the foot of a modal dialog, where it stays while the dialog is scrolled. */
export class Foot {
  readonly #element = document.createElement('div');
  readonly #button = document.createElement('button');
  /** A live region of its own: that of the game is behind the dialog. */
  readonly #told = document.createElement('p');
  /** How far the dialog has been read. Its controls scroll it too, when they get the focus. */
  #read = 0;
  #words: MoreWords | undefined;

  constructor() {
    this.#element.className = 'foot';
    Object.assign(this.#button, { type: 'button', className: 'button', part: 'button' });
    this.#button.addEventListener('click', this.#readOn);
    this.#told.className = 'said';
    this.#told.setAttribute('role', 'status');
    this.#element.append(this.#button, this.#told);
  }

  /** Goes to the dialog that is scanned, if it is a modal one; to be called when that or its content may have changed. */
  update(scope: HTMLElement | null, words: MoreWords | undefined): void {
    const dialog = scope?.matches(':modal') && words ? scope : undefined;
    if (!dialog) return this.#element.remove();
    if (this.#dialog !== dialog) {
      this.#read = 0;
      this.#told.textContent = '';
      dialog.append(this.#element);
    }
    const content = dialog.querySelector<HTMLElement>('.sheet');
    // The height without the foot, which must not be the reason for showing it.
    this.#button.hidden = !content || content.offsetHeight <= dialog.clientHeight + 1;
    this.#read = Math.min(this.#read, this.#end);
    this.#words = words;
    this.#label();
    // Keeps a control that gets the focus clear of the foot.
    dialog.style.scrollPaddingBlockEnd = `${this.#element.offsetHeight}px`;
  }

  /** The button “Read on”; undefined if all can be seen. */
  get button(): HTMLElement | undefined {
    return this.#dialog && !this.#button.hidden ? this.#button : undefined;
  }

  /** Shows what is read. */
  scroll(): void {
    this.#dialog?.scrollTo({ top: this.#read, behavior: 'instant' });
  }

  /** @returns whether it is in a dialog, so that it is seen and heard */
  tell(text: string): boolean {
    this.#told.textContent = text;
    return this.#dialog !== null;
  }

  remove(): void {
    this.#element.remove();
  }

  get #dialog(): HTMLElement | null {
    return this.#element.parentElement;
  }

  get #end(): number {
    const dialog = this.#dialog;
    return dialog ? dialog.scrollHeight - dialog.clientHeight : 0;
  }

  get #isRead(): boolean {
    return this.#read > 0 && this.#read >= this.#end - 1;
  }

  #label(): void {
    this.#button.textContent = this.#words![this.#isRead ? 'scanToTop' : 'scanReadOn'];
  }

  /** Scrolls on by most of what can be seen, and from the end to the top. */
  readonly #readOn = (): void => {
    const page = (this.#dialog!.clientHeight - this.#element.offsetHeight) * MOST;
    this.#read = this.#isRead ? 0 : Math.min(this.#read + page, this.#end);
    this.scroll();
    this.#label();
  };
}
