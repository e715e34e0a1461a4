import type { PileFacts } from '../rules/engine.js';
import type { CardLayer } from './cards/cards.js';
import type { Speed } from './cards/motion.js';
import type { Chosen } from './geometry/arrange.js';
import type { PileLayer } from './piles.js';

/** The settings that affect the view. */
export interface BoardLook {
  readonly layout: 'auto' | 'dial' | 'rows';
  readonly speed: Speed;
  readonly hand: 'right' | 'left';
  /** `large`, `four-color`, both or neither. */
  readonly faces: readonly string[];
  readonly keys: boolean;
  /** Whether it is heard what is done on the board. */
  readonly sound?: boolean;
  /** Whether a double tap plays a card to another column, if it can, before it goes to a foundation. */
  readonly toColumns?: boolean;
}

/** What the parts of a board see of it. */
export interface BoardView {
  readonly element: HTMLElement;
  readonly cards: CardLayer;
  /** The piles' buttons. */
  readonly layer: PileLayer;
  /** The piles as they are drawn. */
  readonly piles: readonly PileFacts[];
  /** Undefined while the board has no size. */
  readonly chosen: Chosen | undefined;
  readonly look: BoardLook;
}
