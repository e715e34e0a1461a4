import { cardOf, isDown, type Rules, type State, type VisibleState } from './rules.js';

/** What a player sees of a position. Hints get nothing else, so that they can't peek. */
export function visible<S extends State>(rules: Rules<S>, state: S): VisibleState {
  const memory: Record<string, number> = {};
  for (const { name } of rules.memory) {
    memory[name] = (state as unknown as Record<string, number>)[name]!;
  }
  return {
    piles: state.piles.map((pile) => pile.map((slot) => (isDown(slot) ? null : cardOf(slot)))),
    memory,
  };
}
