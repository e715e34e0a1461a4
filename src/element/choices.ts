import {
  type Game,
  isBoolean,
  optionFault,
  type OptionFault,
  type Options,
  resolveOptions,
} from '../rules/engine.js';
import {
  asText,
  ofGame,
  type PlayerSettings,
  propertyOf,
  settingFault,
  type SettingSpec,
  settingSpecs,
  type SharedSettings,
  takes,
} from '../settings/index.js';
import { optionNames } from './option-names.js';

/** An option of this game or of another game, as an attribute. */
interface OptionAttribute {
  readonly name: string;
  readonly property: string;
  readonly boolean: boolean;
}

/** The options of this game and of all others, so that a misplaced option can be reported. */
export const optionAttributes = (game: Game): readonly OptionAttribute[] =>
  Array.from(new Set([...optionNames, ...game.options.map(({ name }) => name)]), (name) => ({
    name,
    property: propertyOf(name),
    boolean: game.options.some((spec) => spec.name === name && isBoolean(spec)),
  }));

type Values = Readonly<Record<string, unknown>>;

/**
 * What a page has chosen for one element, read from its properties. An invalid value falls back to
 * the default, with one warning.
 */
export class Choices {
  readonly #warned = new Set<string>();

  readonly #tag: () => string;
  readonly #game: Game;
  readonly #attributes: readonly OptionAttribute[];

  constructor(tag: () => string, game: Game) {
    this.#tag = tag;
    this.#game = game;
    this.#attributes = optionAttributes(game);
  }

  /** The game's options, with presets expanded. */
  options(values: Values): Options {
    const given: Record<string, string | undefined> = {};
    for (const { name, property, boolean } of this.#attributes) {
      const value = this.text(name, values[property]);
      given[name] = value === 'false' && !boolean ? undefined : value;
    }
    const { options, faults } = resolveOptions(this.#game, given);
    for (const fault of faults) this.#warnOfOption(fault, options);
    return options;
  }

  /**
   * A setting, from the player, the attribute, `<solitaire-settings>` or the default, in that order. The
   * player's theme is only for pages without one: theirs belongs to the rest of the page.
   */
  setting(name: string, player: PlayerSettings, values: Values, shared: SharedSettings): string {
    const spec = settingSpecs.get(name)!;
    const own = this.#valid(spec, this.text(name, values[spec.property]));
    // <solitaire-settings> itself has warned of invalid values there.
    const around = shared[name];
    const page = own ?? (around && takes(spec, around) ? around : undefined);
    const players = player[ofGame(this.#game.id, name)] ?? player[name];
    return (name === 'theme' ? (page ?? players) : (players ?? page)) ?? spec.default;
  }

  /** A property's value as text. */
  text(name: string, value: unknown): string | undefined {
    return asText(name, value, (message) => this.warn(message));
  }

  /** Shows the page's author a warning, once. */
  warn(message: string): void {
    if (this.#warned.has(message)) return;
    this.#warned.add(message);
    console.warn(`<${this.#tag()}>: ${message}`);
  }

  #valid(spec: SettingSpec, value: string | undefined): string | undefined {
    if (!value) return undefined;
    if (takes(spec, value)) return value;
    const using = spec.default ? `using “${spec.default}”` : 'it is ignored';
    this.warn(`${settingFault(spec, value)}; ${using}`);
    return undefined;
  }

  #warnOfOption(fault: OptionFault, options: Options): void {
    const { code, name } = fault;
    const used = options[name] ?? this.#game.presets?.default;
    this.warn(optionFault(fault) + (code === 'unknown-value' ? `; using “${used}”` : ''));
  }
}
