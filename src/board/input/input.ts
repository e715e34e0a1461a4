import type { Command } from '../../game/index.js';
import type { Card, Move, PileFacts, Rules, State } from '../../rules/engine.js';
import type { Refusal } from '../../words/index.js';

/**
 * What players do, as data: the listeners make it of events, `react` decides what it means, and `BoardInput`
 * does that. Nothing here knows the DOM. Points are in pixels of the window, times are the events' own.
 */

/** What a pointer is; anything unknown counts as a finger. */
export type Device = 'mouse' | 'pen' | 'touch';

/** One thing that a player does. */
export type Input =
  | {
      readonly type: 'press';
      readonly id: number;
      readonly device: Device;
      /** Whether it is the first finger, or the first button of the mouse. */
      readonly first: boolean;
      readonly pile: number | undefined;
      /** The card of the pile that it is on, 1 for the top one. */
      readonly depth: number;
      readonly x: number;
      readonly y: number;
      /** Whether it ended a long animation, and so means no card. */
      readonly ended: boolean;
    }
  | {
      readonly type: 'move';
      readonly id: number;
      readonly device: Device;
      /** Whether a button is down. */
      readonly pressed: boolean;
      readonly pile: number | undefined;
      readonly x: number;
      readonly y: number;
      readonly time: number;
    }
  /** A finger has moved, which may scroll the page: told before the movement of the pointer. */
  | { readonly type: 'touch-move'; readonly x: number; readonly y: number }
  | {
      readonly type: 'release';
      readonly id: number;
      /** The pile that gets the event: a finger stays with the pile that it pressed. */
      readonly pile: number | undefined;
      /** The pile that lies under the pointer. */
      readonly under: number | undefined;
      readonly x: number;
      readonly y: number;
      readonly time: number;
    }
  /** Cards are let go over a pile, which may be their own, or over none. */
  | {
      readonly type: 'drop';
      readonly id: number;
      readonly pile: number | undefined;
      readonly time: number;
    }
  /** The browser ends a gesture: that of one pointer, or any drag. */
  | { readonly type: 'cancel'; readonly id?: number }
  /** The pointer leaves the board, or the window loses the focus. */
  | { readonly type: 'leave' }
  /** A finger has rested for as long as it takes to hold a card. */
  | { readonly type: 'held' }
  /** A pointer has rested for as long as it takes to look at a pile. */
  | { readonly type: 'rested' }
  /** What shows looks has been loaded. */
  | { readonly type: 'looks-loaded' }
  /** What drags cards has been loaded, or has not come. */
  | { readonly type: 'drag-loaded'; readonly time: number }
  /** A click: by a pointer, or by a key, a switch or a voice, which mean a pile and none of its cards. */
  | {
      readonly type: 'activate';
      readonly by: 'pointer' | 'other';
      readonly pile: number | undefined;
      /** Whether it ended a long animation. */
      readonly ended: boolean;
    }
  | { readonly type: 'put-down' }
  | { readonly type: 'focus'; readonly pile: number }
  | { readonly type: 'command'; readonly name: Command }
  | { readonly type: 'look'; readonly pile: number }
  | { readonly type: 'end-look' }
  /** A move that a tap of a pointer has made. */
  | { readonly type: 'played'; readonly tap: Played }
  /** All events of a press have come. */
  | { readonly type: 'press-over' }
  /** The table is another one. */
  | { readonly type: 'new-table' }
  /** A key that led nowhere. */
  | { readonly type: 'stay'; readonly why: StayReason };

/**
 * Why a key leads nowhere: the pile has the focus already, none lies there, the game has no such pile, or no card is
 * in hand.
 */
export type StayReason = 'here' | 'edge' | 'not-in-game' | 'nothing-lifted';

/** The cards in the player's hand. A turned card counts as lifted without being here. */
export interface Lifted {
  readonly pile: number;
  readonly count: number;
  /** When it was lifted by a pointer; NaN by a key. */
  readonly at: number;
}

/** A move made by a tap of a pointer: the tapped pile, and the target if the card was tapped. */
export interface Played {
  readonly pile: number;
  readonly target: number | undefined;
  readonly at: number;
}

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A pointer that is down on a pile. */
export interface Press {
  readonly is: 'press';
  readonly id: number;
  readonly device: Device;
  readonly pile: number;
  readonly depth: number;
  readonly x: number;
  readonly y: number;
  /**
   * Whether it drags its card or scrolls the page: a finger drags once it has held the card or moved
   * sideways. Until then it is open. What is drawn from the stock does not follow: it is tapped, wherever the
   * pointer is let go.
   */
  readonly way: 'open' | 'drags' | 'scrolls' | 'draws';
  /** Whether it may tap or drag: not if it ended an animation. */
  readonly acts: boolean;
  /** Where the pointer is, if it drags as soon as that is loaded. */
  readonly waits: Point | undefined;
}

