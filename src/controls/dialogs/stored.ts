import { html, nothing, type TemplateResult } from 'lit';
import { canRestoreSettings, forgetEverything, restoreSettings } from '../../settings/choose.js';
import type { DialogHost } from './dialog.js';

/**
 * What is stored: settings that were damaged can be restored, and everything can be forgotten, of which
 * the player is asked first.
 * @returns what renders it
 */
export function storedPanel({ words, update }: DialogHost): () => TemplateResult {
  const say = words.settings;
  let asks = false;
  let said = '';

  const open = (asking: boolean, sentence = ''): void => {
    asks = asking;
    said = sentence;
    update();
  };
  const restore = (): void => {
    restoreSettings();
    open(false, say.restored);
  };
  const forget = (): void => open(false, forgetEverything() ? say.forgotten : say.notForgotten);
  const button = (label: string, run: () => void, prominent = false): TemplateResult =>
    html`<button
      type="button"
      class="button ${prominent ? 'prominent' : ''}"
      part="button"
      @click=${run}
    >
      <span .textContent=${label}></span>
    </button>`;

  return () =>
    html`<section class="stored">
      ${
        canRestoreSettings()
          ? html`<p .textContent=${say.damaged}></p>
              <div class="actions">${button(say.restore, restore, true)}</div>`
          : nothing
      }
      ${
        asks
          ? html`<p .textContent=${say.forgetAll}></p>
              <div class="actions">
                ${button(say.forgetYes, forget, true)} ${button(say.cancel, () => open(false))}
              </div>`
          : html`<div class="actions">${button(say.forget, () => open(true))}</div>`
      }
      <p class="said" role="status" .textContent=${said}></p>
    </section>`;
}
