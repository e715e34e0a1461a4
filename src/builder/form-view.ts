import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { addressFault } from './address.js';
import type { Choices, Read } from './configuration.js';
import {
  type AttributeFact,
  defaultOf,
  type Group,
  groups,
  type TagFact,
  tagFacts,
} from './facts.js';
import { dialPicture, gamePicture } from './game-picture.js';

export interface FormActions {
  pickGame(id: string): void;
  setAttribute(name: string, value: string): void;
  set(name: 'width' | 'height' | 'files', value: string): void;
}

interface Field {
  readonly name: string;
  readonly value: string;
  readonly fault: string | undefined;
  /** What may be wrong with a valid value. */
  readonly warning?: string | undefined;
  readonly help: string;
  readonly set: (value: string) => void;
}

type Value = { target: HTMLInputElement | HTMLSelectElement };

/** A sentence of the sources, in which `…` is code. */
const withCode = (text: string): (string | TemplateResult)[] =>
  text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part));

const helpOf = ({ name, help, fault, warning }: Field): TemplateResult => html`
  <p class="help" id="${name}-help">${withCode(help)}</p>
  ${fault ? html`<p class="fault" id="${name}-fault">${fault}</p>` : nothing}
  ${warning ? html`<p class="warning">${warning}</p>` : nothing}
`;
const describedBy = ({ name, fault }: Field): string =>
  `${name}-help${fault ? ` ${name}-fault` : ''}`;

/** What is being typed into a field, which counts once it is left: what is drawn meanwhile must not take it away. */
const typed = new Map<string, string>();

const textField = (
  field: Field,
  label: string,
  usual = '',
  list: readonly string[] = [],
): TemplateResult => html`
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
      aria-invalid=${field.fault ? 'true' : 'false'}
      @input=${({ target }: Value) => typed.set(field.name, target.value)}
      @change=${({ target }: Value) => {
        typed.delete(field.name);
        field.set(target.value);
      }}
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

const booleanField = (field: Field): TemplateResult => html`
  <div class="field">
    ${checkbox(field, field.name, field.value !== '' && field.value !== 'false', (on) =>
      field.set(on ? 'true' : ''),
    )}
    ${helpOf(field)}
  </div>
`;

const oneField = (field: Field, values: readonly string[], usual: string): TemplateResult => html`
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
const pictureField = (
  {
    id,
    legend,
    chosen,
    values,
    help,
  }: Readonly<{
    id: string;
    legend: string;
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
        ${label}
      </label>`,
    )}
    ${help ?? nothing}
  </fieldset>
`;

const severalField = (field: Field, values: readonly string[]): TemplateResult => {
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

function attributeField(
  fact: AttributeFact,
  game: TagFact,
  choices: Choices,
  { configuration, faults }: Read,
  actions: FormActions,
): TemplateResult {
  const { name, kind, values, meaning: help } = fact;
  const fault = faults[name];
  const typed = choices.attributes[name] ?? '';
  const field: Field = {
    name,
    fault,
    help,
    value: kind === 'text' ? typed : (configuration.attributes[name] ?? ''),
    set: (value) => actions.setAttribute(name, value),
  };
  const usual = defaultOf(game, fact, configuration.attributes['rules']);
  switch (kind) {
    case 'boolean':
      return booleanField(field);
    case 'several':
      return severalField(field, values);
    case 'one':
      if (name === 'theme') {
        const names = ['', ...values].map((value) => [value, value || 'none'] as const);
        return pictureField(
          { id: name, legend: name, chosen: field.value, values: names, help: helpOf(field) },
          dialPicture,
          field.set,
        );
      }
      return oneField(field, values, usual);
    default:
      return textField(field, name, usual, name === 'deal' ? ['random', 'daily'] : []);
  }
}

/** Groups of fields that are open at first where there is room: those that most pages need. */
const OPEN: readonly Group[] = ['Rules', 'Look'];
const hasRoom = matchMedia('(min-width: 58rem)').matches;

const groupView = (name: string, isOpen: boolean, fields: unknown): TemplateResult => html`
  <details ?open=${isOpen}>
    <summary>${name}</summary>
    <div class="fields">${fields}</div>
  </details>
`;

const sizeAndFiles = (choices: Choices, { faults }: Read, actions: FormActions): TemplateResult => {
  const field = (name: 'width' | 'height' | 'files', help: string): Field => ({
    name,
    help,
    value: choices[name],
    fault: faults[name],
    set: (value) => actions.set(name, value),
  });
  const files = field('files', 'The folder with `cdn.js`, `embed/` and the others.');
  const warning = files.fault ? undefined : addressFault(choices.files)?.text;
  return groupView(
    'Size and files',
    hasRoom,
    html`
      ${textField(field('width', 'Pixels. Empty: as wide as the column.'), 'Width')}
      ${textField(field('height', 'Pixels. Empty: as high as the game needs.'), 'Height')}
      ${textField({ ...files, warning }, 'Address of the files')}
    `,
  );
};

/** The form: every attribute of the game, by groups, and the size. */
export function formView(choices: Choices, read: Read, actions: FormActions): TemplateResult {
  const { game } = read.configuration;
  return html`
    <form aria-label="Game and options" @submit=${(event: Event) => event.preventDefault()}>
      ${pictureField(
        {
          id: 'game',
          legend: 'Game',
          chosen: game.id,
          values: tagFacts.map(({ id, name }) => [id, name]),
        },
        gamePicture,
        (id) => actions.pickGame(id),
      )}
      ${groups.map((group) => {
        const facts = game.attributes.filter((fact) => fact.group === group);
        if (facts.length === 0) return nothing;
        return groupView(
          group,
          group === groups[0] || (hasRoom && OPEN.includes(group)),
          facts.map((fact) => attributeField(fact, game, choices, read, actions)),
        );
      })}
      ${sizeAndFiles(choices, read, actions)}
    </form>
  `;
}
