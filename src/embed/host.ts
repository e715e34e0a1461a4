/** For the page around a frame: events of the game inside, commands to it, and its height. */
import type { SolitaireElement } from '../element/solitaire-element.js';
import type {} from '../element/events.js';
import { Gate } from './gate.js';
import {
  EVENTS,
  type FrameMessage,
  isOneOf,
  isOurs,
  isRecord,
  list,
  type Method,
  METHODS,
  PROPERTIES,
  type Property,
  show,
  type Trouble,
} from './protocol.js';

/** What the frame answers to a command that it doesn't carry out. */
export interface Refusal {
  readonly ok: false;
  readonly error: Trouble;
}

/** The methods of a game, as far as a frame can be asked. */
export type FrameMethods = Pick<SolitaireElement, Method>;

/** The properties of a game that can be read. */
export type FrameProperties = Pick<SolitaireElement, Property>;

/** Which game the frame shows. */
export interface FrameReady {
  readonly game: string;
  /** The kit's version. */
  readonly version: string;
}

/** A game in a frame. Its promises never reject; they wait until the frame is ready. */
export interface GameFrame {
  /** Resolves when the frame has shown its game. */
  readonly ready: Promise<FrameReady>;
  /** Calls a method of the game. */
  call<M extends keyof FrameMethods>(
    method: M,
    ...args: Parameters<FrameMethods[M]>
  ): Promise<Awaited<ReturnType<FrameMethods[M]>> | Refusal>;
  /** Reads a property of the game. */
  read<P extends keyof FrameProperties>(property: P): Promise<FrameProperties[P] | Refusal>;
  /**
   * Sets attributes and custom properties of the game, and `lang`, `dir` or `color-scheme` of its
   * page; null is the default again.
   */
  set(
    attributes: Readonly<Record<string, string | number | boolean | null>>,
  ): Promise<{ readonly ok: true } | Refusal>;
  /** Ends the connection: no more events, and the frame keeps its height. */
  disconnect(): void;
}

export interface FrameOptions {
  /** Whether the frame takes the height of its content; it does unless this is false. */
  readonly height?: boolean;
  /**
   * Whether listeners can cancel what the player is about to do: `solitaire-before-move`, `-before-deal`,
   * `-before-undo` and `-before-hint`. Each of them then waits for this page's answer, for a second at
   * most.
   */
  readonly asks?: boolean;
}

/** Pixels; a page must not be stretched without limit by what it has embedded. */
const MAX_HEIGHT = 10_000;

/** Lines in the console in a second. */
const MOST_ERRORS = 50;

const frames = new WeakMap<HTMLIFrameElement, Connection>();

const refusal = (code: string, message: string): Refusal => ({
  ok: false,
  error: { code, message },
});

