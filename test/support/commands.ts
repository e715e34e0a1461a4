import { executeServerCommand } from '@web/test-runner-commands';

/**
 * Leaves the test out, or with it the tests that a hook stands before: for what the engine or its
 * driver cannot do. In Chromium that is a failure; elsewhere the report lists it with the reason.
 * The commands below, and the runner's own, do this by themselves.
 */
export function leaveOut(reason: string): never {
  throw new Error(`left out: ${reason}`);
}

/** Whether the engine is Chromium, to which the tests bring their own browser and fonts. */
export const isChromium = /Chrome\//.test(navigator.userAgent);
export const isWebKit = !isChromium && !/Firefox\//.test(navigator.userAgent);

/** Why a test with CSS `zoom` is left out there. */
export const OTHER_PIXELS =
  'WebKitGTK measures what is in a zoomed box in other pixels than those in which it finds elements';

/** Media features by name: `{ 'forced-colors': 'active' }`. */
export type MediaFeatures = Partial<
  Record<
    | 'prefers-color-scheme'
    | 'prefers-reduced-motion'
    | 'prefers-contrast'
    | 'prefers-reduced-transparency'
    | 'forced-colors'
    | 'color-gamut'
    | 'pointer',
    string
  >
> & {
  /** The media type: `print` or `screen`. */
  type?: '' | 'print' | 'screen';
};

/** What the viewport, or a box of it, shows now: a PNG, in Base64. */
export const picture = (box?: DOMRectReadOnly): Promise<string> =>
  executeServerCommand(
    'hourhand:picture',
    box && { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height },
  );

/** What elements are to assistive technology, as the browser tells it: `none` is the role of what it leaves out. */
export async function named(
  elements: readonly Element[],
): Promise<readonly { readonly role: string; readonly name: string }[]> {
  Object.assign(window, { hourhandNamed: elements });
  return executeServerCommand('hourhand:named', { list: 'window.hourhandNamed' });
}

/** Turns the browser's dark theme for pages that have none on or off. */
export const darken = (on: boolean): Promise<void> =>
  executeServerCommand('hourhand:darken', { on });

export interface TouchPoint {
  /** CSS pixels from the viewport's left edge. */
  x: number;
  /** CSS pixels from the viewport's top edge. */
  y: number;
  /** Identifies a finger; 0 by default. */
  id?: number;
}

export interface TouchStep {
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  /** The fingers on the screen after this step: none for the last `touchEnd`. */
  points?: TouchPoint[];
  /** Milliseconds to wait after this step. */
  wait?: number;
}

/**
 * Emulates exactly these media features; those of an earlier call end. `media({})` ends them all,
 * which also happens by itself before each test file.
 */
export async function media(features: MediaFeatures): Promise<void> {
  const { type, ...others } = features;
  const queries = Object.entries(others).map(([name, value]) => `(${name}: ${value})`);
  if (type) queries.push(type);
  const matches = (query: string): boolean => matchMedia(query).matches;
  const ended = emulated.filter((query) => !queries.includes(query));
  emulated = queries.filter((query) => emulated.includes(query) || !matches(query));
  await executeServerCommand('hourhand:media', features);
  // A browser with several processes notifies the page asynchronously.
  for (let tries = 0; !queries.every(matches) || ended.some(matches); tries++) {
    if (tries === 500) throw new Error(`the page does not match ${queries.join(' and ')} alone`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The queries that match only because they are emulated. */
let emulated: readonly string[] = [];

/** Sends real touches, like a phone. */
export async function touch(steps: TouchStep[]): Promise<void> {
  await executeServerCommand('hourhand:touch', { steps });
}

/** A finger put down and lifted. */
export const tap = (x: number, y: number): Promise<void> =>
  touch([{ type: 'touchStart', points: [{ x, y }] }, { type: 'touchEnd' }]);

/** A finger dragged along a line in a number of steps. */
export const swipe = (from: TouchPoint, to: TouchPoint, steps = 8): Promise<void> =>
  touch([
    { type: 'touchStart', points: [from] },
    ...Array.from({ length: steps }, (_, index): TouchStep => {
      const share = (index + 1) / steps;
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      return { type: 'touchMove', points: [{ x, y }], wait: 16 };
    }),
    { type: 'touchEnd' },
  ]);
