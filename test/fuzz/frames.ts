/** Both ends of a frame's messages, with no browser around them: what they touch of one is played here. */
import assert from 'node:assert/strict';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { Commands } from '../../src/embed/commands.js';
import { connectFrame } from '../../src/embed/host.js';
import { EVENTS, isOurs, isRecord, show } from '../../src/embed/protocol.js';

/** An element, as far as commands and hosts use it. */
class Element extends EventTarget {
  readonly localName: string = 'clock-solitaire';
  readonly attributes: { name: string; value: string }[] = [];
  readonly style = { height: '', setProperty: () => {} };

  setAttribute(name: string, value: string): void {
    assert.match(name, /^[a-z][a-z-]*$/);
    assert.equal(typeof value, 'string');
    this.attributes.splice(0, Infinity, { name, value });
  }

  removeAttribute(): void {}

  /** Any of a game's methods. */
  play(): object {
    return { ok: true };
  }
}

/** A window: errors of its listeners come out where the event was dispatched. */
class Listeners {
  readonly #all = new Map<string, Set<(event: Event) => void>>();

  addEventListener(name: string, listener: (event: Event) => void, how: { signal: AbortSignal }) {
    const some = this.#all.get(name) ?? new Set();
    this.#all.set(name, some.add(listener));
    how.signal.addEventListener('abort', () => some.delete(listener));
  }

  dispatchEvent(event: Event): void {
    for (const listener of this.#all.get(event.type) ?? []) listener(event);
  }
}

const page = { lang: '', dir: '', style: {} };
const listeners = new Listeners();
const surroundings = {
  document: { documentElement: page },
  window: listeners,
  CSS: { supports: (_: string, value: string) => value.length < 20 },
  getComputedStyle: () => ({ boxSizing: 'border-box' }),
};
Object.assign(globalThis, surroundings);
console.warn = () => {};

/** The text as a value: as JSON where it is that, also with what only a message can hold. */
function valuesOf(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    const others = { big: 10n, list: new Map([[text, value]]), date: new Date(NaN) };
    const self: Record<string, unknown> = { ...others, value };
    self['self'] = self;
    return [value, self, 10n];
  } catch {
    return [text];
  }
}

const commands = new Commands('clock', new Element() as unknown as SolitaireElement);

/** Hands a message to the frame's end. */
export async function answerInFrame(text: string): Promise<void> {
  for (const value of valuesOf(text)) {
    assert.equal(typeof show(value), 'string');
    assert.ok(show(value).length < 100);
    const type = isRecord(value) ? value['type'] : text;
    const detail = isRecord(value) && 'detail' in value ? value['detail'] : value;
    for (const each of [type, 'call', 'read', 'set']) {
      const answer = await commands.answer(each as string, detail);
      if (!('error' in answer)) continue;
      assert.match(answer.error.code, /^[a-z-]+$/);
      assert.equal(typeof answer.error.message, 'string');
    }
  }
}

const inside = { postMessage: () => {} };
const frame = Object.assign(new Element(), {
  localName: 'iframe',
  contentWindow: inside,
  src: 'https://kit.example/embed/',
  offsetHeight: 102,
  clientHeight: 100,
  sandbox: { contains: () => true },
  ownerDocument: { baseURI: 'https://page.example/' },
  hasAttribute: () => false,
});
connectFrame(frame as unknown as HTMLIFrameElement);
let told: string[] = [];
for (const name of EVENTS) frame.addEventListener(name, ({ type }) => told.push(type));

/** Hands a message to the host's end, from the frame and from another window of the page. */
export function receiveFromFrame(text: string): void {
  for (const data of valuesOf(text)) {
    for (const source of [inside, {}]) {
      told = [];
      const origin = 'https://kit.example';
      listeners.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
      for (const type of told) {
        assert.ok(isOurs(data) && data['type'] === type && source === inside);
      }
      assert.match(frame.style.height, /^(\d{1,5}px)?$/);
    }
  }
}
