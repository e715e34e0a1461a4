import { wanderingCardLayout } from '../board/layouts/wandering-card.js';
import { wanderingCard } from '../rules/games/wandering-card.js';
import { propertiesFor, SolitaireElement } from '../element/solitaire-element.js';
import { winnable } from './winnable/wandering-card.js';

export type * from '../element/public-types.js';

/**
 * Wandering Card: thirteen face-up piles; cards that fall on their own place set the others moving.
 *
 * @tag wandering-card-solitaire
 */
export class WanderingCardSolitaire extends SolitaireElement {
  static override readonly game = wanderingCard;
  static override readonly layout = wanderingCardLayout;
  static override readonly winnable = winnable;
  static override readonly tag: string = 'wandering-card-solitaire';
  static override properties = propertiesFor(wanderingCard);

  declare countFirstRow: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'wandering-card-solitaire': WanderingCardSolitaire;
  }
}
