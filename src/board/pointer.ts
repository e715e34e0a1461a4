import type { Drag } from './drag.js';
import type { Selection } from './selection.js';

/** How many pixels a pointer may move before a press becomes a drag. */
const SLACK = { mouse: 4, pen: 6, touch: 9 };

/** What the gestures need from the board. */
export interface PointerTable {
  readonly element: HTMLElement;
  pileAt(event: Event): number | undefined;
  /** Which card of a pile a pointer is on, 1 for the top one. */
  depthAt(pile: number, event: PointerEvent): number;
  /** Whether the pile's top card can be dragged: it exists, is face up, and isn't on a foundation. */
  draggable(source: number): boolean;
  /** A drag may begin soon. */
  ready(): void;
  /** A drag should begin but can't yet. Called once in a gesture. */
  wait(): void;
  /** Picks up the pile's top cards; undefined while that is not possible yet. */
  grab(source: number, count: number, underFinger: boolean): Drag | undefined;
  letGo(): void;
  /** Skips the animation of a deal or another long move. @returns whether there was one */
  finish(): boolean;
}

type Gesture =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'pressed';
      readonly id: number;
      readonly pile: number;
      readonly depth: number;
      readonly x: number;
      readonly y: number;
      readonly slack: number;
      waits: boolean;
    }
  | {
      readonly kind: 'dragging';
      readonly id: number;
      readonly source: number;
      readonly x: number;
      readonly y: number;
      readonly left: number;
      readonly top: number;
      /** Screen pixels per board pixel: a page may scale the board's container. */
      readonly zoom: number;
      readonly drag: Drag;
    };

const IDLE: Gesture = { kind: 'idle' };

/** Turns pointer events into taps and drops. One pointer at a time; a second one is ignored. */
export function listenToPointer(
  table: PointerTable,
  selection: Selection,
  signal: AbortSignal,
): void {
  const { element } = table;
  let gesture: Gesture = IDLE;
  let frame = 0;
  /** Whether a press was handled, so that the click after it isn't treated as another tap. */
  let pressed = false;

  const end = (): void => {
    cancelAnimationFrame(frame);
    if (gesture.kind === 'dragging') table.letGo();
    gesture = IDLE;
  };

  const begin = (event: PointerEvent): void => {
    pressed = true;
    // A press that ended outside the board fired no event here: the next one replaces it.
    if (gesture.kind === 'dragging' || !event.isPrimary || event.button !== 0) return;
    const pile = table.pileAt(event);
    gesture = IDLE;
    // Cards that are still moving can't be aimed at: the press only skips the animation.
    if (table.finish() || pile === undefined) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    const slack = SLACK[event.pointerType as 'mouse'] ?? SLACK.touch;
    const depth = table.depthAt(pile, event);
    gesture = { kind: 'pressed', id, pile, depth, x, y, slack, waits: false };
  };

  const move = (event: PointerEvent): void => {
    if (gesture.kind === 'idle' || event.pointerId !== gesture.id) return;
    if (gesture.kind === 'pressed') {
      // The button was released outside the board.
      if (event.buttons === 0) return end();
      const far = Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y);
      const source = selection.sourceAt(gesture.pile);
      if (far < gesture.slack || !table.draggable(source)) return;
      const count = selection.countAt(source, gesture.depth);
      const drag = table.grab(source, count, event.pointerType === 'touch');
      if (!drag) {
        if (!gesture.waits) table.wait();
        gesture.waits = true;
        return;
      }
      // The box is read once for the whole drag; a scroll or resize ends the drag.
      const { left, top, width } = element.getBoundingClientRect();
      const zoom = width / element.offsetWidth;
      const { id, x, y } = gesture;
      element.setPointerCapture(id);
      selection.lift(source, event.timeStamp, false, count);
      gesture = { kind: 'dragging', id, source, x, y, left, top, zoom, drag };
    }
    // A key put the card down, or the position changed during the drag.
    if (selection.lifted !== gesture.source) return end();
    const { source, x, y, zoom, drag } = gesture;
    const [dx, dy] = [(event.clientX - x) / zoom, (event.clientY - y) / zoom];
    // Many pointer events may fire in one frame; one style change is enough for all of them. A key
    // may have put the card down before that.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => selection.lifted === source && drag.moveBy(dx, dy));
  };

  const finish = (event: PointerEvent): void => {
    if (gesture.kind === 'idle' || event.pointerId !== gesture.id) return;
    const { timeStamp, clientX, clientY } = event;
    if (gesture.kind === 'dragging') {
      const { source, left, top, zoom, drag } = gesture;
      const pile = drag.pileUnder((clientX - left) / zoom, (clientY - top) / zoom);
      end();
      selection.drop(source, pile);
      return;
    }
    const { pile, depth } = gesture;
    const still = table.pileAt(event) === pile;
    end();
    if (!still) return;
    selection.tap(pile, timeStamp, depth);
  };

  const cancel = (event: PointerEvent): void => {
    if (gesture.kind === 'idle' || event.pointerId !== gesture.id) return;
    const dragged = gesture.kind === 'dragging';
    end();
    if (dragged) selection.putDown(false);
  };

  /** A touch is captured by the element where it begins, until the board captures it. */
  const lose = (event: PointerEvent): void => {
    if (event.composedPath()[0] === element) cancel(event);
  };

  /** Clicks by key or assistive technology have a `detail` of 0, a pointer's clicks of 1 and more. */
  const click = (event: MouseEvent): void => {
    const answered = pressed && event.detail > 0;
    if (event.detail > 0) pressed = false;
    // Also ignored: a click of another pointer during a drag.
    if (answered || gesture.kind === 'dragging' || table.finish()) return;
    const pile = table.pileAt(event);
    if (pile !== undefined) selection.tap(pile);
  };

  const abandon = (): void => {
    if (gesture.kind !== 'dragging') return;
    end();
    selection.putDown(false);
  };

  const on = <E extends Event>(target: EventTarget, name: string, act: (event: E) => void): void =>
    target.addEventListener(name, act as EventListener, {
      signal,
      passive: true,
      capture: target === window,
    });
  on(element, 'pointerover', () => table.ready());
  on(element, 'pointerdown', begin);
  on(element, 'pointermove', move);
  on(element, 'pointerup', finish);
  on(element, 'pointercancel', cancel);
  on(element, 'lostpointercapture', lose);
  on(element, 'click', click);
  on(window, 'scroll', abandon);
  on(window, 'resize', abandon);
  on(window, 'blur', (event) => event.target === window && abandon());
  signal.addEventListener('abort', abandon);
}
