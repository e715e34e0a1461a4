/** Each says whether it is to be called again. */
const listeners = new Set<() => boolean>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Not a closure in the function below: it would keep the first board for as long as there are others. */
const callAll = (): void => {
  for (const each of listeners) if (!each()) listeners.delete(each);
  if (listeners.size > 0) return;
  clearInterval(timer);
  timer = undefined;
};

/**
 * Calls back about once a second, for as long as the listener returns true; all boards of a page share one
 * timer. A listener that is there already is not added again.
 */
export function everySecond(listener: () => boolean): void {
  listeners.add(listener);
  timer ??= setInterval(callAll, 1000);
}
