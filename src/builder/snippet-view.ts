import { html, nothing, type TemplateResult } from 'lit/html.js';
import { lettered } from '../controls/dialogs/lettering.js';
import type { Source } from './kind.js';
import { kinds } from './snippets.js';

export interface SnippetActions {
  pickSnippet(id: string): void;
  copy(): void;
  check(): void;
}

const PLACES = ['Page', 'Site', 'Project'] as const;

/** Whether the clipboard takes text, as far as is known, and what was copied last. */
export interface Clipboard {
  readonly refused: boolean;
  readonly copied: string;
}

/** The names of tags and attributes, and what is between them. */
const NAMES = /(<\/?[a-z][\w-]*|\s[\w-]+(?=="))/i;

/** Where a line begins: its number stands there, and no selection takes it along. */
const line = (): TemplateResult => html`<i class="line"></i>`;

const inLines = (text: string): unknown =>
  text.split('\n').map((part, i) => (i === 0 ? part : ['\n', line(), part]));

const named = (code: string): unknown =>
  code
    .split(NAMES)
    .map((part, i) =>
      i % 2 === 0
        ? inLines(part)
        : html`<span class=${part.startsWith('<') ? 'tag' : 'attribute'}>${part}</span>`,
    );

/** The text with its style sheet and its script set apart, which are the same for each game that is chosen. */
function coloured(code: string): unknown {
  const [, sheet, script, rest] = /^(<style>.*?<\/style>)?(<script [^>]*><\/script>)?([^]*)$/.exec(
    code,
  )!;
  return [
    code ? line() : nothing,
    sheet ? html`<span class="dim">${sheet}</span>` : nothing,
    script ? html`<span class="quoted">${script}</span>` : nothing,
    named(rest!),
  ];
}

const kindOf = (shown: string): (typeof kinds)[number] =>
  kinds.find(({ id }) => id === shown) ?? kinds[0]!;

/** The snippet that is shown; empty while nothing is. */
export const codeOf = (shown: string, source: Source | undefined): string =>
  source ? kindOf(shown).write(source) : '';

/** The snippets: one of them, and how to get at it. */
export function snippetView(
  shown: string,
  source: Source | undefined,
  clipboard: Clipboard,
  actions: SnippetActions,
): TemplateResult {
  const kind = kindOf(shown);
  const code = codeOf(shown, source);
  const isCopied = code !== '' && clipboard.copied === code;
  return html`
    <section class="order" aria-labelledby="snippet-title">
      <h2 id="snippet-title">Snippet</h2>
      <fieldset class="kinds">
        <legend class="hidden">For</legend>
        ${PLACES.map(
          (place) => html`<div class="place">
            <b>${lettered(place)}</b>
            ${kinds
              .filter((one) => one.place === place)
              .map(
                ({ id, name }) => html`<label>
                  <input
                    type="radio"
                    name="kind"
                    value=${id}
                    .checked=${id === kind.id}
                    @change=${() => actions.pickSnippet(id)}
                  />
                  <span>${name}</span>
                </label>`,
              )}
          </div>`,
        )}
      </fieldset>
      <pre
        class="code"
        tabindex="0"
        role="region"
        aria-label="Snippet for ${kind.name}"
        aria-busy=${source ? 'false' : 'true'}
      ><code>${coloured(code)}</code></pre>
      <p class="actions">
        ${
          clipboard.refused
            ? html`<span>Select the snippet to copy it.</span>`
            : html`<button ?disabled=${!source} @click=${actions.copy}>Copy</button>`
        }
        <button class="quiet" ?disabled=${!source} @click=${actions.check}>
          Where does it work?
        </button>
        <span class="copied" role="status">${isCopied ? 'Copied' : ''}</span>
      </p>
      ${
        source
          ? html`<ul class="notes">
            ${kind.notes(source).map((note) => html`<li>${note}</li>`)}
          </ul>`
          : nothing
      }
    </section>
  `;
}
