import type { Move, State, VisibleState } from '../rules/rules.js';
import { type Hint, hint } from './hint.js';
import { type Par, parGrandfathers } from './par.js';
import { instant, type Limits, type Search, type Setting, type Verdict } from './search.js';
import { solve, type TurningPoint, turningPoint } from './solve.js';

/** A question to the solver: plain values, so that a worker can be sent it. */
export type Job =
  | {
      readonly kind: 'solve';
      readonly setting: Setting;
      readonly state: State;
      readonly limits?: Limits;
    }
  | { readonly kind: 'par'; readonly setting: Setting; readonly state: State }
  | {
      readonly kind: 'hint';
      readonly setting: Setting;
      readonly seen: VisibleState;
      readonly legal: readonly Move[];
    }
  | {
      readonly kind: 'turning-point';
      readonly setting: Setting;
      readonly states: readonly State[];
    };

/** What each kind of question is answered with. */
export interface Answers {
  solve: Verdict;
  par: Par;
  hint: Hint;
  'turning-point': TurningPoint;
}

/** The search that answers a question. */
export function searchFor(job: Job): Search<Answers[Job['kind']]> {
  switch (job.kind) {
    case 'solve':
      return solve(job.setting, job.state, job.limits);
    case 'par':
      return job.setting.game === 'grandfathers-clock'
        ? parGrandfathers(job.setting, job.state)
        : instant((): Par => ({ kind: 'unknown', why: 'nodes' }));
    case 'hint':
      return hint(job.setting, job.seen, job.legal);
    case 'turning-point':
      return turningPoint(job.setting, job.states);
  }
}
