import { html, type TemplateResult } from 'lit';
import { icon } from '../icons.js';

const CLOSE = icon('m6.5 6.5 11 11M17.5 6.500l-11 11');

/** The one shape of all dialogs: a title, a way out, and what it is about. */
export interface DialogModel {
  /** The way out's name. */
  readonly close: string;
  readonly title: string;
  /** Called once it has closed, however that came about. */
  closed(): void;
}

export function dialog(
  { close, title, closed }: DialogModel,
  body: TemplateResult,
): TemplateResult {
  const leave = (event: Event): void => (event.currentTarget as Element).closest('dialog')!.close();
  // A press on the backdrop comes to the dialog itself, one inside comes from a child.
  const aside = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) leave(event);
  };
  return html`<dialog part="dialog" aria-labelledby="title" @close=${closed} @click=${aside}>
    <div class="sheet">
      <header>
        <h2 id="title">${title}</h2>
        <button
          type="button"
          class="button"
          part="button close"
          title=${close}
          aria-label=${close}
          @click=${leave}
        >
          ${CLOSE}
        </button>
      </header>
      ${body}
    </div>
  </dialog>`;
}
