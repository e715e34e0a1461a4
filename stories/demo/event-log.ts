import { EVENTS } from '../../src/embed/protocol.js';
import { dealCode } from '../../src/rules/notation/deal-code.js';
import type { ScriptTexts } from './texts.js';

/** What is read of an event’s detail. */
type Detail = Readonly<Record<string, unknown>> & { readonly game: string };

/** How many events are kept. */
const MOST = 200;

/** They surround the others, which tell more: the line of the latest event leaves them out. */
const isAround = (type: string): boolean =>
  type.startsWith('solitaire-before-') || type === 'solitaire-change';

/** Lists what the page hears: all events of all games. */
export class EventLog {
  #events: { readonly type: string; readonly detail: Detail; readonly item: HTMLElement }[] = [];
  readonly #latest: Element;
  readonly #list: Element;
  readonly #filled: HTMLElement;
  readonly #empty: HTMLElement;

  /** @param box the element of the list, which is not a game */
  constructor(
    box: Element,
    private readonly texts: () => ScriptTexts,
  ) {
    this.#latest = box.querySelector('.latest')!;
    this.#list = box.querySelector('ol')!;
    this.#filled = box.querySelector('.filled')!;
    this.#empty = box.querySelector('.empty')!;
    for (const type of EVENTS) {
      document.addEventListener(type, (event) => {
        this.#add(type, (event as CustomEvent<Detail>).detail);
      });
    }
    // On a phone it is at the end of the page, and would open below the window.
    box.addEventListener('toggle', () => {
      if ((box as HTMLDetailsElement).open) box.scrollIntoView({ block: 'nearest' });
    });
    box.querySelector('button')!.addEventListener('click', () => {
      this.#list.replaceChildren();
      this.#events = [];
      this.#show(this.texts());
      box.querySelector('summary')!.focus();
    });
  }

  /** Writes all sentences again, in the language that the page has now. */
  draw(): void {
    const texts = this.texts();
    for (const { type, detail, item } of this.#events) {
      item.querySelector('.sentence')!.textContent = sentence(type, detail, texts);
    }
    this.#show(texts);
  }

  #add(type: string, detail: Detail): void {
    const texts = this.texts();
    const item = document.createElement('li');
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    const code = document.createElement('code');
    const words = document.createElement('span');
    const all = document.createElement('pre');
    words.className = 'sentence';
    code.textContent = type;
    words.textContent = sentence(type, detail, texts);
    all.tabIndex = 0;
    // A deal has many cards: they are written when they are asked for.
    details.addEventListener('toggle', () => (all.textContent = JSON.stringify(detail, null, 1)), {
      once: true,
    });
    summary.append(code, ' ', words);
    details.append(summary, all);
    item.append(details);
    this.#list.prepend(item);
    this.#events = [{ type, detail, item }, ...this.#events];
    for (const { item: old } of this.#events.splice(MOST)) old.remove();
    this.#show(texts);
  }

  #show(texts: ScriptTexts): void {
    const latest = this.#events.find(({ type }) => !isAround(type)) ?? this.#events[0];
    this.#filled.hidden = !latest;
    this.#empty.hidden = latest !== undefined;
    this.#latest.replaceChildren();
    if (!latest) return;
    const code = document.createElement('code');
    code.textContent = latest.type;
    this.#latest.append(code, ` ${sentence(latest.type, latest.detail, texts)}`);
  }
}

/** A deal as its board names it: by its short code, if it has a number. */
function dealName({ game, deal }: Detail): string {
  const text = String(deal);
  return /^\d+$/.test(text) ? dealCode(game, Number(text)) : text;
}

/** What an event says, in a few words. */
function sentence(type: string, detail: Detail, texts: ScriptTexts): string {
  const form = formOf(type.replace('solitaire-', ''), detail, texts);
  const values: Readonly<Record<string, unknown>> = {
    ...detail,
    deal: dealName(detail),
    by: texts.by[String(detail['by'])],
    status: texts.status[String(detail['status'])],
  };
  const what = form.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return `${texts.games[detail.game] ?? detail.game}: ${what}`;
}

function formOf(name: string, detail: Detail, texts: ScriptTexts): string {
  switch (name) {
    case 'before-deal':
    case 'deal':
      return detail['restart'] ? texts.again : texts.deal;
    case 'load':
      return detail['reason'] === 'resume' ? texts.resume : texts.load;
    case 'before-move':
    case 'move':
      return texts.move;
    case 'before-undo':
    case 'undo':
      return texts.undo;
    case 'before-hint':
      return texts.hint;
    case 'redo':
      return texts.redo;
    case 'win':
      return texts.win;
    case 'loss':
      return texts.loss;
    case 'stuck':
      return detail['stuck'] ? texts.stuck : texts.free;
    case 'error':
      return '{message}';
    default:
      return texts.change;
  }
}
