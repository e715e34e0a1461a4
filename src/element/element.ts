/**
 * What a game of one's own is made of, beside its rules: the element that every game extends, and
 * places to lay its piles out.
 */
export {
  type Arrangement,
  atHour,
  CARD_HEIGHT,
  downward,
  type Layout,
  outward,
  type Place,
  type PlayingHand,
  type Spot,
  upright,
} from '../board/geometry/arrange.js';
export { propertiesFor, SolitaireElement } from './solitaire-element.js';
export type * from './public-types.js';
