import type { SolitaireDaily } from '../daily/solitaire-daily.class.js';
import type { SolitaireElement } from '../element/solitaire-element.js';
import { faultOf, isProperty, urlParameters } from './check.js';
import {
  isOneOf,
  isRecord,
  list,
  METHODS,
  PROPERTIES,
  shorten,
  show,
  type Trouble,
  TYPES,
} from './protocol.js';

type Call = (...args: readonly unknown[]) => unknown;

type Answer = { readonly value: unknown } | { readonly error: Trouble };

/** Calls that are not answered yet: hints take their time. */
const MOST_CALLS = 20;
/** Attributes in one message: far more than any game has. */
const MOST_ATTRIBUTES = 200;
/** Characters of a value: more than any deal or colour has. */
const LONGEST = 10_000;
/** Faults that one answer names. */
const MOST_FAULTS = 20;

const refuse = (code: string, message: string): Answer => ({ error: { code, message } });

/** Carries out what the host asks for. */
export class Commands {
  #calls = 0;

  constructor(
    private readonly id: string,
    private readonly element: SolitaireElement | SolitaireDaily,
  ) {}

  /** The game itself: of the game of the day, once it is loaded, the one that it shows. */
  async #game(): Promise<SolitaireElement> {
    if (!('streak' in this.element)) return this.element;
    await this.element.updateComplete;
    if (!this.element.game) throw new Error('the game of the day could not be loaded');
    return this.element.game;
  }

  async answer(type: string, detail: unknown): Promise<Answer> {
    const given = isRecord(detail) ? detail : {};
    if (type === 'call') return this.#call(given);
    if (type === 'read') return this.#read(given);
    if (type === 'set') return this.#set(given);
    return refuse('unknown-type', `${show(type)} is not a type; it takes ${list(TYPES)}`);
  }

  async #call({ method, args = [] }: Readonly<Record<string, unknown>>): Promise<Answer> {
    if (!isOneOf(METHODS, method)) {
      return refuse('unknown-method', `${show(method)} is not a method; it takes ${list(METHODS)}`);
    }
    if (!Array.isArray(args)) {
      return refuse('bad-arguments', `args of ${method} is ${show(args)}; it takes a list`);
    }
    if (this.#calls >= MOST_CALLS) {
      const message = `${method}: ${MOST_CALLS} calls are not answered yet; wait for their results`;
      return refuse('too-many', message);
    }
    this.#calls++;
    try {
      const game = await this.#game();
      return { value: await (game[method] as Call).apply(game, args) };
    } catch (error) {
      return refuse('failed', `${method}: ${shorten(String(error))}`);
    } finally {
      this.#calls--;
    }
  }

  async #read({ property }: Readonly<Record<string, unknown>>): Promise<Answer> {
    if (!isOneOf(PROPERTIES, property)) {
      return refuse(
        'unknown-property',
        `${show(property)} is not a property; it takes ${list(PROPERTIES)}`,
      );
    }
    try {
      return { value: (await this.#game())[property] };
    } catch (error) {
      return refuse('failed', `${property}: ${shorten(String(error))}`);
    }
  }

  /** Sets attributes and custom properties; those that are not valid stay as they were. */
  async #set({ attributes }: Readonly<Record<string, unknown>>): Promise<Answer> {
    if (!isRecord(attributes)) {
      return refuse(
        'bad-attributes',
        `attributes is ${show(attributes)}; it takes an object such as { "theme": "felt" }`,
      );
    }
    const entries = Object.entries(attributes);
    if (entries.length > MOST_ATTRIBUTES) {
      const message = `attributes has ${entries.length} entries; it takes at most ${MOST_ATTRIBUTES}`;
      return refuse('bad-attributes', message);
    }
    const faults = this.setAll(entries);
    if (faults.length === 0) return { value: { ok: true } };
    const more = faults.length > MOST_FAULTS ? `; and ${faults.length - MOST_FAULTS} more` : '';
    return refuse('bad-parameter', faults.slice(0, MOST_FAULTS).join('; ') + more);
  }

  /**
   * Sets attributes, custom properties and what applies to the whole page; null or an empty text is
   * the default.
   * @returns what is wrong with them
   */
  setAll(entries: readonly (readonly [name: string, value: unknown])[]): readonly string[] {
    // The deal comes last, because the options say which cards belong to it.
    const isDeal = (name: string): number => Number(name === 'deal');
    return [...entries]
      .sort(([a], [b]) => isDeal(a) - isDeal(b))
      .flatMap(([name, value]) => this.#setOne(name, value) ?? []);
  }

  #setOne(name: string, given: unknown): string | undefined {
    if (urlParameters.includes(name)) return `${name} can only be given in the URL`;
    if (given !== null && !['string', 'number', 'boolean'].includes(typeof given)) {
      return `${shorten(name)} is ${show(given)}; it takes text or null`;
    }
    const value = given === null ? '' : String(given).trim();
    if (value.length > LONGEST) {
      return `${shorten(name)} has ${value.length} characters; it takes at most ${LONGEST}`;
    }
    const fault = faultOf(this.id, name, value, this.#attributes, !this.element.isConnected);
    if (fault) return fault;
    const page = document.documentElement;
    if (isProperty(name)) this.element.style.setProperty(name, value);
    else if (name === 'color-scheme') page.style.colorScheme = value;
    else if (name === 'lang') page.lang = value || 'en';
    else if (name === 'dir') page.dir = value;
    else if (given === null) this.element.removeAttribute(name);
    else this.element.setAttribute(name, value);
    return undefined;
  }

  get #attributes(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Array.from(this.element.attributes, ({ name, value }) => [name, value]),
    );
  }
}
