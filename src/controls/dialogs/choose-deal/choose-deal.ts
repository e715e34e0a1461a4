import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { ref } from 'lit/directives/ref.js';
import { daysAfter } from '../../../keeping/days.js';
import { cardOf, formatCard, ROLES, type State } from '../../../rules/engine.js';
import { replayShared } from '../../../game/features/replay/replay.js';
import { dealCode } from '../../../rules/notation/deal-code.js';
import { type Conventions, openConventions } from '../../../rules/notation/typed-deal.js';
import type { DealKind } from '../../../words/index.js';
import type { DialogHost, OpenDialog } from '../dialog.js';
import { comesLate } from '../late.js';
import { lettered } from '../lettering.js';
import { ExampleBoard } from '../how-to-play/example-board.js';
import { findDeal, type FoundDeal, nextRules, type Wish } from './wish.js';

const KINDS: readonly DealKind[] = ['random', 'today', 'number', 'date', 'cards'];
const FIRST_DAY = '1970-01-01';
/** Symbols take less room than letters, and are read as suits. */
const SUITS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** Asks which deal is wanted, and shows it before it is dealt. */
export const chooseDealDialog: OpenDialog = (host) => {
  const { play, words, update } = host;
  const say = words.chooseDeal;
  const { session, dealer } = play;
  let kind: DealKind = 'random';
  const texts = { number: '', date: daysAfter(dealer.today, -1), cards: '' };
  let chosen: Partial<Conventions> = {};
  let wish: Wish = { told: '' };
  let board: Element | undefined;
  /** What is heard: not each character that is written, but what is complete, or what is in the way. */
  let said = '';

  const read = (): void => {
    wish =
      kind === 'random'
        ? { told: '' }
        : findDeal(play, say, kind, kind === 'today' ? '' : texts[kind], chosen);
    board = wish.deal && boardOf(wish.deal, host);
    update();
  };
  const hear = (): void => {
    // Screen readers announce only changes: a space makes a repeated sentence one.
    said = wish.told && wish.told === said ? `${wish.told}\u00a0` : wish.told;
    update();
  };

  const choose = (other: DealKind): void => {
    kind = other;
    said = '';
    read();
  };
  const submit = ({ currentTarget }: Event): void => {
    const dialog = (currentTarget as Element).closest('dialog')!;
    if (kind !== 'random' && !wish.deal) {
      hear();
      return dialog.querySelector<HTMLElement>('[name=wish]')?.focus();
    }
    dialog.close();
    const { deal, game } = wish;
    if (play.commands.disabled) return play.messages.refuse('disabled');
    if (game) return void replayShared(play, game, true);
    if (!deal) return play.messages.tell(play.newGame('random', 'player'));
    const { day } = session.history.opening;
    // A day’s game that is not finished is not dealt again.
    if (day && day === deal.opening.day && play.status === 'playing') return undefined;
    return play.messages.tell(session.deal(deal.rules, deal.opening, 'player'));
  };

  // Enter acts as in a form. A submit button would do nothing: the game stops clicks from leaving it.
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target as Element).matches('input')) return;
    event.preventDefault();
    submit(event);
  };

  const radio = (one: DealKind): TemplateResult =>
    html`<label class="choice">
      <input type="radio" name="kind" value=${one} .checked=${kind === one} @change=${() => choose(one)} />
      <span .textContent=${say.kind(one, dealer.today)}></span>
    </label>`;

  const write = (name: keyof typeof texts) => (event: Event) => {
    texts[name] = (event.target as HTMLInputElement).value;
    read();
  };
  /** What is the same in all fields. */
  const wrong = (): string => String(wish.isWrong === true);
  const field = (): TemplateResult | typeof nothing => {
    switch (kind) {
      case 'random':
      case 'today':
        return nothing;
      case 'number':
        return html`<label class="field"><span .textContent=${say.fields.number}></span>
          <input type="text" name="wish" dir="ltr" autocomplete="off" spellcheck="false" autocapitalize="characters"
            aria-describedby="told" aria-invalid=${wrong()} .value=${texts.number}
            @input=${write('number')} @change=${hear} /></label>`;
      case 'date':
        // A date that is half written has no value: to write it back would empty the field.
        return html`<label class="field"><span .textContent=${say.fields.date}></span>
          <input type="date" name="wish" min=${FIRST_DAY} max=${dealer.today}
            aria-describedby="told" aria-invalid=${wrong()} .value=${live(texts.date)}
            @input=${write('date')} @change=${hear} /></label>`;
      case 'cards':
        return html`<label class="field"><span .textContent=${say.fields.cards}></span>
          <textarea name="wish" rows="5" dir="ltr" autocomplete="off" spellcheck="false" autocapitalize="characters"
            aria-describedby="told" aria-invalid=${wrong()} .value=${texts.cards}
            @input=${write('cards')} @change=${hear}></textarea></label>`;
    }
  };

  const convention = (name: keyof Conventions): TemplateResult => {
    const { label, values } = say.conventions[name];
    const now = wish.conventions?.[name];
    return html`<label class="setting" ${ref(comesLate)}><span .textContent=${label}></span>
      <select name=${name} @change=${(event: Event) => {
        chosen = { ...chosen, [name]: (event.target as HTMLSelectElement).value };
        read();
        hear();
      }}>
        ${Object.entries(values).map(
          ([value, shown]) =>
            html`<option value=${value} .selected=${value === now} .textContent=${shown}></option>`,
        )}
      </select></label>`;
  };

  return () => {
    const { deal, told } = wish;
    const { dealNumber: number, rules } = session;
    const code = number === null ? undefined : dealCode(rules.game, number);
    const { day } = session.history.opening;
    const isLong = code !== undefined && code !== String(number);
    const body = html`<div class="choose-deal" @keydown=${press}>
      <p class="note" .textContent=${say.now(code, isLong ? number! : undefined, day, dealer.today)}></p>
      <fieldset>
        <legend>${lettered(say.which)}</legend>
        <div class="options column">${KINDS.map(radio)}</div>
      </fieldset>
      ${field()}
      <p class="told ${wish.isWrong ? 'wrong' : ''}" id="told" .textContent=${told}></p>
      ${kind === 'cards' && wish.conventions ? openConventions(nextRules(play)).map(convention) : nothing}
      <div class="actions">
        <button type="button" class="button prominent" part="button" @click=${submit}>
          <span .textContent=${wish.game ? say.show : say.deal}></span>
        </button>
      </div>
      ${board ?? nothing}
      ${kind === 'cards' && deal && !wish.game ? pilesOf(deal, host) : nothing}
      <p class="said" role="status" .textContent=${said}></p>
    </div>`;
    return { title: say.title, body };
  };
};

