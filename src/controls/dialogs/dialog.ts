import { html, type TemplateResult } from 'lit';
import { icon } from '../icons.js';

const CLOSE = icon('m6.5 6.5 11 11M17.5 6.500l-11 11');

/** What all dialogs have: a title and a close button around the content. */
export interface DialogModel {
  /** The label of the close button. */
  readonly close: string;
  readonly title: string;
  /** Called when it has been closed in any way. */
  closed(): void;
}

export function dialog(
  { close, title, closed }: DialogModel,
  body: TemplateResult,
): TemplateResult {
  const closeDialog = (event: Event): void =>
    (event.currentTarget as Element).closest('dialog')!.close();
  // A click on the backdrop has the dialog itself as its target, a click inside has a child.
  const clickBackdrop = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) closeDialog(event);
  };
  return html`<dialog part="dialog" aria-labelledby="title" @close=${closed} @click=${clickBackdrop}>
    <div class="sheet">
      <header>
        <h2 id="title">${title}</h2>
        <button
          type="button"
          class="button"
          part="button close"
          title=${close}
          aria-label=${close}
          @click=${closeDialog}
        >
          ${CLOSE}
        </button>
      </header>
      ${body}
    </div>
  </dialog>`;
}
