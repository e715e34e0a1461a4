import type { SolitaireEventMap } from '../element/events.js';
import type { SolitaireElement } from '../element/solitaire-element.js';

/** A message between a frame and its host. */
export interface FrameMessage {
  readonly source: 'hourhand';
  readonly v: 1;
  /** The frame's `id` parameter, for hosts with several frames. */
  readonly id?: string;
  readonly type: string;
  readonly detail?: unknown;
  /** The number by which the host answers an event that it is asked about. */
  readonly ask?: number;
}

const all: Record<keyof SolitaireEventMap, true> = {
  'solitaire-deal': true,
  'solitaire-load': true,
  'solitaire-before-deal': true,
  'solitaire-before-move': true,
  'solitaire-before-undo': true,
  'solitaire-before-hint': true,
  'solitaire-move': true,
  'solitaire-undo': true,
  'solitaire-redo': true,
  'solitaire-win': true,
  'solitaire-loss': true,
  'solitaire-stuck': true,
  'solitaire-error': true,
  'solitaire-change': true,
};

/** The events of a game. */
export const EVENTS = Object.keys(all);

/** What a host can say. */
export const TYPES = ['hello', 'call', 'read', 'set', 'ask', 'answer'];

/** The methods of a game that a host may call. */
export const METHODS = [
  'play',
  'undo',
  'redo',
  'newGame',
  'restart',
  'save',
  'load',
  'hint',
  'explain',
  'howToPlay',
  'showDialog',
  'pause',
  'resume',
  'statistics',
  'clearStatistics',
  'focus',
] as const satisfies readonly (keyof SolitaireElement)[];
export type Method = (typeof METHODS)[number];

/** The properties of a game that a host may read. */
export const PROPERTIES = [
  'status',
  'state',
  'moves',
  'dealNumber',
  'moveCount',
  'elapsed',
  'canUndo',
  'canRedo',
  'canBeWon',
  'paused',
] as const satisfies readonly (keyof SolitaireElement)[];
export type Property = (typeof PROPERTIES)[number];

/** Whether a text is one of a list. */
export const isOneOf = <T extends string>(names: readonly T[], name: unknown): name is T =>
  (names as readonly unknown[]).includes(name);

/** A problem in words for a page's author. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether data is a message of this protocol, of any version; everything else is ignored. */
export const isOurs = (data: unknown): data is Readonly<Record<string, unknown>> =>
  isRecord(data) && data['source'] === 'hourhand';

export const list = (names: readonly string[]): string => names.join(', ');

/** The beginning of a text, so that a message that repeats it stays short. */
export const shorten = (text: string): string =>
  text.length > 80 ? `${text.slice(0, 80)}…` : text;

/** A value in a message, shortened. */
export function show(value: unknown): string {
  let text: string = typeof value;
  try {
    // Not all of a long text is written to be cut again.
    const short = typeof value === 'string' ? value.slice(0, 100) : value;
    text = JSON.stringify(short) ?? text;
  } catch {
    // Something that refers to itself, or a number too large for JSON: its type has to do.
  }
  return shorten(text);
}
