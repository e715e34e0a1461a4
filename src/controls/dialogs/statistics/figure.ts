import { html, nothing, type TemplateResult } from 'lit';
import { drawnNumber, gauge } from '../drawn.js';

/**
 * A number with its name, in a list.
 * @param more smaller, behind the name
 * @param seen what is drawn of the value, if the rest is only for those who hear it
 */
export const figure = (
  name: string,
  value: string | number,
  more = '',
  seen: string | number = value,
): TemplateResult => {
  const drawn = drawnNumber(String(seen));
  return html`<div>
    <dt><span .textContent=${name}></span>${more ? html` <small .textContent=${more}></small>` : nothing}</dt>
    <dd><span class=${drawn ? 'heard' : ''} .textContent=${value}></span>${drawn ?? nothing}</dd>
  </div>`;
};

/** The share of games that were won, on a dial beside what is told of them. @param share undefined before the first one */
export const results = (share: number | undefined, told: TemplateResult): TemplateResult =>
  html`<div class="results">${gauge(share)}${told}</div>`;
