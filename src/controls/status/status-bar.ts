import { html, nothing, type TemplateResult } from 'lit';
import { type Command, commands, commandsNow, type GameController } from '../../game/index.js';
import { button } from '../toolbar/toolbar.js';

/**
 * The bar under the board: the last message, the verdict, and what the player can do next. Screen
 * readers find the message in the live region, and not here a second time.
 * @param playback the controls of a line of moves, if one is shown
 */
export function statusBar(game: GameController, playback?: TemplateResult): TemplateResult {
  const { result, message, verdict } = game;
  const status = result ? game.status : 'playing';
  const now = playback ? [] : commandsNow(game);
  const prominent = (name: Command): boolean => result !== '' && name === 'newGame';
  return html`<div class="status-bar ${status}" part="status-bar ${status}">
 ${playback}
    <p class="message" part="message" dir="auto" aria-hidden="true">
      ${result ? html`<strong part="result" .textContent=${result}></strong> ` : nothing}<span .textContent=${message}></span>
    </p>
    ${verdict ? html`<p class="verdict" part="verdict" aria-hidden="true" .textContent=${verdict}></p>` : nothing}
    ${
      now.length > 0
        ? html`<div class="tools">
          ${(Object.keys(commands) as Command[]).map((name) =>
            now.includes(name)
              ? button(name, game, { prominent: prominent(name), icon: nothing })
              : nothing,
          )}
        </div>`
        : nothing
    }
  </div>`;
}
