/**
 * The page's time, chance and visibility, handed in by the steps: nothing happens by itself between two
 * steps, so that a sequence of steps can be repeated. Imported first, before the kit takes hold of any
 * of these. Only the solver's worker, and what waits for it, keep real time.
 */

import { chance } from '../../support/chance.mjs';

interface Timer {
  due: number;
  /** Milliseconds between two runs, of an interval. */
  readonly every: number | undefined;
  readonly run: () => void;
}

/** Timers that wait this long watch over a worker, and stay real. */
const REAL = 5000;

let time = 1000;
let lastId = 1e9;
const timers = new Map<number, Timer>();
const frames = new Map<number, FrameRequestCallback>();
const flights = new Map<Animation, number>();

const real = {
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
  Date,
};

performance.now = () => time;
/** Milliseconds by which the clock on the wall is ahead of the other one. */
let wall = real.Date.UTC(2026, 4, 1, 12);
window.Date = new Proxy(real.Date, {
  construct: (target, values: unknown[]) =>
    Reflect.construct(target, values.length > 0 ? values : [time + wall]) as Date,
  get: (target, name) => (name === 'now' ? () => time + wall : Reflect.get(target, name)),
});
Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => time });

window.setTimeout = ((handler: () => void, ms = 0, ...values: unknown[]) => {
  if (ms >= REAL) return real.setTimeout(handler, ms, ...values);
  const run = (handler as (...values: unknown[]) => void).bind(undefined, ...values);
  timers.set(++lastId, { due: time + ms, every: undefined, run });
  return lastId;
}) as typeof setTimeout;
window.setInterval = ((handler: () => void, ms = 0) => {
  timers.set(++lastId, { due: time + ms, every: Math.max(1, ms), run: handler });
  return lastId;
}) as typeof setInterval;
window.clearTimeout = window.clearInterval = ((id: number) => {
  if (!timers.delete(id)) real.clearTimeout(id);
}) as typeof clearTimeout;
window.requestAnimationFrame = (callback) => (frames.set(++lastId, callback), lastId);
window.cancelAnimationFrame = (id) => void frames.delete(id);

const { animate } = Element.prototype;
Element.prototype.animate = function (this: Element, keyframes, options) {
  const animation = animate.call(this, keyframes, options);
  animation.pause();
  const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
  flights.set(animation, time + Number(endTime));
  return animation;
};
const { cancel } = Animation.prototype;
Animation.prototype.cancel = function () {
  flights.delete(this);
  cancel.call(this);
};

/** Whether something on the page is moving, or about to. */
export const moves = (): boolean =>
  flights.size > 0 || frames.size > 0 || [...timers.values()].some(({ every }) => !every);

/** Resolves when everything that the last step has set off at once is done. */
export async function turn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  port1.close();
}

/** Real frames, in which observers of sizes are told. */
export async function realFrames(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise(real.requestAnimationFrame);
}

/** Draws one frame: what waits for it is called, and animations that are over end. */
function frame(): void {
  const waiting = [...frames.values()];
  frames.clear();
  for (const each of waiting) each(time);
  for (const [animation, end] of flights) {
    if (end > time) {
      const { delay = 0 } = animation.effect?.getComputedTiming() ?? {};
      const { duration } = animation.effect!.getComputedTiming();
      animation.currentTime = delay + Number(duration) - (end - time);
      continue;
    }
    flights.delete(animation);
    const { onfinish } = animation;
    animation.onfinish = null;
    animation.finish();
    onfinish?.call(animation, new Event('finish') as AnimationPlaybackEvent);
  }
}

/** Lets time pass, with everything that becomes due meanwhile, in its order. */
export async function pass(ms: number): Promise<void> {
  const end = time + ms;
  // A page that has slept is not woken for each second of it.
  let left = 4000;
  for (;;) {
    let [id, next]: [number, Timer | undefined] = [0, undefined];
    for (const [one, timer] of timers) {
      if (timer.due <= (next?.due ?? end)) [id, next] = [one, timer];
    }
    const drawn =
      frames.size > 0 ? time + 16 : Math.max(time, Math.min(Infinity, ...flights.values()));
    if (next && next.due <= drawn) {
      time = Math.max(time, next.due);
      if (next.every === undefined) timers.delete(id);
      else next.due = Math.max(next.due + next.every, ms > 20_000 ? end - 3000 : 0);
      next.run();
    } else if (drawn <= end) {
      time = drawn;
      frame();
    } else break;
    await turn();
    if (left-- === 0) break;
  }
  time = Math.max(time, end);
  await turn();
}

/** Lets time pass until everything lies still, or runs by itself for ever. */
export async function rest(): Promise<void> {
  for (let i = 0; i < 400 && moves(); i++) await pass(100);
}

/** Moves the clock on the wall, and not the one that measures. */
export function setWall(ms: number): void {
  wall += ms;
}

/** From now on, what the kit leaves to chance follows from a seed. */
export function seedChance(seed: number): void {
  const next = chance(seed);
  Math.random = next;
  crypto.getRandomValues = (<T extends ArrayBufferView | null>(array: T): T => {
    const bytes = new Uint8Array(array!.buffer);
    bytes.forEach((_, i) => (bytes[i] = Math.floor(next() * 256)));
    return array;
  }) as typeof crypto.getRandomValues;
}

let hidden = false;
Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => hidden });
Object.defineProperty(Document.prototype, 'visibilityState', {
  configurable: true,
  get: () => (hidden ? 'hidden' : 'visible'),
});

export function setHidden(now: boolean): void {
  if (now === hidden) return;
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

let storageFails: '' | 'full' | 'denied' = '';

/** Throws what a browser would throw. */
function useStorage(writes: boolean): void {
  if (storageFails === 'denied') throw new DOMException('no storage here', 'SecurityError');
  if (storageFails === 'full' && writes) {
    throw new DOMException('the storage is full', 'QuotaExceededError');
  }
}

const { getItem, setItem, removeItem } = Storage.prototype;
Storage.prototype.getItem = function (key) {
  useStorage(false);
  return getItem.call(this, key);
};
Storage.prototype.setItem = function (key, value) {
  useStorage(true);
  setItem.call(this, key, value);
};
Storage.prototype.removeItem = function (key) {
  useStorage(false);
  removeItem.call(this, key);
};

/** Makes the storage fail in a way, or work again. */
export const failStorage = (how: '' | 'full' | 'denied'): void => void (storageFails = how);

/** Does something with the storage as it is underneath. */
export function withStorage<T>(act: () => T): T {
  const before = storageFails;
  storageFails = '';
  const result = act();
  storageFails = before;
  return result;
}
