import { html, type TemplateResult } from 'lit';
import type { BoardLook, DrawCard, Layout } from '../../board/index.js';
import type { Play } from '../../game/index.js';
import type { PlayerSettings } from '../../settings/index.js';
import type { MoreWords } from '../../words/index.js';
import { icon, tip } from '../icons.js';
import { ignoreSecondPress } from '../second-press.js';
import { TRACK } from './drawn.js';
import { lettered } from './lettering.js';
import { afterPaint, leavesLater } from './late.js';

const CLOSE = icon('m6.5 6.5 11 11M17.5 6.500l-11 11');

/** What a dialog gets from its element. */
export interface DialogHost {
  readonly play: Play;
  readonly words: MoreWords;
  /** The player's board. */
  readonly element: HTMLElement;
  /** How it is laid out and drawn. */
  readonly layout: Layout;
  look(): BoardLook;
  /** Whether it was opened with keys, a switch or a voice. */
  readonly byKeys: boolean;
  readonly drawCard: DrawCard;
  /**
   * A setting's current value, whether set by the player or by the page.
   * @param player the player's settings; by default those that have been chosen
   */
  setting(name: string, player?: PlayerSettings): string;
  /** What the player has chosen. */
  player(): PlayerSettings;
  /** Requests a rendering, because the content has changed. */
  update(): void;
}

/** What differs between dialogs. */
export interface DialogContent {
  readonly title: string;
  readonly body: TemplateResult;
  /** Whether it has enough for two columns, where there is room for them. */
  readonly wide?: boolean;
  /** Whether the page or its theme has a font of its own, in which titles are written too. */
  readonly ownFont?: boolean;
}

/** Called when a dialog opens, and returns what is called for each rendering while it is open. */
export type OpenDialog = (host: DialogHost) => () => DialogContent;

/** Whether all of the last press was beside the dialog. */
let isBeside = false;

/**
 * What all dialogs have: a title, which has the focus first, so that screen readers begin with it, and a close button
 * around the content.
 *
 * Orca, which finds that what had the focus has gone, goes to the first thing in what has it now, and says only what
 * this does not stand for already: a title that were nothing but text would never be heard.
 * @param label the label of the close button
 * @param closed called when it has been closed in any way
 * @param gone called when it can be taken out of the page
 */
export function dialog(
  { title, body, wide = false, ownFont = false }: DialogContent,
  label: string,
  closed: () => void,
  gone: () => void,
): TemplateResult {
  // By a key, with the focus wherever it was. That no file is chosen, a field in it tells in the same way.
  const leave = ({ target, currentTarget }: Event): void => {
    if (target === currentTarget) (target as Element).classList.add('leaving');
  };
  const close = ({ currentTarget }: Event): void => {
    closed();
    if ((currentTarget as Element).matches('.leaving')) leavesLater(gone);
    else gone();
  };
  const closeDialog = (event: Event): void => {
    const shown = (event.currentTarget as Element).closest('dialog')!;
    // A press is answered in the next frame. To close a dialog takes longer: the browser styles all of the page again.
    shown.style.opacity = '0';
    afterPaint(() => shown.close());
  };
  // A click on the backdrop has the dialog itself as its target, a click inside has a child. A press that selects a text
  // may begin inside and end on the backdrop, or the other way round.
  const press = ({ type, target, currentTarget }: Event): void => {
    if (type === 'pointerdown') isBeside = true;
    isBeside &&= target === currentTarget;
  };
  const clickBackdrop = (event: MouseEvent): void => {
    if (event.target !== event.currentTarget || !isBeside) return;
    closeDialog(event);
    ignoreSecondPress(event, () => false);
  };
  return html`<dialog part="dialog" aria-labelledby="title" ?data-wide=${wide} ?data-own-font=${ownFont} @cancel=${leave} @close=${close}
    @pointerdown=${press} @pointerup=${press} @click=${clickBackdrop}>
    <div class="sheet">
      <div class="header">
        <h2 id="title" tabindex="-1"><strong>${lettered(title, 'title')}</strong></h2>
        <button
          type="button"
          class="button"
          part="button close"
          aria-label=${label}
          @click=${closeDialog}
        >
          ${CLOSE}${tip(label)}
        </button>
      </div>
      ${TRACK} ${body}
    </div>
  </dialog>`;
}
