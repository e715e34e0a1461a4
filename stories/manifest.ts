/** What Storybook shows of an element, from custom-elements.json. */
import manifest from '../custom-elements.json';

interface Documented {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}

interface Member extends Documented {
  readonly kind: string;
  readonly attribute?: string;
  readonly privacy?: string;
  readonly static?: boolean;
  readonly parameters?: readonly (Documented & { readonly optional?: boolean })[];
  readonly return?: { readonly type: { readonly text: string } };
}

export interface ElementDeclaration {
  readonly tagName?: string;
  readonly description?: string;
  readonly attributes?: readonly Documented[];
  readonly members?: readonly Member[];
  readonly events?: readonly Documented[];
  readonly slots?: readonly Documented[];
  readonly cssParts?: readonly Documented[];
  readonly cssProperties?: readonly Documented[];
  readonly cssStates?: readonly Documented[];
}

/** How a row of Storybook’s table is described; the part of its type that is used here. */
export interface ArgType {
  readonly name: string;
  readonly description: string;
  readonly control: { readonly type: 'select' | 'boolean' | 'number' | 'text' };
  readonly options?: readonly string[];
  readonly table: {
    readonly category: string;
    readonly type: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

const declarations: readonly ElementDeclaration[] = (
  manifest.modules as readonly { readonly declarations?: readonly ElementDeclaration[] }[]
).flatMap(({ declarations = [] }) => declarations.filter(({ tagName }) => tagName));

/** Every element, by its tag. */
export const elements: ReadonlyMap<string, ElementDeclaration> = new Map(
  declarations.map((one) => [one.tagName!, one]),
);

/** Every event that an element dispatches. */
export const eventNames: readonly string[] = [
  ...new Set(declarations.flatMap(({ events = [] }) => events.map(({ name }) => name))),
];

/** The values of a type that is a union of string literals; undefined for any other type. */
export function literalsOf(type: string): string[] | undefined {
  const parts = type.split(' | ');
  return parts.every((part) => /^'[^']*'$/.test(part))
    ? parts.map((part) => part.slice(1, -1))
    : undefined;
}

function controlOf(type: string): Pick<ArgType, 'control' | 'options'> {
  const options = literalsOf(type);
  if (options) return { control: { type: 'select' }, options };
  const simple = type === 'boolean' || type === 'number' ? type : 'text';
  return { control: { type: simple } };
}

/** Properties and methods that pages may use and that are no attributes. */
const isPublic = ({ name, privacy = 'public', static: isStatic, attribute }: Member): boolean =>
  privacy === 'public' && !isStatic && attribute === undefined && !/^[#_]/.test(name);

function signatureOf({ parameters = [], return: returned }: Member): string {
  const list = parameters.map(
    ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return `(${list.join(', ')}): ${returned?.type.text ?? 'void'}`;
}

/** The rows of an element’s controls: its attributes and custom properties. */
export function argTypesOf(tag: string): Record<string, ArgType> {
  const { attributes = [], cssProperties = [] } = elements.get(tag) ?? {};
  const row = (category: string, type: string, one: Documented): [string, ArgType] => {
    const { name, description = '', default: usual } = one;
    const table = {
      category,
      type: { summary: type },
      ...(usual !== undefined && { defaultValue: { summary: usual.replace(/^'(.*)'$/, '$1') } }),
    };
    return [name, { name, description, table, ...controlOf(type) }];
  };
  return Object.fromEntries([
    ...attributes.map((one) => row('attributes', one.type?.text ?? 'string', one)),
    ...cssProperties.map((one) => row('custom properties', 'CSS', one)),
  ]);
}

const inCell = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
const inCode = (text: string): string => `\`${inCell(text)}\``;

/** A heading and a table, as Markdown; nothing if there is nothing to list. */
function tableOf(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  if (rows.length === 0) return [];
  const head = [line(columns), line(columns.map(() => '---'))];
  return [`## ${title}`, [...head, ...rows.map(line)].join('\n')];
}

/** All that an element has besides attributes and custom properties, as tables in Markdown. */
export function tablesOf(tag: string): string {
  const {
    members = [],
    events = [],
    slots = [],
    cssParts = [],
    cssStates = [],
  } = elements.get(tag) ?? {};
  const named = (list: readonly Documented[]): string[][] =>
    list.map(({ name, description = '' }) => [inCode(name), inCell(description)]);
  const own = members.filter(isPublic);
  const fields = own.filter(({ kind }) => kind === 'field');
  const methods = own.filter(({ kind }) => kind === 'method');
  return [
    ...tableOf(
      'Properties',
      ['Property', 'Type', 'Meaning'],
      fields.map(({ name, type, description = '' }) => [
        inCode(name),
        inCode(type?.text ?? 'unknown'),
        inCell(description),
      ]),
    ),
    ...tableOf(
      'Methods',
      ['Method', 'What it does'],
      methods.map((one) => [inCode(one.name + signatureOf(one)), inCell(one.description ?? '')]),
    ),
    ...tableOf('Events', ['Event', 'When'], named(events)),
    ...tableOf('Slots', ['Slot', 'What it does'], named(slots)),
    ...tableOf('States', ['State', 'When'], named(cssStates)),
    ...tableOf('Parts', ['Part', 'What it is'], named(cssParts)),
  ].join('\n\n');
}
