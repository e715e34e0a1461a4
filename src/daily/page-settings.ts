import {
  asText,
  settingFault,
  settingSpecs,
  type Settable,
  type SharedSettings,
  takes,
} from '../settings/index.js';

type Element = HTMLElement & Settable;

/** What the page has set on the element of the game of the day, and around it. */
export class PageSettings {
  readonly #element: Element;
  readonly #shared: () => Partial<SharedSettings> | undefined;
  readonly #warned = new Set<string>();

  /** @param shared the settings of the element around it, if there is one */
  constructor(element: Element, shared: () => Partial<SharedSettings> | undefined) {
    this.#element = element;
    this.#shared = shared;
  }

  /** A setting that decides which day it is, or what is counted: these are the page’s alone. */
  setting(name: string): string {
    const spec = settingSpecs.get(name)!;
    // <solitaire-settings> itself has warned of invalid values.
    const around = this.#shared()?.[name as keyof SharedSettings];
    return this.own(name) ?? (around && takes(spec, around) ? around : spec.default);
  }

  /** What the page has set on the element; undefined if that is nothing, or not valid. */
  own(name: string): string | undefined {
    const spec = settingSpecs.get(name)!;
    const value = this.text(name, this.#element[spec.property as keyof Element]);
    if (!value || takes(spec, value)) return value || undefined;
    this.warn(`${settingFault(spec, value)}; it is ignored`);
    return undefined;
  }

  /** A property’s value as text. */
  text(name: string, value: unknown): string | undefined {
    return asText(name, value, (message) => this.warn(message)) || undefined;
  }

  /** Shows the page's author a warning, once. */
  warn(message: string): void {
    if (this.#warned.has(message)) return;
    this.#warned.add(message);
    console.warn(`<${this.#element.localName}>: ${message}`);
  }
}
