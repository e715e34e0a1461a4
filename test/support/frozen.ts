import type { Game, Rules, State } from '../../src/rules/index.js';

/** Freezes a value deeply. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/**
 * The same rules, with everything they return frozen: code that changes a value that is
 * only read-only by type then throws.
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
