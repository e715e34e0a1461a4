import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../words/index.js';
import type { Command } from './icons.js';
import { button } from './toolbar.js';

/** A button under the board. */
export type FootAction = Extract<
  Command,
  | 'undo'
  | 'restart'
  | 'newGame'
  | 'bringBack'
  | 'why'
  | 'back'
  | 'finish'
  | 'play'
  | 'pause'
  | 'step'
  | 'close'
>;

/** The line under the board: the last sentence, the solver's word, and what can be done next. */
export interface FootModel {
  readonly words: Words;
  readonly status: 'playing' | 'won' | 'lost';
  readonly message: string;
  /** What the solver says of the game; empty where it is not asked. */
  readonly verdict: string;
  readonly actions: readonly FootAction[];
  command(name: Command): void;
}

export function foot(model: FootModel): TemplateResult {
  const { words, status, message, verdict, actions } = model;
  const { labels } = words;
  const ended = status !== 'playing';
  const result = status === 'won' ? labels.won : labels.lost;
  const prominent = (name: FootAction): boolean => ended && name === 'newGame';
  return html`<div class="foot ${status}" part="foot ${status}">
    <p class="message" part="message" dir="auto">
      ${ended ? html`<strong part="result">${result}.</strong> ` : nothing}${message}
    </p>
    ${verdict ? html`<p class="verdict" part="verdict">${verdict}</p>` : nothing}
    ${
      actions.length > 0
        ? html`<div class="tools">
          ${actions.map((name) => button(name, model, { prominent: prominent(name), icon: nothing }))}
        </div>`
        : nothing
    }
  </div>`;
}
