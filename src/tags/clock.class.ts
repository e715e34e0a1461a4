import { clockLayout } from '../board/layouts/clock.js';
import { clock } from '../rules/games/shuttle.js';
import { propertiesFor, SolitaireElement } from '../element/solitaire-element.js';
import { winnable } from './winnable/clock.js';

export type * from '../element/public-types.js';

/**
 * Clock: thirteen piles on a dial; pure luck, because the deal decides.
 *
 * @tag clock-solitaire
 */
export class ClockSolitaire extends SolitaireElement {
  static override readonly game = clock;
  static override readonly layout = clockLayout;
  static override readonly winnable = winnable;
  static override readonly tag: string = 'clock-solitaire';
  static override properties = propertiesFor(clock);

  declare inPlace: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'clock-solitaire': ClockSolitaire;
  }
}
