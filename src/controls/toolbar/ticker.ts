const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Not a closure in the function below: it would keep the first board for as long as there are others. */
const callAll = (): void => listeners.forEach((each) => each());

/**
 * Calls back about once a second; all boards of a page share one timer.
 * @returns a function that stops the calls
 */
export function everySecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(callAll, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
