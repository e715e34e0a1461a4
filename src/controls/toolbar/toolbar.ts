import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import {
  type Command,
  FULL_ONLY,
  type GameController,
  isEnabled,
  isOffered,
  TOOLBAR,
} from '../../game/index.js';
import { clockTime, type Labels } from '../../words/index.js';
import { icons, tip } from '../icons.js';

export interface ButtonLook {
  readonly enabled?: boolean;
  /** It is what most players will want to do next. */
  readonly prominent?: boolean;
  /** It is in the menu too, and only there if the box is narrow. */
  readonly folds?: boolean;
  readonly icon?: SVGTemplateResult | typeof nothing;
  readonly label?: string | undefined;
}

/** A command's button: an icon and its name, which narrow toolbars hide visually. */
export function button(
  name: Command,
  game: GameController,
  {
    enabled = true,
    prominent = false,
    folds = false,
    icon = icons[name],
    label = (game.words.labels as Labels & Partial<Record<Command, string>>)[name],
  }: ButtonLook = {},
): TemplateResult {
  return html`<button
    type="button"
    class="button ${prominent ? 'prominent' : ''} ${folds ? 'folds' : ''}"
    part="button ${name}"
    aria-label=${game.named?.(label!) ?? nothing}
    ?disabled=${!enabled}
    @click=${() => game.command(name)}
  >
    ${icon}<span class="label" .textContent=${label}></span>${tip(label!)}
  </button>`;
}

/** The buttons of the commands that the game offers. */
export const buttons = (
  names: readonly Command[],
  game: GameController,
  look: (name: Command) => ButtonLook = () => ({}),
): TemplateResult[] =>
  names
    .filter((name) => isOffered(name, game))
    .map((name) => button(name, game, { ...look(name), enabled: isEnabled(name, game) }));

/**
 * @param menu the menu, while it is open
 * @param timed whether the player wants to see the time
 */
export function toolbar(
  game: GameController,
  kind: 'full' | 'minimal' | 'none',
  menu: TemplateResult | undefined,
  timed: boolean,
): TemplateResult | typeof nothing {
  if (kind === 'none') return nothing;
  const { labels } = game.words;
  const { dealNumber, moveCount } = game.shown;
  const full = kind === 'full';
  const shown = full ? TOOLBAR : TOOLBAR.filter((name) => !FULL_ONLY.includes(name));
  return html`<div class="toolbar" part="toolbar">
    <div class="tools" role="group" aria-label=${game.named?.(labels.toolbar) ?? labels.toolbar}>
      ${buttons(shown, game, (name) => ({ folds: FULL_ONLY.includes(name) }))}
      ${full ? more(game, menu) : button('howToPlay', game)}
    </div>
    ${
      full
        ? html`<dl class="info" part="info">
          ${fact('deal-number', labels.deal, dealNumber ?? labels.ownDeal)}
          ${fact('move-count', labels.moves, moveCount)}
          ${timed ? fact('time', labels.time, clockTime(game.session.elapsed)) : nothing}
        </dl>`
        : nothing
    }
  </div>`;
}

const fact = (part: string, name: string, value: string | number): TemplateResult =>
  html`<div>
    <dt .textContent=${name}></dt>
    <dd part=${part} .textContent=${value}></dd>
  </div>`;

/** The button that opens the menu. */
function more(game: GameController, menu: TemplateResult | undefined): TemplateResult {
  const label = game.words.labels.menu;
  return html`<div class="more">
    <button
      type="button"
      class="button"
      part="button menu"
      aria-label=${game.named?.(label) ?? label}
      aria-expanded=${menu ? 'true' : 'false'}
      @click=${() => game.command('menu')}
    >
      ${icons.menu}${tip(label)}
    </button>
    ${menu}
  </div>`;
}
