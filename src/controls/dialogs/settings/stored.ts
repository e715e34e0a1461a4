import { html, nothing, type TemplateResult } from 'lit';
import { canRestoreSettings, forgetEverything, restoreSettings } from '../../../settings/choose.js';
import type { DialogHost } from '../dialog.js';
import { showPanel } from '../show-panel.js';

/**
 * What is stored: settings that were damaged can be restored, and everything can be forgotten, of which
 * the player is asked first.
 * @returns what renders it
 */
export function storedPanel({ words, update }: DialogHost): () => TemplateResult {
  const say = words.settings;
  let asks = false;
  let said = '';
  /** The button that has asked. */
  let opener: HTMLElement | undefined;

  const open = (asking: boolean, sentence = ''): void => {
    asks = asking;
    said = sentence;
    update();
    // The button that was pressed is about to go.
    if (!asking) opener?.focus();
  };
  const ask = ({ currentTarget }: Event): void => {
    opener = currentTarget as HTMLElement;
    open(true);
    showPanel(opener);
  };
  const restore = (): void => {
    restoreSettings();
    open(false, say.restored);
  };
  const forget = (): void => open(false, forgetEverything() ? say.forgotten : say.notForgotten);
  const button = (label: string, run: (event: Event) => void, prominent = false): TemplateResult =>
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
      <div class="actions">${button(say.forget, ask)}</div>
      <div class="panel" role="group" aria-labelledby="question">
        <p class="question" id="question" role="status" .textContent=${asks ? say.forgetAll : ''}></p>
        ${
          asks
            ? html`<div class="actions">
                ${button(say.forgetYes, forget, true)} ${button(say.cancel, () => open(false))}
              </div>`
            : nothing
        }
      </div>
      <p class="said" role="status" .textContent=${said}></p>
    </section>`;
}
