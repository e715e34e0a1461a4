/** The text that is checked. */
export class Pasted {
  #text = '';
  /** What had been typed before the page's own snippet took its place. */
  #replaced = '';
  /** Whether it is the page's own snippet. */
  #isOwn = false;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get text(): string {
    return this.#text;
  }

  /** Whether a text that had been typed can be put back. */
  get hasReplaced(): boolean {
    return this.#isOwn && this.#replaced !== '';
  }

  type(text: string): void {
    this.#set(text, false);
  }

  /** Checks the page's own snippet. */
  show(snippet: string): void {
    if (!this.#isOwn) this.#replaced = this.#text.trim() ? this.#text : '';
    this.#set(snippet, true);
  }

  putBack(): void {
    this.#set(this.#replaced, false);
  }

  #set(text: string, isOwn: boolean): void {
    this.#text = text;
    this.#isOwn = isOwn;
    this.#changed();
  }
}
