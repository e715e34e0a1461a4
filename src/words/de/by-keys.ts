/** The keys that make a move, in German. */
import type { PileFacts } from '../../rules/engine.js';
import type { PossibleMove } from '../learn-words.js';
import { at } from './vocabulary.js';

/** At first, what the stock is, behind its name. */
export const stockIs = ({ news }: PossibleMove): string =>
  news?.includes('stock') ? ', den verdeckten Stapel' : '';

/** The key of an hour or of the centre. */
function keyOf({ place }: PileFacts): string | undefined {
  if (!('ring' in place)) return undefined;
  if (place.ring === 'centre') return 'C';
  const others = ['0', 'die Taste rechts neben der 0', 'die zweite Taste rechts neben der 0'];
  return others[place.hour - 10] ?? String(place.hour);
}

/** “Enter”, after the keys that lead to a pile, if the focus is elsewhere and there are such. */
export function enterAt(pile: PileFacts, move: PossibleMove): string {
  const { place, role } = pile;
  const isHere = move.focus?.pile === pile.id;
  if (isHere && move.focus?.isThere) return 'Enter';
  const isNew = role === 'stock' && stockIs(move) !== '';
  const where =
    role === 'stock' ? ` auf dem Talon${isNew ? ', dem verdeckten Stapel' : ''}` : ` ${at(pile)}`;
  if (isHere) return `Enter${where}`;
  const toColumns = move.focus?.inColumn ? '' : ' (Ende führt zu den Spalten)';
  if ('row' in place && role === 'tableau') return `Enter${where}${toColumns}`;
  if (move.with !== 'keys') return `Enter${where}`;
  // Whoever reads it may be there already when they follow it: there, S would lead on to the waste.
  if (!move.focus && role === 'stock') return `Enter${where} (S führt dorthin)`;
  if (role === 'stock') return isNew ? `S, dann Enter${where}` : 'S, dann Enter';
  if (role === 'waste' && move.focus) {
    return `${move.focus.isThere && move.focus.pile === 'stock' ? 'S' : 'zweimal S'}, dann Enter`;
  }
  const isFan = 'ring' in place && place.ring === 'outer';
  return isFan ? `zweimal ${keyOf(pile)}, dann Enter` : `Enter${where}`;
}

/** The keys that put a card down: “0, dann Enter”. */
export function putOn(pile: PileFacts, move: PossibleMove, and = ', dann'): string {
  const { focus, from: source, only } = move;
  // Enter on the turned card plays it, if it has one goal.
  const isHere = focus && (focus.pile === pile.id || (only && focus.pile === source.over));
  if (isHere && focus.isThere) return 'Enter';
  if (focus?.pile === pile.id) return `Enter ${at(pile)}`;
  const isOuter = 'ring' in pile.place && pile.place.ring === 'outer';
  const key = move.with === 'keys' && !isOuter ? keyOf(pile) : undefined;
  return key ? `${key}${and} Enter` : `Enter ${at(pile)}`;
}

/** Keys do what is said only on the board: the toolbar, which comes before it, has keys of its own. */
export const pressOf = ({ focus }: PossibleMove): string =>
  focus && !focus.isThere ? 'Geh mit Tab auf den Tisch und drück' : 'Drück';
