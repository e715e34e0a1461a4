import { hideAndSeekLayout } from '../board/layouts/hide-and-seek.js';
import { hideAndSeek } from '../rules/games/shuttle.js';
import { propertiesFor, SolitaireElement } from '../element/solitaire-element.js';
import { winnable } from './winnable/hide-and-seek.js';

export type * from '../element/public-types.js';

/**
 * Hide-and-Seek: Clock in rows; the aces’ pile is the start pile.
 *
 * @tag hide-and-seek-solitaire
 */
export class HideAndSeekSolitaire extends SolitaireElement {
  static override readonly game = hideAndSeek;
  static override readonly layout = hideAndSeekLayout;
  static override readonly winnable = winnable;
  static override readonly tag: string = 'hide-and-seek-solitaire';
  static override properties = propertiesFor(hideAndSeek);

  declare inPlace: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'hide-and-seek-solitaire': HideAndSeekSolitaire;
  }
}
