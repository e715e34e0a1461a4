import { germanClockLayout } from '../board/layouts/german-clock.js';
import { germanClock } from '../rules/games/german-clock.js';
import type { GermanClockSolitaireValues } from '../element/attribute-values.js';
import { propertiesFor, SolitaireElement } from '../element/solitaire-element.js';
import { winnable } from './winnable/german-clock.js';

export type * from '../element/public-types.js';

/**
 * German Clock: an empty dial, filled suit by suit.
 *
 * @tag german-clock-solitaire
 */
export class GermanClockSolitaire extends SolitaireElement {
  static override readonly game = germanClock;
  static override readonly layout = germanClockLayout;
  static override readonly winnable = winnable;
  static override readonly tag: string = 'german-clock-solitaire';
  static override properties = propertiesFor(germanClock);

  declare redeals: GermanClockSolitaireValues['redeals'] | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'german-clock-solitaire': GermanClockSolitaire;
  }
}
