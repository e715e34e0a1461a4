import { fault, type Parsed, parsed } from '../cards/index.js';
import { type Move, pileIndex, type Rules } from './rules.js';

/** Reads a move's token; the move need not be legal. */
export function parseMove(rules: Rules, token: string, at = 0): Parsed<Move> {
  const [from, to, more] = token.split('-');
  const source = pileIndex(rules, from ?? '');
  if (source < 0) {
    return fault('unknown-pile', `“${from}” in the move “${token}” is not a pile of this game`, at);
  }
  const target = pileIndex(rules, to ?? '');
  if (target < 0 || more !== undefined) {
    const shown = token.slice(from!.length + 1);
    const place = at + Math.min(from!.length + 1, token.length);
    return fault(
      'unknown-pile',
      `“${shown}” in the move “${token}” is not a pile of this game`,
      place,
    );
  }
  return parsed(rules.move(source, target));
}
