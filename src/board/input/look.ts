import { isDown, type PileFacts } from '../../rules/engine.js';
import {
  type Act,
  andThen,
  answer,
  type InputState,
  type InputTable,
  type Reaction,
} from './input.js';

/** Pixels that a pointer may move while it rests on a pile to look at it. */
export const LOOK_SLACK = 9;

const STOP_RESTING: Act = { do: 'stop-waiting', until: 'rested' };

/** Whether there are covered cards to look at. */
const canSpread = ({ spread, cards }: PileFacts): boolean =>
  spread !== 'stack' && cards.filter((slot) => !isDown(slot)).length > 1;

export function look(
  state: InputState,
  pile: number,
  by: 'pointer' | 'key',
  { piles }: InputTable,
): Reaction {
  if (!canSpread(piles[pile]!)) {
    // A key is always answered.
    return by === 'key' ? answer(state, { do: 'command', name: 'describe' }) : answer(state);
  }
  return answer({ ...state, look: pile }, { do: 'look', pile, by });
}

export const rest = (pile: number, ms: number, table: InputTable): Act[] =>
  table.canLook(pile) ? [{ do: 'wait', until: 'rested', ms }] : [];

export function endLook(state: InputState): Reaction {
  if (state.look === undefined) return answer(state);
  return answer({ ...state, look: undefined }, { do: 'end-look' });
}

export const stopLooking = (state: InputState): Reaction =>
  andThen(answer(state, STOP_RESTING), endLook);
