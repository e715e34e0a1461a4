import {
  type Game,
  isBoolean,
  type OptionFault,
  type Options,
  resolveOptions,
} from '../rules/engine.js';
import {
  type PlayerSettings,
  propertyOf,
  type SettingSpec,
  settingSpecs,
  type SharedSettings,
  takes,
} from '../settings/index.js';

/** The options of all games of the kit, so that one of another game can be told from a stranger. */
const KIT_OPTIONS = [
  'rules',
  'in-place',
  'king-returns',
  'deck',
  'tableau-wrap',
  'gap-build',
  'fill-start',
  'fill-order',
  'redeals',
];

/** The names of a game's options, and of those that are another game's. */
export const optionNames = (game: Game): Set<string> =>
  new Set([...KIT_OPTIONS, ...game.options.map(({ name }) => name)]);

type Values = Readonly<Record<string, unknown>>;

/** A property's value as text; `true` and an attribute without value are “true” for a boolean. */
const textOf = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : String(value).trim();

/**
 * What a page has asked of one element, read from its properties. What is not understood falls
 * back, and is told once.
 */
export class Choices {
  readonly #told = new Set<string>();

  readonly #tag: () => string;
  readonly #game: Game;
  readonly #names: { name: string; property: string; boolean: boolean | undefined }[];

  constructor(tag: () => string, game: Game) {
    this.#tag = tag;
    this.#game = game;
    this.#names = Array.from(optionNames(game), (name) => {
      const spec = game.options.find((option) => option.name === name);
      return { name, property: propertyOf(name), boolean: spec && isBoolean(spec) };
    });
  }

  /** The game's options, expanded. */
  options(values: Values): Options {
    const asked: Record<string, string | undefined> = {};
    for (const { name, property, boolean } of this.#names) {
      const value = textOf(values[property]);
      asked[name] =
        boolean && value === '' ? 'true' : value === 'false' && !boolean ? undefined : value;
    }
    const { options, faults } = resolveOptions(this.#game, asked);
    for (const fault of faults) this.#tellFault(fault, options);
    return options;
  }

  /** A setting: the player's, else the element's own, else the page's, else the default. */
  setting(name: string, player: PlayerSettings, values: Values, shared: SharedSettings): string {
    const spec = settingSpecs.get(name)!;
    const own = this.#understood(spec, textOf(values[spec.property]));
    return player[name] ?? own ?? this.#understood(spec, shared[name]) ?? spec.default;
  }

  /** Tells the page's author of a problem, once. */
  tell(message: string): void {
    if (this.#told.has(message)) return;
    this.#told.add(message);
    console.warn(`<${this.#tag()}>: ${message}`);
  }

  #understood(spec: SettingSpec, value: string | undefined): string | undefined {
    if (!value) return undefined;
    if (takes(spec, value)) return value;
    const using = spec.default ? `“${spec.default}” is used` : 'it is left out';
    this.tell(
      `${spec.name}="${value}" is not understood; ${spec.name} takes ${list(spec.values)}; ${using}`,
    );
    return undefined;
  }

  #tellFault(fault: OptionFault, options: Options): void {
    const { code, name, value, takes } = fault;
    if (code === 'unknown-option') {
      const has = takes.length > 0 ? `its options are ${list(takes)}` : 'it has none';
      this.tell(`this game has no option ${name} (“${value}” was given); ${has}`);
      return;
    }
    const used = options[name] ?? this.#game.presets?.default;
    this.tell(
      `${name}="${value}" is not understood; ${name} takes ${list(takes)}; “${used}” is used`,
    );
  }
}

const list = (values: readonly string[]): string => values.join(', ');
