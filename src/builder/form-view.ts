import { html, type TemplateResult } from 'lit/html.js';
import { lettered } from '../controls/dialogs/lettering.js';
import { addressFault } from './address.js';
import { whyIgnored } from './check-attributes.js';
import { colourFacts } from './colour-facts.js';
import { type ColourActions, coloursView } from './colours-view.js';
import type { Choices, Read } from './configuration.js';
import { type AttributeFact, defaultOf, groups, type TagFact, tagFacts } from './facts.js';
import {
  booleanField,
  type Field,
  helpOf,
  oneField,
  pictureField,
  severalField,
  textField,
} from './fields.js';
import { dialPicture, gamePicture } from './game-picture.js';
import type { SeenColours } from './preview-colours.js';

export interface FormActions extends ColourActions {
  pickGame(id: string): void;
  setAttribute(name: string, value: string): void;
  tryAttribute(name: string, value: string): void;
  set(name: 'width' | 'height' | 'files', value: string): void;
  try(name: 'width' | 'height' | 'files', value: string): void;
}

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
    warning: whyIgnored(game, name, configuration.attributes),
    help,
    value: kind === 'text' ? typed : (configuration.attributes[name] ?? ''),
    taste: (value) => actions.tryAttribute(name, value),
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
        const legend = titleOf('Theme');
        return pictureField(
          { id: name, legend, chosen: field.value, values: names, help: helpOf(field) },
          dialPicture,
          field.set,
        );
      }
      return oneField(field, values, usual);
    default:
      return textField(field, name, usual, name === 'deal' ? ['random', 'daily'] : []);
  }
}

const titleOf = (title: string): TemplateResult =>
  html`<span class="title">${lettered(title)}</span>`;

interface GroupOfFields {
  readonly name: string;
  readonly fields: unknown;
  /** What its fields are about, in plain words, and the value of those that differ from what is there anyway. */
  readonly inside: readonly (readonly [what: string, chosen: string | undefined])[];
}

/** So many characters fit on a line. */
const LINE = 36;

/** The first names of a list, and how many more there are where a line has no room for all. */
function named(names: readonly string[]): string {
  const all = names.join(', ');
  if (all.length <= LINE) return all;
  for (let count = names.length - 1; count > 1; count--) {
    const some = `${names.slice(0, count).join(', ')} and ${names.length - count} more`;
    if (some.length <= LINE) return some;
  }
  return `${names[0]} and ${names.length - 1} more`;
}

/** What is chosen in a group says more than what could be. */
const groupView = ({ name, fields, inside }: GroupOfFields): TemplateResult => {
  const chosen = inside.filter(([, value]) => value !== undefined);
  return html`
    <details>
      <summary>
        <span class="title">${name}</span>
        ${
          chosen.length > 0
            ? html`<span class="inside chosen">${named(chosen.map(([what, value]) => `${what} ${value}`))}</span>`
            : html`<span class="inside">${named(inside.map(([what]) => what))}</span>`
        }
      </summary>
      <div class="fields">${fields}</div>
    </details>
  `;
};

const WORDS: Readonly<Record<string, string>> = { deal: 'number', lang: 'language' };

const inWords = (name: string): string => WORDS[name] ?? name.replace(/-/g, ' ');

/** @param unloadable why the files can’t be loaded, as far as this page can see */
function sizeAndFiles(
  choices: Choices,
  { configuration, faults }: Read,
  unloadable: string,
  actions: FormActions,
) {
  const field = (name: 'width' | 'height' | 'files', help: string): Field => ({
    name,
    help,
    value: choices[name],
    fault: faults[name],
    taste: (value) => actions.try(name, value),
    set: (value) => actions.set(name, value),
  });
  const files = field(
    'files',
    'The folder with `cdn.js`, `embed/` and the others. On another site its server must send `Access-Control-Allow-Origin`, or browsers load no module from there.',
  );
  const warning = files.fault ? undefined : unloadable || addressFault(choices.files)?.text;
  const { width, height } = configuration;
  return {
    name: 'Size and files',
    inside: [
      ['width', width?.toString()],
      ['height', height?.toString()],
      ['address', undefined],
    ] as const,
    fields: html`
      ${textField(field('width', 'Pixels. Empty: as wide as the column.'), 'Width')}
      ${textField(field('height', 'Pixels. Empty: as high as the game needs.'), 'Height')}
      ${textField({ ...files, warning }, 'Address of the files')}
    `,
  };
}

const coloursGroup = (
  choices: Choices,
  read: Read,
  seen: SeenColours,
  actions: FormActions,
): GroupOfFields => ({
  name: 'Colours',
  inside: colourFacts
    .filter(({ fourColour }) => !fourColour)
    .map(({ property, name }) => [inWords(name), read.configuration.colours[property]]),
  fields: coloursView(choices.colours, read, seen, actions),
});

/** The games, of which one is picked. */
export const gamesView = (game: TagFact, actions: FormActions): TemplateResult =>
  pictureField(
    {
      id: 'game',
      legend: titleOf('Game'),
      chosen: game.id,
      values: tagFacts.map(({ id, name }) => [id, name]),
    },
    gamePicture,
    (id) => actions.pickGame(id),
  );

/** The form: every attribute of the game, by groups, its colours, and the size. */
export function formView(
  choices: Choices,
  read: Read,
  seen: SeenColours,
  unloadable: string,
  actions: FormActions,
): TemplateResult {
  const { game, attributes } = read.configuration;
  const fieldOf = (fact: AttributeFact): TemplateResult =>
    attributeField(fact, game, choices, read, actions);
  /** It is chosen by its picture, as the game is. */
  const isTheme = ({ name }: AttributeFact): boolean => name === 'theme';
  const all = groups.flatMap((group): GroupOfFields[] => {
    const facts = game.attributes.filter((fact) => fact.group === group && !isTheme(fact));
    const fields = facts.map(fieldOf);
    const inside = facts.map(({ name, kind }) => {
      const value = kind === 'boolean' && attributes[name] ? 'on' : attributes[name];
      return [inWords(name), value] as const;
    });
    return [
      ...(facts.length > 0 ? [{ name: group, fields, inside }] : []),
      ...(group === 'Look'
        ? [
            coloursGroup(choices, read, seen, actions),
            sizeAndFiles(choices, read, unloadable, actions),
          ]
        : []),
    ];
  });
  return html`
    <form
      class="groups"
      aria-label="Options"
      @submit=${(event: Event) => event.preventDefault()}
    >
      ${game.attributes.filter(isTheme).map(fieldOf)} ${all.map(groupView)}
    </form>
  `;
}
