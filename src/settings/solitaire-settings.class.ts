import { ContextProvider } from '@lit/context';
import { css, type PropertyDeclarations, ReactiveElement } from 'lit';
import { settingsContext, type SharedSettings } from './context.js';
import { settingSpecs } from './specs.js';

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

  declare toolbar: string | undefined;
  declare layout: string | undefined;
  declare speed: string | undefined;
  declare autoMove: string | undefined;
  declare keys: string | undefined;
  declare verdict: string | undefined;
  declare faces: string | undefined;
  declare hand: string | undefined;
  declare sound: string | undefined;
  declare verbosity: string | undefined;
  declare storage: string | undefined;

  readonly #provider = new ContextProvider(this, {
    context: settingsContext,
    initialValue: {} as SharedSettings,
  });

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.append(document.createElement('slot'));
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#provide();
  }

  protected override updated(): void {
    this.#provide();
  }

  #provide(): void {
    const values: Record<string, string> = {};
    for (const { name, property } of settingSpecs.values()) {
      const value = (this as unknown as Record<string, unknown>)[property];
      if (value === undefined || value === null || value === '') continue;
      try {
        values[name] = String(value);
      } catch {
        console.warn(
          `<${this.localName}>: ${name} was set to a value that can’t be converted to text; it is ignored`,
        );
      }
    }
    this.#provider.setValue(Object.freeze(values));
  }

  /** Defines the tag, unless it is already defined. */
  static define(
    tag = 'solitaire-settings',
    registry: CustomElementRegistry = customElements,
  ): void {
    if (!registry.get(tag)) registry.define(tag, this);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-settings': SolitaireSettings;
  }
}
