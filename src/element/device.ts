import { prefers } from '../board/cards/motion.js';

/** What a board is played with. */
export class Device {
  #last: 'touch' | 'keys' | 'mouse' | undefined;
  #isUsed = false;
  readonly #changed: () => void;

  /** @param changed called when it is another one than before */
  constructor(board: HTMLElement, changed: () => void) {
    this.#changed = changed;
    // The board keeps some presses to itself: they are seen on their way to it.
    const options = { capture: true, passive: true };
    for (const type of ['pointerdown', 'keydown', 'focusin'])
      board.addEventListener(type, this, options);
  }

  handleEvent(event: Event): void {
    const { pointerType } = event as PointerEvent;
    // Whoever comes by Tab has pressed nothing here, and the focus shows where they are.
    const isPress = event.type !== 'focusin';
    if (!isPress && !(event.target as Element).matches(':focus-visible')) return;
    const before = this.now;
    const isPointer = event.type === 'pointerdown';
    this.#last = isPointer ? (pointerType === 'touch' ? pointerType : 'mouse') : 'keys';
    this.#isUsed ||= isPress;
    if (this.now !== before) this.#changed();
  }

  /** Whether anything has been pressed on the board. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  /** What was used last, or can be used. */
  get now(): 'touch' | 'keys' | 'mouse' {
    const onlyTouch = prefers('(hover: none) and (pointer: coarse)');
    return this.#last ?? (onlyTouch ? 'touch' : 'mouse');
  }
}
