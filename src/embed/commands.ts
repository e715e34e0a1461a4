import { faultOf, isProperty, urlParameters } from './check.js';
import { isRecord, list, METHODS, PROPERTIES, show, type Trouble } from './protocol.js';

type Game = HTMLElement & Record<string, unknown>;

type Method = (...args: unknown[]) => unknown;

type Answer = { readonly value: unknown } | { readonly error: Trouble };

const refuse = (code: string, message: string): Answer => ({ error: { code, message } });

/** Carries out what the host asks for. */
export class Commands {
  constructor(
    private readonly id: string,
    private readonly game: HTMLElement,
  ) {}

  async answer(type: string, detail: unknown): Promise<Answer> {
    const given = isRecord(detail) ? detail : {};
    if (type === 'call') return this.#call(given);
    if (type === 'read') return this.#read(given);
    if (type === 'set') return this.#set(given);
    return refuse('unknown-type', `“${type}” is not a type; it takes hello, call, read, set`);
  }

  async #call({ method, args = [] }: Readonly<Record<string, unknown>>): Promise<Answer> {
    if (typeof method !== 'string' || !METHODS.includes(method)) {
      return refuse('unknown-method', `${show(method)} is not a method; it takes ${list(METHODS)}`);
    }
    if (!Array.isArray(args)) {
      return refuse('bad-arguments', `args of ${method} is ${show(args)}; it takes a list`);
    }
    try {
      const game = this.game as Game;
      return { value: await (game[method] as Method).apply(game, args) };
    } catch (error) {
      return refuse('failed', `${method}: ${String(error)}`);
    }
  }

  async #read({ property }: Readonly<Record<string, unknown>>): Promise<Answer> {
    if (typeof property !== 'string' || !PROPERTIES.includes(property)) {
      return refuse(
        'unknown-property',
        `${show(property)} is not a property; it takes ${list(PROPERTIES)}`,
      );
    }
    return { value: (this.game as Game)[property] };
  }

  /** Sets attributes and custom properties; those that are not valid stay as they were. */
  async #set({ attributes }: Readonly<Record<string, unknown>>): Promise<Answer> {
    if (!isRecord(attributes)) {
      return refuse(
        'bad-attributes',
        `attributes is ${show(attributes)}; it takes an object such as { "theme": "felt" }`,
      );
    }
    const faults = this.setAll(Object.entries(attributes));
    return faults.length > 0 ? refuse('bad-parameter', faults.join('; ')) : { value: { ok: true } };
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
      return `${name} is ${show(given)}; it takes text or null`;
    }
    const value = given === null ? '' : String(given).trim();
    const fault = faultOf(this.id, name, value, this.#attributes);
    if (fault) return fault;
    const page = document.documentElement;
    if (isProperty(name)) this.game.style.setProperty(name, value);
    else if (name === 'color-scheme') page.style.colorScheme = value;
    else if (name === 'lang') page.lang = value || 'en';
    else if (name === 'dir') page.dir = value;
    else if (given === null) this.game.removeAttribute(name);
    else this.game.setAttribute(name, value);
    return undefined;
  }

  get #attributes(): Readonly<Record<string, string>> {
    return Object.fromEntries(Array.from(this.game.attributes, ({ name, value }) => [name, value]));
  }
}
