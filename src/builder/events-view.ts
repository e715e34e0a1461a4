import { html, nothing, type TemplateResult } from 'lit/html.js';

/** An event of the game in the preview. */
export interface HeardEvent {
  readonly type: string;
  readonly detail: unknown;
}

/** The latest events, the last one first. */
export function eventsView(events: readonly HeardEvent[]): TemplateResult {
  return html`
    <details class="events">
      <summary>
        <span class="title">Events</span>
        ${events.length > 0 ? html`<span class="inside">${events.length} so far</span>` : nothing}
      </summary>
      <p class="help">
        What the game dispatches while it is played. The events bubble, so that a page can listen to
        them anywhere.
      </p>
      <ol reversed>
        ${events.map(
          ({ type, detail }) =>
            html`<li><code>${type}</code> <span>${JSON.stringify(detail)}</span></li>`,
        )}
      </ol>
    </details>
  `;
}
