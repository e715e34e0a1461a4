import type { Game, Rules, State } from '../../src/rules/index.js';

/** Freezes a value and all that is in it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/**
 * The same rules, with everything that they return frozen: whatever then changes a value that is
 * read-only by type alone, in the rules or behind them, throws.
 */
export function frozen<S extends State>(rules: Rules<S>): Rules<S> {
  const freezing = <A extends unknown[], T>(ask: (...values: A) => T) =>
    function (this: Rules<S>, ...values: A): T {
      return deepFreeze(ask.apply(this, values));
    };
  return {
    ...rules,
    deal: freezing(rules.deal),
    moves: freezing(rules.moves),
    apply: freezing(rules.apply),
    effects: freezing(rules.effects),
    table: freezing(rules.table),
    obvious: freezing(rules.obvious),
    safe: freezing(rules.safe),
  };
}

/** A game whose rules are {@link frozen}. */
export const frozenGame = <S extends State>(game: Game<S>): Game<S> => ({
  ...game,
  create: (options) => frozen(game.create(options)),
});
