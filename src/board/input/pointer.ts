import type { Selection } from './selection.js';

/** How many pixels a pointer may move before a press becomes a drag. */
const SLACK = { mouse: 4, pen: 6, touch: 9 };
/** A finger that has gone farther than this many pixels to scroll the page has not tapped. */
const TREMBLE = 16;
/** A card on which a finger rests for this many milliseconds is held: it moves with it in any direction. */
const HOLD = 250;

/** A pointer that was pressed on a pile. */
export interface Press {
  readonly id: number;
  readonly pile: number;
  /** The card of the pile that it is on, 1 for the top one. */
  readonly depth: number;
  readonly x: number;
  readonly y: number;
}

/** What the gestures need from the board. */
export interface PointerTable {
  readonly element: HTMLElement;
  pileAt(event: Event): number | undefined;
  /** Which card of a pile a pointer is on, 1 for the top one. */
  depthAt(pile: number, event: PointerEvent): number;
  /** Whether cards follow the pointer. */
  readonly dragging: boolean;
  /** Whether the pile's top card can be dragged: it exists, is face up, and isn't on a foundation. */
  draggable(source: number): boolean;
  /** The pointer is over the board: a drag or a look may begin soon. */
  ready(event: PointerEvent): void;
  /** A drag should begin but can't yet. Called once in a gesture. */
  wait(): void;
  /** Picks up the pile's top cards. @returns false while that is not possible yet */
  grab(source: number, press: Press, event: PointerEvent): boolean;
  /** Skips the animation of a deal or another long move. @returns whether there was one */
  finish(): boolean;
}

/** Whether a press comes from assistive technology, which means a pile and aims at no card: it has no size. */
const isVirtual = ({ width, height }: PointerEvent): boolean => width * height === 0;

/** Turns pointer events into taps and drags. One pointer at a time; a second one is ignored. */
export function listenToPointer(
  table: PointerTable,
  selection: Selection,
  signal: AbortSignal,
): void {
  const { element } = table;
  let press: Press | undefined;
  let waits = false;
  /**
   * Whether the press drags its card: a finger's does once it has held the card or moved sideways. Until
   * then, a vertical movement scrolls the page.
   */
  let drags = false;
  let scrolls = false;
  let hold: ReturnType<typeof setTimeout> | undefined;
  /** Whether the gesture is on a card that can be dragged: then nothing around the board is to act on it. */
  let isOurs = false;
  /** Whether a press was handled, so that the click after it isn't treated as another tap. */
  let pressed = false;

  const begin = (event: PointerEvent): void => {
    pressed = true;
    // A press that ended outside the board fired no event here: the next one replaces it.
    if (table.dragging || !event.isPrimary || event.button !== 0) return;
    const pile = table.pileAt(event);
    press = undefined;
    isOurs = pile !== undefined && table.draggable(selection.sourceAt(pile));
    // Cards that are still moving can't be aimed at: a hand's press only skips the animation.
    if ((table.finish() && !isVirtual(event)) || pile === undefined) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    press = { id, pile, depth: table.depthAt(pile, event), x, y };
    waits = scrolls = false;
    clearTimeout(hold);
    drags = event.pointerType === 'mouse';
    if (!drags) hold = setTimeout(() => (drags = true), HOLD);
  };

  /** Whether a pointer has gone far enough for a drag, and doesn't scroll the page instead. */
  const decide = (x: number, y: number, slack: number): boolean => {
    const [across, along] = [Math.abs(x - press!.x), Math.abs(y - press!.y)];
    if (Math.hypot(across, along) < slack) return false;
    clearTimeout(hold);
    drags ||= !scrolls && across > along;
    scrolls = !drags;
    if (scrolls) isOurs = false;
    return drags;
  };

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== press?.id) return;
    // The button was released outside the board.
    if (event.buttons === 0) press = undefined;
    if (!press) return;
    const slack = SLACK[event.pointerType as 'mouse'] ?? SLACK.touch;
    const source = selection.sourceAt(press.pile);
    if (!table.draggable(source) || !decide(event.clientX, event.clientY, slack)) return;
    if (table.grab(source, press, event)) press = undefined;
    else if (!waits) {
      waits = true;
      table.wait();
    }
  };

  const finish = (event: PointerEvent): void => {
    if (event.pointerId !== press?.id) return;
    const { pile, depth, x, y } = press;
    press = undefined;
    clearTimeout(hold);
    // Where nothing can scroll, the browser doesn't end the gesture by itself.
    if (scrolls && Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE) return;
    if (table.pileAt(event) === pile) selection.tap(pile, event.timeStamp, depth);
  };

  const cancel = (event: PointerEvent): void => {
    if (event.pointerId !== press?.id) return;
    press = undefined;
    clearTimeout(hold);
  };

  /** Keeps the page from scrolling under a card that is dragged, or held. */
  const touchMoved = (event: TouchEvent): void => {
    const [finger, other] = event.touches;
    const isPressed = press && isOurs && finger && !other;
    if (isPressed) decide(finger.clientX, finger.clientY, SLACK.touch);
    if ((table.dragging || (press && isOurs && drags)) && event.cancelable) event.preventDefault();
  };

  /** Keeps a gesture from sliders and pages around the board; clicks go on to them. */
  const keep = (event: Event): void => {
    const { type, buttons } = event as MouseEvent;
    // A mouse that passes by, or a finger that scrolls the page.
    const passes = type.endsWith('move') && (buttons === 0 || !(press || table.dragging));
    if (isOurs && !passes) event.stopPropagation();
    if (type === 'mouseup') isOurs = false;
  };

  /** Clicks by key or assistive technology have a `detail` of 0, a pointer's clicks of 1 and more. */
  const click = (event: MouseEvent): void => {
    const byPointer = event.detail > 0;
    const answered = pressed && byPointer;
    if (byPointer) pressed = false;
    // Also ignored: a click of another pointer during a drag.
    if (answered || table.dragging) return;
    // A key means the pile that has the focus, whatever is moving there: the motion ends, and it acts.
    if (table.finish() && byPointer) return;
    const pile = table.pileAt(event);
    if (pile !== undefined) selection.tap(pile);
  };

  const on = <E extends Event>(name: string, act: (event: E) => void): void =>
    element.addEventListener(name, act as EventListener, { signal, passive: true });
  on('pointerover', (event: PointerEvent) => table.ready(event));
  on('pointerdown', begin);
  on('pointermove', move);
  on('pointerup', finish);
  on('pointercancel', cancel);
  on('click', click);
  element.addEventListener('touchmove', touchMoved, { signal, passive: false });
  for (const device of ['pointer', 'mouse']) {
    for (const what of ['down', 'move', 'up']) on(device + what, keep);
  }
  for (const what of ['start', 'move', 'end', 'cancel']) on(`touch${what}`, keep);
}
