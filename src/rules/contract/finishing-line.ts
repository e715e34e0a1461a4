import { isDown, type Rules, type State } from './rules.js';

/**
 * The rest of a game that is certain to be won: safe moves to the win, with no hidden cards; undefined
 * if there is none, or only one move.
 */
export function finishingLine<S extends State>(
  rules: Rules<S>,
  state: S,
): readonly string[] | undefined {
  if (rules.noChoices || rules.outcome(state).status !== 'playing') return undefined;
  if (state.piles.some((pile) => pile.some(isDown))) return undefined;
  const line: string[] = [];
  let at = state;
  for (let move = rules.safe(at); move; move = rules.safe(at)) {
    line.push(move.token);
    at = rules.apply(at, move);
  }
  return line.length > 1 && rules.outcome(at).status === 'won' ? line : undefined;
}
