import { bigBenLayout } from '../board/layouts/big-ben.js';
import { bigBen } from '../rules/big-ben.js';
import { propertiesFor, SolitaireElement } from './solitaire-element.js';
import { winnable } from './winnable/big-ben.js';

/**
 * Big Ben: two packs, a dial of foundations inside a dial of fans.
 *
 * @tag big-ben-solitaire
 * @attr {string} rules - `classic`, `catsatcards`, `solsuite` or `jsolitaire`: a set of the options below
 * @attr {string} gap-build - `never`, `nonempty` or `any`: what a fan of fewer than three cards takes
 * @attr {string} fill-start - `12` or `1`: the hour at which filling begins
 * @attr {string} fill-order - `rounds` or `piles`: whether filling goes round, or pile by pile
 * @attr {string} redeals - `0`, `1` or `2`: how often the waste may be turned over
 */
export class BigBenSolitaire extends SolitaireElement {
  static override readonly game = bigBen;
  static override readonly layout = bigBenLayout;
  static override readonly winnable = winnable;
  static override readonly tag: string = 'big-ben-solitaire';
  static override properties = propertiesFor(bigBen);

  declare rules: string | undefined;
  declare gapBuild: string | undefined;
  declare fillStart: string | number | undefined;
  declare fillOrder: string | undefined;
  declare redeals: string | number | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'big-ben-solitaire': BigBenSolitaire;
  }
}
