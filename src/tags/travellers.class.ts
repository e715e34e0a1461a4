import { travellersLayout } from '../board/layouts/travellers.js';
import { travellers } from '../rules/games/shuttle.js';
import type { TravellersSolitaireValues } from '../element/attribute-values.js';
import { propertiesFor, SolitaireElement } from '../element/solitaire-element.js';
import { winnable } from './winnable/travellers.js';

export type * from '../element/public-types.js';

/**
 * Travellers: Clock in a row, with the kings’ talon below.
 *
 * @tag travellers-solitaire
 */
export class TravellersSolitaire extends SolitaireElement {
  static override readonly game = travellers;
  static override readonly layout = travellersLayout;
  static override readonly winnable = winnable;
  static override readonly tag: string = 'travellers-solitaire';
  static override properties = propertiesFor(travellers);

  declare inPlace: boolean;
  declare deck: TravellersSolitaireValues['deck'] | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'travellers-solitaire': TravellersSolitaire;
  }
}
