import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Words } from '../words/index.js';
import { type Command, icons } from './icons.js';

/** What the toolbar shows and what its buttons do. */
export interface ToolbarModel {
  readonly words: Words;
  readonly kind: 'full' | 'minimal' | 'none';
  /** Null for a deal given as cards. */
  readonly dealNumber: number | null;
  readonly moveCount: number;
  /** Milliseconds. */
  readonly elapsed: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canHint: boolean;
  readonly canBringBack: boolean;
  /** Whether there is something to show: the rest of the game, to a win. */
  readonly canSolve: boolean;
  /** Whether the game can play itself; undefined hides the button. */
  readonly playing: boolean | undefined;
  /** The list of the menu, while it is open. */
  readonly menu: ((model: ToolbarModel) => TemplateResult) | undefined;
  command(name: Command): void;
}

interface ButtonState {
  readonly disabled?: boolean;
  /** The one thing that most will want to do now. */
  readonly prominent?: boolean;
  /** It stands in the menu too, and gives way to it where the box is narrow. */
  readonly folds?: boolean;
  readonly icon?: SVGTemplateResult | typeof nothing;
}

/** A button of the kit: an icon and its name, which narrow toolbars hide from the eye only. */
export function button(
  name: Command,
  { words, command }: Pick<ToolbarModel, 'words' | 'command'>,
  { disabled = false, prominent = false, folds = false, icon = icons[name] }: ButtonState = {},
): TemplateResult {
  const label = words.labels[name];
  return html`<button
    type="button"
    class="button ${prominent ? 'prominent' : ''} ${folds ? 'folds' : ''}"
    part="button ${name}"
    title=${label}
    ?disabled=${disabled}
    @click=${() => command(name)}
  >
    ${icon}<span class="label">${label}</span>
  </button>`;
}

/** Hours only where there are any: 4:05, 1:04:05. */
function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function toolbar(model: ToolbarModel): TemplateResult | typeof nothing {
  const { words, kind, playing, canUndo, canRedo, canHint } = model;
  if (kind === 'none') return nothing;
  const { labels } = words;
  const full = kind === 'full';
  const play =
    playing === undefined
      ? nothing
      : button(playing ? 'pause' : 'play', model, { disabled: !canHint && !playing });
  return html`<div class="toolbar" part="toolbar">
    <div class="tools" role="group" aria-label=${labels.toolbar}>
      ${button('newGame', model)}
      ${full ? button('restart', model, { folds: true }) : nothing}
      ${button('undo', model, { disabled: !canUndo })}
      ${full ? button('redo', model, { disabled: !canRedo, folds: true }) : nothing}
      ${button('hint', model, { disabled: !canHint })} ${play} ${full ? more(model) : nothing}
    </div>
    ${
      full
        ? html`<dl class="info" part="info">
          ${fact('deal-number', labels.deal, model.dealNumber ?? labels.ownDeal)}
          ${fact('move-count', labels.moves, model.moveCount)}
          ${fact('time', labels.time, clockTime(model.elapsed))}
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

/** A button that opens the rest: what is seldom wanted, and what a narrow toolbar has no room for. */
function more(model: ToolbarModel): TemplateResult {
  const { words, menu } = model;
  const label = words.labels.menu;
  return html`<div class="more">
    <button
      type="button"
      class="button"
      part="button menu"
      title=${label}
      aria-label=${label}
      aria-expanded=${menu ? 'true' : 'false'}
      @click=${() => model.command('menu')}
    >
      ${icons.menu}
    </button>
    ${menu?.(model)}
  </div>`;
}
