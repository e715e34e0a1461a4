/** The keys that make a move, in English. */
import type { PileFacts } from '../../rules/engine.js';
import type { PossibleMove } from '../learn-words.js';
import { place } from './vocabulary.js';

/** Where a card lies: “in column 5”, “on the waste”; nothing of a turned card, which is in play. */
export const lying = (pile: PileFacts): string => {
  if (pile.role === 'turned') return '';
  const { place: at, rank, role, spread } = pile;
  // The pile of a rank in a row is called “the sixes”.
  const isInside = role === 'tableau' && ('ring' in at ? spread === 'fan' : !rank);
  return ` ${isInside ? 'in' : 'on'} ${place(pile)}`;
};

/** The stock, and at first what that is. */
export const theStock = ({ news }: PossibleMove): string =>
  news?.includes('stock') ? 'the stock, the face-down pile' : 'the stock';

/** The keys of 11 and 12 o’clock, and where they are. */
const MARKS = [
  ['minus', 'minus, the key right of 0,'],
  ['equals', 'equals, the second key right of 0,'],
] as const;

/** The key of an hour or of the centre. */
function keyOf({ place: at }: PileFacts, { news }: PossibleMove): string | undefined {
  if (!('ring' in at)) return undefined;
  if (at.ring === 'centre') return 'C';
  const mark = MARKS[at.hour - 11];
  return mark ? mark[news?.includes(mark[0]) ? 1 : 0] : String(at.hour % 10);
}

/** “Enter”, after the keys that lead to a pile, if the focus is elsewhere and there are such. */
export function enterOn(pile: PileFacts, move: PossibleMove): string {
  const isOuter = 'ring' in pile.place && pile.place.ring === 'outer';
  const isColumn = 'row' in pile.place && pile.role === 'tableau';
  const isHere = move.focus?.pile === pile.id;
  if (isHere && move.focus?.isThere) return 'Enter';
  const where =
    pile.role === 'stock' ? ` on ${theStock(move)}` : isOuter ? ` on ${place(pile)}` : lying(pile);
  if (isHere) return `Enter${where}`;
  if (isColumn) return `Enter${where}${move.focus?.inColumn ? '' : ' (End leads to the columns)'}`;
  if (move.with !== 'keys') return `Enter${where}`;
  // Whoever reads it may be there already when they follow it: there, S would lead on to the waste.
  if (!move.focus && pile.role === 'stock') return `Enter${where} (S leads there)`;
  if (pile.role === 'stock') {
    return move.news?.includes('stock') ? `S, then Enter on ${theStock(move)}` : 'S, then Enter';
  }
  if (pile.role === 'waste' && move.focus) {
    return `${move.focus.isThere && move.focus.pile === 'stock' ? 'S' : 'S twice'}, then Enter`;
  }
  const key = keyOf(pile, move);
  return isOuter ? `${key} twice, then Enter` : `Enter${where}`;
}

/** The keys that put a card down: “equals, then Enter”. */
export function putOn(pile: PileFacts, move: PossibleMove, and = ', then'): string {
  const { focus, from, only } = move;
  // Enter on the turned card plays it, if it has one goal.
  const isHere = focus && (focus.pile === pile.id || (only && focus.pile === from.over));
  if (isHere && focus.isThere) return 'Enter';
  if (focus?.pile === pile.id) return `Enter on ${place(pile)}`;
  const isOuter = 'ring' in pile.place && pile.place.ring === 'outer';
  const key = move.with === 'keys' && !isOuter ? keyOf(pile, move) : undefined;
  if (key) return `${key}${key.endsWith(',') ? and.replace(',', '') : and} Enter`;
  return `Enter ${isOuter || pile.role !== 'tableau' ? `on ${place(pile)}` : lying(pile).trim()}`;
}

/** Keys do what is said only on the board: the toolbar, which comes before it, has keys of its own. */
export const pressOf = ({ focus }: PossibleMove): string =>
  focus && !focus.isThere ? 'Tab to the board and press' : 'Press';
