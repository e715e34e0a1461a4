import {
  type Act,
  andThen,
  answer,
  distance,
  type Input,
  type InputState,
  type InputTable,
  NO_GESTURE,
  type Point,
  type Press,
  type Reaction,
} from './input.js';
import { carry, dragNow, drop, endDrag, grab } from './dragging.js';
import { endLook, look, LOOK_SLACK, rest, stopLooking } from './look.js';
import { countAt } from './playable.js';
import { dragOf, dropped, putDown, sourceAt, tapped } from './tap.js';

/** How many pixels a pointer may move before a press becomes a drag. */
const SLACK = { mouse: 4, pen: 6, touch: 9 };
/**
 * A pointer that has gone farther than this many pixels has not only trembled: a finger that scrolls the page
 * doesn't tap, and what counts is the pile where the pointer is let go.
 */
const TREMBLE = 16;
/** A card on which a finger rests for this many milliseconds is held: it moves with it in any direction. */
const HOLD = 250;
/** Milliseconds that a finger, or a button of the mouse, is held down on a pile to look at it. */
const LOOK_HOLD = 500;
/** Milliseconds that a mouse rests on a pile to look at it. */
const LOOK_REST = 1000;

type Of<Type extends Input['type']> = Extract<Input, { type: Type }>;

const STOP_HOLDING: Act = { do: 'stop-waiting', until: 'held' };

/** What an input means in a state: all decisions about gestures are made here, in dragging.ts and in tap.ts. */
export function react(state: InputState, input: Input, table: InputTable): Reaction {
  const { gesture } = state;
  switch (input.type) {
    case 'press':
      return andThen(stopLooking(state), (now) => press(now, input, table));
    case 'move':
      if (gesture.is === 'drag') return carry(state, gesture, input);
      return gesture.is === 'press'
        ? movePress(state, gesture, input, table)
        : hover(state, input, table);
    case 'touch-move':
      if (gesture.is !== 'press' || !gesture.acts || !state.ours) return answer(state);
      return chooseWay(state, gesture, input, SLACK.touch);
    case 'release':
      return release(state, input, table);
    case 'drop':
      if (gesture.is !== 'drag' || gesture.press.id !== input.id) return answer(state);
      return drop(state, gesture, input, table);
    case 'cancel':
      return cancel(state, input.id, table);
    case 'leave':
      return stopLooking(gesture.is === 'hover' ? { ...state, gesture: NO_GESTURE } : state);
    case 'held':
      if (gesture.is !== 'press') return answer(state);
      return answer({ ...state, gesture: { ...gesture, way: 'drags' } });
    case 'rested':
      if (gesture.is !== 'press' && gesture.is !== 'hover') return answer(state);
      return look(state, gesture.pile, 'pointer', table);
    case 'drag-loaded':
      return dragNow(state, input.time, table);
    case 'looks-loaded':
      return answer(state, ...(gesture.is === 'press' ? rest(gesture.pile, LOOK_HOLD, table) : []));
    case 'activate':
      return activate(state, input, table);
    case 'put-down':
      return gesture.is === 'drag'
        ? andThen(endDrag(state), (now) => putDown(now, table, true))
        : putDown(state, table, true);
    case 'focus':
      return answer({ ...state, goesOn: undefined }, { do: 'focus', pile: input.pile });
    case 'command':
      return answer(state, { do: 'command', name: input.name });
    case 'look':
      return look(state, input.pile, 'key', table);
    case 'end-look':
      return endLook(state);
    case 'stay':
      // Where nothing can be picked up, nobody misses it.
      if (input.why === 'nothing-lifted' && table.readOnly) return answer(state);
      return answer(state, { do: 'say-stay', why: input.why });
    case 'played':
      return answer({ ...state, played: input.tap });
    case 'press-over':
      return answer({ ...state, ours: false });
    case 'new-table':
      return forget(state);
    default:
      return input satisfies never;
  }
}

