import { html, nothing, type TemplateResult } from 'lit';
import { dealText, gameText } from '../../../game/features/sharing/game-text.js';
import { formatLink } from '../../../rules/notation/link.js';
import type { OpenDialog } from '../dialog.js';
import { lettered } from '../lettering.js';
import { canSend, copyText, send } from '../sending.js';
import { addressFor, linkTo } from './address.js';

/** The deal, or the game as it was played, as a link or a text that contains all of it. */
export const shareDialog: OpenDialog = ({ play, element, words: { share: words }, update }) => {
  const saved = play.playback?.source ?? play.session.saved;
  const { at, rules } = saved;
  const deal = dealText(saved);
  const played = gameText(saved);
  const over = rules.outcome(saved.states[at]!).status !== 'playing';

  const base = addressFor(element, (message) => play.host.warn(message));
  /** What is shared. */
  let text = over ? played : deal;
  /** Whether the field shows the text; otherwise it shows the link. */
  let asText = !base;
  let said = '';
  const link = (): string => linkTo(base, formatLink(text === deal ? { ...saved, at: 0 } : saved));
  const data = (): ShareData => ({ title: play.words.gameName(rules.game), url: link() });

  const say = (sentence: string): void => {
    // Screen readers announce only changes: a space makes a repeated sentence one.
    said = sentence && sentence === said ? `${sentence}\u00a0` : sentence;
    update();
  };
  const choose = (chosen: string): void => {
    text = chosen;
    asText = !base;
    say('');
  };
  const copy = async (copiesText: boolean, { currentTarget }: Event): Promise<void> => {
    const share = (currentTarget as Element).closest('.share')!;
    const field = share.querySelector<HTMLInputElement>('input[readonly]')!;
    asText = copiesText;
    const value = copiesText ? text : link();
    const copied = await copyText(value);
    say(copied ? words.copied(copiesText) : words.notCopied);
    if (copied) return;
    field.value = value;
    field.focus();
    field.select();
  };
  const pass = async (): Promise<void> => say((await send(data())) ? '' : words.notSent);

  const choice = (label: string, chosen: string): TemplateResult =>
    html`<label class="choice">
      <input
        type="radio"
        name="share"
        .checked=${text === chosen}
        @change=${() => choose(chosen)}
      />
      <span .textContent=${label}></span>
    </label>`;
  const action = (
    label: string,
    run: (event: Event) => Promise<void>,
    prominent = false,
  ): TemplateResult =>
    html`<button type="button" class="button ${prominent ? 'prominent' : ''}" part="button" @click=${run} .textContent=${label}></button>`;

  return () => ({
    title: words.title,
    body: html`<div class="share">
      ${
        at > 0
          ? html`<fieldset>
            <legend>${lettered(words.what)}</legend>
            <div class="options column">
              ${choice(words.deal, deal)} ${choice(words.game(at), played)}
            </div>
          </fieldset>`
          : nothing
      }
      <label class="field">
        <span class="heading">${lettered(asText ? words.text : words.link)}</span>
        <input
          type="text"
          readonly
          dir="ltr"
          .value=${asText ? text : link()}
          @focus=${({ target }: Event) => (target as HTMLInputElement).select()}
        />
      </label>
      <div class="actions">
        ${base ? action(words.copyLink, (event) => copy(false, event), true) : nothing}
        ${action(words.copyText, (event) => copy(true, event), !base)}
        ${base && canSend(data()) ? action(words.send, pass) : nothing}
      </div>
      <div class="outcome">
        <p
          class="note ${said ? 'covered' : ''}"
          .textContent=${at > 0 && text === played ? words.gameNote : words.dealNote}
        ></p>
        <p class="note" role="status" .textContent=${said}></p>
      </div>
    </div>`,
  });
};
