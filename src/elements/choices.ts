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
import { optionNames } from './option-names.js';

/** An option as an attribute: one of the game's, or one of another game's. */
interface AskedOption {
  readonly name: string;
  readonly property: string;
  readonly boolean: boolean;
}

/** The game's own options, and those that are another game's. */
export const askedOptions = (game: Game): readonly AskedOption[] =>
  Array.from(new Set([...optionNames, ...game.options.map(({ name }) => name)]), (name) => ({
    name,
    property: propertyOf(name),
    boolean: game.options.some((spec) => spec.name === name && isBoolean(spec)),
  }));

type Values = Readonly<Record<string, unknown>>;

/**
 * What a page has asked of one element, read from its properties. What is not understood falls
 * back, and is told once.
 */
export class Choices {
  readonly #told = new Set<string>();

  readonly #tag: () => string;
  readonly #game: Game;
  readonly #asked: readonly AskedOption[];

  constructor(tag: () => string, game: Game) {
    this.#tag = tag;
    this.#game = game;
    this.#asked = askedOptions(game);
  }

  /** The game's options, expanded. */
  options(values: Values): Options {
    const asked: Record<string, string | undefined> = {};
    for (const { name, property, boolean } of this.#asked) {
      const value = this.text(name, values[property]);
      asked[name] = value === 'false' && !boolean ? undefined : value;
    }
    const { options, faults } = resolveOptions(this.#game, asked);
    for (const fault of faults) this.#warnOfOption(fault, options);
    return options;
  }

  /** A setting: the player's, else the element's own, else the page's, else the default. */
  setting(name: string, player: PlayerSettings, values: Values, shared: SharedSettings): string {
    const spec = settingSpecs.get(name)!;
    const own = this.#understood(spec, this.text(name, values[spec.property]));
    return player[name] ?? own ?? this.#understood(spec, shared[name]) ?? spec.default;
  }

  /** What a page has set a property to, as text. */
  text(name: string, value: unknown): string | undefined {
    if (value === undefined || value === null) return undefined;
    try {
      return String(value).trim();
    } catch {
      this.warn(`${name} was set to something that is no text; it is left out`);
      return undefined;
    }
  }

  /** Tells the page's author of a problem, once. */
  warn(message: string): void {
    if (this.#told.has(message)) return;
    this.#told.add(message);
    console.warn(`<${this.#tag()}>: ${message}`);
  }

  #understood(spec: SettingSpec, value: string | undefined): string | undefined {
    if (!value) return undefined;
    if (takes(spec, value)) return value;
    const using = spec.default ? `“${spec.default}” is used` : 'it is left out';
    this.warn(
      `${spec.name}="${value}" is not understood; ${spec.name} takes ${list(spec.values)}; ${using}`,
    );
    return undefined;
  }

  #warnOfOption(fault: OptionFault, options: Options): void {
    const { code, name, value, takes } = fault;
    if (code === 'unknown-option') {
      const has = takes.length > 0 ? `its options are ${list(takes)}` : 'it has none';
      this.warn(`this game has no option ${name} (“${value}” was given); ${has}`);
      return;
    }
    const used = options[name] ?? this.#game.presets?.default;
    this.warn(
      `${name}="${value}" is not understood; ${name} takes ${list(takes)}; “${used}” is used`,
    );
  }
}

const list = (values: readonly string[]): string => values.join(', ');
