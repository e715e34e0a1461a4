import { prefers } from '../board/cards/motion.js';

/** What a board is played with. */
export class Device {
  #last: 'touch' | 'keys' | 'mouse' | undefined;
  readonly #changed: () => void;

  /** @param changed called when it is another one than before */
  constructor(board: HTMLElement, changed: () => void) {
    this.#changed = changed;
    // The board keeps some presses to itself: they are seen on their way to it.
    const options = { capture: true, passive: true };
    for (const type of ['pointerdown', 'keydown']) board.addEventListener(type, this, options);
  }

  handleEvent(event: Event): void {
    const { pointerType } = event as PointerEvent;
    const before = this.now;
    this.#last =
      event.type === 'keydown' ? 'keys' : pointerType === 'touch' ? pointerType : 'mouse';
    if (this.now !== before) this.#changed();
  }

  /** Whether anything has been pressed on the board. */
  get isUsed(): boolean {
    return this.#last !== undefined;
  }

  /** What was used last, or can be used. */
  get now(): 'touch' | 'keys' | 'mouse' {
    const onlyTouch = prefers('(hover: none) and (pointer: coarse)');
    return this.#last ?? (onlyTouch ? 'touch' : 'mouse');
  }
}
