import { html, nothing, type TemplateResult } from 'lit';
import { type Words } from '../words/index.js';
import { type IconName } from './icons.js';
import { button } from './toolbar.js';

/** The line under the board: the last sentence, and at the end what can be done next. */
export interface FootModel {
  readonly words: Words;
  readonly status: 'playing' | 'won' | 'lost';
  readonly message: string;
  /** A new deal may have been a slip: the last game can be had back. */
  readonly offerBack: boolean;
  command(name: IconName): void;
}

export function foot(model: FootModel): TemplateResult {
  const { words, status, message } = model;
  const { labels } = words;
  const ended = status !== 'playing';
  const result = status === 'won' ? labels.won : labels.lost;
  const lost = html`${button('undo', model)}${button('restart', model)}`;
  return html`<div class="foot ${status}" part="foot ${status}">
    <p class="message" part="message" role="status" dir="auto">
      ${ended ? html`<strong part="result">${result}.</strong> ` : nothing}${message}
    </p>
    ${
      ended || model.offerBack
        ? html`<div class="tools">
          ${status === 'lost' ? lost : nothing}
          ${ended ? button('newGame', model, { prominent: true }) : button('bringBack', model)}
        </div>`
        : nothing
    }
  </div>`;
}
