import type { Drag } from './drag.js';
import type { Selection } from './selection.js';

/** Pixels that a pointer may tremble before a press becomes a drag. */
const TREMBLE = { mouse: 4, pen: 6, touch: 9 };

/** What the gestures need of the board. */
export interface PointerTable {
  readonly element: HTMLElement;
  pileAt(event: Event): number | undefined;
  /** Which card of a pile a pointer is on, 1 for the top one. */
  depthAt(pile: number, event: PointerEvent): number;
  /** Whether the pile's top card can be dragged: it is there, face up, and not at home for good. */
  draggable(source: number): boolean;
  /** A card may be taken up soon. */
  ready(): void;
  /** A card would be taken up now, and can't be yet: told once in a gesture. */
  wait(): void;
  /** Takes the pile's top cards up; undefined while that is not possible yet. */
  grab(source: number, count: number, underFinger: boolean): Drag | undefined;
  letGo(): void;
  /** Ends a deal, or another long run of cards, at once. @returns whether there was one */
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
      /** Pixels of the screen to one of the board: a page may scale what the board stands in. */
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
  /** Whether a press has been heard, so that the click which follows isn't taken for a tap. */
  let pressed = false;

  const end = (): void => {
    cancelAnimationFrame(frame);
    if (gesture.kind === 'dragging') table.letGo();
    gesture = IDLE;
  };

  const begin = (event: PointerEvent): void => {
    pressed = true;
    // A press that ended outside the board was not heard: the next one takes its place.
    if (gesture.kind === 'dragging' || !event.isPrimary || event.button !== 0) return;
    const pile = table.pileAt(event);
    gesture = IDLE;
    // The cards on their way are not there yet: the press brings them there, and means none of them.
    if (table.finish() || pile === undefined) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    const slack = TREMBLE[event.pointerType as 'mouse'] ?? TREMBLE.touch;
    const depth = table.depthAt(pile, event);
    gesture = { kind: 'pressed', id, pile, depth, x, y, slack, waits: false };
  };

  const move = (event: PointerEvent): void => {
    if (gesture.kind === 'idle' || event.pointerId !== gesture.id) return;
    if (gesture.kind === 'pressed') {
      // The button was let go where the board could not hear it.
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
      // One reading of the box for the whole drag; a scroll or resize ends the drag.
      const { left, top, width } = element.getBoundingClientRect();
      const zoom = width / element.offsetWidth;
      const { id, x, y } = gesture;
      element.setPointerCapture(id);
      selection.lift(source, event.timeStamp, false, count);
      gesture = { kind: 'dragging', id, source, x, y, left, top, zoom, drag };
    }
    // The card was put down by a key, or the table has changed under it.
    if (selection.lifted !== gesture.source) return end();
    const { source, x, y, zoom, drag } = gesture;
    const [dx, dy] = [(event.clientX - x) / zoom, (event.clientY - y) / zoom];
    // Many pointer events may come in one frame; one style change serves them all. A key may come
    // before it too, and put the card down.
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

  /** A touch is captured where it begins, and that is lost when the board takes it over. */
  const lose = (event: PointerEvent): void => {
    if (event.composedPath()[0] === element) cancel(event);
  };

  /** Keys and assistive technology click without a pointer; a pointer's click counts from one. */
  const click = (event: MouseEvent): void => {
    const answered = pressed && event.detail > 0;
    if (event.detail > 0) pressed = false;
    // Another pointer's, while this one has a card.
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
