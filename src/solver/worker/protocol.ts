import type { Move, State, VisibleState } from '../../rules/contract/rules.js';
import type { Hint, Par, Rating } from '../search/adapter.js';
import type { GameConfig, Limits, Search, SolveResult } from '../search/search.js';
import { hint, par, rate, solve, type TurningPoint, turningPoint } from '../search/solver.js';

/** A question for the solver: plain values that can be sent to a worker. */
export type Question =
  | {
      readonly kind: 'solve';
      readonly config: GameConfig;
      readonly state: State;
      readonly limits?: Limits;
    }
  | { readonly kind: 'par'; readonly config: GameConfig; readonly state: State }
  | { readonly kind: 'rate'; readonly config: GameConfig; readonly state: State }
  | {
      readonly kind: 'hint';
      readonly config: GameConfig;
      readonly seen: VisibleState;
      readonly legal: readonly Move[];
    }
  | {
      readonly kind: 'turning-point';
      readonly config: GameConfig;
      readonly states: readonly State[];
      readonly limits?: Limits;
    };

/** The type of answer for each kind of question. */
export interface Answers {
  solve: SolveResult;
  par: Par;
  rate: Rating;
  hint: Hint;
  'turning-point': TurningPoint;
}

/** The search that answers a question. */
export function searchFor(question: Question): Search<Answers[Question['kind']]> {
  const { config } = question;
  switch (question.kind) {
    case 'solve':
      return solve(config, question.state, question.limits);
    case 'par':
      return par(config, question.state);
    case 'rate':
      return rate(config, question.state);
    case 'hint':
      return hint(config, question.seen, question.legal);
    case 'turning-point':
      return turningPoint(config, question.states, question.limits);
  }
}
