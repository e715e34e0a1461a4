import {
  answer,
  andThen,
  distance,
  type Drag,
  type Input,
  type InputState,
  type InputTable,
  NO_GESTURE,
  type Point,
  type Press,
  type Reaction,
} from './input.js';
import { LOOK_SLACK, stopLooking } from './look.js';
import { countAt } from './playable.js';
import { dropped, putDown, sourceAt, tapped } from './tap.js';

type Of<Type extends Input['type']> = Extract<Input, { type: Type }>;

/** A press becomes a drag. */
export function grab(
  state: InputState,
  gesture: Press,
  source: number,
  looked: boolean,
  { x, y, time }: Point & { readonly time: number },
  table: InputTable,
): Reaction {
  if (!table.canDrag) {
    const waiting = { ...state, gesture: { ...gesture, waits: { x, y } } };
    if (gesture.waits) return answer(waiting);
    return answer(waiting, { do: 'capture', id: gesture.id }, { do: 'load-drag' });
  }
  const count = countAt(table, source, gesture.depth);
  const drag: Drag = { is: 'drag', press: gesture, source, before: state.lifted, looked };
  return andThen(stopLooking(state), (now) =>
    answer(
      { ...now, gesture: drag, lifted: { pile: source, count, at: time } },
      { do: 'pick-up', press: gesture, source, count },
      { do: 'show-lifted' },
      { do: 'carry', x, y },
    ),
  );
}

/** The code for dragging arrived while a pointer waited for it: the cards follow, even if it stands still. */
export function dragNow(state: InputState, time: number, table: InputTable): Reaction {
  const { gesture } = state;
  if (gesture.is !== 'press' || !gesture.waits || !table.canDrag) return answer(state);
  const source = sourceAt(table.piles, gesture.pile);
  return grab(state, gesture, source, false, { ...gesture.waits, time }, table);
}

export function carry(state: InputState, gesture: Drag, input: Of<'move'>): Reaction {
  const { press } = gesture;
  if (press.id !== input.id) return answer(state);
  const looked = gesture.looked && distance(input, press) <= LOOK_SLACK;
  const { x, y } = input;
  return answer({ ...state, gesture: { ...gesture, looked } }, { do: 'carry', x, y });
}

/** No card is carried any more. */
export const endDrag = (state: InputState): Reaction =>
  answer({ ...state, gesture: NO_GESTURE }, { do: 'send-home' });

export function drop(
  state: InputState,
  { press, source, before, looked }: Drag,
  { pile, time }: Of<'drop'>,
  table: InputTable,
): Reaction {
  return andThen(endDrag(state), (now) => {
    if (looked) return putDown(now, table, false);
    if (pile !== source || now.lifted?.pile !== source) return dropped(now, table, source, pile);
    // A card let go on its own pile was tapped by a hand that trembles.
    const again = answer({ ...now, lifted: before }, { do: 'show-lifted' });
    return andThen(again, (then) =>
      tapped(then, table, { pile: press.pile, time, depth: press.depth }),
    );
  });
}
