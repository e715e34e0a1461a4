/** What a press consists of. */
const EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;
/** A press this many milliseconds after another can be part of a double click. */
export const MOMENT = 500;
/** Two presses of what is switched on and off are both meant sooner: most double clicks take less. */
export const SHORT_MOMENT = 300;
/** It is in the same place if it is at most this many pixels away. */
const NEAR = 24;

/**
 * Has the window ignore the second half of a double click, with which many press everything: what the first half has
 * opened, closed or moved is no longer in that place, and the page or another game may be there.
 * @param first a click of a pointer
 * @param isMeant whether a press that would be ignored is meant all the same
 * @param moment the time between the two, in milliseconds
 */
export function ignoreSecondPress(
  { clientX, clientY, timeStamp, view }: MouseEvent,
  isMeant: (press: Event) => boolean,
  moment = MOMENT,
): void {
  const until = new AbortController();
  const ignore = (event: MouseEvent): void => {
    if (event.timeStamp - timeStamp >= moment) return until.abort();
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR) return;
    // A click of a script has no place.
    if (!event.isTrusted || isMeant(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const how = { capture: true, signal: until.signal };
  for (const type of EVENTS) view?.addEventListener(type, ignore, how);
}
