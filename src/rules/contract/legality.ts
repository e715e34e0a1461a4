/** Why a move is not legal, or `ok`. Each language has a sentence for every code. */
export const LEGALITIES = [
  'ok',
  'unknown-move',
  'game-over',
  'empty-pile',
  'not-available',
  'foundation-keeps',
  'pile-complete',
  'not-next-in-suit',
  'not-next-down',
  'not-next-down-in-suit',
  'wrong-hour',
  'suit-not-open',
  'wrong-colour',
  'has-gaps',
  'empty-fan',
  'no-gaps',
  'fill-first',
  'stock-empty',
  'stock-not-empty',
  'waste-empty',
  'no-redeals',
  'king-must-return',
  'nothing-hidden',
  'same-pile',
] as const;
export type Legality = (typeof LEGALITIES)[number];

/** Why moves are not legal, in words for a page's author; players get whole sentences in their language. */
const WHY: Readonly<Record<Exclude<Legality, 'ok'>, string>> = {
  'unknown-move': 'nothing moves from that pile to that one',
  'game-over': 'the game is over',
  'empty-pile': 'the pile is empty',
  'not-available': 'the card is not available',
  'foundation-keeps': 'foundations keep their cards',
  'pile-complete': 'the pile is complete',
  'not-next-in-suit': 'foundations are built up in suit',
  'not-next-down': 'columns are built down',
  'not-next-down-in-suit': 'fans are built down in suit',
  'wrong-hour': 'the card belongs on another pile',
  'suit-not-open': 'the pile needs another suit next',
  'wrong-colour': 'the second suit has the other colour',
  'has-gaps': 'the fan has gaps',
  'empty-fan': 'an empty fan is filled from the stock',
  'no-gaps': 'there are no gaps to fill',
  'fill-first': 'the gaps come first',
  'stock-empty': 'the stock is empty',
  'stock-not-empty': 'the stock is not empty yet',
  'waste-empty': 'the waste is empty',
  'no-redeals': 'there are no redeals left',
  'king-must-return': 'the king goes to a pile with cards face down',
  'nothing-hidden': 'the pile has no cards face down',
  'same-pile': 'the card is on that pile already',
};

/** What is wrong with a move, as the end of a sentence; a game of another author may have a code of its own. */
export const whyNotLegal = (code: Exclude<Legality, 'ok'>): string =>
  WHY[code] ?? `the rules say “${code}”`;
