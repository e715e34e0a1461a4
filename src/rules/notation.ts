import { fault, type Parsed, parsed } from '../cards/index.js';
import { type Move, pileIndex, type Rules } from './rules.js';

/** Parses a move's token; the move need not be legal. */
export function parseMove(rules: Rules, token: string, at = 0): Parsed<Move> {
  const from = token.split('-', 1)[0]!;
  const to = token.slice(from.length + 1);
  const source = pileIndex(rules, from);
  const target = pileIndex(rules, to);
  if (source >= 0 && target >= 0) return parsed(rules.move(source, target));
  const [wrong, place] = source < 0 ? [from, 0] : [to, Math.min(from.length + 1, token.length)];
  const what = `“${wrong}” in the move “${token}” is not a pile of this game`;
  return fault('unknown-pile', what, at + place);
}