/** What a drag from a pile does, and the card that lies on it. */
const dragAt = ({ piles, readOnly }: InputTable, pile: number): ReturnType<typeof dragOf> =>
  readOnly ? 'nothing' : dragOf(piles[sourceAt(piles, pile)]!);

/** A pointer goes down: from here on it may tap, drag, scroll or look. */
function press(state: InputState, input: Of<'press'>, table: InputTable): Reaction {
  const now = { ...state, pressed: true };
  if (state.gesture.is === 'drag' || !input.first) return answer(now);
  const { id, device, pile, depth, x, y } = input;
  const ours = pile !== undefined && dragAt(table, pile) !== 'nothing';
  // A press that ended outside the board fired no event here: this one replaces it.
  if (pile === undefined) {
    return answer({ ...now, ours, gesture: NO_GESTURE }, STOP_HOLDING);
  }
  // Cards that are still moving can't be aimed at: a hand's press only ended the animation.
  const acts = !input.ended;
  const way = device === 'mouse' ? 'drags' : 'open';
  const gesture: Press = {
    is: 'press',
    id,
    device,
    pile,
    depth,
    x,
    y,
    way,
    acts,
    waits: undefined,
  };
  const holding: Act =
    acts && way === 'open' ? { do: 'wait', until: 'held', ms: HOLD } : STOP_HOLDING;
  return answer({ ...now, ours, gesture }, holding, ...rest(pile, LOOK_HOLD, table));
}

function movePress(
  state: InputState,
  gesture: Press,
  input: Of<'move'>,
  table: InputTable,
): Reaction {
  if (gesture.id !== input.id) return answer(state);
  // The button was released outside the board.
  if (!input.pressed) {
    return andThen(answer(state, STOP_HOLDING), (now) =>
      stopLooking({ ...now, gesture: NO_GESTURE }),
    );
  }
  const looked = state.look !== undefined;
  const far = distance(input, gesture) > LOOK_SLACK;
  return andThen(far ? stopLooking(state) : answer(state), (now) => {
    const drag = dragAt(table, gesture.pile);
    if (!gesture.acts || drag === 'nothing') return answer(now);
    return andThen(chooseWay(now, gesture, input, SLACK[gesture.device]), (chosen) => {
      const { gesture: press } = chosen;
      const near = distance(input, gesture) < SLACK[gesture.device];
      if (near || press.is !== 'press' || press.way !== 'drags') return answer(chosen);
      if (drag === 'tap') {
        const { id } = press;
        return answer({ ...chosen, gesture: { ...press, way: 'draws' } }, { do: 'capture', id });
      }
      const source = sourceAt(table.piles, press.pile);
      return grab(chosen, press, source, looked && !far, input, table);
    });
  });
}

/** Once a pointer has gone far enough, it either drags or scrolls the page, and stays with that. */
function chooseWay(state: InputState, gesture: Press, to: Point, slack: number): Reaction {
  if (distance(to, gesture) < slack) return answer(state);
  const sideways = Math.abs(to.x - gesture.x) > Math.abs(to.y - gesture.y);
  const way = gesture.way === 'open' ? (sideways ? 'drags' : 'scrolls') : gesture.way;
  const ours = state.ours && way !== 'scrolls';
  return answer({ ...state, ours, gesture: { ...gesture, way } }, STOP_HOLDING);
}

/** A mouse that isn't pressed looks at a pile by resting on it. */
function hover(state: InputState, input: Of<'move'>, table: InputTable): Reaction {
  const { gesture } = state;
  const { pile } = input;
  if (input.device !== 'mouse' || input.pressed) return answer(state);
  if (state.look !== undefined && gesture.is === 'hover' && gesture.pile === pile) {
    return answer(state);
  }
  const over = pile !== undefined && !state.lifted;
  return andThen(stopLooking(state), (now) =>
    over
      ? answer({ ...now, gesture: { is: 'hover', pile } }, ...rest(pile, LOOK_REST, table))
      : answer({ ...now, gesture: NO_GESTURE }),
  );
}

