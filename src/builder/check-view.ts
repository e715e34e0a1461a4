import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { lettered } from '../controls/dialogs/lettering.js';
import { check } from './check.js';
import type { Finding } from './finding.js';
import { contentsOf } from './contents.js';
import { type Outcome, type Verdict, verdicts } from './hosts.js';
import type { Pasted } from './pasted.js';
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
/** Milliseconds after which nobody waits for an answer while typing. */
const PATIENCE = 1000;

interface Result {
  readonly found: readonly Finding[];
  readonly judged: readonly Verdict[];
}

const refused = (code: string, text: string): Result => ({
  found: [{ level: 'error', code, text }],
  judged: [],
});

/** The result for a text: there always is one, and always about this text. */
function examine(text: string): Result {
  if (text.length > LONGEST) {
    const [has, most] = [text.length, LONGEST].map((count) => count.toLocaleString('en'));
    return refused(
      'too-long',
      `The text has ${has} characters, and at most ${most} are checked: paste only the part with the game.`,
    );
  }
  const until = performance.now() + PATIENCE;
  try {
    const contents = contentsOf(readPasted(text));
    return {
      found: check(contents, () => performance.now() > until),
      judged: verdicts(contents),
    };
  } catch (error) {
    reportError(error);
    return refused('not-checked', `This could not be checked: ${String(error)}.`);
  }
}

function summary(found: readonly Finding[]): string {
  if (found.length === 0) return 'Nothing is wrong with it.';
  const counts = (['error', 'warning', 'note'] as const).flatMap((level) => {
    const count = found.filter((one) => one.level === level).length;
    return count > 0 ? `${count} ${level}${count === 1 ? '' : 's'}` : [];
  });
  const hasErrors = found.some(({ level }) => level === 'error');
  return `${[...(hasErrors ? [] : ['No errors']), ...counts].join(', ')}.`;
}

function resultView(text: string): TemplateResult {
  const { found, judged } = examine(text);
  const isBroken = found.some(({ level }) => level === 'error');
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
            ${isBroken ? 'What happens to it once the errors are put right' : 'What happens to it'}
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

/** Puts back what had been pasted, and leads to it: the button goes. */
function putBack(pasted: Pasted, button: Element): void {
  const field = button.closest('.checker')!.querySelector('textarea')!;
  pasted.putBack();
  field.focus();
}

/** Where a snippet is pasted, and what is said of it. */
export function checkView(pasted: Pasted): TemplateResult {
  const { text } = pasted;
  return html`
    <section class="checker" aria-labelledby="check-title">
      <h2 id="check-title">${lettered('Check a snippet')}</h2>
      <label for="pasted">Paste a tag, a frame, a shortcode, a link or a component</label>
      <p class="help">What is wrong with it is said here, and in which places it works.</p>
      <textarea
        id="pasted"
        class="code"
        rows="3"
        spellcheck="false"
        autocomplete="off"
        .value=${live(text)}
        @input=${({ target }: { target: HTMLTextAreaElement }) => pasted.type(target.value)}
      ></textarea>
      ${
        pasted.hasReplaced
          ? html`<p>
              <button class="quiet" type="button" @click=${({ currentTarget }: Event) => putBack(pasted, currentTarget as Element)}>
                Put back what I pasted
              </button>
            </p>`
          : nothing
      }
      ${text.trim() ? resultView(text) : html`<p role="status" class="summary"></p>`}
    </section>
  `;
}
