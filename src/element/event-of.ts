import type { Later } from '../game/index.js';
import type { GameRecord, RecordMap, RecordType } from '../session/index.js';
import {
  SolitaireBeforeDealEvent,
  SolitaireBeforeHintEvent,
  SolitaireBeforeMoveEvent,
  SolitaireBeforeUndoEvent,
  SolitaireChangeEvent,
  SolitaireDealEvent,
  SolitaireErrorEvent,
  SolitaireLoadEvent,
  SolitaireLossEvent,
  SolitaireMoveEvent,
  SolitaireRedoEvent,
  SolitaireStuckEvent,
  SolitaireUndoEvent,
  SolitaireWinEvent,
} from './events.js';

const classes: { readonly [T in RecordType]: new (detail: Readonly<RecordMap[T]>) => Event } = {
  deal: SolitaireDealEvent,
  load: SolitaireLoadEvent,
  'before-deal': SolitaireBeforeDealEvent,
  'before-move': SolitaireBeforeMoveEvent,
  'before-undo': SolitaireBeforeUndoEvent,
  'before-hint': SolitaireBeforeHintEvent,
  move: SolitaireMoveEvent,
  undo: SolitaireUndoEvent,
  redo: SolitaireRedoEvent,
  win: SolitaireWinEvent,
  loss: SolitaireLossEvent,
  stuck: SolitaireStuckEvent,
  error: SolitaireErrorEvent,
  change: SolitaireChangeEvent,
};

/** What answers later, by the event that asks. */
const waiting = new WeakMap<Event, Later>();

/**
 * Dispatches the DOM event for a record of the session.
 * @returns false if a listener has cancelled it; undefined if one has put it off
 */
export function dispatch(
  target: EventTarget,
  { type, detail }: GameRecord,
  later?: Later,
): boolean | undefined {
  const event = new (classes[type] as new (about: typeof detail) => Event)(detail);
  if (later) waiting.set(event, later);
  if (target.dispatchEvent(event)) return true;
  return later && !waiting.has(event) ? undefined : false;
}

/**
 * Puts a command off, for listeners that can't answer at once: the frame asks another window.
 * @returns takes the answer; undefined if the event asks nothing, or another listener has cancelled it
 */
export function putOff(event: Event): Later | undefined {
  const later = event.defaultPrevented ? undefined : waiting.get(event);
  if (!later) return undefined;
  waiting.delete(event);
  event.preventDefault();
  return later;
}