function release(state: InputState, input: Of<'release'>, table: InputTable): Reaction {
  const { gesture } = state;
  if (gesture.is === 'drag' || (gesture.is === 'press' && gesture.id !== input.id)) {
    return stopLooking(state);
  }
  const looked = state.look !== undefined;
  const ended = andThen(answer(state, STOP_HOLDING), (now) =>
    stopLooking({ ...now, gesture: NO_GESTURE }),
  );
  // What was held for a look isn't played.
  if (gesture.is !== 'press' || !gesture.acts || looked) return ended;
  const { pile, depth, way } = gesture;
  const far = distance(input, gesture) > TREMBLE;
  // Where nothing can scroll, the browser doesn't end the gesture by itself.
  if (way === 'scrolls' && far) return andThen(ended, (now) => scrolled(now, pile, table));
  const source = sourceAt(table.piles, pile);
  // A drag that was over before its code had come: the card goes to the pile under the pointer.
  if (gesture.waits && far && (input.under === undefined || !isOn(input.under, source, table))) {
    const lifted = { pile: source, count: countAt(table, source, depth), at: input.time };
    return andThen(ended, (now) => dropped({ ...now, lifted }, table, source, input.under));
  }
  if (way !== 'draws' && pile !== (far ? input.under : input.pile)) return ended;
  return andThen(ended, (now) => tapped(now, table, { pile, time: input.time, depth }));
}

const isOn = (pile: number, source: number, { piles }: InputTable): boolean =>
  sourceAt(piles, pile) === source;

function cancel(state: InputState, id: number | undefined, table: InputTable): Reaction {
  const { gesture } = state;
  if (gesture.is === 'drag') {
    if (id !== undefined && id !== gesture.press.id) return answer(state);
    return andThen(endDrag(state), (now) => putDown(now, table, false));
  }
  return andThen(stopLooking(state), (now) => {
    const others = gesture.is === 'press' && id !== undefined && id !== gesture.id;
    if (others) return answer(now);
    const ended = answer({ ...now, gesture: NO_GESTURE }, STOP_HOLDING);
    const scrolls = gesture.is === 'press' && gesture.acts && gesture.way === 'scrolls';
    return scrolls ? andThen(ended, (then) => scrolled(then, gesture.pile, table)) : ended;
  });
}

/** A finger that went up or down on a pile has scrolled the page, or would have: a card would follow if it was held. */
const scrolled = (state: InputState, pile: number, table: InputTable): Reaction =>
  dragAt(table, pile) === 'card' ? answer(state, { do: 'say-hold' }) : answer(state);

/** A click that no press has answered: a key or a voice means a pile, whatever is moving there. */
function activate(state: InputState, input: Of<'activate'>, table: InputTable): Reaction {
  const byPointer = input.by === 'pointer';
  const now = byPointer ? { ...state, pressed: false } : state;
  if (isAnswered(state, input.by) || (input.ended && byPointer)) return answer(now);
  if (input.pile === undefined) return answer(now);
  return tapped(now, table, { pile: input.pile, time: NaN, depth: 1 });
}

/** Whether a click belongs to a press that was handled, or comes from another pointer during a drag. */
export const isAnswered = ({ pressed, gesture }: InputState, by: Of<'activate'>['by']): boolean =>
  (pressed && by === 'pointer') || gesture.is === 'drag';

/** Another table: nothing is in hand, and nothing is announced. */
function forget(state: InputState): Reaction {
  return andThen(endLook(state), (now) => {
    const dragged = now.gesture.is === 'drag';
    const gesture = dragged ? NO_GESTURE : now.gesture;
    const acts: Act[] = dragged ? [{ do: 'let-go' }] : [];
    const goesOn = now.goesOn?.isNew ? { ...now.goesOn, isNew: false } : undefined;
    const forgotten = { ...now, gesture, lifted: undefined, played: undefined, goesOn };
    return answer(forgotten, ...acts, { do: 'show-lifted' });
  });
}
