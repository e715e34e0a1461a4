/** The fields of the form. Each has its name as its id. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';

export interface Field {
  readonly name: string;
  readonly value: string;
  readonly fault: string | undefined;
  /** What may be wrong with a valid value. */
  readonly warning?: string | undefined;
  readonly help: string;
  /** While it is being typed. */
  readonly taste?: (value: string) => void;
  readonly set: (value: string) => void;
}

type Value = { target: HTMLInputElement | HTMLSelectElement };

/** A sentence of the sources, in which `…` is code. */
const withCode = (text: string): (string | TemplateResult)[] =>
  text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part));

/** A long text’s first sentence is enough to choose by; the rest is there for those who want to know. */
const helpText = (help: string): unknown => {
  const [, first = help, rest = ''] = /^(.+?[.!?]) (.{40,})$/s.exec(help) ?? [];
  return html`${withCode(first)}${
    rest
      ? html`<details class="rest">
          <summary>More</summary>
          ${withCode(rest)}
        </details>`
      : nothing
  }`;
};

/** What is being typed into a field: what is drawn meanwhile must not take it away. */
export const typed = new Map<string, string>();

/** What is wrong with a field; of what is not yet typed to its end, nothing is said. */
export const faultIn = ({ name, fault }: Field): string | undefined =>
  typed.has(name) ? undefined : fault;

export const helpOf = (field: Field): TemplateResult => {
  const { name, help, warning } = field;
  const fault = faultIn(field);
  return html`
    <div class="help" id="${name}-help">${helpText(help)}</div>
    ${fault ? html`<p class="fault" id="${name}-fault">${fault}</p>` : nothing}
    ${warning && !typed.has(name) ? html`<p class="warning" id="${name}-warning">${warning}</p>` : nothing}
  `;
};
export const describedBy = (field: Field): string =>
  `${field.name}-help${faultIn(field) ? ` ${field.name}-fault` : ''}`;

/** What a field does while it is typed in, and once it is left. */
export function typing({ name, taste, set }: Field): {
  readonly input: (event: Value) => void;
  readonly left: (event: Value) => void;
} {
  return {
    input({ target }) {
      typed.set(name, target.value);
      taste?.(target.value);
    },
    // A text that is again what it was at first is no change.
    left({ target }) {
      if (!typed.delete(name)) return;
      set(target.value);
    },
  };
}

export const textField = (
  field: Field,
  label: string,
  usual = '',
  list: readonly string[] = [],
): TemplateResult => {
  const { input, left } = typing(field);
  return html`
  <div class="field">
    <label for=${field.name}>${label}</label>
    <input
      id=${field.name}
      .value=${live(typed.get(field.name) ?? field.value)}
      placeholder=${usual || nothing}
      list=${list.length > 0 ? `${field.name}-list` : nothing}
      autocomplete="off"
      spellcheck="false"
      aria-describedby=${describedBy(field)}
      aria-invalid=${faultIn(field) ? 'true' : 'false'}
      @input=${input}
      @change=${left}
      @blur=${left}
    />
    ${
      list.length > 0
        ? html`<datalist id="${field.name}-list">
          ${list.map((value) => html`<option value=${value}></option>`)}
        </datalist>`
        : nothing
    }
    ${helpOf(field)}
  </div>
`;
};

const checkbox = (
  field: Field,
  label: string,
  checked: boolean,
  set: (on: boolean) => void,
): TemplateResult => html`
  <label class="check">
    <input
      type="checkbox"
      .checked=${live(checked)}
      aria-describedby="${field.name}-help"
      @change=${({ target }: { target: HTMLInputElement }) => set(target.checked)}
    />
    ${label}
  </label>
`;

export const booleanField = (field: Field): TemplateResult => html`
  <div class="field">
    ${checkbox(field, field.name, field.value !== '' && field.value !== 'false', (on) =>
      field.set(on ? 'true' : ''),
    )}
    ${helpOf(field)}
  </div>
`;

export const oneField = (
  field: Field,
  values: readonly string[],
  usual: string,
): TemplateResult => html`
  <div class="field">
    <label for=${field.name}>${field.name}</label>
    <select
      id=${field.name}
      aria-describedby=${describedBy(field)}
      @change=${({ target }: Value) => field.set(target.value)}
    >
      ${[...(usual === '' ? [''] : []), ...values].map(
        (value) => html`<option
          value=${value === usual ? '' : value}
          .selected=${live(value === (field.value || usual))}
        >
          ${value || (field.name === 'lang' ? 'the page’s' : 'none')}${value === usual ? ' (default)' : ''}
        </option>`,
      )}
    </select>
    ${helpOf(field)}
  </div>
`;

/** One of some values that are chosen by their pictures. */
export const pictureField = (
  {
    id,
    legend,
    chosen,
    values,
    help,
  }: Readonly<{
    id: string;
    legend: string | TemplateResult;
    chosen: string;
    values: readonly (readonly [value: string, label: string])[];
    help?: unknown;
  }>,
  pictureOf: (value: string) => TemplateResult,
  pick: (value: string) => void,
): TemplateResult => html`
  <fieldset class="field pictures" id=${id} aria-describedby=${help ? `${id}-help` : nothing}>
    <legend>${legend}</legend>
    ${values.map(
      ([value, label]) => html`<label>
        <input
          type="radio"
          name=${id}
          value=${value}
          .checked=${live(value === chosen)}
          @change=${() => pick(value)}
        />
        <span class="picture" data-value=${value}>${pictureOf(value)}</span>
        <b>${label}</b>
      </label>`,
    )}
    ${help ?? nothing}
  </fieldset>
`;

export const severalField = (field: Field, values: readonly string[]): TemplateResult => {
  const chosen = field.value.split(' ').filter(Boolean);
  const toggle = (value: string, on: boolean): void =>
    field.set(values.filter((one) => (one === value ? on : chosen.includes(one))).join(' '));
  return html`
    <fieldset class="field">
      <legend>${field.name}</legend>
      ${values.map((value) =>
        checkbox(field, value, chosen.includes(value), (on) => toggle(value, on)),
      )}
      ${helpOf(field)}
    </fieldset>
  `;
};
