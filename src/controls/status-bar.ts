import { html, nothing, type TemplateResult } from 'lit';
import { type Command, commandsNow, type GameController } from '../game/index.js';
import { button } from './toolbar.js';

/** The bar under the board: the last message, the verdict, and what the player can do next. */
export function statusBar(game: GameController): TemplateResult {
  const { result, message, verdict } = game;
  const status = result ? game.status : 'playing';
  const now = commandsNow(game);
  const prominent = (name: Command): boolean =>
    name === 'backToGame' || (result !== '' && name === 'newGame');
  return html`<div class="status-bar ${status}" part="status-bar ${status}">
    <p class="message" part="message" dir="auto">
      ${result ? html`<strong part="result">${result}</strong> ` : nothing}${message}
    </p>
    ${verdict ? html`<p class="verdict" part="verdict">${verdict}</p>` : nothing}
    ${
      now.length > 0
        ? html`<div class="tools">
          ${now.map((name) => button(name, game, { prominent: prominent(name), icon: nothing }))}
        </div>`
        : nothing
    }
  </div>`;
}
