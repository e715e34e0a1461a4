import { html, nothing, type TemplateResult } from 'lit';
import { type Play, StatisticsFeed } from '../../../game/index.js';
import type { Statistics } from '../../../keeping/tally.js';
import { merge, overlap } from '../../../keeping/statistics-merge.js';
import { parseStatistics } from '../../../keeping/statistics-text.js';
import type { StatisticsWords } from '../../../words/index.js';
import { copyText, saveFile } from '../sending.js';
import { showPanel } from '../show-panel.js';

type Panel = 'export' | 'import' | 'erase' | Statistics | undefined;

/** Characters of a file that is worth reading at all. */
const LARGEST_FILE = 8_000_000;

/**
 * Export, import and erasing of all statistics, each of which asks first.
 * @returns what renders it
 */
export function transferPanel(
  play: Play,
  say: StatisticsWords,
  update: () => void,
): () => TemplateResult {
  let panel: Panel;
  let said = '';
  /** The button that has opened the panel. */
  let opener: HTMLElement | undefined;

  const open = (next: Panel, sentence = ''): void => {
    panel = next;
    said = sentence;
    update();
    // The button that was pressed is about to go.
    if (next === undefined) opener?.focus();
  };
  const exports = (): void => {
    exported = store()?.export() ?? '';
  };
  const opens = (label: string, next: Panel): TemplateResult =>
    button(label, ({ currentTarget }) => {
      opener = currentTarget as HTMLElement;
      if (next === 'export') exports();
      open(next);
      showPanel(opener);
    });
  const store = () => play.feature(StatisticsFeed)?.loaded?.store;
  const hasResults = (): boolean =>
    (play.feature(StatisticsFeed)?.loaded?.all.games.length ?? 0) > 0;
  let exported = '';

  const check = (text: string): void => {
    const found = parseStatistics(text);
    if (!found.ok) open('import', say.fault(found.error));
    else if (found.value.games.length === 0) open('import', say.noResults);
    else open(found.value);
  };

  const readFile = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    const tooLong = { code: 'too-long', where: '', takes: '' } as const;
    if (file.size > LARGEST_FILE) open('import', say.fault(tooLong));
    else check(await file.text());
    input.value = '';
  };

  const copy = async (event: Event): Promise<void> => {
    const field = fieldBeside(event);
    const copied = await copyText(field.value);
    if (!copied) field.select();
    open('export', copied ? say.copied : say.notCopied);
  };

  const save = (): void => {
    saveFile(new Blob([exported], { type: 'application/json' }), 'hourhand-statistics.json');
  };

  const take = (change: (all: Statistics) => Statistics): void => {
    store()?.update(change);
    open(undefined, say.imported);
  };

  const restore = (): void => {
    store()?.restore();
    open(undefined, say.restored);
  };

  const erase = (): void => {
    store()?.erase();
    open(undefined, say.erased);
  };

  const button = (label: string, run: (event: Event) => void, kind = ''): TemplateResult =>
    html`<button
      type="button"
      class="button ${kind}"
      part="button"
      @click=${run}
    >
      <span .textContent=${label}></span>
    </button>`;
  /** Without results a first game is what there is to do, as long as nothing else has been asked for. */
  const leadsToBoard = (): boolean => !hasResults() && !opener;
  const close = ({ currentTarget }: Event): void =>
    (currentTarget as Element).closest('dialog')!.close();
  const cancel = () => button(say.cancel, () => open(undefined));
  const field = (label: string, value: string, readOnly: boolean): TemplateResult =>
    html`<label>
      <span .textContent=${label}></span>
      <textarea
        rows="4"
        spellcheck="false"
        autocomplete="off"
        dir="ltr"
        .value=${value}
        ?readonly=${readOnly}
      ></textarea>
    </label>`;

  const content = (): TemplateResult | typeof nothing => {
    switch (panel) {
      case undefined:
        return nothing;
      case 'export':
        return html`${field(say.exported, exported, true)}
          <div class="actions">
            ${button(say.copy, (event) => void copy(event))} ${button(say.saveFile, save)}
            ${cancel()}
          </div>`;
      case 'import':
        return html`${field(say.importHere, '', false)}
          <div class="actions">
            ${button(say.check, (event) => check(fieldBeside(event).value), 'prominent')}
            <label class="button" part="button">
              <input
                type="file"
                accept=".json,application/json,text/plain"
                @change=${(event: Event) => void readFile(event)}
              />
              <span .textContent=${say.chooseFile}></span>
            </label>
            ${cancel()}
          </div>`;
      case 'erase':
        return html`<div class="actions">
          ${button(say.eraseYes, erase, 'prominent')} ${cancel()}
        </div>`;
      default:
        return imported(panel);
    }
  };

  const isCounted = (found: Statistics): boolean => overlap(store()!.read(), found);

  /** What the panel asks; empty if it asks nothing. */
  const question = (): string => {
    if (!store() || panel === undefined || panel === 'export' || panel === 'import') return '';
    if (panel === 'erase') return say.eraseAll;
    const played = panel.games.reduce((sum, tally) => sum + tally.played, 0);
    const found = say.found(played, panel.games.length);
    return isCounted(panel) ? `${found} ${say.sameSource}` : found;
  };

  const imported = (found: Statistics): TemplateResult => {
    const add = () => button(say.merge, () => take((all) => merge(all, found)), 'prominent');
    return html`<div class="actions">
      ${isCounted(found) ? nothing : add()} ${button(say.replace, () => take(() => found))}
      ${cancel()}
    </div>`;
  };

  return () => {
    const asked = question();
    return html`${
      store()?.restorable
        ? html`<p .textContent=${say.damaged}></p>
            <div class="actions">${button(say.restore, restore, 'prominent')}</div>`
        : nothing
    }
      <div class="actions even">
        ${leadsToBoard() ? button(say.toBoard, close, 'prominent') : nothing}
        ${hasResults() ? opens(say.export, 'export') : nothing} ${opens(say.import, 'import')}
        ${hasResults() ? opens(say.erase, 'erase') : nothing}
      </div>
      <div class="panel" role="group" aria-labelledby="question">
        <p class="question" id="question" role="status" .textContent=${asked}></p>
        ${store() ? content() : nothing}
      </div>
      <p class="said" role="status" .textContent=${said}></p>`;
  };
}

/** The text field in the same panel as the button that was pressed. */
const fieldBeside = (event: Event): HTMLTextAreaElement =>
  (event.currentTarget as Element).closest('.panel')!.querySelector('textarea')!;
