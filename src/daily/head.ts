/** What stands above the game of the day. */
export interface Told {
  readonly title: string;
  /** Empty if nothing is counted, or not yet. */
  readonly streak: string;
  /** Whether there is or will be a streak: its room is kept. */
  readonly counts: boolean;
  /** The button; undefined without a way to another day’s game. */
  readonly other: string | undefined;
}

/** The line above the game: made once, so that what has the focus or is being read stays. */
export class Head {
  readonly root = document.createElement('div');
  readonly #line = document.createElement('div');
  readonly #title = document.createElement('p');
  readonly #streak = document.createElement('p');
  readonly #button = document.createElement('button');

  /** @param press the player wants another day’s game */
  constructor(press: () => void) {
    const { root } = this;
    const named = [
      [root, 'day'],
      [this.#line, 'line'],
      [this.#title, 'title'],
      [this.#streak, 'streak'],
      [this.#button, 'other'],
    ] as const;
    for (const [node, name] of named) node.className = name;
    root.part.add('day');
    this.#title.part.add('day-title');
    this.#streak.part.add('streak');
    this.#button.part.add('day-button');
    this.#button.type = 'button';
    this.#button.addEventListener('click', press);
    root.hidden = true;
    // A button without words would be as high as others.
    this.#button.hidden = true;
    root.append(this.#line);
    this.#line.append(this.#title, this.#streak, this.#button);
    // Not at once: a screen reader reads the first text with the page.
    root.addEventListener('focusout', () => this.listen());
  }

  /** From now on, changes are announced. */
  listen(): void {
    for (const node of [this.#title, this.#streak]) node.setAttribute('aria-live', 'polite');
  }

  /** Keeps the room for what will be said, as soon as there is a game to stand above. */
  keepRoom(counts: boolean): void {
    this.root.hidden = false;
    this.root.classList.toggle('counts', counts);
  }

  show({ title, streak, counts, other }: Told): void {
    this.keepRoom(counts);
    for (const [node, text] of [
      [this.#title, title],
      [this.#streak, streak],
      [this.#button, other ?? ''],
    ] as const) {
      if (node.textContent !== text) node.textContent = text;
      node.hidden = text === '';
    }
  }
}
