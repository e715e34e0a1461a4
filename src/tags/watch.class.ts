import { watchLayout } from '../board/layouts/watch.js';
import { watch } from '../rules/games/shuttle.js';
import type { WatchSolitaireValues } from '../element/attribute-values.js';
import { propertiesFor, SolitaireElement } from '../element/solitaire-element.js';
import { winnable } from './winnable/watch.js';

export type * from '../element/public-types.js';

/**
 * Watch: Clock, but the fourth king may go back once.
 *
 * @tag watch-solitaire
 */
export class WatchSolitaire extends SolitaireElement {
  static override readonly game = watch;
  static override readonly layout = watchLayout;
  static override readonly winnable = winnable;
  static override readonly tag: string = 'watch-solitaire';
  static override properties = propertiesFor(watch);

  declare inPlace: boolean;
  declare kingReturns: WatchSolitaireValues['kingReturns'] | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'watch-solitaire': WatchSolitaire;
  }
}