class Connection implements GameFrame {
  readonly ready: Promise<FrameReady>;
  #isReady: (detail: FrameReady) => void = () => {};
  #connected = false;
  /** Messages that wait until the frame is ready. */
  #waiting: FrameMessage[] | undefined = [];
  #requests = new Map<number, (value: unknown) => void>();
  #last = 0;
  #warned = false;
  readonly #errors = new Gate(MOST_ERRORS);
  readonly #stop = new AbortController();

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly followsHeight: boolean,
    private readonly asks: boolean,
  ) {
    this.ready = new Promise((resolve) => (this.#isReady = resolve));
    window.addEventListener('message', (event) => this.#receive(event), {
      signal: this.#stop.signal,
    });
    this.#connected = true;
    // A frame that has loaded already announced itself to nobody; one that is still loading has no origin yet.
    this.frame.contentWindow?.postMessage(message('hello'), '*');
  }

  call<M extends keyof FrameMethods>(
    method: M,
    ...args: Parameters<FrameMethods[M]>
  ): Promise<Awaited<ReturnType<FrameMethods[M]>> | Refusal> {
    if (!isOneOf(METHODS, method)) {
      return this.#refuse(
        'unknown-method',
        `${String(method)} is not a method; it takes ${list(METHODS)}`,
      );
    }
    return this.#ask('call', { method, args });
  }

  read<P extends keyof FrameProperties>(property: P): Promise<FrameProperties[P] | Refusal> {
    if (!isOneOf(PROPERTIES, property)) {
      return this.#refuse(
        'unknown-property',
        `${String(property)} is not a property; it takes ${list(PROPERTIES)}`,
      );
    }
    return this.#ask('read', { property });
  }

  set(
    attributes: Readonly<Record<string, string | number | boolean | null>>,
  ): Promise<{ readonly ok: true } | Refusal> {
    return this.#ask('set', { attributes });
  }

  disconnect(): void {
    if (this.asks && !this.#waiting) this.#post(message('ask', { on: false }));
    this.#stop.abort();
    this.#connected = false;
    frames.delete(this.frame);
    this.#giveUp('disconnected', 'the frame is no longer connected');
  }

  async #refuse(code: string, message: string): Promise<Refusal> {
    console.warn(`connectFrame: ${message}`);
    return refusal(code, message);
  }

  #ask<T>(type: string, detail: object): Promise<T | Refusal> {
    if (!this.#connected) return this.#refuse('disconnected', 'the frame is no longer connected');
    const request = ++this.#last;
    return new Promise((resolve) => {
      this.#requests.set(request, resolve as (value: unknown) => void);
      try {
        const asked = message(type, structuredClone({ ...detail, request }));
        if (this.#waiting) this.#waiting.push(asked);
        else this.#post(asked);
      } catch (error) {
        this.#requests.delete(request);
        resolve(this.#refuse('bad-arguments', `what ${type} was given can’t be sent: ${error}`));
      }
    });
  }

  #giveUp(code: string, why: string): void {
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    for (const resolve of requests) resolve(refusal(code, why));
  }

  /** Where the frame comes from: `null` where it has no origin of its own. */
  get #origin(): string {
    const { sandbox, src, ownerDocument } = this.frame;
    if (this.frame.hasAttribute('sandbox') && !sandbox.contains('allow-same-origin')) return 'null';
    try {
      return new URL(src, ownerDocument.baseURI).origin;
    } catch {
      return 'null';
    }
  }

  #post(data: FrameMessage): void {
    const origin = this.#origin;
    this.frame.contentWindow?.postMessage(data, origin === 'null' ? '*' : origin);
  }

  #receive({ data, source, origin }: MessageEvent<unknown>): void {
    if (!source || source !== this.frame.contentWindow) return;
    if (!isOurs(data) || data['v'] !== 1 || !isRecord(data['detail'])) return;
    if (origin !== this.#origin) return this.#warnOfOrigin(origin);
    const { type, detail } = data as { type: unknown; detail: Readonly<Record<string, unknown>> };
    if (type === 'height') this.#resize(detail['height']);
    else if (type === 'result') this.#settle(detail);
    else if (type === 'ready') this.#begin(detail);
    else if (type === 'error') this.#tell(detail['message']);
    else if (typeof type === 'string' && EVENTS.includes(type)) {
      this.#dispatch(type, detail, data['ask']);
    }
  }

  /** @param ask the number by which the frame waits for an answer, if it does */
  #dispatch(type: string, detail: Readonly<Record<string, unknown>>, ask: unknown): void {
    const cancelable = ask !== undefined;
    const event = new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true });
    const go = this.frame.dispatchEvent(event);
    if (cancelable) this.#post(message('answer', { ask, go }));
  }

  /** What the frame says is wrong, as far as anyone can read it. */
  #tell(message: unknown): void {
    const passed = this.#errors.pass();
    if (passed.ok) console.warn(`connectFrame: the frame says: ${show(message)}`);
    else if (passed.first) console.warn('connectFrame: the frame says more, too much to be shown');
  }

  /** Once: the server may have redirected the frame. */
  #warnOfOrigin(origin: string): void {
    if (this.#warned) return;
    this.#warned = true;
    console.warn(
      `connectFrame: the frame is at ${origin}, but its src is at ${this.#origin}; ` +
        'its messages are ignored until src names the address that it has',
    );
  }

  #begin(detail: Readonly<Record<string, unknown>>): void {
    // The frame was reloaded, and knows nothing of earlier requests.
    if (!this.#waiting) this.#giveUp('reloaded', 'the frame was loaded again');
    this.#isReady(detail as unknown as FrameReady);
    if (this.asks) this.#post(message('ask', { on: true }));
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const data of waiting) this.#post(data);
  }

  #settle({ request, value, error }: Readonly<Record<string, unknown>>): void {
    const resolve = this.#requests.get(request as number);
    this.#requests.delete(request as number);
    resolve?.(isRecord(error) ? { ok: false, error } : value);
  }

  #resize(height: unknown): void {
    if (!this.followsHeight || typeof height !== 'number' || !(height > 0)) return;
    const { offsetHeight, clientHeight, style } = this.frame;
    const { boxSizing } = getComputedStyle(this.frame);
    const border = boxSizing === 'border-box' ? offsetHeight - clientHeight : 0;
    style.height = `${Math.min(Math.ceil(height), MAX_HEIGHT) + border}px`;
  }
}

const message = (type: string, detail: unknown = null): FrameMessage => ({
  source: 'hourhand',
  v: 1,
  type,
  detail,
});

/**
 * Connects the page to a game in an `<iframe>` whose `src` is the kit's `embed/` page: the frame
 * dispatches the game's `solitaire-*` events, which bubble, and takes the height of its content.
 * `solitaire-before-move` and its like can be cancelled with the option `asks`. A frame is connected once;
 * what is no `<iframe>` gets a warning, and its commands are refused.
 */
export function connectFrame(frame: HTMLIFrameElement, options: FrameOptions = {}): GameFrame {
  if ((frame as Element | null)?.localName !== 'iframe') {
    const problem = `connectFrame takes an <iframe>, not ${String(frame)}`;
    console.warn(problem);
    const refuse = async (): Promise<Refusal> => refusal('no-frame', problem);
    return {
      ready: new Promise(() => {}),
      call: refuse,
      read: refuse,
      set: refuse,
      disconnect: () => {},
    };
  }
  let connection = frames.get(frame);
  if (!connection) {
    connection = new Connection(frame, options?.height !== false, options?.asks === true);
    frames.set(frame, connection);
  }
  return connection;
}
