import { grandfathersClockLayout } from '../board/layouts/grandfathers-clock.js';
import { grandfathersClock } from '../rules/games/grandfathers-clock.js';
import type { GrandfathersClockSolitaireValues } from '../element/attribute-values.js';
import { propertiesFor, SolitaireElement } from '../element/solitaire-element.js';
import { rated } from './rated/grandfathers-clock.js';
import { winnable } from './winnable/grandfathers-clock.js';

export type * from '../element/public-types.js';

/**
 * Grandfather’s Clock: a dial of foundations and eight open columns.
 *
 * @tag grandfathers-clock-solitaire
 */
export class GrandfathersClockSolitaire extends SolitaireElement {
  static override readonly game = grandfathersClock;
  static override readonly layout = grandfathersClockLayout;
  static override readonly winnable = winnable;
  static override readonly rated: Readonly<Record<string, string>> = rated;
  static override readonly tag: string = 'grandfathers-clock-solitaire';
  static override properties = propertiesFor(grandfathersClock);

  declare tableauWrap: GrandfathersClockSolitaireValues['tableauWrap'] | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'grandfathers-clock-solitaire': GrandfathersClockSolitaire;
  }
}
