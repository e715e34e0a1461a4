import { bigBenLayout } from '../board/layouts/big-ben.js';
import { bigBen } from '../rules/games/big-ben.js';
import type { BigBenSolitaireValues } from '../element/attribute-values.js';
import { propertiesFor, SolitaireElement } from '../element/solitaire-element.js';
import { winnable } from './winnable/big-ben.js';

export type * from '../element/public-types.js';

/**
 * Big Ben: two packs, a dial of foundations inside a dial of fans.
 *
 * @tag big-ben-solitaire
 */
export class BigBenSolitaire extends SolitaireElement {
  static override readonly game = bigBen;
  static override readonly layout = bigBenLayout;
  static override readonly winnable = winnable;
  static override readonly tag: string = 'big-ben-solitaire';
  static override properties = propertiesFor(bigBen);

  declare rules: BigBenSolitaireValues['rules'] | undefined;
  declare gapBuild: BigBenSolitaireValues['gapBuild'] | undefined;
  declare fillStart: BigBenSolitaireValues['fillStart'] | undefined;
  declare fillOrder: BigBenSolitaireValues['fillOrder'] | undefined;
  declare redeals: BigBenSolitaireValues['redeals'] | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'big-ben-solitaire': BigBenSolitaire;
  }
}