/** Cards that follow a pointer. */
export interface Drag {
  readonly is: 'drag';
  readonly press: Press;
  /** The pile that they come from, which may lie on the pressed one. */
  readonly source: number;
  /** What was in the hand before. */
  readonly before: Lifted | undefined;
  /** Whether the pile was looked at before, and the pointer hasn't moved on since. */
  readonly looked: boolean;
}

/** The gesture in progress; one pointer at a time, a second one is ignored. */
export type Gesture =
  | { readonly is: 'none' }
  /** The mouse is over a pile. */
  | { readonly is: 'hover'; readonly pile: number }
  | Press
  | Drag;

export const NO_GESTURE: Gesture = { is: 'none' };

/** All that is remembered of input. */
export interface InputState {
  readonly gesture: Gesture;
  readonly lifted: Lifted | undefined;
  readonly played: Played | undefined;
  /**
   * The pile on which Enter has played the turned card: Enter there goes on with the next one, without a journey to
   * where that lies. `isNew` until the table that the move has led to is there; it ends with any other table.
   */
  readonly goesOn: { readonly pile: number; readonly isNew: boolean } | undefined;
  /** The pile that is spread for a look. */
  readonly look: number | undefined;
  /**
   * Whether the gesture is on a card that can be dragged, or on the stock: then nothing around the board is to act
   * on it.
   */
  readonly ours: boolean;
  /** Whether a press was handled, so that the click after it isn't treated as another tap. */
  readonly pressed: boolean;
}

export const AT_REST: InputState = {
  gesture: NO_GESTURE,
  lifted: undefined,
  played: undefined,
  goesOn: undefined,
  look: undefined,
  ours: false,
  pressed: false,
};

/** What is to be done, in this order. */
export type Act =
  /** The lifted cards are others, or none. */
  | { readonly do: 'show-lifted' }
  | { readonly do: 'say-lifted'; readonly lifted: Lifted }
  | { readonly do: 'say-put-down'; readonly card: Card; readonly pile: number }
  /** @property tap what to remember if it was played, by a pointer */
  | { readonly do: 'play'; readonly move: Move; readonly tap: Played | undefined }
  | {
      readonly do: 'refuse';
      readonly code: Refusal;
      readonly from: number;
      readonly to: number | undefined;
      readonly count: number;
    }
  /** The board gets the events of a pointer wherever it goes. */
  | { readonly do: 'capture'; readonly id: number }
  /** Cards leave their pile, to follow the pointer. */
  | {
      readonly do: 'pick-up';
      readonly press: Press;
      readonly source: number;
      readonly count: number;
    }
  | { readonly do: 'carry'; readonly x: number; readonly y: number }
  /** Sends the carried cards to their places. */
  | { readonly do: 'send-home' }
  /** No card is carried any more; the table that is about to be drawn has a place for each. */
  | { readonly do: 'let-go' }
  | { readonly do: 'load-drag' }
  | { readonly do: 'wait'; readonly until: 'held' | 'rested'; readonly ms: number }
  | { readonly do: 'stop-waiting'; readonly until: 'held' | 'rested' }
  /** @property by a key: then it is said, too */
  | { readonly do: 'look'; readonly pile: number; readonly by: 'pointer' | 'key' }
  | { readonly do: 'end-look' }
  | { readonly do: 'focus'; readonly pile: number }
  | { readonly do: 'command'; readonly name: Command }
  /** A finger that meant to drag a card, as it seems, has scrolled the page. */
  | { readonly do: 'say-hold' }
  /** Lets be heard, and not seen, that a key led nowhere. */
  | { readonly do: 'say-stay'; readonly why: StayReason };

/** What decisions depend on besides the state. */
export interface InputTable {
  readonly rules: Rules;
  readonly state: State;
  readonly piles: readonly PileFacts[];
  /** Whether the game is only to be looked at: then a tap or Enter on a pile describes it. */
  readonly readOnly?: boolean | undefined;
  /** Whether the page has disabled the game that is shown: then a tap or Enter on a pile is refused. */
  readonly disabled?: boolean;
  /** Whether the player wants a double tap to play to another column before a foundation. */
  readonly toColumns?: () => boolean;
  /** Whether what drags cards has been loaded. */
  readonly canDrag: boolean;
  /** Whether a pile can be looked at by resting on it: then some of its open cards can't be read. */
  canLook(pile: number): boolean;
}

/** A new state, and what follows from it. */
export interface Reaction {
  readonly state: InputState;
  readonly acts: readonly Act[];
}

export const answer = (state: InputState, ...acts: readonly Act[]): Reaction => ({ state, acts });

/** One reaction after another. */
export function andThen(
  { state, acts }: Reaction,
  next: (state: InputState) => Reaction,
): Reaction {
  const then = next(state);
  return { state: then.state, acts: [...acts, ...then.acts] };
}
