/**
 * Time that a test hands in. Clocks go by themselves as ever, and a test can let more time pass: then
 * clocks and events show it, and timers that have become due are run. Events know no other time than
 * that, so that two taps are as far apart as the test says, however slow the machine is.
 */

interface Timer {
  due: number;
  /** Milliseconds between two runs, of an interval. */
  readonly every: number | undefined;
  /** Its delay. */
  readonly ms: number;
  readonly run: () => void;
}

/** Milliseconds: the longest that a browser waits. */
const FOREVER = 2 ** 31 - 1;

/** Additional milliseconds that have passed. */
let more = 0;
const timers = new Map<number, Timer>();

const { setTimeout: startTimeout, setInterval: startInterval, clearTimeout: stopTimer } = window;
const now = performance.now.bind(performance);
performance.now = () => now() + more;
Object.defineProperty(Event.prototype, 'timeStamp', {
  configurable: true,
  get: () => more,
});

/** After so long the player is told that the solver takes its time, which depends on the machine. */
const SEARCHES = 700;
/** Whether a timer is for that: the next second of a clock may be as far away. */
const isSearch = (ms: number): boolean =>
  ms === SEARCHES && Boolean(new Error().stack?.includes('meanwhile'));

/** The delays of timers that wait for {@link pass}. */
let handed: readonly number[] = [];

/** After so long a resting finger holds a card, and then shows what lies under it: see react.ts. */
const RESTS = [250, 500];

/**
 * Touches or clicks as a person does who doesn't hesitate: however slow the machine is, no finger rests. The timers
 * that wait for that, set when it comes down or moves, run only when the test lets time pass.
 */
export async function unhesitating(act: () => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const began = (): void => {
    handed = RESTS;
    // The next task is no longer about it.
    startTimeout(() => (handed = []));
  };
  for (const type of ['pointerdown', 'pointermove'])
    window.addEventListener(type, began, { capture: true, signal: stop.signal });
  try {
    await act();
  } finally {
    stop.abort();
  }
}

window.setTimeout = ((handler: TimerHandler, ms = 0, ...values: unknown[]) => {
  const id = startTimeout(
    () => {
      timers.delete(id);
      call(handler, values);
    },
    isSearch(ms) || handed.includes(ms) ? FOREVER : ms,
  );
  const run = (): void => call(handler, values);
  timers.set(id, { due: performance.now() + ms, every: undefined, ms, run });
  return id;
}) as typeof setTimeout;

window.setInterval = ((handler: TimerHandler, ms = 0, ...values: unknown[]) => {
  const run = (): void => call(handler, values);
  const id = startInterval(() => {
    timers.get(id)!.due = performance.now() + ms;
    run();
  }, ms);
  timers.set(id, { due: performance.now() + ms, every: ms, ms, run });
  return id;
}) as typeof setInterval;

window.clearTimeout = window.clearInterval = ((id: number) => {
  timers.delete(id);
  stopTimer(id);
}) as typeof clearTimeout;

function call(handler: TimerHandler, values: readonly unknown[]): void {
  if (typeof handler === 'function') handler(...values);
}

/** What waits longer than this guards against something that never comes. */
const LONG = 3000;

/** The delays of the timers that are pending; intervals don't count. */
export const pending = (): number[] =>
  [...timers.values()]
    .filter(({ every, ms }) => every === undefined && ms < LONG)
    .map(({ ms }) => ms);

/** Whether any is. */
export const waits = (): boolean => pending().length > 0;

/** Whether a timer with exactly this delay is pending. */
export const waitsFor = (ms: number): boolean =>
  [...timers.values()].some((timer) => timer.ms === ms);

/** A pause in real time, which {@link waits} doesn't count. */
export const pause = (ms: number): Promise<unknown> =>
  new Promise((resolve) => startTimeout(resolve, ms));

/** Lets time pass at once; timers that are due run as soon as possible. */
export function letPass(ms: number): void {
  more += ms;
}

/**
 * Lets time pass, and runs the timers that become due, in their order, with what follows from each
 * before the next.
 */
export async function pass(ms: number): Promise<void> {
  const end = performance.now() + ms;
  for (;;) {
    const [id, next] = [...timers].reduce<[number, Timer | undefined]>(
      (first, [id, timer]) => (timer.due <= (first[1]?.due ?? end) ? [id, timer] : first),
      [0, undefined],
    );
    if (!next) break;
    more += Math.max(0, next.due - performance.now());
    if (next.every === undefined) {
      timers.delete(id);
      stopTimer(id);
    } else next.due += Math.max(1, next.every);
    next.run();
    await settled();
  }
  more += Math.max(0, end - performance.now());
  await settled();
}

/** Resolves when pending promise callbacks and animation frames have run. */
async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

const dateNow = Date.now;

/** Sets date and time for what asks for them, until it is called without a time. */
export function setDate(time?: string): void {
  Date.now = time === undefined ? dateNow : () => Date.parse(time);
}
