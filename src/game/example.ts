import { easyMove, type Move, type Rules, shuffle, type State } from '../rules/engine.js';
import { examples } from './examples.js';

/** The first moves of a game, to show how it is played. */
export interface Example {
  readonly rules: Rules;
  /** Null for a deal without a number. */
  readonly deal: number | null;
  readonly moves: readonly Move[];
  /** The position after each move, the opening first. */
  readonly states: readonly State[];
}

/** An example of a game with any options; of a game that has no deal of its own here, too. */
export function exampleOf(rules: Rules): Example {
  const [deal, most] = examples[rules.game] ?? [1, 10];
  return playEasily(rules, deal, most);
}

/** @param most the number of moves after which it ends, if the game does not end earlier */
function playEasily(rules: Rules, deal: number, most: number): Example {
  const states: State[] = [rules.deal(shuffle(rules.pack, deal))];
  const moves: Move[] = [];
  // Otherwise a card that can go back and forth would do so for ever.
  const seen = new Set([JSON.stringify(states[0])]);
  while (moves.length < most) {
    const state = states.at(-1)!;
    const isNew = (move: Move): boolean => !seen.has(JSON.stringify(rules.apply(state, move)));
    const move = easyMove(rules, state, isNew);
    if (!move) break;
    moves.push(move);
    states.push(rules.apply(state, move));
    seen.add(JSON.stringify(states.at(-1)));
  }
  return { rules, deal, moves, states };
}
