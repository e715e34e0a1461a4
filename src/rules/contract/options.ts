/** An option of a game; its attribute and documentation are derived from this. */
export interface OptionSpec {
  /** As in the attribute: `gap-build`. */
  readonly name: string;
  readonly values: readonly string[];
  /** One of `values`. An option with the values `false` and `true` is a boolean attribute. */
  readonly default: string;
}

/** What options mean, by name: one sentence each. Kept apart so that pages don't load them. */
export type Meanings = Readonly<Record<string, string>>;

/** Deals that show much of a game in few moves, by game, and the number of these moves. */
export type Examples = Readonly<Record<string, readonly [deal: number, moves: number]>>;

/** The value of every option of a game, with presets expanded. */
export type Options = Readonly<Record<string, string>>;

/** Named sets of option values, chosen with the attribute `rules`. */
export interface Presets {
  readonly default: string;
  readonly sets: Readonly<Record<string, Options>>;
}

/** A value that an option doesn't take. */
export interface OptionFault {
  readonly code: 'unknown-option' | 'unknown-value';
  readonly name: string;
  readonly value: string;
  /** What would be right: the option's values, or the game's options. */
  readonly takes: readonly string[];
}

/** What is wrong with a value that an option of a game doesn’t take, or that there is no such option. */
export function optionFault({ code, name, value, takes }: OptionFault): string {
  if (code === 'unknown-value') {
    return `${name}="${value}" is not valid; ${name} takes ${takes.join(', ')}`;
  }
  const has = takes.length > 0 ? `its options are ${takes.join(', ')}` : 'it has no options';
  return `this game has no option ${name} (“${value}” was given); ${has}`;
}

export interface ResolvedOptions {
  readonly options: Options;
  readonly faults: readonly OptionFault[];
}

export const isBoolean = (spec: OptionSpec): boolean => spec.values.includes('true');

/**
 * Returns a value for every option. An option given explicitly overrides the preset named by `rules`.
 * Invalid values fall back to the default, and are reported.
 */
export function resolveOptions(
  game: { readonly options: readonly OptionSpec[]; readonly presets?: Presets },
  given: Readonly<Record<string, string | undefined>>,
): ResolvedOptions {
  const faults: OptionFault[] = [];
  const chosen = (name: string, takes: readonly string[], fallback: string): string => {
    const value = given[name] || fallback;
    if (takes.includes(value)) return value;
    faults.push({ code: 'unknown-value', name, value, takes });
    return fallback;
  };
  const { presets } = game;
  const preset = presets
    ? presets.sets[chosen('rules', Object.keys(presets.sets), presets.default)]!
    : {};
  const options: Record<string, string> = {};
  for (const { name, values, default: fallback } of game.options) {
    options[name] = chosen(name, values, preset[name] ?? fallback);
  }
  const takes = game.options.map(({ name }) => name);
  for (const [name, value] of Object.entries(given)) {
    if (value && !takes.includes(name) && !(presets && name === 'rules')) {
      faults.push({ code: 'unknown-option', name, value, takes });
    }
  }
  return { options: Object.freeze(options), faults };
}
