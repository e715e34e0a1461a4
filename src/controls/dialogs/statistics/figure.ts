import { html, nothing, type TemplateResult } from 'lit';

/** A number with its name, in a list. @param more smaller, behind the name */
export const figure = (name: string, value: string | number, more = ''): TemplateResult =>
  html`<div>
    <dt><span .textContent=${name}></span>${more ? html` <small .textContent=${more}></small>` : nothing}</dt>
    <dd .textContent=${value}></dd>
  </div>`;
