import { ContextProvider } from '@lit/context';
import { css, type PropertyDeclarations, ReactiveElement } from 'lit';
import { adoptElement, adoptStyles } from '../board/index.js';
import { isTooOld } from '../element/baseline.js';
import {
  asText,
  settingFault,
  settingsContext,
  settingSpecs,
  type Settable,
  type SharedSettings,
  takes,
} from '../settings/index.js';

/**
 * Wraps any part of a page: every game inside uses its settings, unless the game’s own attribute
 * overrides them. It is not visible itself.
 *
 * @tag solitaire-settings
 */
export class SolitaireSettings extends ReactiveElement {
  static override properties: PropertyDeclarations = Object.fromEntries(
    Array.from(settingSpecs.values(), ({ name, property }) => [property, { attribute: name }]),
  );

  // In the shadow root, because frameworks compare the attributes that they have written.
  static override styles = css`
    :host(:not([hidden])) {
      display: contents;
    }
  `;

  readonly #warned = new Set<string>();

  readonly #kind = this.constructor as typeof SolitaireSettings;

  readonly #provider = new ContextProvider(this, {
    context: settingsContext,
    initialValue: {} as SharedSettings,
  });

  protected override createRenderRoot(): ShadowRoot {
    const root = adoptStyles(this.attachShadow({ mode: 'open' }));
    root.append(document.createElement('slot'));
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The games inside have them before they first render.
    if (!this.hasUpdated) this.#provide();
  }

  /** In another document, such as that of a frame. */
  adoptedCallback(): void {
    adoptElement(this, this.#kind);
  }

  protected override updated(): void {
    this.#provide();
  }

  #provide(): void {
    const values: Record<string, string> = {};
    for (const spec of settingSpecs.values()) {
      const { name, property } = spec;
      const given = (this as unknown as Record<string, unknown>)[property];
      const value = asText(name, given, (message) => this.#warn(message));
      if (!value) continue;
      if (takes(spec, value)) values[name] = value;
      else this.#warn(`${settingFault(spec, value)}; it is ignored`);
    }
    this.#provider.setValue(Object.freeze(values));
  }

  /** Shows the page's author a warning, once. */
  #warn(message: string): void {
    if (this.#warned.has(message)) return;
    this.#warned.add(message);
    console.warn(`<${this.localName}>: ${message}`);
  }

  /** Defines the tag, unless it is already defined. */
  static define(
    tag = 'solitaire-settings',
    registry: CustomElementRegistry = customElements,
  ): void {
    if (!isTooOld() && !registry.get(tag)) registry.define(tag, this);
  }
}

/** The settings, whose accessors Lit makes from their table. */
export interface SolitaireSettings extends Settable {}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-settings': SolitaireSettings;
  }
}
