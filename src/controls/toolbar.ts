import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import {
  type Command,
  FULL_ONLY,
  type GameController,
  isEnabled,
  isOffered,
  TOOLBAR,
} from '../game/index.js';
import { icons } from './icons.js';

interface ButtonLook {
  readonly enabled?: boolean;
  /** It is what most players will want to do next. */
  readonly prominent?: boolean;
  /** It is in the menu too, and only there if the box is narrow. */
  readonly folds?: boolean;
  readonly icon?: SVGTemplateResult | typeof nothing;
}

/** A command's button: an icon and its name, which narrow toolbars hide visually. */
export function button(
  name: Command,
  game: GameController,
  { enabled = true, prominent = false, folds = false, icon = icons[name] }: ButtonLook = {},
): TemplateResult {
  const label = game.words.labels[name];
  return html`<button
    type="button"
    class="button ${prominent ? 'prominent' : ''} ${folds ? 'folds' : ''}"
    part="button ${name}"
    title=${label}
    ?disabled=${!enabled}
    @click=${() => game.command(name)}
  >
    ${icon}<span class="label">${label}</span>
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

/** 4:05; with hours if there are any: 1:04:05. */
function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** @param menu the menu, while it is open */
export function toolbar(
  game: GameController,
  kind: 'full' | 'minimal' | 'none',
  menu: TemplateResult | undefined,
): TemplateResult | typeof nothing {
  if (kind === 'none') return nothing;
  const { labels } = game.words;
  const { dealNumber, moveCount, elapsed } = game.session;
  const full = kind === 'full';
  const shown = full ? TOOLBAR : TOOLBAR.filter((name) => !FULL_ONLY.includes(name));
  return html`<div class="toolbar" part="toolbar">
    <div class="tools" role="group" aria-label=${labels.toolbar}>
      ${buttons(shown, game, (name) => ({ folds: FULL_ONLY.includes(name) }))}
      ${full ? more(game, menu) : nothing}
    </div>
    ${
      full
        ? html`<dl class="info" part="info">
          ${fact('deal-number', labels.deal, dealNumber ?? labels.ownDeal)}
          ${fact('move-count', labels.moves, moveCount)}
          ${fact('time', labels.time, clockTime(elapsed))}
        </dl>`
        : nothing
    }
  </div>`;
}

const fact = (part: string, name: string, value: string | number): TemplateResult =>
  html`<div>
    <dt>${name}</dt>
    <dd part=${part}>${value}</dd>
  </div>`;

/** The button that opens the menu. */
function more(game: GameController, menu: TemplateResult | undefined): TemplateResult {
  const label = game.words.labels.menu;
  return html`<div class="more">
    <button
      type="button"
      class="button"
      part="button menu"
      title=${label}
      aria-label=${label}
      aria-expanded=${menu ? 'true' : 'false'}
      @click=${() => game.command('menu')}
    >
      ${icons.menu}
    </button>
    ${menu}
  </div>`;
}
