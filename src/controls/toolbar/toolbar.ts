import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import { type Command, type Play, Solver } from '../../game/index.js';
import { dealCode } from '../../rules/notation/deal-code.js';
import { clockTime, type Labels } from '../../words/index.js';
import { icons, tip } from '../icons.js';

/** Commands in the order of the toolbar. */
export const TOOLBAR: readonly Command[] = [
  'newGame',
  'restart',
  'undo',
  'redo',
  'hint',
  'play',
  'pause',
];
/** Commands that move to the menu if the toolbar is narrow; the minimal toolbar has none of them. */
export const FULL_ONLY: readonly Command[] = ['restart', 'redo'];

export interface ButtonLook {
  readonly enabled?: boolean;
  /** It is what most players will want to do next. */
  readonly prominent?: boolean;
  /** It is in the menu too, and only there if the box is narrow. */
  readonly folds?: boolean;
  /** What it shows is there, and another press hides it. */
  readonly pressed?: boolean;
  readonly icon?: SVGTemplateResult | typeof nothing;
  readonly label?: string | undefined;
}

/**
 * A command's button: an icon and its name, which narrow toolbars hide visually.
 *
 * The name is an element of its own for screen readers: when a dialog has closed, Orca finds that what had the focus has
 * gone, goes to the first thing in what has it now, and is silent about a button in which there is nothing but text.
 */
export function button(
  name: Command,
  play: Play,
  {
    enabled = true,
    prominent = false,
    folds = false,
    pressed = false,
    icon = icons[name],
    label = (play.words.labels as Labels & Partial<Record<Command, string>>)[name],
  }: ButtonLook = {},
): TemplateResult {
  return html`<button
    type="button"
    class="button ${prominent ? 'prominent' : ''} ${folds ? 'folds' : ''}"
    part="button ${name}"
    aria-label=${play.display.distinguish(label!) ?? nothing}
    aria-pressed=${pressed ? 'true' : nothing}
    ?disabled=${!enabled}
    @click=${() => play.command(name)}
  >
    ${icon}<strong class="label" .textContent=${label}></strong>${tip(label!)}
  </button>`;
}

/** The buttons of the commands that the game offers. */
export const buttons = <Name extends Command>(
  names: readonly Name[],
  play: Play,
  look: (name: Name) => ButtonLook = () => ({}),
): TemplateResult[] =>
  names
    .filter((name) => play.commands.isOffered(name))
    .map((name) => button(name, play, { ...look(name), enabled: play.commands.isEnabled(name) }));

/**
 * @param menu the menu, while it is open
 * @param timed whether the player wants to see the time
 */
export function toolbar(
  play: Play,
  kind: 'full' | 'minimal' | 'none',
  menu: TemplateResult | undefined,
  timed: boolean,
): TemplateResult | typeof nothing {
  if (kind === 'none') return nothing;
  const { labels } = play.words;
  const { moveCount } = play.shown;
  const full = kind === 'full';
  const shown = full ? TOOLBAR : TOOLBAR.filter((name) => !FULL_ONLY.includes(name));
  return html`<div class="toolbar" part="toolbar">
    <div class="tools" role="group" aria-label=${play.display.distinguish(labels.toolbar) ?? labels.toolbar}>
      ${buttons(shown, play, (name) => ({ folds: FULL_ONLY.includes(name) }))}
      ${full ? more(play, menu) : button('howToPlay', play)}
    </div>
    ${
      full
        ? html`<dl class="info" part="info">
          ${fact('deal-number', labels.deal, dealOf(play), ratingOf(play))}
          ${fact('move-count', labels.moves, moveCount)}
          ${timed ? fact('time', labels.time, clockTime(play.session.elapsed)) : nothing}
        </dl>`
        : nothing
    }
  </div>`;
}

/** The deal that is shown: its day, or its code. */
function dealOf({ shown: { dealNumber, rules }, session, words, dealer }: Play): string {
  const { day } = session.history.opening;
  if (day && dealNumber === session.dealNumber) return words.day(day, dealer.today);
  return dealNumber === null ? words.labels.ownDeal : dealCode(rules.game, dealNumber);
}

/** How hard that deal is, in words, as far as it is known. */
function ratingOf(play: Play): string | undefined {
  const rating = play.playback ? undefined : play.feature(Solver)?.rating;
  return rating && play.messages.more?.rating(rating.difficulty, rating.won, rating.plays);
}

/** @param more what is heard after it, and told to a mouse that rests on it */
const fact = (part: string, name: string, value: string | number, more?: string): TemplateResult =>
  html`<div>
    <dt .textContent=${name}></dt>
    <dd part=${part} title=${more ?? nothing} .textContent=${value}></dd>
    ${more ? html`<dd class="rating" .textContent=${more}></dd>` : nothing}
  </div>`;

/** The button that opens the menu. */
function more(play: Play, menu: TemplateResult | undefined): TemplateResult {
  const label = play.words.labels.menu;
  return html`<div class="more">
    <button
      type="button"
      class="button"
      part="button menu"
      aria-label=${play.display.distinguish(label) ?? label}
      aria-expanded=${menu ? 'true' : 'false'}
      @click=${() => play.command('menu')}
    >
      ${icons.menu}<strong class="heard" .textContent=${label}></strong>${tip(label)}
    </button>
    ${menu}
  </div>`;
}