const openingOf = ({ rules, opening }: FoundDeal): State => rules.deal(opening.cards);

/** A small board with the opening of a deal. */
function boardOf(deal: FoundDeal, host: DialogHost): Element {
  const { rules, opening } = deal;
  const example = { rules, deal: opening.number, moves: [], states: [openingOf(deal)] };
  return new ExampleBoard(host, example).element;
}

/** The cards of each pile, from the bottom one on, for a player who has named them: face down or not. */
function pilesOf(deal: FoundDeal, { play, words }: DialogHost): TemplateResult {
  const { piles } = deal.rules;
  const rows = openingOf(deal).piles.flatMap((cards, i) => {
    const pile = piles[i]!;
    if (cards.length === 0 || ROLES[pile.role].collects) return [];
    // The stock’s top card is the next one.
    const all = ROLES[pile.role].deals ? [...cards].reverse() : cards;
    const shown = all.map((slot) => formatCard(cardOf(slot)).replace(/.$/, (suit) => SUITS[suit]!));
    return html`<div><dt .textContent=${play.words.place(pile)}></dt>
      <dd .textContent=${shown.join(' ')}></dd></div>`;
  });
  return html`<details>
    <summary .textContent=${words.chooseDeal.piles}></summary>
    <dl>${rows}</dl>
  </details>`;
}
