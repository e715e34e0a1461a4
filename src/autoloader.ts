/**
 * Defines the kit's tags when they are used: watches the page, and loads a game when its tag comes near
 * the screen. Without a page, as in Node, it does nothing.
 */
import { catalogue } from './catalogue.js';

const loaders = new Map<string, () => Promise<unknown>>([
  ...catalogue.map(({ tag, load }) => [tag, load] as const),
  ['solitaire-daily', () => import('./daily/solitaire-daily.js')],
  ['solitaire-settings', () => import('./tags/solitaire-settings.js')],
]);
const selector = [...loaders.keys()].join();

/** How far from the screen a game is loaded: half a screen, so that it is there when it is seen. */
const MARGIN = '50%';

/** The end of the message in Chromium and Firefox when a module could not be fetched: its URL. */
const NOT_FETCHED = /dynamically imported module: (\S+)$/;

/** The tags that are being loaded, or have been. */
const loading = new Map<string, Promise<void>>();
/** How often a tag could not be loaded, and from where the next try loads it. */
const failures = new Map<string, number>();

/** The roots that are watched already. */
const roots = new WeakSet<Node>();
let near: IntersectionObserver | undefined;
let arrivals: MutationObserver | undefined;

/** Loads a tag, unless that has begun. The promise never rejects. */
function load(tag: string): Promise<void> {
  const begun = loading.get(tag);
  if (begun) return begun;
  const promise = tryToLoad(tag);
  loading.set(tag, promise);
  return promise;
}

async function tryToLoad(tag: string): Promise<void> {
  try {
    await loaders.get(tag)!();
    if ([...loaders.keys()].every(isDefined)) stop();
  } catch (error) {
    loading.delete(tag);
    forgetUrl(tag, String(error));
    console.error(
      `<${tag}> could not be loaded; the next <${tag}> on the page tries again. ${String(error)}`,
    );
  }
}

/** Changes the URL, because browsers don't fetch a module again from a URL that has failed. */
function forgetUrl(tag: string, error: string): void {
  const count = (failures.get(tag) ?? 0) + 1;
  failures.set(tag, count);
  const [, address] = NOT_FETCHED.exec(error) ?? [];
  if (!address) return;
  const url = new URL(address);
  url.searchParams.set('again', String(count));
  loaders.set(tag, () => import(/* webpackIgnore: true */ /* @vite-ignore */ url.href));
}

const isDefined = (tag: string): boolean => customElements.get(tag) !== undefined;

/** Loads a game; the settings around it come first, because they apply from its first deal. */
async function loadGame(element: Element): Promise<void> {
  if (element.closest('solitaire-settings') && !isDefined('solitaire-settings')) {
    await load('solitaire-settings');
  }
  await load(element.localName);
}

function found(element: Element): void {
  const tag = element.localName;
  if (isDefined(tag)) return;
  // Settings have no box, so they are never near the screen.
  if (tag === 'solitaire-settings') void load(tag);
  else if (near) near.observe(element);
  else void loadGame(element);
}

function search(root: ParentNode): void {
  for (const element of root.querySelectorAll(selector)) found(element);
}

function start(): void {
  try {
    near ??= new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          near?.unobserve(target);
          void loadGame(target);
        }
      },
      { rootMargin: MARGIN },
    );
  } catch {
    // Where the browser can't tell what is near the screen, everything is loaded.
  }
  arrivals ??= new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!isParent(node)) continue;
        if (node instanceof Element && node.matches(selector)) found(node);
        search(node);
      }
    }
  });
}

/** All tags are defined: there is nothing left to watch for. */
function stop(): void {
  near?.disconnect();
  arrivals?.disconnect();
}

const isParent = (node: unknown): node is Node & ParentNode =>
  typeof (node as Partial<ParentNode> | null)?.querySelectorAll === 'function';

/**
 * Watches a part of the page that the autoloader doesn't see by itself: a shadow root. The games in
 * it, now and later, are defined when they come near the screen.
 */
export function discover(root: Document | ShadowRoot | Element): void {
  if (typeof document === 'undefined') return;
  if (!isParent(root)) {
    console.warn(`discover takes a shadow root, an element or a document, not ${String(root)}`);
    return;
  }
  if (roots.has(root)) return;
  roots.add(root);
  start();
  if (root instanceof Element && root.matches(selector)) found(root);
  search(root);
  if ([...loaders.keys()].every(isDefined)) return;
  arrivals?.observe(root, { childList: true, subtree: true });
}

if (typeof document !== 'undefined') discover(document);
