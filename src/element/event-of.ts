import type { GameRecord } from '../session/index.js';
import {
  SolitaireBeforeMoveEvent,
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

/** The DOM event for a record of the session. */
export function eventOf(record: GameRecord): Event {
  switch (record.type) {
    case 'deal':
      return new SolitaireDealEvent(record.detail);
    case 'load':
      return new SolitaireLoadEvent(record.detail);
    case 'before-move':
      return new SolitaireBeforeMoveEvent(record.detail);
    case 'move':
      return new SolitaireMoveEvent(record.detail);
    case 'undo':
      return new SolitaireUndoEvent(record.detail);
    case 'redo':
      return new SolitaireRedoEvent(record.detail);
    case 'win':
      return new SolitaireWinEvent(record.detail);
    case 'loss':
      return new SolitaireLossEvent(record.detail);
    case 'stuck':
      return new SolitaireStuckEvent(record.detail);
    case 'error':
      return new SolitaireErrorEvent(record.detail);
    case 'change':
      return new SolitaireChangeEvent(record.detail);
  }
}
