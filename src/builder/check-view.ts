import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { check, type Finding } from './check.js';
import { contentsOf } from './contents.js';
import { type Outcome, verdicts } from './hosts.js';
import { readPasted } from './read.js';

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  works: 'Works',
  depends: 'Depends',
  fails: 'Doesn’t work',
};

const LEVELS: Readonly<Record<Finding['level'], string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
};

/** More characters than any snippet has. */
const LONGEST = 50_000;

function summary(found: readonly Finding[]): string {
  const errors = found.filter(({ level }) => level === 'error').length;
  const others = found.length - errors;
  const count = (number: number, what: string): string =>
    `${number} ${what}${number === 1 ? '' : 's'}`;
  if (found.length === 0) return 'Nothing is wrong with it.';
  if (errors === 0) return `No errors, ${count(others, 'remark')}.`;
  return others
    ? `${count(errors, 'error')}, ${count(others, 'remark')}.`
    : `${count(errors, 'error')}.`;
}

function resultView(text: string): TemplateResult {
  const contents = contentsOf(readPasted(text));
  const found = check(contents);
  const judged = verdicts(contents);
  return html`
    <p role="status" class="summary">${summary(found)}</p>
    ${
      found.length > 0
        ? html`<ul class="findings">
          ${found.map(
            ({ level, text: what }) =>
              html`<li><strong class=${level}>${LEVELS[level]}</strong> ${what}</li>`,
          )}
        </ul>`
        : nothing
    }
    ${
      judged.length > 0
        ? html`<table>
          <caption>
            What happens to it
          </caption>
          <thead>
            <tr>
              <th scope="col">In</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            ${judged.map(
              ({ host, outcome, reason }) =>
                html`<tr>
                  <th scope="row">${host}</th>
                  <td><strong class=${outcome}>${OUTCOMES[outcome]}</strong> ${reason}</td>
                </tr>`,
            )}
          </tbody>
        </table>`
        : nothing
    }
  `;
}

/** Where a snippet is pasted, and what is said of it. */
export function checkView(text: string, paste: (text: string) => void): TemplateResult {
  return html`
    <section class="checker" aria-labelledby="check-title">
      <h2 id="check-title">Check a snippet</h2>
      <label for="pasted">Paste a tag, a frame, a shortcode, a link or a component</label>
      <textarea
        id="pasted"
        class="code"
        rows="5"
        spellcheck="false"
        autocomplete="off"
        maxlength=${LONGEST}
        .value=${live(text)}
        @input=${({ target }: { target: HTMLTextAreaElement }) => paste(target.value)}
      ></textarea>
      ${text.trim() ? resultView(text.slice(0, LONGEST)) : html`<p role="status" class="summary"></p>`}
    </section>
  `;
}
