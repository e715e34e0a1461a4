import { ContextProvider } from '@lit/context';
import { type PropertyDeclarations, ReactiveElement } from 'lit';
import { settingsContext, type SharedSettings } from './context.js';
import { settingSpecs } from './specs.js';

/**
 * Wraps any part of a page: every game inside takes its settings, unless the game’s own attribute
 * says otherwise. It shows nothing itself.
 *
 * @tag solitaire-settings
 * @attr {string} toolbar - `full`, `minimal` or `none`
 * @attr {string} layout - `auto`, `dial` or `rows`
 * @attr {string} speed - `normal`, `slow`, `fast` or `instant`
 * @attr {string} auto-move - `none`, `forced` or `safe`
 * @attr {string} keys - `on` or `off`
 * @attr {string} verdict - `none` or `on`
 * @attr {string} faces - `four-color` and `large`, between spaces
 * @attr {string} hand - `right` or `left`
 * @attr {string} sound - `off` or `on`
 * @attr {string} verbosity - `full` or `brief`
 * @attr {string} storage - `auto` or `none`
 */
export class SolitaireSettings extends ReactiveElement {
  static override properties: PropertyDeclarations = Object.fromEntries(
    Array.from(settingSpecs.values(), ({ name, property }) => [property, { attribute: name }]),
  );

  readonly #provider = new ContextProvider(this, {
    context: settingsContext,
    initialValue: {} as SharedSettings,
  });

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The wrapper takes part in no layout; a page's own rule for the tag wins over this one.
    if (!this.style.display) this.style.display = 'contents';
    this.#provide();
  }

  protected override updated(): void {
    this.#provide();
  }

  #provide(): void {
    const values: Record<string, string> = {};
    for (const { name, property } of settingSpecs.values()) {
      const value = (this as unknown as Record<string, unknown>)[property];
      if (value !== undefined && value !== null && value !== '') values[name] = String(value);
    }
    this.#provider.setValue(Object.freeze(values));
  }

  /** Defines the tag, unless the page has one of that name. */
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
