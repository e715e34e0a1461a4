import type { Device, Input, InputState } from './input.js';
import { isAnswered } from './react.js';

/** What the listeners need from the board. */
export interface ListenTable {
  readonly element: HTMLElement;
  readonly state: InputState;
  handle(input: Input): void;
  pileAt(event: Event): number | undefined;
  /** The pile that lies under a pointer. */
  pileUnder(event: PointerEvent): number | undefined;
  /** Which card of a pile a pointer is on, 1 for the top one. */
  depthAt(pile: number, event: PointerEvent): number;
  /** The pile that receives the carried cards if they are dropped there. */
  goalAt(x: number, y: number): number | undefined;
  /** The pointer is over the board: a drag or a look may begin soon. */
  ready(): void;
  /** Whether a pile’s cards lie where they are going to lie, or a hint names the pile. */
  canBeAimedAt(pile: number): boolean;
  /** Skips the animation of a deal or another long move. @returns whether there was one */
  finish(): boolean;
  press(event: KeyboardEvent): void;
}

/** Whether a press comes from assistive technology, which means a pile and aims at no card: it has no size. */
const isVirtual = ({ width, height }: PointerEvent): boolean => width * height === 0;

const deviceOf = ({ pointerType }: PointerEvent): Device =>
  pointerType === 'mouse' || pointerType === 'pen' ? pointerType : 'touch';

/** Turns events into inputs. */
export function listen(table: ListenTable, signal: AbortSignal): void {
  const { element } = table;

  const down = (event: PointerEvent): void => {
    const { pointerId: id, clientX: x, clientY: y } = event;
    const first = event.isPrimary && event.button === 0;
    const pile = table.pileAt(event);
    // A press on cards that are still moving aims at none and only ends the animation, unless a hint asks for it.
    const aimed = isVirtual(event) || (pile !== undefined && table.canBeAimedAt(pile));
    const ended = first && table.state.gesture.is !== 'drag' && table.finish() && !aimed;
    const depth = pile === undefined || !first || ended ? 1 : table.depthAt(pile, event);
    table.handle({ type: 'press', id, device: deviceOf(event), first, pile, depth, x, y, ended });
  };

  const move = (event: PointerEvent): void => {
    const { pointerId: id, clientX: x, clientY: y, timeStamp: time } = event;
    const [device, pressed, pile] = [deviceOf(event), event.buttons !== 0, table.pileAt(event)];
    table.handle({ type: 'move', id, device, pressed, pile, x, y, time });
  };

  const up = (event: PointerEvent): void => {
    const { pointerId: id, clientX: x, clientY: y, timeStamp: time } = event;
    const { gesture, look } = table.state;
    // A pile held for a look was not pressed.
    if (gesture.is === 'press' && look !== undefined) event.stopPropagation();
    if (gesture.is === 'drag' && gesture.press.id === id) {
      return table.handle({ type: 'drop', id, pile: table.goalAt(x, y), time });
    }
    const [pile, under] = [table.pileAt(event), table.pileUnder(event)];
    table.handle({ type: 'release', id, pile, under, x, y, time });
  };

  /** Keeps the page from scrolling under a card that is dragged, or held. */
  const touchMoved = (event: TouchEvent): void => {
    const [finger, other] = event.touches;
    if (finger && !other) {
      table.handle({ type: 'touch-move', x: finger.clientX, y: finger.clientY });
    }
    const { gesture, ours } = table.state;
    const moves = gesture.is === 'press' && (gesture.way === 'drags' || gesture.way === 'draws');
    const holds = moves && gesture.acts && ours;
    if ((gesture.is === 'drag' || holds) && event.cancelable) event.preventDefault();
  };

  /** Keeps a gesture from sliders and pages around the board; clicks go on to them. */
  const keep = (event: Event): void => {
    const { type, buttons } = event as MouseEvent;
    const { gesture, ours } = table.state;
    const acts = gesture.is === 'drag' || (gesture.is === 'press' && gesture.acts);
    // A mouse that passes by, or a finger that scrolls the page.
    const passes = type.endsWith('move') && (buttons === 0 || !acts);
    if (ours && !passes) event.stopPropagation();
    if (type === 'mouseup') table.handle({ type: 'press-over' });
  };

  /** Browsers scroll only as far as the pile that keys lead to; who comes to the board wants to see all of it. */
  const focused = ({ target, relatedTarget }: FocusEvent): void => {
    const comes = !element.contains(relatedTarget as Node | null);
    if (!comes || !(target as Element).matches(':focus-visible')) return;
    if (element.offsetHeight > innerHeight) return;
    // After the browser itself has scrolled to the pile.
    requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
  };

  /** Clicks by key or assistive technology have a `detail` of 0, a pointer's clicks of 1 and more. */
  const click = (event: MouseEvent): void => {
    const by = event.detail > 0 ? 'pointer' : 'other';
    const ended = !isAnswered(table.state, by) && table.finish();
    table.handle({ type: 'activate', by, pile: table.pileAt(event), ended });
  };

  const on = <E extends Event>(name: string, act: (event: E) => void): void =>
    element.addEventListener(name, act as EventListener, { signal, passive: true });
  on('pointerover', () => table.ready());
  on('pointerdown', down);
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', ({ pointerId: id }: PointerEvent) => table.handle({ type: 'cancel', id }));
  on('pointerleave', ({ target }) => target === element && table.handle({ type: 'leave' }));
  on('focusin', focused);
  on('focusout', () => table.handle({ type: 'end-look' }));
  on('click', click);
  element.addEventListener('touchmove', touchMoved, { signal, passive: false });
  element.addEventListener('keydown', (event) => table.press(event), { signal });
  // A finger held long would open the browser's menu.
  element.addEventListener(
    'contextmenu',
    (event) => table.state.look !== undefined && event.preventDefault(),
    { signal },
  );
  window.addEventListener(
    'blur',
    ({ target }) => target === window && table.handle({ type: 'leave' }),
    { signal },
  );
  for (const device of ['pointer', 'mouse']) {
    for (const what of ['down', 'move', 'up']) on(device + what, keep);
  }
  for (const what of ['start', 'move', 'end', 'cancel']) on(`touch${what}`, keep);
  signal.addEventListener('abort', () => {
    table.handle({ type: 'leave' });
    table.handle({ type: 'cancel' });
  });
}
