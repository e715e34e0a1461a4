import { html, nothing, type TemplateResult } from 'lit';
import { canRestoreSettings, forgetEverything, restoreSettings } from '../../../settings/choose.js';
import type { DialogHost } from '../dialog.js';
import { leavesLater } from '../late.js';
import { showPanel } from '../show-panel.js';

/**
 * What is stored: settings that were damaged can be restored, and everything can be forgotten, of which
 * the player is asked first.
 * @returns what renders the button that asks, and what is asked and said below it
 */
export function storedPanel({ words, update }: DialogHost): () => TemplateResult {
  const say = words.settings;
  let asks = false;
  /** Whether it has asked just now. */
  let leaves = false;
  let said = '';
  /** The button that has asked. */
  let opener: HTMLElement | undefined;

  const open = (asking: boolean, sentence = ''): void => {
    leaves = asks && !asking;
    asks = asking;
    said = sentence;
    update();
    if (!leaves) return;
    // The button that was pressed is about to go.
    opener?.focus();
    leavesLater(() => {
      leaves = false;
      update();
    });
  };
  const ask = ({ currentTarget }: Event): void => {
    opener = currentTarget as HTMLElement;
    open(true);
    showPanel(opener);
  };
  const restore = ({ currentTarget }: Event): void => {
    const beside = (currentTarget as Element).closest('.stored')!.querySelector('button.forget');
    restoreSettings();
    open(false, say.restored);
    // The button that was pressed has gone.
    (beside as HTMLElement).focus();
  };
  const forget = (): void => open(false, forgetEverything() ? say.forgotten : say.notForgotten);
  const button = (label: string, run: (event: Event) => void, prominent = false): TemplateResult =>
    html`<button
      type="button"
      class="button ${prominent ? 'prominent' : ''}"
      part="button"
      ?disabled=${leaves}
      @click=${run}
    >
      <span .textContent=${label}></span>
    </button>`;

  return () =>
    html`<div class="stored">
      ${
        canRestoreSettings()
          ? html`<p .textContent=${say.damaged}></p>
              <div class="actions">${button(say.restore, restore, true)}</div>`
          : nothing
      }
      <button type="button" class="button forget" part="button" @click=${ask}>
        <span .textContent=${say.forget}></span>
      </button>
      <div class="panel" role="group" aria-labelledby="question">
        <p class="question" id="question" role="status" .textContent=${asks ? say.forgetAll : ''}></p>
        ${
          asks || leaves
            ? html`<div class="actions ${leaves ? 'leaving' : ''}">
                ${button(say.forgetYes, forget, true)} ${button(say.cancel, () => open(false))}
              </div>`
            : nothing
        }
      </div>
      <p class="said" role="status" .textContent=${said}></p>
    </div>`;
}
