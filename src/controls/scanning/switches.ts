/** What a switch sends: the space bar, Enter, a tap, or the second button of a mouse. */
export type Switch = 'Space' | 'Enter' | 'tap' | 'second tap';

/** What the switches need from the game that is scanned. */
export interface SwitchHost {
  readonly root: ShadowRoot;
  /** Whether a tap there is a press of the switch and nothing else. */
  takesTap(event: Event): boolean;
  /** Whether this game takes keys that are pressed while nothing on the page has the focus. */
  takesKeys(): boolean;
  /** Something is pressed by hand. */
  pressedByHand(): void;
  press(by: Switch, time: number): void;
}

/** Fields into which text is typed. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';

/** Makes one press of everything that a switch, a reader or a trembling hand sends for it. */
export function listenToSwitches(host: SwitchHost, signal: AbortSignal): void {
  const { root } = host;
  /** Keys that are down: a held key is one press, whether or not its events say that they repeat. */
  const down = new Set<string>();
  /** The pointer that is down, unless what it means is done. */
  let pointer: number | undefined;

  const keep = (event: Event): void => {
    event.stopImmediatePropagation();
    if (event.cancelable) event.preventDefault();
  };

  const keyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, timeStamp } = event;
    if ((key !== ' ' && key !== 'Enter') || ctrlKey || metaKey || altKey || defaultPrevented)
      return;
    const target = event.composedPath()[0];
    const isInside = target instanceof Node && root.contains(target);
    if (isInside ? (target as Element).matches(TYPED) : !isNowhere(event) || !host.takesKeys())
      return;
    keep(event);
    if (down.has(key) || event.repeat) return;
    down.add(key);
    host.press(key === ' ' ? 'Space' : 'Enter', timeStamp);
  };
  // A button would be pressed when the space bar is let go.
  const keyUp = (event: KeyboardEvent): void => {
    if (down.delete(event.key)) keep(event);
  };

  const pointerDown = (event: PointerEvent): void => {
    if (!host.takesTap(event)) return host.pressedByHand();
    event.stopImmediatePropagation();
    if (event.isPrimary && event.button === 0) pointer = event.pointerId;
  };
  // Wherever it is let go: a hand may tremble, and cards are not dragged.
  const pointerUp = ({ pointerId, timeStamp }: PointerEvent): void => {
    if (pointer !== pointerId) return;
    pointer = undefined;
    host.press('tap', timeStamp);
  };
  const click = (event: MouseEvent): void => {
    if (!host.takesTap(event)) return;
    keep(event);
    // A click by assistive technology, which sends no pointer events.
    if (event.detail === 0) host.press('tap', event.timeStamp);
  };
  const contextMenu = (event: MouseEvent): void => {
    if (!host.takesTap(event)) return;
    keep(event);
    // A finger that is held opens it too.
    pointer = undefined;
    host.press('second tap', event.timeStamp);
  };
  const keepTap = (event: Event): void => {
    if (host.takesTap(event)) event.stopImmediatePropagation();
  };

  // On the window, which hears of all before the game and the page do.
  const on = (name: string, act: (event: never) => void, passive = false): void =>
    window.addEventListener(name, act as EventListener, { capture: true, passive, signal });
  on('keydown', keyDown);
  on('keyup', keyUp);
  on('blur', ({ target }: Event) => target === window && down.clear());
  on('pointerdown', pointerDown);
  on('pointerup', pointerUp);
  on('pointercancel', () => (pointer = undefined));
  on('click', click);
  on('contextmenu', contextMenu);
  // The focus stays where it is: a menu would close if it left.
  on('mousedown', (event: MouseEvent) => host.takesTap(event) && keep(event));
  for (const name of ['pointermove', 'pointerover', 'mouseup', 'dblclick']) on(name, keepTap);
  for (const name of ['touchstart', 'touchmove', 'touchend']) on(name, keepTap, true);
}

/** Whether nothing on the page has the focus. */
const isNowhere = ({ target }: Event): boolean =>
  target === document || target === document.body || target === document.documentElement;
